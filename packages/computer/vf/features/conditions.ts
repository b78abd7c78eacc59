// A unit as it would stand, and what the rules say of it then, wherever that is.
//
// Players think about thousands of places, at which the rules say the same few things again and
// again: so they are asked once for each condition in which a unit may be. It is kept for all
// battles of the same options in which no card changes it; while cards are in force that do, for
// as long as they are.

import { INCH, onceFor, onceForBoth } from '@grognard/geometry'
import { chanceInThirtySixths } from '@grognard/toolkit'
import {
  cardOf,
  editionOf,
  isShaken,
  meleeSupportOf,
  moveDistance,
  numbersOf,
  rangeOf,
  specialsOf,
  standsDeployed,
  storms,
  tenacityOf,
  valourTest,
  type Daunting,
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
  /** Of 36: how often it bears a loss beyond its tenacity, under fire, in a melee lost or won. (9.2) */
  readonly steady: { readonly fire: number; readonly melee: number; readonly won: number }
  /** How far all of it shoots, and its skirmishers, in inches; 0 if they cannot. (5.1) */
  readonly range: number
  readonly skirmishRange: number
  /** It may assault. (6.5.1) */
  readonly storms: boolean
  /** Dice that it would lend to a melee; 0 if it cannot. (8.2, 8.2.2) */
  readonly lends: number
  /** By these rules some will not come near it. (7.0) */
  readonly daunting: readonly Daunting[]
  /** How far it moves, in inches. (6.3.1) */
  readonly moves: number
}

type Way = Pick<Unit, 'formation' | 'inside'> & { readonly condition: Condition }

type Known = {
  readonly byUnit: WeakMap<Unit, Way[]>
  readonly byTraits: Map<string, Condition>
  /** Cards are in force that may be played on some and not on others. */
  readonly byName: boolean
}

const nothing = (byName: boolean): Known => ({
  byUnit: new WeakMap(),
  byTraits: new Map(),
  byName,
})

/** Battles of the same edition and options share what no card changes. */
const withoutCards = onceFor((_numbers: ReturnType<typeof numbersOf>) => nothing(false))

/** Cards that stay in force to the end say the same whatever comes and goes besides. */
const withLasting = onceForBoth((_options: Vf['options'], _effects: string) => nothing(true))

const withEffects = onceForBoth(
  (_options: Vf['options'], _effects: Vf['effects']): { known: Known | null } => ({ known: null }),
)

function knownIn(seen: Vf): Known {
  const { options, effects } = seen
  if (effects.length === 0) return withoutCards(numbersOf(options))
  const kept = withEffects(options, effects)
  return (kept.known ??= knownUnder(seen))
}

function knownUnder(seen: Vf): Known {
  const { options, effects } = seen
  const bearing = effects.filter(({ side, card }) => bearsOnUnits(cardOf(seen, side, card)))
  if (bearing.length === 0) return withoutCards(numbersOf(options))
  return bearing.every(({ until }) => until === 'always')
    ? withLasting(options, JSON.stringify(bearing))
    : nothing(true)
}

const BEARING = ['attackValue', 'tenacity', 'valour', 'moveDistance'] as const

/** It changes what is asked here of units, or of their attacks. */
const bearsOnUnits = (card: ReturnType<typeof cardOf>): boolean =>
  BEARING.some((moment) => card[moment] !== undefined)

/** Works something out once for all battles in which the rules say the same of units. */
export function onceForRules<Value>(make: () => Value): (seen: Vf) => Value {
  const made = onceFor((_known: Known): Value => make())
  return (seen) => made(knownIn(seen))
}

const filesOf = (formation: Formation): number => ('files' in formation ? formation.files : 0)

/** What a unit would be in a formation, or inside a feature. */
export function conditionOf(
  seen: Vf,
  unit: Unit,
  formation: Formation = unit.formation,
  inside: FeatureId | null = unit.inside,
): Condition {
  const known = knownIn(seen)
  let ways = known.byUnit.get(unit)
  if (!ways) known.byUnit.set(unit, (ways = []))
  for (const way of ways)
    if (
      way.inside === inside &&
      way.formation.kind === formation.kind &&
      filesOf(way.formation) === filesOf(formation)
    )
      return way.condition
  const condition = conditionFor(seen, known, { ...unit, formation, inside })
  ways.push({ formation, inside, condition })
  return condition
}

/**
 * By all that a unit is but for where it is and what it has done this turn, since what is imagined
 * comes later; and but for who it is, where no card asks for that.
 */
function conditionFor(seen: Vf, { byTraits, byName }: Known, unit: Unit): Condition {
  const { id, brigade, name: _name, pose: _pose, inside, ...rest } = unit
  const { shot: _shot, acted: _acted, entered: _entered, ...traits } = rest
  const named = byName ? { id, brigade } : {}
  const key = JSON.stringify({ isInside: inside !== null, ...traits, ...named })
  let condition = byTraits.get(key)
  if (!condition) {
    const index = byTraits.size
    const later = { shot: null, acted: false, entered: false }
    // Units of several battles are told apart by their conditions.
    const as: Unit = { ...unit, ...later, id: byName ? id : index }
    byTraits.set(key, (condition = asked(seen, as, index)))
  }
  return condition
}

const ALWAYS = 36

const steadyIn = (seen: Vf, as: Unit, kind: 'fire' | 'melee', winners: Vf['winners']): number =>
  chanceInThirtySixths(valourTest({ ...seen, winners }, as, kind))

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
      fire: steadyIn(seen, as, 'fire', []),
      melee: steadyIn(seen, as, 'melee', []),
      won: editionOf(seen).winnersTest ? steadyIn(seen, as, 'melee', [as.id]) : ALWAYS,
    },
    range: ((isDeployed && rangeOf(seen, as, false)) || 0) / INCH,
    skirmishRange: ((isDeployed && rangeOf(seen, as, true)) || 0) / INCH,
    storms: storms(as),
    lends: isDeployed ? meleeSupportOf(seen, as) : 0,
    daunting: specialsOf(as).flatMap(({ daunting }) => daunting ?? []),
    moves: moveDistance(seen, as).value,
  }
}
