// Fights a battle on from a moment, many times, both sides led by the same quick player.

import {
  playOut,
  seatPlayers,
  seeded,
  streamOf,
  CHANCE,
  type Battle,
  type Rulebook,
} from '@grognard/kernel'
import { playerOf, type ComputerPlayer } from '@grognard/computer/player'
import { turnOf } from '../follow.ts'
import type { Ended } from './chance.ts'
import { noting } from './fair-dice.ts'
import type { Passed, Standing } from './formula.ts'

/** 1 if red has won, 0 if blue has, half for a draw. */
export const pointsOf = ({ outcome }: Battle): number =>
  outcome?.winner === 'red' ? 1 : outcome?.winner === 'blue' ? 0 : 0.5

export type FightsOn = {
  readonly ended: readonly Ended[]
  /** How each stood at the turns that it went through. */
  readonly passed: readonly Passed[]
}

/** The battles of these numbers, counted from `from`: the same ones whoever fights them. */
export function fightOn<B extends Battle>(
  rulebook: Rulebook<B>,
  mind: ComputerPlayer,
  standing: Standing<B>,
  battle: B,
  { seed, from, games }: { readonly seed: string; readonly from: number; readonly games: number },
): FightsOn {
  const sides = new Map(battle.seats.map(({ id, side }) => [id, side]))
  const ended: Ended[] = []
  const passed: Passed[] = []
  for (let number = from; number < from + games; number++) {
    const stood: (readonly number[])[] = []
    let turn = turnOf(rulebook, battle)
    const watched: Rulebook<B> = {
      ...rulebook,
      next(now) {
        const present = turnOf(rulebook, now)
        if (present !== turn) stood.push(standing(now))
        turn = present
        return rulebook.next(now)
      },
    }
    const text = `${seed}/${number}`
    const { chance, surplus } = noting(seeded(streamOf(text, CHANCE)), (seat) => sides.get(seat))
    const players = seatPlayers(battle, text, () => playerOf(mind.sit()))
    const { course } = playOut(watched, battle, { players, chance })
    const points = pointsOf(course.checkpoint)
    ended.push({ points, surplus })
    for (const one of stood) passed.push({ standing: one, points })
  }
  return { ended, passed }
}
