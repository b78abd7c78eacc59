import { add, explain, type Explained } from '@grognard/toolkit'
import { unitOf, type Afv, type Unit } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import { contactsOf } from '../engagements.ts'

type Meeting = 'afv:react.counter-charge' | 'afv:react.intercept'

/** Hits of disorder on mounted that counter-charge or intercept, more if they have to turn. */
export const disorderOf = (turns: boolean, id: Meeting): Explained<AfvClause> =>
  explain({ clause: clause(id), label: 'disorder of the charge', value: 1 }, [
    turns && add(clause(id), 'had to turn', 1),
  ])

/** No hits of that sort at all. */
export const noHits = (id: AfvClause): Explained<AfvClause> =>
  explain({ clause: id, label: 'none', value: 0 }, [])

/** One hit on foot whose fire stopped nobody. (react.defensive-fire) */
export const lightImpact = (): Explained<AfvClause> =>
  explain(
    { clause: clause('afv:react.defensive-fire'), label: 'light impact: no hit by fire', value: 1 },
    [],
  )

const HEAVY = {
  dragoons: { label: 'heavy impact of dragoons', value: 1 },
  mounted: { label: 'heavy impact of mounted', value: 2 },
  'heavy mounted': { label: 'heavy impact of heavy mounted', value: 3 },
} as const

/** Dragoons one, mounted two, heavy mounted three. */
export const heavyImpact = (
  { kind }: Unit,
  id: 'afv:react.hasty-defence' | 'afv:react.intercept',
): Explained<AfvClause> =>
  explain(
    {
      clause: clause(id),
      ...HEAVY[kind === 'heavy mounted' || kind === 'mounted' ? kind : 'dragoons'],
    },
    [],
  )

/** A hit for every enemy in attack formation that a unit leaves behind. (disengage) */
export function disengagingHits(battle: Afv, unit: Unit): Explained<AfvClause> {
  const id = clause('afv:disengage')
  const pressed = contactsOf(battle, unit.id).filter(
    ({ enemy }) => unitOf(battle, enemy).formation.kind === 'attack',
  )
  return explain(
    { clause: id, label: 'disengages', value: 0 },
    pressed.map(() => add(id, 'from an enemy in attack formation', 1)),
  )
}
