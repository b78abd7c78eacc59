import type { UnitId } from './ids.ts'

/** What players may see in the middle of an activity. */
export type Now =
  | {
      readonly doing: 'shooting'
      readonly target: UnitId
      readonly main: UnitId | null
      readonly support: readonly UnitId[]
    }
  | { readonly doing: 'acting'; readonly unit: UnitId }
  | { readonly doing: 'fighting'; readonly main: UnitId; readonly target: UnitId }
  | { readonly doing: 'retreating'; readonly unit: UnitId }
