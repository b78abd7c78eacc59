import type { FilmShown } from './film/play.ts'
import type { Emphasis, Point, Scene, Theme, Thing } from './scene.ts'

/** How something was picked: a first touch only shows. */
export type By = 'mouse' | 'touch' | 'keyboard'

/** Words of the table itself, in the reader's language. */
export type TableWords = {
  /** The table's accessible name. */
  readonly table: string
  readonly units: string
  readonly areas: string
  readonly handles: string
  /** Added to the description of something that can be picked now. */
  readonly canBePicked: string
  readonly selected: string
}

export type TableOptions = {
  readonly scene: Scene
  readonly emphasis: Emphasis
  readonly theme: Theme
  readonly words: TableWords
  readonly reducedMotion: boolean
  /** The armies are put aside to see the ground: only their outlines stay. */
  readonly bare?: boolean
  /** A scene of a film at its time, instead of how it stands; or what one has left behind. */
  readonly film?: FilmShown | null
  /** Clicked, tapped, or Enter on it. `null`: the empty ground. `at`: where on the table. */
  readonly onPick: (thing: Thing | null, by: By, at: Point | null) => void
  /** The pointer or the focus is on it; `null` when it leaves. */
  readonly onPoint: (thing: Thing | null) => void
  /** A body was dragged and let go over something. */
  readonly onDrop: (body: string, over: Thing) => void
  /** Something movable is being dragged: where it would be; `done` when it is let go. */
  readonly onDrag?: (id: string, at: Point, done: boolean) => void
}

/** The table in the page. Everything it shows is given to it; what people do is told to its owner. */
export interface TableView {
  update(change: Partial<TableOptions>): void
  /** The whole table in view. */
  fit(): void
  /** 1.25 is a quarter larger; about the middle of the view. */
  zoom(by: number): void
  /** By so many screen pixels. */
  pan(dx: number, dy: number): void
  /** Brings a thing to the middle of the view. */
  centre(thing: Thing): void
  /** Puts the keyboard's focus on a thing. */
  focus(thing: Thing): void
  destroy(): void
}
