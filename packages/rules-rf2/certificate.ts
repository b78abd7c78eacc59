// A question about a position, as one passes it on to another: everything that it takes to judge it
// again, and not the verdict.

import type { Json, JsonObject, Refusal, Result } from '@grognard/kernel'
import { shaped } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { asPosition } from './as-position.ts'
import { isOrder } from './asks/order.ts'
import type { Rf2, Unit } from './battle.ts'
import type { Stance } from './field/situation.ts'
import { formation, pose } from './position.ts'
import { refused } from './refusals/refused.ts'
import { setUp } from './setup.ts'
import { refuseUnit } from './units/refuse-unit.ts'

const id = z.int().check(z.minimum(0))
const json: z.ZodMiniType<Json> = z.any()
const body = z.union([z.strictObject({ unit: id }), z.strictObject({ leader: id })])

/** What is to be judged: an order, whether somebody could fire at another, how far it is. */
const matter = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('order'), order: json }),
  z.strictObject({ about: z.literal('shot'), unit: id, target: id }),
  z.strictObject({ about: z.literal('distance'), from: body, to: body }),
])

/** Where a unit would be that is elsewhere in the position. */
const imagined = z.strictObject({ unit: id, formation, pose })

const schema = z.strictObject({
  position: json,
  options: z.record(z.string(), json),
  matter,
  imagined: z.exactOptional(imagined),
})

export type Matter = z.infer<typeof matter>
/** A unit or a leader. */
export type Measured = z.infer<typeof body>
export type Imagined = Stance & { readonly unit: number }
export type Case = {
  /** What is judged: with whoever is only imagined somewhere. */
  readonly seen: Rf2
  /** The position as it is. */
  readonly truth: Rf2
  readonly imagined: Imagined | null
  readonly matter: Matter
}

/** A case to pass on, in the position as it is or with somebody imagined elsewhere. */
export const caseOf = (
  seen: Rf2,
  given: Matter,
  elsewhere: Imagined | null = null,
): JsonObject => ({
  position: asPosition(seen) as unknown as Json,
  options: { ...seen.options },
  matter: given,
  ...(elsewhere && { imagined: elsewhere }),
})

/** A case that came from outside, set up; or what is wrong with it. */
export function caseFrom(given: Json): Result<Case> {
  const parsed = shaped(schema, given)
  if (!parsed.ok) return parsed
  const { position, options, matter: asked, imagined: elsewhere = null } = parsed.value
  const begun = setUp({ position, options })
  if (!begun.ok) return begun
  const truth = begun.value
  const there: Imagined | null = elsewhere
  const own = there && truth.units[there.unit]
  const moved = own && there && { ...own, formation: there.formation, pose: there.pose }
  const fault = there && (moved ? refuseUnit(moved) : absent(there.unit))
  if (fault) return { ok: false, refusal: fault }
  const seen = moved ? { ...truth, units: truth.units.with(moved.id, moved) } : truth
  const missing = missingIn(seen, asked)
  return missing === null
    ? { ok: true, value: { seen, truth, imagined: there, matter: asked } }
    : { ok: false, refusal: absent(missing) }
}

const absent = (unit: number): Refusal => refused('rf2:6.7', 'move-off-table', { unit: `${unit}` })

const isThere = ({ units }: Rf2, unit: number): boolean => isOnTable(units[unit])
const isOnTable = (unit: Unit | undefined): boolean =>
  unit?.pose !== undefined && unit.pose !== null

/** The first of those that are asked about who is not on the table; null if all are. */
function missingIn(seen: Rf2, asked: Matter): number | null {
  const bodies: readonly Measured[] =
    asked.about === 'shot'
      ? [{ unit: asked.unit }, { unit: asked.target }]
      : asked.about === 'distance'
        ? [asked.from, asked.to]
        : isOrder(asked.order) && asked.order !== 'done' && 'unit' in asked.order
          ? [{ unit: asked.order.unit }]
          : [{ unit: -1 }]
  for (const one of bodies) {
    if ('unit' in one && !isThere(seen, one.unit)) return one.unit
    if ('leader' in one && seen.leaders[one.leader]?.status !== 'ready') return one.leader
  }
  return null
}
