import type { Ask, Json } from '@grognard/kernel'
import type { Body, Point, Scene, Thing } from '@grognard/table'
import type { Language } from '@grognard/toolkit'

/** Whose outline it is: who acts, whom it is about, what is in the way, how far that keeps others. */
export type OutlineTone = 'first' | 'second' | 'blocker' | 'kept'

/** A line as it is judged: clear, broken, measured, the side of an arc, or the way of a move. */
export type LineTone = 'clear' | 'blocked' | 'measure' | 'arc' | 'way'

export type Drawing = {
  /** What is shown of the table, enlarged on the matter. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly ghosts: readonly Body[]
  /** Shapes whose corners are judged. */
  readonly outlines: readonly { readonly points: readonly Point[]; readonly tone: OutlineTone }[]
  readonly lines: readonly {
    readonly from: Point
    readonly to: Point
    readonly tone: LineTone
    /** The one that decides, or one of many. */
    readonly isMain: boolean
    readonly label: string | null
  }[]
}

export type NumberTable = {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A verdict of geometry as a page: worked out anew, with all it takes to check it by hand. */
export type Certificate = {
  readonly title: string
  readonly verdict: string
  /** Whether it may be, or is so; null for what is only measured. */
  readonly holds: boolean | null
  readonly clause: string | null
  /** Who is only imagined where he is judged, in a sentence; null for a position as it is. */
  readonly imagined: string | null
  /** What else is to be said, in sentences. */
  readonly notes: readonly string[]
  readonly scene: Scene
  readonly drawing: Drawing
  readonly tables: readonly NumberTable[]
  /** How the numbers are to be read. */
  readonly legend: string
}

/**
 * Verdicts on sight, range, contact and moves. What a link carries is the position and the
 * question; the answer is never in it.
 */
export interface Certificates<Seen = unknown> {
  /** Judges what a link carries; null if that makes no sense. */
  judged(carried: Json, language: Language): Certificate | null
  /** What a link to the verdict on an answer carries. */
  ofAnswer(seen: Seen, ask: Ask, answer: Json): Json
  /** Of a pick: why it will do, or will not, for the selected body; null where there is nothing. */
  ofPick(seen: Seen, ask: Ask, subject: string | null, picked: Thing): Json | null
  /**
   * What lies between two bodies: how far it is, whether one sees the other, whether they touch; in
   * the battle as it is, or as it would be with what is planned.
   */
  between(
    seen: Seen,
    then: Seen | null,
    what: 'sight' | 'distance' | 'contact',
    from: string,
    to: string,
  ): Json | null
}
