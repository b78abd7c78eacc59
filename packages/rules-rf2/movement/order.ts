// What may be ordered of a unit in the movement phase. (12.0)

import type { UnitId } from '@grognard/field'
import type { Point, Turn } from '@grognard/geometry'
import type { Formation } from '../units/formations.ts'

type Hand = 'left' | 'right'

export type Step =
  /** About the centre of its front; deployed guns may look another way. (12.7, 12.20, 12.21) */
  | { readonly do: 'form'; readonly to: Formation; readonly by?: Turn }
  /** Line to march column and back where it stands: each stand turns to that side. (12.10) */
  | { readonly do: 'form in place'; readonly to: Formation; readonly turn: Hand }
  | { readonly do: 'about' } // 12.8
  /** Forward about the corner on that side. (12.12) */
  | { readonly do: 'wheel'; readonly to: Hand; readonly by: Turn }
  | { readonly do: 'ahead'; readonly distance: number }
  /** To the right, or to the left if below 0. (12.13) */
  | { readonly do: 'incline'; readonly by: number; readonly distance: number }
  | { readonly do: 'retire'; readonly by?: number; readonly distance: number } // 12.14
  /** The head of a column there, each stand on the way of the one before it. (3.4, 12.35) */
  | { readonly do: 'file'; readonly to: Point }
  /** Every stand over a bridge, to form up beyond it and look on. (13.12) */
  | { readonly do: 'cross'; readonly bridge: string; readonly to: Point }
  /** Guns on their limbers go any way, and look there. (12.20) */
  | { readonly do: 'drive'; readonly to: Point }
  /** Skirmishers go any way and keep their facing. (12.26) */
  | { readonly do: 'shift'; readonly to: Point }

export type Steps = readonly Step[]

export type Pace = 'normal' | 'march'

export type Order =
  | { readonly unit: UnitId; readonly does: 'move'; readonly pace: Pace; readonly steps: Steps }
  | { readonly unit: UnitId; readonly does: 'recover' } // 8.14
  | { readonly unit: UnitId; readonly does: 'manhandle'; readonly steps: Steps } // 12.22

/** A change of formation or facing: it comes first or last. (12.7, 12.8) */
export type Change = Step & { readonly do: 'form' | 'form in place' | 'about' }

export const isChange = (step: Step): step is Change =>
  step.do === 'form' || step.do === 'form in place' || step.do === 'about'
