// Whether a list of units makes an army, and if not why not. (A1.0, 1.2, 1.4, 1.5)

import type { Refusal } from '@grognard/kernel'
import { clause } from '../clauses.ts'
import type { Options } from '../options.ts'
import { refused, refusedAt } from '../refusals/refused.ts'
import { profileNamed, sheetOf } from '../sheets/index.ts'
import type { Profile } from '../sheets/profile.ts'
import type { SheetName } from '../terms.ts'
import type { ArmyList, ListedBrigade, ListedUnit } from './list.ts'
import { pointsOfArmy } from './points.ts'

export const LEAST_UNITS = 2
export const MOST_UNITS = 8
/** No single value is raised by more. (options.elite) */
const MOST_ELITE = 1

/** Everything that is wrong with a list, of up to so many points where a limit is agreed on. */
export function faultsOfArmy(
  list: ArmyList,
  limit?: number,
  agreed: Agreed = {},
): readonly Refusal[] {
  const { sheet, brigades } = list
  const faults = [
    ...(brigades.length === 0 ? [refused('vf2:1.4', 'no-brigades')] : []),
    ...refuseSameNames(brigades, 'brigade'),
    ...refuseSameNames(
      brigades.flatMap(({ units }) => units),
      'unit',
    ),
    ...brigades.flatMap((brigade) => faultsOfBrigade(brigade, sheet, agreed)),
  ]
  if (faults.length > 0 || limit === undefined) return faults
  const { value: points } = pointsOfArmy(list)
  return points > limit ? [refused('vf2:A1.0', 'points-over', { points, limit })] : []
}

function faultsOfBrigade(
  { name, units }: ListedBrigade,
  sheet: SheetName,
  agreed: Agreed,
): readonly Refusal[] {
  const count = units.length
  return [
    ...(count < LEAST_UNITS || count > MOST_UNITS
      ? [refusedAt(name, refused('vf2:1.4', 'brigade-size', { count }))]
      : []),
    ...units.flatMap((unit) => {
      const fault = faultOfListed(unit, agreed) ?? foreign(unit, sheet)
      return fault ? [refusedAt(unit.name, fault)] : []
    }),
  ]
}

const foreign = (unit: ListedUnit, sheet: SheetName): Refusal | null =>
  sheetOf(unit) === sheet
    ? null
    : refused('vf2:1.5', 'foreign-profile', { profile: unit.profile, sheet })

/** Names tell units and brigades of an army apart. */
export function refuseSameNames(
  named: readonly { readonly name: string }[],
  what: 'unit' | 'brigade' | 'objective',
): readonly Refusal[] {
  const names = named.map(({ name }) => name)
  const again = names.filter((name, i) => names.indexOf(name) < i)
  return [...new Set(again)].map((name) => refused(null, 'name-twice', { what, name }))
}

/** What is wrong with one unit, as it was raised. */
export function faultOfListed(unit: Omit<ListedUnit, 'name'>, agreed: Agreed = {}): Refusal | null {
  const profile = profileNamed(unit.profile)
  if (!profile) return refused('vf2:1.5', 'no-profile', { profile: unit.profile })
  return (
    faultOfFigures(profile, unit, agreed) ??
    faultOfElite(profile, unit) ??
    faultOfWeak(profile, unit)
  )
}

/** Fewer could neither assault nor lend support. (6.5, 8.2.2) */
const FEWEST = 3

/** What players agreed on, as far as it decides what units are raised as. */
export type Agreed = Pick<Options, 'units'>

const halved = ([least, most]: Profile['figures'], fewest: number): Profile['figures'] => [
  Math.max(fewest, Math.floor(least / 2)),
  Math.max(fewest, Math.floor(most / 2)),
]

/** How few and how many figures a unit may have; a gun stays one. (1.2, O3.2, understrength) */
export function figuresFor(
  { arm, figures }: Profile,
  understrength: boolean,
  { units }: Agreed = {},
): Profile['figures'] {
  const agreed = units === 'half' && arm !== 'artillery' ? halved(figures, FEWEST) : figures
  return understrength ? halved(agreed, units === 'half' ? FEWEST : 0) : agreed
}

type Raised = Pick<ListedUnit, 'figures' | 'elite' | 'understrength'>

function faultOfFigures(
  profile: Profile,
  { figures, understrength }: Raised,
  agreed: Agreed,
): Refusal | null {
  const [least, most] = figuresFor(profile, understrength ?? false, agreed)
  if (figures === undefined || (figures >= least && figures <= most)) return null
  const raised = agreed.units === 'half' ? clause('vf3:O3.2') : clause('vf2:1.2')
  const id = understrength ? clause('vf2:options.understrength') : raised
  return refused(id, 'figures', { profile: profile.title, figures, least, most })
}

function faultOfElite({ title, fire }: Profile, { elite = {} }: Raised): Refusal | null {
  for (const value of ['fire', 'melee', 'tenacity'] as const)
    if ((elite[value] ?? 0) > MOST_ELITE)
      return refused('vf2:options.elite', 'elite-more', { value })
  return fire === 0 && (elite.fire ?? 0) > 0
    ? refused('vf2:options.elite', 'elite-no-fire', { profile: title })
    : null
}

const faultOfWeak = (
  { title, arm, detachment }: Profile,
  { understrength }: Raised,
): Refusal | null =>
  understrength && (arm === 'artillery' || detachment)
    ? refused('vf2:options.understrength', 'never-understrength', { profile: title })
    : null
