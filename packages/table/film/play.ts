// One scene of a film as plain data: what the table shows of something that happened. Everything is
// drawn as a function of this and of a time from 0 to 1, so that to play, to stop, to step and to go
// backwards are the same.

import type { Body, Point, Pose, Scene } from '../scene.ts'

/** A body goes a way, its first pose being where it stood. */
export type March = {
  readonly body: string
  readonly way: readonly Pose[]
  /** '7.8" of 12"', beside it while it goes. */
  readonly label: string | null
}

/** One body shoots at another; who only lends its fire is drawn more faintly. */
export type Volley = { readonly from: string; readonly to: string; readonly lends: boolean }

export type DieShown = {
  readonly face: number
  /** Dice that are only added up are plain. */
  readonly how: 'hit' | 'miss' | 'plain'
  /** What it showed before it was thrown again. */
  readonly was: number | null
}

/** Dice on a slip of paper beside whom they are about. */
export type Throw = {
  readonly beside: string
  /** 'Volley, needing 4'. */
  readonly title: string
  /** Whose dice they are, and what for, where the slip is not at hand: '2/87th, needing 4'. */
  readonly whose: string
  readonly dice: readonly DieShown[]
}

/** Somebody who is gone, and where he stood. */
export type Fallen = { readonly id: string; readonly name: string; readonly at: Point }

/** What an adapter says of a scene, besides how the table stood before and after. */
export type Shows = {
  /** Ringed, the acting ones first. */
  readonly actors: readonly string[]
  readonly helpers: readonly string[]
  readonly targets: readonly string[]
  readonly marches: readonly March[]
  readonly volleys: readonly Volley[]
  readonly throws: readonly Throw[]
  /** Bodies that break and run. */
  readonly routs: readonly string[]
  /** Dice that decide whether somebody goes at all are thrown before he does. */
  readonly throwsFirst: boolean
}

export const NOTHING_SHOWN: Shows = {
  actors: [],
  helpers: [],
  targets: [],
  marches: [],
  volleys: [],
  throws: [],
  routs: [],
  throwsFirst: false,
}

export type Play = Shows & {
  readonly before: Scene
  readonly after: Scene
  /** Who has fallen before it, and whose mark still lies there. */
  readonly fallen: readonly Fallen[]
}

/** The way that somebody has gone, from where he stood to where he stands. */
export type Went = { readonly way: readonly Pose[]; readonly from: Body; readonly to: Body }

/** What stays when a film is over: ways that were gone, former places, and marks of the fallen. */
export type Traces = {
  readonly ways: readonly Went[]
  readonly places: readonly Body[]
  readonly fallen: readonly Fallen[]
}

/** What the table shows of a film: a scene at its time, or what it leaves behind. */
export type FilmShown = { readonly play: Play; readonly t: number } | { readonly traces: Traces }
