import type { BattleRecord } from '@grognard/kernel'
import type { Reported } from '../reported.ts'

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

/** How each side was led, as a table; nothing where nobody counts it. */
export function countsOf({ generalship }: Reported, record: BattleRecord): readonly string[] {
  if (generalship === 'none') return []
  const { red, blue } = generalship(record)
  return [
    '| | red | blue |',
    '| --- | ---: | ---: |',
    ...Object.keys(red).map((key) => `| ${TITLES[key] ?? key} | ${red[key]} | ${blue[key]} |`),
  ]
}
