// A special rule of a unit: what it is called, and what it does, each in one place.

import type { Explained, Modifier } from '@grognard/toolkit'
import type { Attack } from '../attack.ts'
import type { Attacking, Modifiers } from '../attacking.ts'
import type { Unit, UnitId, Vf } from '../battle.ts'
import type { VfClause } from '../clauses.ts'
import type { Moves, Numbers } from '../editions/numbers.ts'
import type { Over } from '../field/sight.ts'
import type { Field } from '../field/situation.ts'
import type { Formation } from '../formation.ts'
import type { Order } from '../order.ts'
import type { SpecialName } from '../terms.ts'
import type { DauntedOutcome } from '../words/told.ts'

/** Enemies in contact throw a die before the fights of a melee phase are chosen. (7.0) */
export type Daunting = {
  /** Whether a unit that has the rule daunts this enemy. */
  daunts(unit: Unit, enemy: Unit): boolean
  /** What a face is worth, where all who daunt are shaken or not. */
  roll(face: number, allShaken: boolean): Explained<VfClause>
  outcome(roll: number): DauntedOutcome
}

export type Special = {
  readonly name: SpecialName
  readonly title: string
  readonly clause: VfClause
  /** What it does to the attack value of its unit as the main attacker. (8.1) */
  attackValue?(attacking: Attacking): Modifiers
  /** What it does to the value of an attack on its unit. */
  attackedValue?(attacking: Attacking): Modifiers
  /** It adds nothing for its fire when it fights in line. (8.1.2) */
  readonly noLineFire?: true
  /** How far it shoots when it skirmishes, where its unit has such a range; without this it cannot. */
  skirmishRange?(range: number, numbers: Numbers): number
  /** Any enemy may be its target, not only the closest. (5.1) */
  readonly anyTarget?: true
  /** Over whose heads it sees a target. (5.1.3) */
  over?(field: Field, unit: Unit, target: Unit): Over | null
  /** As how many units it counts when it lends support. (8.2) */
  supportCount?(battle: Vf, unit: Unit, target: UnitId): number
  /** What its melee support adds, where it is not what 8.2.2 says. */
  meleeSupport?(unit: Unit): number | null
  /** How many units may lend it fire support, where it is not what 8.2.1 says. */
  mostFireSupport?(battle: Vf, unit: Unit, support: readonly Unit[]): number | null
  /** Hit rolls of 1 of its unit as the main attacker are thrown again. (8.3) */
  rerollsOnes?(attacking: Attacking): boolean
  /** So many of them at most, where not all are. */
  readonly rerollsMost?: number
  /** Added to hit rolls of an attack in which its unit is the main attacker or lends support. */
  hitRoll?(attacking: Attacking): Modifier<VfClause> | false
  /** Its move distance in a formation, where it is not that of 6.3.1. */
  moveDistance?(unit: Unit, formation: Formation, moves: Moves): number | null
  /** In this formation rough ground does not slow it. (T.2.6) */
  ignoresRough?(unit: Unit, formation: Formation): boolean
  /** In this formation it moves across a friend of another brigade. (6.3) */
  crosses?(formation: Formation, friend: Unit): boolean
  /** It may not also move or retreat when it reforms from one to the other. (6.3.3) */
  reformsStanding?(from: Formation, to: Formation): boolean
  /** It reforms both before and after a move or retreat. (6.3.3) */
  readonly reformsTwice?: true
  /** It may occupy defendable terrain after a move or retreat. (T.3.2) */
  readonly occupiesAfterMove?: true
  /** As it stands it cannot assault. (6.5.1) */
  barsAssault?(unit: Unit): boolean
  /** How near infantry must start an assault on it. (6.5.1) */
  stormedWithin?(numbers: Numbers): number
  /** Before it fights, enemies in contact with it throw a die. (7.0) */
  readonly daunting?: Daunting
  /** Having won a fight, it must assault another enemy that it sees and can reach. (7.2.5) */
  readonly pursues?: true
  /** It may be set up at the start of a meeting engagement. (A7.0.1) */
  readonly leads?: true
  /** Added to its messenger tests. (6.2.2) */
  messenger?(battle: Vf, unit: Unit): number
  /** Its unit may take such an action in the turn in which it has shot. (6.2) */
  actsHavingShot?(unit: Unit, doing: Order['do']): boolean
  /** The losses that it suffers are halved. (8.3.1) */
  halvesLosses?(battle: Vf, unit: Unit, kind: Attack['kind']): boolean
}
