// A question about a position, as one passes it on to another: everything that it takes to judge
// it again, and not the verdict.

import type { Json, JsonObject, Refusal, Result, SeatId } from '@grognard/kernel'
import { shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { imagine, type Imagined } from './actions/as-if.ts'
import { faultOfBends } from './actions/filing.ts'
import { asPosition } from './as-position.ts'
import { mayBeAsked } from './asked.ts'
import { RANKS, type Rank, type UnitId, type Vf } from './battle.ts'
import { questionToday } from './earlier.ts'
import { editionNamed } from './editions/book.ts'
import { leaderBody, situationOf } from './field/situation.ts'
import { EDITIONS } from './options.ts'
import { formation, point, pose } from './position.ts'
import { refused } from './refusals/refused.ts'
import { setUp } from './setup.ts'
import { faultOfFormation } from './units/formations.ts'
import { view } from './view.ts'

const id = z.int().check(z.minimum(0))
const body = z.union([z.strictObject({ unit: id }), z.strictObject({ leader: id })])
const json: z.ZodMiniType<Json> = z.any()
const object: z.ZodMiniType<JsonObject> = z.record(z.string(), json)

/** What is to be judged: an answer to a question, or something between two. */
const matter = z.discriminatedUnion('about', [
  z.strictObject({
    about: z.literal('answer'),
    ask: z.string(),
    args: object,
    answer: json,
  }),
  z.strictObject({ about: z.literal('shot'), unit: id, target: id }),
  z.strictObject({ about: z.literal('sight'), unit: id, target: id }),
  z.strictObject({ about: z.literal('contact'), unit: id, target: id }),
  z.strictObject({ about: z.literal('distance'), from: body, to: body }),
])

/** Where somebody would be who is elsewhere in the position. */
const imagined: z.ZodMiniType<Imagined> = z.union([
  z.strictObject({ unit: id, formation, pose }),
  z.strictObject({ leader: id, at: point }),
])

const schema = z.strictObject({
  position: json,
  options: object,
  /** Cases of before there were several are of the 2nd. */
  edition: z.exactOptional(z.enum(EDITIONS)),
  you: z.nullable(z.string()),
  matter,
  imagined: z.exactOptional(imagined),
})

export type Matter = z.infer<typeof matter>
/** A unit or a leader. */
export type Measured = z.infer<typeof body>
export type Case = {
  /** What is judged: with whoever is only imagined somewhere. */
  readonly seen: Vf
  /** The position as it is. */
  readonly truth: Vf
  readonly imagined: Imagined | null
  readonly matter: Matter
}

/** What the players of an edition may agree on, as these have. */
const agreedOn = ({ options }: Vf): JsonObject =>
  Object.fromEntries(
    editionNamed(options.edition)
      .options.map(({ name }) => [name, options[name as keyof typeof options]] as const)
      .filter(([, value]) => value !== undefined),
  )

/**
 * A case to pass on, in the position as it is or with somebody imagined elsewhere. Of the cards in
 * hand those are told that the answer itself plays.
 */
export function caseOf(seen: Vf, given: Matter, elsewhere: Imagined | null = null): JsonObject {
  return {
    position: asPosition(seen, given.about === 'answer' ? ranksIn([given.answer, given.args]) : []),
    options: agreedOn(seen),
    edition: seen.options.edition,
    you: seen.you,
    matter: given,
    ...(elsewhere && { imagined: elsewhere }),
  }
}

function ranksIn(answer: Json): readonly Rank[] {
  const text = JSON.stringify(answer)
  return RANKS.filter((rank) => text.includes(`"card":"${rank}"`))
}

/** A case that came from outside, set up; or what is wrong with it. */
export function caseFrom(given: Json): Result<Case> {
  const parsed = shaped(schema, given)
  if (!parsed.ok) return parsed
  const {
    position,
    options,
    edition = 'vf2',
    you,
    matter: written,
    imagined: elsewhere = null,
  } = parsed.value
  const asked = matterToday(written)
  const begun = setUp(editionNamed(edition), { position, options })
  if (!begun.ok) return begun
  const seat: SeatId | null = begun.value.seats.some((one) => one.id === you) ? you : null
  const truth = view(begun.value, seat)
  const fault = elsewhere && wrongWith(truth, elsewhere)
  if (fault) return { ok: false, refusal: fault }
  const seen = elsewhere ? imagine(truth, elsewhere) : truth
  const missing = missingIn(seen, asked)
  if (missing !== null) return { ok: false, refusal: notOnTable(missing) }
  if (asked.about === 'answer' && !mayBeAsked(truth, asked.ask, asked.args))
    return { ok: false, refusal: refused(null, 'not-asked-here', { ask: asked.ask }) }
  return { ok: true, value: { seen, truth, imagined: elsewhere, matter: asked } }
}

/** A link that was passed on long ago may have an answer in an earlier form. */
const matterToday = (written: Matter): Matter =>
  written.about === 'answer'
    ? { ...written, ...questionToday(written.ask, written.answer) }
    : written

const notOnTable = (unit: string): Refusal => refused('vf2:6.2', 'order-not-on-table', { unit })

/** Nobody is imagined who is not of the battle, has left it, or cannot stand like that. */
function wrongWith(truth: Vf, elsewhere: Imagined): Refusal | null {
  const { units, leaders } = truth
  if ('leader' in elsewhere) {
    const leader = leaders[elsewhere.leader]
    return leader && leader.status !== 'removed' ? null : notOnTable(`${elsewhere.leader}`)
  }
  const unit = units[elsewhere.unit]
  if (!unit || unit.status === 'routed') return notOnTable(`${elsewhere.unit}`)
  const { formation } = elsewhere
  return faultOfFormation(unit, formation) ?? faultOfBends(truth, unit, formation)
}

/** Whom it speaks of and who is not on the table; null if all are there. */
function missingIn(seen: Vf, asked: Matter): string | null {
  const isThere = (unit: UnitId): boolean => Boolean(situationOf(seen).bodies[unit])
  const unitGone = (unit: UnitId): string | null => (isThere(unit) ? null : `${unit}`)
  if (asked.about === 'answer') return null
  if (asked.about !== 'distance') return unitGone(asked.unit) ?? unitGone(asked.target)
  const gone = (one: Measured): string | null => {
    if ('unit' in one) return unitGone(one.unit)
    const leader = seen.leaders[one.leader]
    return leader && leaderBody(seen, leader) ? null : `${one.leader}`
  }
  return gone(asked.from) ?? gone(asked.to)
}
