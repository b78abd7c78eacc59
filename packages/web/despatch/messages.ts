import type { SideId, Told } from '@grognard/kernel'
import type { Despatch, Done, Job, Outline, SideNames } from '@grognard/reports/despatch'
import type { Language } from '@grognard/toolkit'

/** What the page asks of the worker that has the battle open. */
export type DespatchOrder =
  | { readonly kind: 'open'; readonly text: string; readonly name: string; readonly seed: string }
  | { readonly kind: 'tell'; readonly language: Language; readonly names: SideNames | null }
  | { readonly kind: 'job'; readonly job: Job }
  /** What happened in the activity that began at this checkpoint? */
  | { readonly kind: 'look'; readonly place: number }

/** An activity: what was told of it, and how the battle was seen before and after. */
export type Looked = {
  readonly place: number
  readonly told: readonly Told[]
  readonly before: unknown
  readonly after: unknown
  /** How many answers stood when its turn began. */
  readonly turnBegan: number
}

export type DespatchNews =
  | {
      readonly kind: 'opened'
      readonly outline: Outline
      /** How the battle was seen when each turn began, and at the end. */
      readonly seen: readonly unknown[]
      /** How many answers stood when each turn began. */
      readonly began: readonly number[]
      /** Nobody plays it well enough for its chances to be counted. */
      readonly isCounted: boolean
      readonly sides: readonly SideId[]
    }
  | { readonly kind: 'told'; readonly language: Language; readonly despatch: Despatch }
  | { readonly kind: 'done'; readonly done: Done }
  | ({ readonly kind: 'looked' } & Looked)
  | { readonly kind: 'failed'; readonly reason: string }
