// What a die must show to hit. (14.7, 14.8)

import type { Explained, Step } from '@grognard/toolkit'
import type { Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { armOf } from '../units/kinds.ts'
import { thirdsLost } from '../units/quality.ts'
import { weaponOf, type Band, type WeaponName } from '../units/weapons.ts'
import type { Cover } from './cover.ts'

/** One stand that fires at a unit, as the table asks about it. */
export type Situated = {
  readonly weapon: WeaponName
  readonly band: Band
  readonly cover: Cover | null
  /** The target stands higher. (14.7) */
  readonly uphill: boolean
  /** All of the stand is behind the line of the target's front. (2.24) */
  readonly behind: boolean
}

type Row = {
  readonly clause: Rf2Clause
  readonly label: string
  readonly needs: number
  readonly holds: (target: Unit, at: Situated) => boolean
}

const isSmall = ({ weapon }: Situated): boolean => weaponOf(weapon).is === 'small arms'

const SHAPES = new Set(['square', 'march column'])
const COLUMNS = new Set(['attack column', 'double line'])

/** From the top: the first line that applies is used. (14.7) */
const TABLE: readonly Row[] = [
  {
    clause: 'rf2:14.7.fortified-heavy',
    label: 'target in fortified heavy cover',
    needs: 7,
    holds: (_, { cover }) => cover === 'fortified heavy',
  },
  {
    clause: 'rf2:14.7.smoothbore-at-cavalry',
    label: 'smoothbore small arms at cavalry',
    needs: 6,
    holds: (target, at) =>
      isSmall(at) && weaponOf(at.weapon).smoothbore === true && armOf(target) === 'horse',
  },
  {
    clause: 'rf2:14.7.heavy',
    label: 'target in heavy or fortified light cover',
    needs: 6,
    holds: (_, { cover }) => cover === 'heavy' || cover === 'fortified light',
  },
  {
    clause: 'rf2:14.7.guns-or-skirmishers',
    label: 'target is deployed artillery or skirmishers',
    needs: 6,
    holds: ({ formation: { kind } }) => kind === 'unlimbered' || kind === 'skirmish',
  },
  {
    clause: 'rf2:14.7.uphill-or-light',
    label: 'small arms uphill or at light cover',
    needs: 5,
    holds: (_, at) => isSmall(at) && (at.uphill || at.cover === 'light'),
  },
  {
    clause: 'rf2:14.7.shape-or-flank',
    label: 'target in square or march column, or hit in flank or rear',
    needs: 3,
    holds: ({ formation: { kind } }, { behind }) =>
      SHAPES.has(kind) || (behind && kind !== 'skirmish'),
  },
  {
    clause: 'rf2:14.7.guns-at-column',
    label: 'artillery at column or double line',
    needs: 3,
    holds: ({ formation: { kind } }, at) => !isSmall(at) && COLUMNS.has(kind),
  },
  { clause: 'rf2:14.7.else', label: 'clear target', needs: 4, holds: () => true },
]

/** What a stand needs on each die; modifiers make it easier or harder. (14.8) */
export function toHit(unit: Unit, target: Unit, at: Situated): Explained<Rf2Clause> {
  const row = TABLE.find(({ holds }) => holds(target, at)) as Row
  const steps: Step<Rf2Clause>[] = [
    { clause: row.clause, label: row.label, effect: { set: row.needs }, after: row.needs },
  ]
  let value = row.needs
  // A bonus of the firer makes the number lower.
  const modify = (clause: Rf2Clause, label: string, bonus: number): void => {
    if (bonus === 0) return
    value -= bonus
    steps.push({ clause, label, effect: { add: -bonus }, after: value })
  }
  modify('rf2:14.8.quality', 'how well it fires', unit.fire)
  if (at.band === 'close') modify('rf2:14.8.range', 'close range', 1)
  if (at.band === 'long') modify('rf2:14.8.range', 'long range', -1)
  if (unit.disordered) modify('rf2:14.8.disorder', 'disordered', -1)
  const thirds = Math.min(2, thirdsLost(unit))
  modify('rf2:14.8.losses', thirds === 2 ? 'two thirds lost' : 'a third lost', -thirds)
  if (weaponOf(at.weapon).breech) modify('rf2:14.8.breech', 'breech-loading', 1)
  return { value, steps }
}
