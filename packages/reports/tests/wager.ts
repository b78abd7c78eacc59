import type { ComputerPlayer } from '@grognard/computer/player'
import {
  ask,
  openHost,
  give,
  openTo,
  recordOf,
  scripted,
  settle,
  throwDice,
  type AskKind,
  type Battle,
  type Json,
  type Procedure,
  type Rulebook,
} from '@grognard/kernel'

// A battle of which every chance is known: red stakes each turn on a die, safely or boldly, and has
// won if it wins more than half of its stakes.

interface Wager extends Battle {
  turn: number
  turns: number
  won: number
}

type Stake = 'safe' | 'bold'
const NEEDS: Readonly<Record<Stake, number>> = { safe: 2, bold: 5 }

const stake: AskKind<Wager, null, Stake> = {
  name: 'stake',
  expects: "'safe' or 'bold'",
  is: (answer): answer is Stake => answer === 'safe' || answer === 'bold',
  refuse: () => null,
  candidates: () => ['safe', 'bold'],
  complete: true,
}

const WHY = { clause: 'wager:1', thrower: 'red' }

function* stakes(battle: Wager): Procedure<void> {
  const staked = yield* ask(stake, 'red', null)
  const needs = NEEDS[staked]
  const classes = [
    { name: 'won', faces: [1, 2, 3, 4, 5, 6].filter((face) => face >= needs) },
    { name: 'lost', faces: [1, 2, 3, 4, 5, 6].filter((face) => face < needs) },
  ]
  const [face = 1] = yield* throwDice(1, { ...WHY, classes })
  if (face >= needs) battle.won++
  if (battle.turn === battle.turns) {
    const winner = battle.won * 2 > battle.turns ? 'red' : 'blue'
    battle.outcome = { winner, name: winner, why: 'The stakes are counted.', clause: null }
    return
  }
  battle.turn++
}

const seat = (side: string) => ({ id: side, side, chief: true, player: '' })

export const wager: Rulebook<Wager, Wager> = {
  id: 'wager',
  title: 'Wager',
  version: '1',
  editions: [],
  options: [],
  armies: [],
  scenarios: [{ name: 'one', title: 'One stake', position: 1 }],
  setUp: ({ position }) => ({
    ok: true,
    value: {
      seats: [seat('red'), seat('blue')],
      outcome: null,
      now: null,
      turn: 1,
      turns: position as number,
      won: 0,
    },
  }),
  next: stakes,
  asks: [stake],
  view: (battle) => battle,
  resample: ({ atCheckpoint }) => atCheckpoint,
  faults: () => [],
  moment: ({ turn }) => ({ turn }),
  sentence: ({ name }) => name,
}

/** Somebody who always stakes like this. */
export const staking = (answer: Stake): ComputerPlayer => ({
  name: 'recruit',
  kind: 'level',
  title: { en: 'Recruit', it: 'Recluta' },
  sit: () => () => ({ answer, reason: null }),
  say: () => '',
})

/** A battle with these stakes and dice. */
export function wagered(...stakesAndDice: readonly (readonly [Stake, number])[]) {
  const dice = scripted(stakesAndDice.map(([, face]) => face))
  const setUp = { position: stakesAndDice.length as Json, options: {} }
  const begun = openHost(wager, setUp, dice)
  if (!begun.ok) throw new Error(begun.refusal.message)
  const host = begun.value
  settle(host)
  for (const [staked] of stakesAndDice) {
    give(host, 'red', openTo(host, 'red')[0]?.number ?? 0, staked)
    settle(host)
  }
  return recordOf(host)
}
