import type { Bend } from '@grognard/geometry'

/**
 * In ranks and files, in a square, or a gun with its limber. Whoever marches may be bent where the
 * road bends under it.
 */
export type Formation =
  | { readonly kind: 'line' | 'attack column' | 'open order'; readonly files: number }
  | { readonly kind: 'march column'; readonly files: number; readonly bends?: readonly Bend[] }
  | { readonly kind: 'limbered'; readonly bends?: readonly Bend[] }
  | { readonly kind: 'square' | 'unlimbered' }

export type FormationKind = Formation['kind']
