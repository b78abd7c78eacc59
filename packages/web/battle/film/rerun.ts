import type { Adapter } from '@grognard/adapters'
import { scenesOf, type MadeScene } from '@grognard/adapters/film'
import { isThrown, stillOf, type TableView } from '@grognard/table'
import { signal, type ReadonlySignal } from '@preact/signals'
import { settings } from '../../settings.ts'
import { language } from '../../words/index.ts'
import { sideOf } from '../decision.tsx'
import type { Session } from '../session.ts'
import { secondsFor, TIMES } from './pace.ts'
import { ledOn, type Place } from './reel.ts'
import { stepsOf, type Moments } from './steps.ts'

/** The past as the same film, forwards and backwards; what is looked back at goes along with it. */
export interface Rerun {
  readonly goes: ReadonlySignal<'forwards' | 'backwards' | null>
  /** The scene that is shown; null while none is. */
  readonly scene: ReadonlySignal<MadeScene | null>
  /** Whether the dice of the scene lie. */
  readonly isThrown: ReadonlySignal<boolean>
  play(way: 'forwards' | 'backwards'): Promise<void>
  stop(): void
  showOn(view: TableView | null): void
}

/** So many moments are fetched at once. */
const MANY = 40

export function newRerun(session: Session, adapter: Adapter): Rerun {
  const goes = signal<'forwards' | 'backwards' | null>(null)
  const scene = signal<MadeScene | null>(null)
  const areThrown = signal(true)
  let moments: Moments = []
  let scenes: readonly MadeScene[] = []
  let seconds: readonly number[] = []
  let place: Place = { scene: 0, t: 0 }
  let view: TableView | null = null
  let frame = 0
  let last = 0

  const lastIn = (one: MadeScene | undefined): number => one?.told.at(-1)?.number ?? 0

  function show(): void {
    const now = scenes[place.scene]
    if (!now) return
    if (scene.peek() !== now) {
      scene.value = now
      const past = moments.find(({ told }) => told >= lastIn(now))
      if (past) session.showPast({ kind: 'past', id: 0, ...past })
    }
    const { play } = now
    const t = settings.peek().motion === 'none' ? stillOf(play) : place.t
    areThrown.value = isThrown(play, t)
    view?.update({ film: { play, t } })
  }

  function step(now: number): void {
    frame = 0
    const way = goes.peek()
    if (way === null) return
    const { film } = settings.peek()
    const times = TIMES[film === 'at once' ? 'usual' : film]
    const by = Math.min(0.1, Math.max(0, (now - last) / 1000)) * times
    last = now
    const there = ledOn(seconds, place, way === 'forwards' ? by : -by)
    const isOut = there === null || (way === 'backwards' && there.scene === 0 && there.t === 0)
    if (isOut) return void further(way)
    place = there
    show()
    frame = requestAnimationFrame(step)
  }

  /** The next of it, or that before; where there is no more, it stops. */
  async function further(way: 'forwards' | 'backwards'): Promise<void> {
    const news = session.news.peek()
    const from = way === 'forwards' ? (moments.at(-1)?.told ?? 0) : (moments[0]?.told ?? 0)
    const isThere = way === 'forwards' ? from < session.story.peek().length : from > 0
    if (!news || !isThere) return stop()
    const known = way === 'forwards' ? from : Math.max(0, from - MANY)
    const more = (await session.moments(known, MANY)).filter(
      ({ told }) => way === 'forwards' || told <= from,
    )
    const [first] = more
    if (goes.peek() !== way) return
    if (!first || more.length < 2) return stop()
    moments = more
    const steps = stepsOf(more, session.story.peek())
    scenes = scenesOf(adapter, first.view, steps, language.peek(), sideOf(news))
    seconds = secondsFor(scenes.map(({ play }) => play))
    place = way === 'forwards' ? { scene: 0, t: 0 } : { scene: scenes.length - 1, t: 1 }
    last = performance.now()
    show()
    frame = requestAnimationFrame(step)
  }

  function stop(): void {
    cancelAnimationFrame(frame)
    frame = 0
    goes.value = null
    scene.value = null
    moments = []
    view?.update({ film: null })
  }

  return {
    goes,
    scene,
    isThrown: areThrown,
    async play(way) {
      const past = session.past.peek()
      if (!past) return
      stop()
      goes.value = way
      moments = [{ ...past }]
      await further(way)
    },
    stop,
    showOn(table) {
      view = table
    },
  }
}
