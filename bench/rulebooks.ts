// Battles of the rulebooks between computer players, as `simulate` plays them.
import { playable } from '@grognard/books'
import { playerOf, type ComputerPlayer } from '@grognard/computer'
import {
  askFor,
  CHANCE,
  courseAt,
  playOut,
  put,
  randomFrom,
  seeded,
  type Battle,
  type Json,
  type Player,
  type Rulebook,
} from '@grognard/kernel'

/** All but the kernel's example, which is measured by itself. */
const loaded = await Promise.all(
  playable()
    .filter(({ id }) => id !== 'picket')
    .map(async ({ id, play }) => ({
      id,
      rulebook: await play.rulebook(),
      players: await play.players.minds(),
    })),
)

export const rulebooks: Readonly<Record<string, Rulebook>> = Object.fromEntries(
  loaded.map(({ id, rulebook }) => [id, rulebook]),
)

export const playersOf = (name: string): readonly ComputerPlayer[] =>
  loaded.find(({ id }) => id === name)?.players ?? []

/** A battle by its number: the same again for the same number. */
export type Fought = {
  readonly play: (number: number) => number
  /** How many of the answers had more than one candidate: all others count for nobody. */
  readonly decisionsOf: (number: number) => number
}

/** Battles from the beginning, or from where the first decision is due. */
type From = 'beginning' | 'first decision'

export function battlesOf(
  name: string,
  level: string,
  position: Json = (rulebooks[name] as Rulebook).scenarios[0].position,
  from: From = 'beginning',
): Fought {
  const rulebook = rulebooks[name] as Rulebook
  const who = playersOf(name).find((player) => player.name === level)
  if (!who) throw new Error(`Nobody called '${level}' plays ${rulebook.title}.`)
  const start = startOf(rulebook, position)
  const ready: string[] = []
  const startFor = (number: number): Battle =>
    from === 'beginning'
      ? start
      : // A copy, so that nothing is known of the ground from the last time.
        (JSON.parse((ready[number] ??= JSON.stringify(readied(rulebook, start, number)))) as Battle)
  const fight = (number: number, wrap: (player: Player) => Player) => {
    const battle = startFor(number)
    const seats = new Map(
      battle.seats.map(({ id }) => [
        id,
        { player: wrap(playerOf(who.sit())), random: randomFrom(`${number}/${id}`) },
      ]),
    )
    return playOut(rulebook, battle, {
      players: (seat) => seats.get(seat) as NonNullable<ReturnType<typeof seats.get>>,
      chance: seeded(`${number}/chance`),
    })
  }
  return {
    play: (number) => fight(number, (player) => player).decisions,
    decisionsOf: (number) => {
      let decisions = 0
      const probe = randomFrom('probe')
      fight(number, (player) => (question) => {
        const { kind, seen, ask } = question
        if (kind.candidates(seen, ask.args, ENOUGH, probe).length > 1) decisions++
        return player(question)
      })
      return decisions
    },
  }
}

const ENOUGH = 8

/** A battle in which chance has answered all that is asked before the first decision. */
function readied(rulebook: Rulebook, start: Battle, number: number): Battle {
  const course = courseAt(rulebook, start)
  const chance = seeded(`${number}/set-up`)
  for (;;) {
    const ask = askFor(course, CHANCE)
    if (!ask) return course.checkpoint
    put(course, { seat: CHANCE, ask: ask.name, answer: chance.answer(ask) })
  }
}

function startOf(rulebook: Rulebook, position: Json): Battle {
  const begun = rulebook.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}
