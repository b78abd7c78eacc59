// A unit as it would stand, and what the rules say of it then, wherever that is.
//
// Players think about thousands of places, at which the rules say the same few things again and
// again: so they are asked once for each way in which a unit may stand. It is kept for a battle and
// the cards in force, under all that a unit is but for who and where it is; while cards are in force
// that are played on some, under who it is, too.

import { INCH, onceForBoth } from '@grognard/geometry'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  isShaken,
  meleeSupportOf,
  moveDistance,
  rangeOf,
  standsDeployed,
  storms,
  tenacityOf,
  valourTest,
  type FeatureId,
  type Formation,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'

export type Condition = {
  /** Its number among those that are known. */
  readonly index: number
  /** Some unit that stands so. */
  readonly as: Unit
  readonly tenacity: number
  /** Losses that it can still bear. */
  readonly left: number
  readonly shaken: boolean
  /** Of 36: how often it passes a valour test. (9.2) */
  readonly steady: { readonly fire: number; readonly melee: number }
  /** How far all of it shoots, and its skirmishers, in inches; 0 if they cannot. (5.1) */
  readonly range: number
  readonly skirmishRange: number
  /** It may assault. (6.5.1) */
  readonly storms: boolean
  /** Dice that it would lend to a melee; 0 if it cannot. (8.2, 8.2.2) */
  readonly lends: number
  /** How far it moves, in inches. (6.3.1) */
  readonly moves: number
}

type Known = {
  readonly byUnit: WeakMap<Unit, Map<string, Condition>>
  readonly byTraits: Map<string, Condition>
}

const NO_EFFECTS: Vf['effects'] = []

/** Works something out once for a battle and the cards that are in force. */
export function onceForRules<Value>(make: () => Value): (seen: Vf) => Value {
  const known = onceForBoth((_options: Vf['options'], _effects: Vf['effects']): Value => make())
  return ({ options, effects }) => known(options, effects.length === 0 ? NO_EFFECTS : effects)
}

const knownIn = onceForRules((): Known => ({ byUnit: new WeakMap(), byTraits: new Map() }))

const keyOf = (formation: Formation, inside: FeatureId | null): string =>
  'files' in formation
    ? `${formation.kind} ${formation.files} ${inside ?? ''}`
    : `${formation.kind} ${inside ?? ''}`

/** How a unit would stand in a formation, or inside a feature. */
export function conditionOf(
  seen: Vf,
  unit: Unit,
  formation: Formation = unit.formation,
  inside: FeatureId | null = unit.inside,
): Condition {
  const { byUnit, byTraits } = knownIn(seen)
  let ways = byUnit.get(unit)
  if (!ways) byUnit.set(unit, (ways = new Map<string, Condition>()))
  const key = keyOf(formation, inside)
  let condition = ways.get(key)
  if (!condition) {
    const as: Unit = { ...unit, formation, inside }
    const traits = traitsOf(seen, as)
    condition = byTraits.get(traits)
    if (!condition) byTraits.set(traits, (condition = asked(seen, as, byTraits.size)))
    ways.set(key, condition)
  }
  return condition
}

/** Who a unit is matters to cards alone, and where it is to nothing that is asked here. */
const IDENTITY: readonly string[] = ['id', 'brigade', 'name', 'pose']
const LABELS: readonly string[] = ['name', 'pose']

function traitsOf({ effects }: Vf, unit: Unit): string {
  const hidden = effects.length === 0 ? IDENTITY : LABELS
  return JSON.stringify(unit, (key, value: unknown) => (hidden.includes(key) ? undefined : value))
}

function asked(seen: Vf, as: Unit, index: number): Condition {
  const isDeployed = standsDeployed(as)
  const tenacity = tenacityOf(seen, as).value
  return {
    index,
    as,
    tenacity,
    left: Math.max(0, tenacity - as.losses),
    shaken: isShaken(seen, as),
    steady: {
      fire: chanceInThirtySixths(valourTest(seen, as, 'fire')),
      melee: chanceInThirtySixths(valourTest(seen, as, 'melee')),
    },
    range: ((isDeployed && rangeOf(seen, as, false)) || 0) / INCH,
    skirmishRange: ((isDeployed && rangeOf(seen, as, true)) || 0) / INCH,
    storms: storms(as),
    lends: isDeployed ? meleeSupportOf(seen, as) : 0,
    moves: moveDistance(seen, as).value,
  }
}
