import { add, explain, type Explained } from '@grognard/toolkit'
import { unitsOf, type Side, type Unit, type Vf } from '../battle.ts'
import { clause, type VfClause } from '../clauses.ts'
import { enemiesTouching } from '../field/contact.ts'
import { halve } from '../halving.ts'
import { isShaken } from '../morale/shaken.ts'
import { profileOf } from '../sheets/index.ts'
import { formsSquare, occupies } from '../units/formed.ts'
import type { Special } from './special.ts'

/** How many inches a square moves. */
export const PACE = 3

export const square: Special = {
  name: 'square',
  title: 'Square',
  clause: 'vf2:special.square',
  moveDistance: (_unit, { kind }) => (kind === 'square' ? PACE : null),
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
}

/** The enemy squares that cavalry is in contact with. */
export const squaresBefore = (battle: Vf, cavalry: Unit): readonly Unit[] =>
  enemiesTouching(battle, cavalry).filter(formsSquare)

/** A side's cavalry that is in contact with enemy squares; none that occupies a feature. */
export const cavalryAtSquares = (battle: Vf, side: Side): readonly Unit[] =>
  unitsOf(battle, side).filter(
    (unit) =>
      profileOf(unit).arm === 'cavalry' &&
      !occupies(unit) &&
      squaresBefore(battle, unit).length > 0,
  )

/** What cavalry before squares throws. */
export const squareRoll = (battle: Vf, cavalry: Unit, face: number): Explained<VfClause> =>
  explain({ clause: clause('vf2:special.square'), label: 'cavalry before a square', value: face }, [
    squaresBefore(battle, cavalry).every((unit) => isShaken(battle, unit)) &&
      add(clause('vf2:special.square'), 'every square is shaken', 2),
  ])

/** What cavalry before squares does by its roll: it is thrown back, turns away, or stays to fight. */
export const bySquareRoll = (roll: number): 'thrown back' | 'turns away' | 'stays' =>
  roll <= 3 ? 'thrown back' : roll <= 5 ? 'turns away' : 'stays'
