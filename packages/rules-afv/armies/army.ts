import type { Refusal } from '@grognard/kernel'
import { refused } from '../asks/refused.ts'
import { countOf, KINDS, NO_STANDS, type Kind, type Stands } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'

/** A unit as it is written in an army list. */
export type ListedUnit = {
  readonly name: string
  readonly kind: Kind
  readonly stands: Partial<Stands>
  readonly quality?: Quality
}

export type Army = {
  readonly name: string
  readonly title: string
  /** Where its numbers are from, or that they are representative. */
  readonly source: string
  readonly units: readonly ListedUnit[]
}

export const standsOf = (unit: Pick<ListedUnit, 'stands'>): Stands => ({
  ...NO_STANDS,
  ...unit.stands,
})

export const MOST_HEAVY_MOUNTED = 2

/** Why a list of units is no army; nothing where it is one. The commander comes with every army. */
export function faultsOfArmy(units: readonly ListedUnit[]): readonly Refusal[] {
  const faults = units.flatMap((unit) => faultsOfUnit(unit))
  const count = (kind: Kind): number => units.filter((unit) => unit.kind === kind).length
  const [pikes, foot, heavy] = [count('pike and musket'), count('foot'), count('heavy mounted')]
  if (foot > 0 && pikes <= foot)
    faults.push(
      refused(
        'afv:army.pike-and-musket',
        'foot',
        `An army has more Pike and Musket units than Foot units; this has ${pikes} and ${foot}.`,
      ),
    )
  if (heavy > MOST_HEAVY_MOUNTED)
    faults.push(
      refused(
        'afv:army.heavy-mounted',
        'heavy',
        `An army has at most two Heavy Mounted units; this has ${heavy}.`,
      ),
    )
  if (units.length === 0)
    faults.push(refused('afv:army.pike-and-musket', 'none', 'An army has units.'))
  else if (units.every((unit) => KINDS[unit.kind].made.includes('gun')))
    faults.push(refused('afv:army.artillery', 'guns', 'An army needs more than guns.'))
  return faults
}

function faultsOfUnit({ name, kind, stands: given }: ListedUnit): Refusal[] {
  const { clause, title, made, least, most } = KINDS[kind]
  const stands = standsOf({ stands: given })
  const total = countOf(stands)
  const strange = Object.entries(given).find(
    ([stand, n]) => n !== 0 && !made.some((own) => own === stand),
  )
  if (strange)
    return [refused(clause, 'stands', `${name}: a ${title} unit has no ${strange[0]} stands.`)]
  if (total >= least && total <= most) return []
  const wanted = least === most ? `a single stand` : `${least} to ${most} stands`
  return [refused(clause, 'size', `${name}: a ${title} unit has ${wanted}, not ${total}.`)]
}
