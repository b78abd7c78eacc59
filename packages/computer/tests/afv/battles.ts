import type { Json, Question } from '@grognard/kernel'
import { afv, type Afv } from '@grognard/rules-afv'
import { afvPlayers } from '../../afv/index.ts'
import { playBattle, type Fought } from '../../battle.ts'
import { playerOf, type ComputerPlayer, type Thought } from '../../player.ts'

export const playerNamed = (name: string): ComputerPlayer => {
  const player = afvPlayers.find((other) => other.name === name)
  if (!player) throw new RangeError(`There is no player '${name}'.`)
  return player
}

export const positionOf = (scenario: string): Json => {
  const found = afv.scenarios.find(({ name }) => name === scenario)
  if (!found) throw new RangeError(`There is no scenario '${scenario}'.`)
  return found.position
}

export type Told = { readonly question: Question; readonly thought: Thought }

/** A whole battle between two players; whoever listens hears every thought. */
export function battleOf(
  scenario: string,
  red: string,
  blue: string,
  seed: string,
  listen: (player: ComputerPlayer, told: Told) => void = () => {},
): Fought<Afv> {
  const setUp = { position: positionOf(scenario), options: {} }
  const seated = (name: string) => {
    const player = playerNamed(name)
    return playerOf(player.sit(), (question, thought) => listen(player, { question, thought }))
  }
  return playBattle(afv, setUp, { players: { red: seated(red), blue: seated(blue) }, seed })
}

/** Who wins a match of so many battles, sides swapped: won, drawn and lost by the first. */
export function matchOf(scenario: string, one: string, other: string, games: number) {
  const score = { won: 0, drawn: 0, lost: 0 }
  for (let game = 0; game < games; game++) {
    const [red, blue] = game % 2 === 0 ? [one, other] : [other, one]
    const { played } = battleOf(scenario, red, blue, `match/${game >> 1}`)
    const winner = played.course.checkpoint.outcome?.winner ?? null
    if (winner === null) score.drawn++
    else if (winner === (game % 2 === 0 ? 'red' : 'blue')) score.won++
    else score.lost++
  }
  return score
}
