// The three questions about a volley: all of it, who shoots at a target, who lends support. (5.0, 5.1, 8.2.1)

import type { Json } from '@grognard/kernel'
import {
  ownShootersAt,
  playsWithFire,
  targetsOf,
  unitOf,
  type CardPlay,
  type Shooter,
  type Side,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { allSupport, bestPlan, shootOf, type May, type Plan } from './plan.ts'

/** What such a question says already. */
export type Args = {
  readonly target?: UnitId
  readonly cards?: readonly CardPlay[]
  readonly main?: Shooter
  readonly support?: readonly Shooter[]
}

export type Asking = {
  /** The enemies among whom a target is picked; one that is not open to choice by itself. */
  targets(seen: Vf, side: Side, args: Args): readonly UnitId[]
  /** Null where this is no answer yet. */
  answer(args: Args, target: UnitId, plan: Plan, cards: readonly CardPlay[]): Json | null
  /** The volley that stands at once when its target is known. */
  begin(seen: Vf, side: Side, args: Args, target: UnitId, may: May, lead: UnitId | null): Plan
  /** The cards that may go with it. */
  plays(seen: Vf, side: Side): readonly CardPlay[]
}

const picked = (_seen: Vf, _side: Side, { target }: Args): readonly UnitId[] =>
  target === undefined ? [] : [target]

const bestOfOwn: Asking['begin'] = (seen, side, _args, target, may, lead) =>
  bestPlan(seen, ownShootersAt(seen, side, unitOf(seen, target)), target, may, lead)

const noCards = (): readonly CardPlay[] => []

export const VOLLEY: Asking = {
  targets: (seen, side) => targetsOf(seen, side),
  answer: (_args, target, plan, cards) => ({
    target,
    shot: shootOf(plan),
    ...(cards.length > 0 && { cards }),
  }),
  begin: bestOfOwn,
  plays: playsWithFire,
}

export const SHOOT: Asking = {
  targets: picked,
  answer: (_args, _target, plan) => shootOf(plan),
  begin: bestOfOwn,
  plays: noCards,
}

export const LEND: Asking = {
  targets: picked,
  answer: ({ main }, _target, plan) =>
    plan.main?.unit === main?.unit && plan.main?.skirmish === main?.skirmish ? plan.support : null,
  begin: (seen, side, { main }, target, may) =>
    main
      ? allSupport(seen, main, ownShootersAt(seen, side, unitOf(seen, target)), target, may)
      : { main: null, support: [] },
  plays: noCards,
}

/** All who support, with those who do by another commander's answer. */
export const supportIn = ({ support = [] }: Args, plan: Plan): readonly Shooter[] => [
  ...support,
  ...plan.support,
]
