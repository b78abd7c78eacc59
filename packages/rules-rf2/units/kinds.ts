// What troops there are. (2.4 to 2.14)

import type { Unit } from '../battle.ts'

export const KINDS = ['HI', 'LI', 'IF', 'LC', 'MC', 'HC', 'DR', 'IC', 'FA', 'HA', 'SA'] as const
export type Kind = (typeof KINDS)[number]

export type Arm = 'foot' | 'horse' | 'guns'

const ARM: { readonly [kind in Kind]: Arm } = {
  HI: 'foot', // 2.5
  LI: 'foot', // 2.6
  IF: 'foot', // 2.7
  LC: 'horse', // 2.8
  MC: 'horse',
  HC: 'horse',
  DR: 'horse', // 2.9
  IC: 'horse', // 2.10
  FA: 'guns', // 2.12
  HA: 'guns', // 2.13
  SA: 'guns', // 2.14
}

/** Dragoons that have dismounted are foot. (2.9) */
export const armOf = ({ kind, mounted }: Pick<Unit, 'kind' | 'mounted'>): Arm =>
  ARM[kind] === 'horse' && !mounted ? 'foot' : ARM[kind]

/** By which column of the terrain table a unit goes. (13.6) */
export type Going = 'light' | 'heavy' | 'horse and guns'

/** Irregular foot counts as light. (2.7) */
export function goingOf(unit: Pick<Unit, 'kind' | 'mounted' | 'traits'>): Going {
  if (armOf(unit) !== 'foot') return 'horse and guns'
  const isLight = unit.kind === 'LI' || unit.kind === 'IF' || unit.traits.includes('light')
  return isLight ? 'light' : 'heavy'
}

/** How many stands a small, a medium and a large unit have. (2.1, 2.19) */
export const SIZES: { readonly [arm in Arm]: readonly number[] } = {
  foot: [4, 6, 8],
  horse: [4, 6, 8],
  guns: [1, 2, 3],
}
