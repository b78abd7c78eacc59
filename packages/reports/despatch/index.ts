export { openBattle, toldIn, type OpenedBattle, type TurnSpan } from './opened.ts'
export { despatchOf, seenAt, type Despatch, type SideNames } from './told.ts'
export {
  doJob,
  ENOUGH,
  FIGHTS_ON,
  newReckoning,
  outlineOf,
  type Done,
  type Job,
  type Moved,
  type Outline,
  type Reckoned,
  type Reckoning,
  type TurnReckoned,
  type TurningPoint,
} from './reckoning.ts'
export type { Chance } from './chance.ts'
export type { UnitTold, Held, Counted } from './rules.ts'
