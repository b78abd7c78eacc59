import { add, explain } from '@grognard/toolkit'
import { halve } from '../halving.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare, occupies } from '../units/formed.ts'
import type { Special } from './special.ts'

export const square: Special = {
  name: 'square',
  title: 'Square',
  clause: 'vf2:special.square',
  moveDistance: (_unit, { kind }, moves) => (kind === 'square' ? moves.square : null),
  reformsStanding: (from, to) => from.kind === 'square' || to.kind === 'square',
  barsAssault: ({ formation }) => formation.kind === 'square',
  attackValue: ({ attack, main }) => [
    formsSquare(main) &&
      (attack.kind === 'fire'
        ? halve('vf2:special.square', 'in square')
        : add('vf2:special.square', 'in square', 1)),
  ],
  attackedValue: ({ attack, main, target }) => [
    attack.kind === 'fire' &&
      formsSquare(target) &&
      profileOf(main).arm === 'artillery' &&
      add('vf2:special.square', 'artillery at a square', 1),
  ],
  daunting: {
    // None that occupies a feature.
    daunts: (unit, enemy) =>
      formsSquare(unit) && profileOf(enemy).arm === 'cavalry' && !occupies(enemy),
    roll: (face, allShaken) =>
      explain({ clause: 'vf2:special.square', label: 'cavalry before a square', value: face }, [
        allShaken && add('vf2:special.square', 'every square is shaken', 2),
      ]),
    outcome: (roll) => (roll <= 3 ? 'thrown back' : roll <= 5 ? 'turns away' : 'stays'),
  },
}
