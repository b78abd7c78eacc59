// Who shoots in a volley, as it is put together: who leads, who supports, and who is out of it.

import {
  attackValue,
  attacksLeft,
  hitTest,
  lendersOf,
  unitOf,
  type Shoot,
  type Shooter,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import { asAttack, chanceOfHit } from '../values.ts'

/** Those who take part; nobody leads where another commander is to. */
export type Plan = { readonly main: Shooter | null; readonly support: readonly Shooter[] }

export const NOBODY: Plan = { main: null, support: [] }

/** What a unit does in a volley, with all it has or by its skirmishers; a battery may do two things. (vf3:O1.2) */
export type Part = {
  readonly leads: boolean
  readonly supports: number
  readonly skirmish: boolean
}

export const OUT: Part = { leads: false, supports: 0, skirmish: false }

/** Whether a plan is lawful as far as it has been put together. */
export type May = (plan: Plan) => boolean

export function partOf({ main, support }: Plan, unit: UnitId): Part {
  const leads = main?.unit === unit
  const lent = support.filter((one) => one.unit === unit)
  const skirmish = (leads ? main : lent[0])?.skirmish ?? false
  return { leads, supports: lent.length, skirmish }
}

export const isIn = (plan: Plan, unit: UnitId): boolean =>
  plan.main?.unit === unit || plan.support.some((one) => one.unit === unit)

const areSame = (a: Part, b: Part): boolean =>
  a.leads === b.leads && a.supports === b.supports && a.skirmish === b.skirmish

/** As many of these as may support, each in the way in which it does or else in the other. */
function supported(main: Shooter, wanted: readonly Shooter[], may: May): Plan {
  let plan: Plan = { main, support: [] }
  for (const one of wanted) {
    const ways = [one, { ...one, skirmish: !one.skirmish }]
    const joined = ways.map((way): Plan => ({ main, support: [...plan.support, way] })).find(may)
    plan = joined ?? plan
  }
  return plan
}

/** The same volley with another part for one unit; whoever led supports, and the first supporter leads. */
export function withPart(plan: Plan, unit: UnitId, part: Part, may: May): Plan {
  const { leads, supports, skirmish } = part
  const own = Array.from({ length: supports }, (): Shooter => ({ unit, skirmish }))
  const others = plan.support.filter((one) => one.unit !== unit)
  const isLed = plan.main !== null && plan.main.unit !== unit
  if (leads) {
    const before = isLed && plan.main ? [plan.main] : []
    return supported({ unit, skirmish }, [...own, ...before, ...others], may)
  }
  const [main = null, ...rest] = isLed && plan.main ? [plan.main, ...others] : others
  return main ? supported(main, [...rest, ...own], may) : NOBODY
}

const WAYS = [false, true]

/** Everything that a unit may do in this volley, besides being out of it. */
export function partsFor(seen: Vf, plan: Plan, unit: Unit, may: May): readonly Part[] {
  const times = Math.max(1, attacksLeft(seen, unit))
  const parts = WAYS.flatMap((skirmish) => [
    ...upTo(1, times).map((supports): Part => ({ leads: false, supports, skirmish })),
    ...upTo(0, times - 1).map((supports): Part => ({ leads: true, supports, skirmish })),
  ])
  const lawful = parts.filter((part) => {
    const then = withPart(plan, unit.id, part, may)
    return areSame(partOf(then, unit.id), part) && may(then)
  })
  return [...lawful.filter(({ leads }) => !leads), ...lawful.filter(({ leads }) => leads)]
}

const upTo = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)

/** One unit toggled: from being out through all that it may do, and out again. */
export function toggled(seen: Vf, plan: Plan, unit: Unit, may: May): Plan {
  const parts = [...partsFor(seen, plan, unit, may), OUT]
  const now = parts.findIndex((part) => areSame(part, partOf(plan, unit.id)))
  const next = parts[(now + 1) % parts.length] as Part
  return withPart(plan, unit.id, next, may)
}

/** How many dice a volley throws, and how likely it is to hit. */
function worthOf(seen: Vf, main: Shooter, support: readonly Shooter[], target: UnitId) {
  const lent = support.map(({ unit }) => unit)
  const attack = asAttack('fire', main, target, lent)
  const dice = attackValue(seen, attack).value
  return { dice, chance: chanceOfHit(dice, hitTest(seen, attack)), few: -support.length }
}

/**
 * The lawful volley by these with the most dice, led by this unit if it can; of those with as many
 * the likeliest, with the fewest in it.
 */
export function bestPlan(
  seen: Vf,
  shooters: readonly Shooter[],
  target: UnitId,
  may: May,
  lead: UnitId | null,
): Plan {
  const enemy = unitOf(seen, target)
  const leading = shooters.filter(({ unit }) => unit === lead)
  const plans = (leading.length > 0 ? leading : shooters).flatMap((main) => {
    const alone = { main, support: [], target: enemy }
    const plan = supported(main, lendersOf(seen, alone, shooters), may)
    return may(plan) ? [{ plan, ...worthOf(seen, main, plan.support, target) }] : []
  })
  const [best] = plans.toSorted((a, b) => b.dice - a.dice || b.chance - a.chance || b.few - a.few)
  return best?.plan ?? NOBODY
}

/** As many as may support a lead that another commands. */
export const allSupport = (
  seen: Vf,
  main: Shooter,
  shooters: readonly Shooter[],
  target: UnitId,
  may: May,
): Plan =>
  supported(
    main,
    lendersOf(seen, { main, support: [], target: unitOf(seen, target) }, shooters),
    may,
  )

/** Who of these takes part or may. */
export const partakers = (
  seen: Vf,
  shooters: readonly Shooter[],
  plan: Plan,
  may: May,
): readonly Unit[] =>
  [...new Set(shooters.map(({ unit }) => unit))]
    .map((id) => unitOf(seen, id))
    .filter((unit) => isIn(plan, unit.id) || partsFor(seen, plan, unit, may).length > 0)

/** As an answer says it. */
export const shootOf = ({ main, support }: Plan): Shoot | null =>
  main && { main: main.unit, skirmish: main.skirmish, support }
