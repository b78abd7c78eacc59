import type { Unit, Vf } from '../battle.ts'
import { tenacityOf } from './tenacity.ts'

/** It has suffered as many losses as its tenacity. (9.1) */
export const isShaken = (battle: Vf, unit: Unit): boolean =>
  unit.losses >= tenacityOf(battle, unit).value
