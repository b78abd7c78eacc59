// Small battles for tests, in inches and degrees, and what a player makes of a question in them.

import { INCH, textOfTerrain } from '@grognard/geometry'
import {
  askFor,
  courseAt,
  kindOf,
  knowledgeOf,
  playOut,
  randomFrom,
  seeded,
  seenBy,
  type Ask,
  type Json,
  type JsonObject,
  type Question,
  type SeatId,
} from '@grognard/kernel'
import { vf2, vfRulebooks } from '@grognard/rules-vf'
import type { Vf } from '@grognard/rules-vf/functions'
import { playerOf, type ComputerPlayer, type Reason } from '../../player.ts'

const at = (x: number, y: number) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) })

/** A unit of a row of an army sheet that looks so many degrees clockwise from up the page. */
export const unit = (
  profile: string,
  x: number,
  y: number,
  degrees: number,
  more: JsonObject = {},
): JsonObject => ({
  name: `${profile} at ${x}`,
  profile,
  pose: { ...at(x, y), facing: Math.round((degrees * 65_536) / 360) },
  ...more,
})

const army = (sheet: string, y: number, units: readonly JsonObject[]): JsonObject => ({
  sheet,
  leader: { name: `general of the ${sheet}`, at: at(34, y) },
  brigades: [
    { name: `${sheet} brigade`, leader: { name: `${sheet} brigadier`, at: at(38, y) }, units },
  ],
})

/** By which edition a battle is played, and what was agreed on. */
export type Played = {
  readonly rules?: (typeof vfRulebooks)[number]
  readonly options?: JsonObject
}

const rulesOf = ({ options: { edition } }: Vf): (typeof vfRulebooks)[number] =>
  vfRulebooks.find(({ id }) => id === edition) ?? vf2

/** British red looks up the page, French blue down; red is to act. */
export function drawnUp(
  red: readonly JsonObject[],
  blue: readonly JsonObject[],
  more: JsonObject = {},
  { rules = vf2, options = {} }: Played = {},
): Vf {
  const terrain = { width: 72 * INCH, height: 48 * INCH, features: [] }
  const position: Json = {
    terrain: JSON.parse(textOfTerrain(terrain)) as Json,
    armies: { red: army('british', 40, red), blue: army('french', 4, blue) },
    turn: 3,
    phase: 'action',
    ...more,
  }
  const begun = rules.setUp({ position, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

/** The question that a seat is asked; where it is red's brigade that is to be chosen, its orders. */
export function questionTo(seat: SeatId, battle: Vf): Question {
  const course = courseAt(rulesOf(battle), battle)
  const ask = askFor(course, seat)
  if (!ask) throw new Error(`Nothing is asked of ${seat}.`)
  return {
    seat,
    ask,
    kind: kindOf(course, ask.name),
    seen: seenBy(course, seat),
    random: randomFrom('question'),
    knowledge: () => knowledgeOf(course, seat),
  }
}

/** A battle in which red's only brigade acts already. */
export const acting = (
  red: readonly JsonObject[],
  blue: readonly JsonObject[],
  more: JsonObject = {},
  played: Played = {},
): Vf => {
  const battle = drawnUp(red, blue, more, played)
  battle.brigades = battle.brigades.map((brigade) =>
    brigade.side === 'red' ? { ...brigade, activation: 'active' as const } : brigade,
  )
  battle.acting = 0
  return battle
}

type Told = { readonly ask: Ask; readonly answer: Json; readonly reason: Reason | null }

/** Two commanders a side. */
export const TWO_A_SIDE: JsonObject = {
  seats: (['red', 'blue'] as const).flatMap((side) =>
    [true, false].map((chief) => ({
      id: `${side} ${chief ? 'chief' : 'second'}`,
      side,
      chief,
      player: '',
    })),
  ),
}

/** Plays a scenario out; the kernel throws where an answer is refused. */
export function battleOf(
  scenario: string,
  seed: string,
  red: ComputerPlayer,
  blue: ComputerPlayer,
  more: JsonObject = {},
  { rules = vf2, options = {} }: Played = {},
) {
  const position = rules.scenarios.find(({ name }) => name === scenario)?.position
  if (position === undefined) throw new Error(`There is no scenario '${scenario}'.`)
  const begun = rules.setUp({ position: { ...(position as JsonObject), ...more }, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const told: Told[] = []
  const sitting = new Map(
    begun.value.seats.map(({ id, side }) => {
      const mind = (side === 'red' ? red : blue).sit()
      const player = playerOf(mind, ({ ask }, { answer, reason }) =>
        told.push({ ask, answer, reason }),
      )
      return [id, { player, random: randomFrom(`${seed} ${id}`) }]
    }),
  )
  const players = (seat: SeatId) => {
    const sat = sitting.get(seat)
    if (!sat) throw new Error(`Nobody sits in '${seat}'.`)
    return sat
  }
  const played = playOut(rules, begun.value, { players, chance: seeded(seed), limit: 5000 })
  return { ...played, told }
}
