// Situations of which the odds are known exactly, one for each kind of question.

import { courseAt, type Course } from '@grognard/kernel'
import type { Plan } from '@grognard/toolkit'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'
import {
  battleOf,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  hussars,
  heavies,
  legere,
  ligne,
  OPEN,
  poseAt,
  SQUARE,
  unit,
  type Drawn,
} from './drawn-up.ts'
import { assault } from './orders.ts'

export type Situated = {
  readonly kind: string
  readonly course: () => Course<Vf>
  readonly plan: Plan
  /** Only the long check takes the time for it. */
  readonly slow?: true
}

const column = { formation: COLUMN(6) }

const at = (drawn: Drawn) => (): Course<Vf> => courseAt(vf2, battleOf(drawn))

/** A fight that has been chosen already. */
const fighting =
  (drawn: Drawn, main: number, target: number, support: readonly number[] = []) =>
  (): Course<Vf> => {
    const battle = battleOf({ phase: 'fights', ...drawn })
    battle.fights = [{ main, target, support, brigade: [], again: false }]
    return courseAt(vf2, battle)
  }

const shoot = (main: number, target: number, ...support: readonly number[]): Plan['answers'] => [
  {
    ask: 'volley',
    answer: {
      target,
      shot: { main, skirmish: false, support: support.map((unit) => ({ unit, skirmish: false })) },
    },
  },
]

/** Red's line before two columns, of which the nearer has suffered. */
const volley: Drawn = {
  phase: 'fire',
  red: [foot(26, 30), foot(36, 30), guns(46, 30)],
  blue: [ligne(31, 20, { ...column, losses: 3 }), ligne(60, 10, { ...column, losses: 4 })],
}

const columns: Drawn = {
  red: [foot(36, 30, { ...column, losses: 2 }), foot(10, 40)],
  blue: [ligne(36, 30, { ...column, losses: 3 }), ligne(36, 24, { ...column, losses: 4 })],
}

export const situations: readonly Situated[] = [
  {
    kind: 'fire with support: hits, losses, shaken, valour, rout',
    course: at(volley),
    plan: { answers: shoot(0, 3, 1), until: 'activity' },
  },
  {
    kind: 'fire at open order: losses halved',
    course: at({ ...volley, blue: [legere(31, 20, { formation: OPEN(6) })] }),
    plan: { answers: shoot(0, 3), until: 'activity' },
  },
  {
    kind: 'fire to the end of the phase: fortitude, wavering, defeats',
    course: at(volley),
    plan: { answers: [...shoot(0, 3, 1), { ask: 'volley', answer: null }], until: 'phase' },
  },
  {
    kind: 'a fight of columns: who wins, losses, rout',
    course: fighting(columns, 0, 2),
    plan: { answers: [], until: 'activity' },
  },
  {
    kind: 'a fight to the end of the phase: fortitude, shattering',
    course: fighting({ ...columns, blue: columns.blue.slice(0, 1) }, 0, 2),
    plan: { answers: [], until: 'phase' },
  },
  {
    kind: 'cavalry before a square',
    course: at({
      phase: 'melee',
      red: [heavies(36, 30)],
      blue: [ligne(36, 30, { formation: SQUARE, losses: 1 })],
    }),
    plan: { answers: [], until: 'activity' },
  },
  {
    kind: 'cavalry against cavalry: retreats',
    course: fighting({ red: [hussars(36, 30)], blue: [cuirassiers(36, 30)] }, 0, 1),
    plan: { answers: [], until: 'activity' },
    slow: true,
  },
  {
    kind: 'activation, messenger and rally',
    course: at({
      phase: 'action',
      red: [foot(36, 40, { losses: 3 })],
      blue: [ligne(36, 8)],
    }),
    plan: {
      answers: [
        { ask: 'command', answer: { activate: 0 } },
        { ask: 'order', answer: { order: { unit: 0, do: 'rally' } } },
      ],
      until: 'activity',
    },
  },
  {
    kind: 'a chain: fire, assault, melee, fortitude',
    course: at({
      phase: 'fire',
      red: [foot(32, 30), foot(42, 27)],
      blue: [unit('french marie louise', 40, 20, 180, { ...column, losses: 1 })],
      leaders: {
        red: [
          [42, 32],
          [44, 32],
        ],
      },
    }),
    plan: {
      answers: [
        ...shoot(0, 2),
        { ask: 'command', answer: { activate: 0 } },
        { ask: 'order', answer: { order: assault(1, poseAt(41, 20)) } },
      ],
      until: 'turn',
    },
    slow: true,
  },
]
