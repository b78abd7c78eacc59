import type { Kind } from './kinds.ts'

export type Quality = 'green' | 'seasoned' | 'veteran'

const [V, S, G] = ['veteran', 'seasoned', 'green'] as const

type Row = readonly [Quality, Quality, Quality, Quality, Quality, Quality]

const ARTILLERY: Row = [S, S, S, S, G, G]

/** Quality by a die, 1 to 6. (afv:quality.table) */
export const QUALITY_TABLE: { readonly [kind in Kind]: Row } = {
  'pike and musket': [V, S, S, S, S, G],
  foot: [V, S, S, G, G, G],
  dragoons: [V, S, S, S, S, G],
  mounted: [V, V, S, S, G, G],
  'heavy mounted': [S, S, S, S, S, G],
  'galloper guns': ARTILLERY,
  'regular artillery': ARTILLERY,
  'heavy artillery': ARTILLERY,
}
