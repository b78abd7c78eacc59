import type { Battle, SideId } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'

/** A unit as a despatch lists it: what it has lost of what it could bear, and whether it has gone. */
export type UnitTold = {
  readonly name: string
  readonly side: SideId
  readonly lost: number
  readonly of: number
  readonly gone: boolean
}

/** Ground that is fought for, and who has it. */
export type Held = { readonly name: string; readonly by: SideId | null }

/** What the book counts at the end: so much for each side, in a sentence, and by which clause. */
export type Counted = {
  readonly by: Readonly<Record<SideId, number>>
  readonly said: string
  readonly clause: string
}

/** What the end of a battle is told from, and by which figures its chances are read. */
export interface DespatchRules<B extends Battle = Battle> {
  units(start: B, now: B): readonly UnitTold[]
  held(now: B, language: Language): readonly Held[]
  counted(now: B, language: Language): Counted
  /**
   * How it stands, in a few numbers between about -1 and 1 that are above 0 where red is better off.
   * Hits and losses count as soon as they are given.
   */
  standing(start: B, now: B): readonly number[]
}
