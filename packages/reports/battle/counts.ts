import { generalship as afvGeneralship } from '@grognard/computer/afv'
import { generalship as vfGeneralship } from '@grognard/computer/vf'
import type { BattleRecord } from '@grognard/kernel'

/** How each side was led, in numbers that a wargamer would look at. */
type Counted = { readonly [side in 'red' | 'blue']: Readonly<Record<string, number>> }

const counts: Readonly<Record<string, (record: BattleRecord) => Counted>> = {
  afv: afvGeneralship,
  vf2: vfGeneralship,
}

const TITLES: Readonly<Record<string, string>> = {
  turns: 'turns',
  attacks: 'attacks',
  assaults: 'assaults',
  unsupported: 'of these without support',
  idleGroups: 'groups idle for three turns',
  idleBrigades: 'brigades idle for three turns',
  spentInReach: 'spent units left within reach of the enemy',
  shakenInReach: 'shaken units left within reach of the enemy',
  purposeless: 'turns without purpose',
  toAndFro: 'units that went to and fro',
}

/** The counts as a table; nothing where nobody counts them. */
export function countsOf(record: BattleRecord): readonly string[] {
  const counted = counts[record.rulebook.id]?.(record)
  if (!counted) return []
  const { red, blue } = counted
  return [
    '| | red | blue |',
    '| --- | ---: | ---: |',
    ...Object.keys(red).map((key) => `| ${TITLES[key] ?? key} | ${red[key]} | ${blue[key]} |`),
  ]
}
