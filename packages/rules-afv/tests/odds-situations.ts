// Situations of which the odds are known exactly, one for each kind of question.

import { courseAt, type Course, type Json } from '@grognard/kernel'
import type { Plan } from '@grognard/toolkit'
import type { Afv } from '../battle.ts'
import { afv } from '../index.ts'
import { attack, defensive, foot, guns, horse, pikes, type Drawn } from './drawn-up.ts'

export type Situated = {
  readonly kind: string
  readonly course: () => Course<Afv>
  readonly plan: Plan
  /** Only the long check takes the time for it. */
  readonly slow?: true
}

const at =
  (phase: string, armies: Drawn, more: object = {}, options: { [name: string]: Json } = {}) =>
  (): Course<Afv> => {
    const position = { phase, armies, ...more }
    const begun = afv.setUp({ position, options })
    if (!begun.ok) throw new Error(begun.refusal.message)
    return courseAt(afv, begun.value)
  }

const named = <T extends object>(name: string, unit: T): T => ({ ...unit, name })

const contact = (by: number, other: number, face = 'front') => ({ by, with: other, face })

const engage: Plan['answers'] = [
  { seat: 'red', ask: 'move', answer: { unit: 0, do: 'engage', target: 1 } },
]

export const situations: readonly Situated[] = [
  {
    kind: 'fire of both sides: hits, and hits marked',
    course: at('fire', {
      red: [named('Tercio', pikes(2, 4)), guns('regular', { quality: 'veteran' })],
      blue: [named('Blues', pikes(2, 4, { quality: 'green' }))],
    }),
    plan: {
      answers: [
        {
          seat: 'red',
          ask: 'fire',
          answer: [
            { unit: 0, at: 2 },
            { unit: 1, at: 2 },
          ],
        },
        { seat: 'blue', ask: 'fire', answer: [{ unit: 2, at: 0 }] },
      ],
      until: 'phase',
    },
  },
  {
    kind: 'a charge: the test to engage, fire as they come on, contact',
    course: at('movement', {
      red: [named('Foot', foot(2, 2))],
      blue: [named('Tercio', pikes(2, 4))],
    }),
    plan: { answers: engage, until: 'activity' },
  },
  {
    kind: 'a charge on guns: the test, their fire, and guns ridden down',
    course: at('movement', {
      red: [named('Horse', horse(4, { quality: 'veteran' }))],
      blue: [named('Battery', guns('heavy')), named('Foot', foot(2, 2))],
    }),
    plan: { answers: engage, until: 'activity' },
  },
  {
    kind: 'quality at random',
    course: at(
      'quality',
      { red: [named('Foot', foot(2, 2))], blue: [named('Tercio', pikes(2, 2))] },
      {},
      { quality: 'rolled' },
    ),
    plan: { answers: [], until: 'activity' },
  },
  {
    kind: 'hand to hand, front to front: hits, stands lost, rout',
    course: at(
      'combat',
      { red: [named('Foot', foot(2, 2))], blue: [named('Tercio', pikes(2, 2))] },
      { engagements: [contact(0, 1)] },
    ),
    plan: { answers: [], until: 'phase' },
  },
  {
    kind: 'hand to hand on a flank, in command: rethrows',
    course: at(
      'combat',
      {
        red: [named('Horse', horse(3, { ...attack(3), facing: 3, quality: 'veteran' }))],
        blue: [named('Foot', foot(1, 1, attack(1)))],
      },
      { engagements: [contact(0, 1, 'left')], commanders: { red: 7, blue: null } },
    ),
    plan: { answers: [], until: 'phase' },
  },
  {
    kind: 'hand to hand against a defensive formation',
    course: at(
      'combat',
      {
        red: [named('Horse', horse(4))],
        blue: [named('Hedgehog', pikes(2, 2, { ...defensive(2), hits: 1 }))],
      },
      { engagements: [contact(0, 1)] },
    ),
    plan: { answers: [], until: 'phase' },
  },
  {
    kind: 'a chain: fire, then hand to hand, then losses',
    course: at(
      'fire',
      {
        red: [named('Foot', foot(2, 2)), named('Muskets', pikes(0, 4))],
        blue: [named('Tercio', pikes(2, 2)), named('Second', foot(2, 0))],
      },
      { engagements: [contact(0, 2)] },
    ),
    plan: {
      answers: [{ seat: 'red', ask: 'fire', answer: [{ unit: 1, at: 3 }] }],
      until: 'turn',
    },
  },
]
