// Whether a list of units makes an army, and if not why not. (A1.0, 1.2, 1.4, 1.5)

import type { Refusal } from '@grognard/kernel'
import { clause } from '../clauses.ts'
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
export function faultsOfArmy(list: ArmyList, limit?: number): readonly Refusal[] {
  const { sheet, brigades } = list
  const faults = [
    ...(brigades.length === 0 ? [refused('vf2:1.4', 'no-brigades')] : []),
    ...refuseSameNames(brigades, 'brigade'),
    ...refuseSameNames(
      brigades.flatMap(({ units }) => units),
      'unit',
    ),
    ...brigades.flatMap((brigade) => faultsOfBrigade(brigade, sheet)),
  ]
  if (faults.length > 0 || limit === undefined) return faults
  const { value: points } = pointsOfArmy(list)
  return points > limit ? [refused('vf2:A1.0', 'points-over', { points, limit })] : []
}

function faultsOfBrigade({ name, units }: ListedBrigade, sheet: SheetName): readonly Refusal[] {
  const count = units.length
  return [
    ...(count < LEAST_UNITS || count > MOST_UNITS
      ? [refusedAt(name, refused('vf2:1.4', 'brigade-size', { count }))]
      : []),
    ...units.flatMap((unit) => {
      const fault = faultOfListed(unit) ?? foreign(unit, sheet)
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
export function faultOfListed(unit: Omit<ListedUnit, 'name'>): Refusal | null {
  const profile = profileNamed(unit.profile)
  if (!profile) return refused('vf2:1.5', 'no-profile', { profile: unit.profile })
  return faultOfFigures(profile, unit) ?? faultOfElite(profile, unit) ?? faultOfWeak(profile, unit)
}

/** How few and how many figures a unit may have. (1.2, options.understrength) */
export const figuresFor = (
  { figures: [least, most] }: Profile,
  understrength: boolean,
): Profile['figures'] =>
  understrength ? [Math.floor(least / 2), Math.floor(most / 2)] : [least, most]

type Raised = Pick<ListedUnit, 'figures' | 'elite' | 'understrength'>

function faultOfFigures(profile: Profile, { figures, understrength }: Raised): Refusal | null {
  const [least, most] = figuresFor(profile, understrength ?? false)
  if (figures === undefined || (figures >= least && figures <= most)) return null
  const id = clause(understrength ? 'vf2:options.understrength' : 'vf2:1.2')
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
