// Whether a list of units makes an army, and if not why not. (A1.0, 1.2, 1.4, 1.5)

import type { Refusal } from '@grognard/kernel'
import { clause, type VfClause } from '../clauses.ts'
import { doubled, mayBeLarge } from '../editions/options/large.ts'
import { FEWEST, halved } from '../editions/options/small-units.ts'
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
  const { value: points } = pointsOfArmy(list, agreed)
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
    faultOfWeak(profile, unit) ??
    faultOfLarge(profile, unit)
  )
}

/** What players agreed on, as far as it decides what units are raised as, and what they cost. */
export type Agreed = Pick<Options, 'units' | 'batteries'>

type Raised = Pick<ListedUnit, 'figures' | 'elite' | 'understrength' | 'large'>

/** How few and how many figures a unit may have; a gun stays one. (1.2, O2.1, O3.2, understrength) */
export function figuresFor(
  { arm, figures }: Profile,
  { understrength, large }: Pick<Raised, 'understrength' | 'large'> = {},
  { units }: Agreed = {},
): Profile['figures'] {
  const agreed = units === 'half' && arm !== 'artillery' ? halved(figures, FEWEST) : figures
  if (large) return doubled(agreed)
  return understrength ? halved(agreed, units === 'half' ? FEWEST : 0) : agreed
}

function faultOfFigures(profile: Profile, raised: Raised, agreed: Agreed): Refusal | null {
  const { figures } = raised
  const [least, most] = figuresFor(profile, raised, agreed)
  if (figures === undefined || (figures >= least && figures <= most)) return null
  const id = clauseOfFigures(raised, agreed)
  return refused(id, 'figures', { profile: profile.title, figures, least, most })
}

function clauseOfFigures({ understrength, large }: Raised, { units }: Agreed): VfClause {
  if (large) return clause('vf3:O2.1')
  if (understrength) return clause('vf2:options.understrength')
  return units === 'half' ? clause('vf3:O3.2') : clause('vf2:1.2')
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

/** Nobody is both. (O2.1) */
function faultOfLarge(profile: Profile, { large, understrength }: Raised): Refusal | null {
  if (!large) return null
  const { title } = profile
  if (!mayBeLarge(profile)) return refused('vf3:O2.1', 'never-large', { profile: title })
  return understrength ? refused('vf3:O2.1', 'large-and-weak', { profile: title }) : null
}
