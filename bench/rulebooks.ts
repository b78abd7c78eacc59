// Battles of the rulebooks between computer players, as `simulate` plays them.
import { playersOf, playerOf } from '@grognard/computer'
import {
  playOut,
  randomFrom,
  seeded,
  type Battle,
  type Json,
  type Player,
  type Rulebook,
} from '@grognard/kernel'
import { afv } from '@grognard/rules-afv'
import { vf2 } from '@grognard/rules-vf'

export const rulebooks: Readonly<Record<string, Rulebook>> = { afv, vf2 }

/** A battle from its beginning, by its number: the same again for the same number. */
export type Fought = {
  readonly play: (number: number) => number
  /** How many of the answers had more than one candidate: all others count for nobody. */
  readonly decisionsOf: (number: number) => number
}

export function battlesOf(
  name: string,
  level: string,
  position: Json = (rulebooks[name] as Rulebook).scenarios[0].position,
): Fought {
  const rulebook = rulebooks[name] as Rulebook
  const who = playersOf(name).find((player) => player.name === level)
  if (!who) throw new Error(`Nobody called '${level}' plays ${rulebook.title}.`)
  const start = startOf(rulebook, position)
  const fight = (number: number, wrap: (player: Player) => Player) => {
    const seats = new Map(
      start.seats.map(({ id }) => [
        id,
        { player: wrap(playerOf(who.sit())), random: randomFrom(`${number}/${id}`) },
      ]),
    )
    return playOut(rulebook, start, {
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

function startOf(rulebook: Rulebook, position: Json): Battle {
  const begun = rulebook.setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}
