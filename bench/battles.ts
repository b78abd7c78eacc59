// The battles that are measured: picket with 30 units a side, each with 20 fields.
import {
  CHANCE,
  isAnswered,
  playOut,
  randomFrom,
  randomPlayer,
  seeded,
  type Answered,
  type Json,
  type Played,
  type SetUp,
} from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { padded } from './unit.ts'

export type Picket = Extract<ReturnType<typeof picket.setUp>, { ok: true }>['value']
export type Unit = Picket['units'][number]

const LANES = 30

const line = (side: string) => Array.from({ length: LANES }, (_, lane) => ({ side, lane, men: 6 }))

export const setUp: SetUp = {
  position: { units: [...line('red'), ...line('blue')] },
  options: {},
}

const FIELDS = 20

export const rulebook: typeof picket = {
  ...picket,
  setUp(given) {
    const begun = picket.setUp(given)
    if (begun.ok) begun.value.units = begun.value.units.map(padded)
    return begun
  },
}

export function startingBattle(): Picket {
  const begun = rulebook.setUp(setUp)
  if (!begun.ok) throw new Error(begun.refusal.message)
  checkFields(begun.value)
  return begun.value
}

function checkFields({ units }: Picket): void {
  if (units.length === 2 * LANES && units.every((unit) => Object.keys(unit).length === FIELDS))
    return
  throw new Error(`The benchmark's battle has not ${2 * LANES} units with ${FIELDS} fields each.`)
}

/** A battle that random players fought to its end. */
export function playedBattle(seed: string): Played<Picket> {
  const random = randomFrom(`${seed}/players`)
  const played = playOut(rulebook, startingBattle(), {
    players: () => ({ player: randomPlayer, random }),
    chance: seeded(`${seed}/chance`),
  })
  checkFields(played.course.checkpoint)
  return played
}

/** All that was answered in it, in order. */
export const answersOf = ({ log }: Played<Picket>): readonly Answered[] => log.filter(isAnswered)

/** A seat's answer, and what chance gave after it and before the next one. */
export type Decision = {
  readonly seat: string
  readonly ask: string
  readonly answer: Json
  readonly isAutomatic: boolean
  readonly chance: readonly Json[]
}

export function decisionsOf(played: Played<Picket>): readonly Decision[] {
  const decisions: (Decision & { chance: Json[] })[] = []
  for (const { seat, ask, answer, automatic } of answersOf(played)) {
    if (seat === CHANCE) decisions.at(-1)?.chance.push(answer)
    else decisions.push({ seat, ask, answer, isAutomatic: automatic !== undefined, chance: [] })
  }
  return decisions
}

export const menIn = (units: readonly { readonly men: number }[]): string =>
  units.map(({ men }) => men).join(' ')
