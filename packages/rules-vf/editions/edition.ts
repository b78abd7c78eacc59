// What editions of the book differ in: numbers, and the functions that one may put in the place of
// another's. Types only: the rules ask for a battle's edition (book.ts) and know none by name.

import type { Manner } from '@grognard/field'
import type { Feature } from '@grognard/geometry'
import type { Option, Procedure, Refusal } from '@grognard/kernel'
import type { ClauseList, DiceTest, Explained } from '@grognard/toolkit'
import type { Adopted } from '../adopted.ts'
import type { Attacking, Modifiers } from '../attacking.ts'
import type { Brigade, BrigadeId, Side, Unit, UnitId, Vf } from '../battle.ts'
import type { Bout, Caused, Fighting, Result, Routing } from '../bout.ts'
import type { VfClause } from '../clauses.ts'
import type { EditionId } from '../options.ts'
import type { Order, Purpose, Reform, Stance } from '../order.ts'
import type { Profile } from '../sheets/profile.ts'
import type { RoutCause } from '../words/told.ts'
import type { Distances, Moves, Numbers, Scores } from './numbers.ts'

/** How near one may come to enemies in the open, and to features that they occupy. */
export type Manners = {
  readonly enemy: { readonly [purpose in Purpose]: Manner }
  readonly holder: { readonly [purpose in Exclude<Purpose, 'assault'>]: Manner }
  /** The clause by which one keeps away. */
  readonly by: { readonly [purpose in Purpose]: VfClause }
}

/** What befalls a unit that its brigade may have to test for. (9.1, 9.3) */
export type Blow = 'shaken' | 'rout'

export type Edition = {
  readonly id: EditionId
  readonly title: string
  /** Which printing of the book it follows. */
  readonly printing: string
  readonly clauses: ClauseList
  /** Clauses that are like one of the 2nd edition, with that one: its tests hold for both. */
  readonly as: { readonly [id: string]: string }
  /** Clauses that ask nothing of a program, with why. */
  readonly advice: { readonly [id: string]: string }
  /** What its players may agree on. */
  readonly options: readonly Option[]

  /** As printed, in inches. */
  readonly distances: Distances
  readonly moves: Moves
  readonly scores: Scores

  /** How far units of a row of an army sheet shoot, in inches. (1.5) */
  readonly range: (profile: Profile) => number

  /** What a feature does that was set up with these tags. (T.1) */
  readonly tags: (feature: Pick<Feature, 'kind' | 'tags'>) => readonly string[]
  /** A unit can have cover behind a barrier. (T.2.2) */
  readonly barrierCovers: (unit: Unit) => boolean

  /** What the order of the book adds to a fire value, to a melee value, and to hit rolls. (8.1, 8.3) */
  readonly fireModifiers: (attacking: Attacking) => Modifiers
  readonly meleeModifiers: (attacking: Attacking) => Modifiers
  readonly hitModifiers: (attacking: Attacking) => Modifiers
  /** Why a unit that may shoot at a target may not lend fire support at it. (8.2.1) */
  readonly refuseFireSupport: (seen: Vf, unit: Unit, target: Unit) => Refusal | null
  /** The same, where nobody asks why. */
  readonly lendsFire: (seen: Vf, unit: Unit, target: Unit) => boolean

  /** How many units of its brigade may help a fight that these support. (8.2.3) */
  readonly brigadeRoom: (seen: Vf, support: readonly UnitId[], target: UnitId) => number

  /** Who has won a fight in which both sides caused the same losses. (7.2.3) */
  readonly winsTie: (fighting: Fighting) => Result
  /** Who of the losing side routs without a test, in this order. (9.2.2) */
  readonly routsOutright: (fighting: Fighting, loser: Unit) => readonly Routing[]
  /** Losses, valour tests and routs of both sides of a fight. (7.2.4) */
  readonly bearLosses: (battle: Vf, bout: Bout, result: Result, caused: Caused) => Procedure<void>
  /** Who of a side in a fight bears its losses, of its lead and those who support it. (7.2.4) */
  readonly bearers: (side: readonly UnitId[]) => readonly UnitId[]

  /** The actions that there are. (6.2.1) */
  readonly actions: readonly Order['do'][]
  /** It may take such an action this turn, for all that it has done before. (6.2) */
  readonly mayAct: (unit: Unit, doing: Order['do']) => boolean
  /** Why a unit that may act may not be given this order, wherever it leads. (6.2.1) */
  readonly refuseAction: (seen: Vf, unit: Unit, order: Order) => Refusal | null
  /** A unit has been given an order, whether or not it reaches it. (6.2) */
  readonly ordered: (battle: Vf, order: Order) => void
  /** What a brigade throws for its activation. (6.1) */
  readonly activationTest: (seen: Vf, brigade: Brigade) => DiceTest<VfClause>
  /** What becomes of a brigade that has failed its test. (6.1) */
  readonly failActivation: (battle: Vf, brigade: BrigadeId) => Procedure<void>
  /** A unit may move although its brigade has failed its test. (6.1) */
  readonly marchesOn: (unit: Unit) => boolean
  /** How near moves of every kind, and leaders who leave a feature, come to enemies. (6.3.2, 6.3.3, 6.4, 6.5, 6.6, T.3.3) */
  readonly manners: (numbers: Numbers) => Manners
  /** Why a unit that stands like this may not reform so. (6.3.3) */
  readonly refuseReform: (seen: Vf, unit: Unit, stand: Stance, reform: Reform) => Refusal | null
  /** One move may come before it rallies. (6.7) */
  readonly movesToRally: boolean
  /** How many dice a unit throws to rally, none if it cannot; what each must show; and the whole. (6.7) */
  readonly rallyDice: (unit: Unit) => number
  readonly rallyTest: (seen: Vf, unit: Unit) => DiceTest<VfClause>
  readonly rally: (battle: Vf, unit: UnitId) => Procedure<void>

  /** Reinforcements move on in the action phase, or are set up in the fate phase. (11.0) */
  readonly arrive: 'move on' | 'set up'
  /** They are set up, where that is how they arrive. */
  readonly setUpArrivals: (battle: Vf, side: Side) => Procedure<void>

  /** A unit has become shaken. (9.1) */
  readonly afterShaken: (battle: Vf, unit: UnitId) => void
  /** Whoever has won its fight tests its valour like others. (9.2.1) */
  readonly winnersTest: boolean
  /** What a unit throws for losses beyond its tenacity. (9.2) */
  readonly valourTest: (battle: Vf, unit: Unit, kind: 'fire' | 'melee') => DiceTest<VfClause>
  /** A unit has routed. (9.3) */
  readonly afterRout: (battle: Vf, unit: UnitId, cause: RoutCause) => void
  /** How many more of its units may be shaken, or rout, before it must test its fortitude. (9.3, 9.5) */
  readonly leeway: (brigade: Brigade, blow: Blow) => number
  /** What a brigade throws for units that routed. (9.5) */
  readonly fortitudeTest: (battle: Vf, brigade: Brigade) => DiceTest<VfClause>
  /** The end of a phase for a brigade that has so many tests to take. (9.5) */
  readonly endOfPhase: (battle: Vf, brigade: BrigadeId, tests: number) => Procedure<void>
  /** The units that rout if their brigade fails a fortitude test. (9.5.1) */
  readonly routsByFortitude: (battle: Vf, brigade: BrigadeId) => readonly Unit[]

  /** What a side has gained, at the end of the battle. (10.0) */
  readonly totalOf: (battle: Vf, side: Side) => Explained<VfClause>

  /** A battle of another edition as it stands in this one, by which it is played from now on. */
  readonly adopt: (battle: Vf) => Adopted
}
