import type { Adapter } from '@grognard/adapters'
import { scenesOf, tracesOf, type MadeScene } from '@grognard/adapters/film'
import { HUMAN, type NewsMessage } from '@grognard/host'
import type { SeatId } from '@grognard/kernel'
import { isThrown, stillOf, type Fallen, type FilmShown, type TableView } from '@grognard/table'
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import { settings } from '../../settings.ts'
import { language } from '../../words/index.ts'
import { sideOf } from '../decision.tsx'
import { startOfTurn } from '../moved.ts'
import { fallenThen, markedIn, startOfLast, turnOf, type FallenThen } from './fallen.ts'
import type { Session } from '../session.ts'
import { secondsFor, TIMES } from './pace.ts'
import { ledOn, nextOf, type Place } from './reel.ts'
import { isShownTo, joined, stepsOf, type Moments } from './steps.ts'

/**
 * What happens, as a film on the table. It is made of what the host told and of how the battle was
 * seen then; while it runs the screen shows its moment, and nothing is asked.
 */
export interface Film {
  /** 'held': something happened, and its scenes are on their way. */
  readonly state: ReadonlySignal<'none' | 'held' | 'playing' | 'paused'>
  /** Whether it runs, or is about to: then its moment is shown, and its keys are in force. */
  readonly runs: ReadonlySignal<boolean>
  readonly scenes: ReadonlySignal<readonly MadeScene[]>
  /** The scene that is shown, or that was the last; null before the first. */
  readonly at: ReadonlySignal<number | null>
  /** Whether the dice of the scene lie, so that it may be said what came of them. */
  readonly isThrown: ReadonlySignal<boolean>
  /** How the battle is seen meanwhile; null where that is not known yet. */
  readonly seen: ReadonlySignal<unknown>
  /** How much of the story has been shown; null: all of it. */
  readonly told: ReadonlySignal<number | null>
  next(): void
  /** Stops it, or lets it go on. */
  pause(): void
  skip(): void
  again(): Promise<void>
  /** The table on which it is shown. */
  showOn(view: TableView | null): void
  close(): void
}

/** More moments than these nobody watches at once. */
const MOST = 240

/** How much each seat at this screen has been shown. */
const shownTo = new WeakMap<Session, Map<SeatId | null, number>>()

export function newFilm(session: Session, adapter: Adapter): Film {
  const state = signal<'none' | 'held' | 'playing' | 'paused'>('none')
  const runs = computed(() => state.value !== 'none')
  const scenes = signal<readonly MadeScene[]>([])
  const at = signal<number | null>(null)
  const held = signal<unknown>(null)
  const heldTold = signal(0)
  const areThrown = signal(true)
  const marks = shownTo.get(session) ?? new Map<SeatId | null, number>()
  shownTo.set(session, marks)
  const seat = session.viewer.peek()
  let moments: Moments = []
  let seconds: readonly number[] = []
  /** How many scenes were there before the latest began. */
  let paced = 0
  let place: Place = { scene: 0, t: 0 }
  let view: TableView | null = null
  let frame = 0
  let last = 0
  let isFetching = false
  /** What is fetched next comes after something that this seat has done. */
  let isFresh = true
  /** Nobody but people decides now: the last scene is whole. */
  let isClosed = false
  let isSkipping = false
  /** What this screen had decided when its reel began. */
  let actsBefore = session.acts.peek()
  /** How it was seen before the latest news. */
  let before: unknown = null
  /** Who fell before the reel that is shown. */
  let fallen: FallenThen = []

  const told = (): number => session.story.peek().length

  const known = (): number => {
    const mark = marks.get(seat)
    if (mark !== undefined) return Math.min(mark, told())
    // Whoever comes back to a battle is not shown again what he has seen.
    const isBack = marks.size === 0 && !session.isNew
    if (isBack) void remember()
    const from = isBack ? told() : session.seenUpTo.peek()
    marks.set(seat, from)
    return from
  }

  /** Whoever comes back finds the marks of those who have fallen in this turn and the one before. */
  async function remember(): Promise<void> {
    const story = session.story.peek()
    const turn = turnNow()
    const since = await session.moments(startOfLast(story) - 1, MOST)
    const [first, news] = [since[0], session.news.peek()]
    if (!first || !news || turn !== turnNow() || scenes.peek().length > 0) return
    const steps = stepsOf(since, story)
    const made = scenesOf(adapter, first.view, steps, language.peek(), sideOf(news))
    fallen = fallenThen(made)
    showFallen()
  }

  const isStill = (): boolean => settings.peek().motion === 'none'
  const show = (shown: FilmShown | null): void => view?.update({ film: shown })

  function showPlace(): void {
    const scene = scenes.peek()[place.scene]
    if (!scene) return
    const t = isStill() ? stillOf(scene.play) : place.t
    const lie = isThrown(scene.play, t)
    batch(() => {
      at.value = place.scene
      held.value = scene.seen
      areThrown.value = lie
      heldTold.value = (lie ? scene.told.at(-1)?.number : (scene.told[0]?.number ?? 1) - 1) ?? 0
    })
    show({ play: scene.play, t })
  }

  function run(): void {
    if (frame === 0 && !isStill() && state.peek() === 'playing') frame = requestAnimationFrame(step)
  }

  function step(now: number): void {
    frame = 0
    if (state.peek() !== 'playing') return
    const { film: speed } = settings.peek()
    const times = TIMES[speed === 'at once' ? 'usual' : speed]
    // A tab that was hidden goes on where it was.
    const by = Math.min(0.1, Math.max(0, (now - last) / 1000)) * times
    last = now
    const there = ledOn(seconds, place, by)
    if (there === null) return waitOrEnd()
    place = there
    showPlace()
    run()
  }

  function begin(from: number): void {
    place = { scene: from, t: 0 }
    state.value = 'playing'
    last = performance.now()
    showPlace()
    run()
  }

  /** All that is known has been shown: more may be told yet. */
  function waitOrEnd(): void {
    if (isClosed) return end()
    place = { scene: scenes.peek().length - 1, t: 1 }
    showPlace()
    state.value = 'held'
  }

  function end(): void {
    cancelAnimationFrame(frame)
    frame = 0
    const all = scenes.peek()
    place = { scene: all.length - 1, t: 1 }
    marks.set(seat, told())
    batch(() => {
      areThrown.value = true
      state.value = 'none'
      at.value = all.length > 0 ? place.scene : null
    })
    if (all.length > 0) show({ traces: tracesOf(all, adapter.film) })
    else showFallen()
  }

  const turnNow = (): string => turnOf(session.story.peek().at(-1))
  const nowFallen = (): readonly Fallen[] => markedIn(session.story.peek(), fallen)

  const showFallen = (): void => show({ traces: { ways: [], places: [], fallen: nowFallen() } })

  /** A new reel: of what was shown before only those who fell are remembered. */
  function rewind(to: Moments): void {
    fallen = [...fallen, ...fallenThen(scenes.peek())]
    moments = to
    place = { scene: 0, t: 0 }
    batch(() => {
      scenes.value = []
      at.value = null
    })
  }

  /** Fetches what was told since, and makes scenes of it. */
  async function fetchMore(): Promise<void> {
    isFetching = true
    const more = await session.moments(isFresh ? known() : (moments.at(-1)?.told ?? known()), MOST)
    isFetching = false
    if (session.viewer.peek() !== seat || !session.news.peek() || state.peek() === 'none') return
    // Whoever has only let something happen may want to see all of it again; who acted, not.
    const hasActed = actsBefore !== session.acts.peek()
    const goesOn = !hasActed && moments.length > 0 && moments.length < MOST
    actsBefore = session.acts.peek()
    if (isFresh && !goesOn) rewind(more)
    else moments = joined(moments, more)
    if (isFresh) paced = scenes.peek().length
    isFresh = false
    make()
    hear()
  }

  function make(): void {
    const [first] = moments
    const news = session.news.peek()
    if (!first || !news) return
    held.value ??= first.view
    isClosed = isForPeople(news)
    const steps = stepsOf(moments, session.story.peek())
    const { value } = language
    const made = scenesOf(adapter, first.view, steps, value, sideOf(news), nowFallen())
    // What may not be whole yet is shown when it is.
    const whole = (isClosed ? made : made.slice(0, -1)).filter((scene) =>
      isShownTo(seat, scene, moments),
    )
    const plays = whole.map(({ play }) => play)
    seconds = [...seconds.slice(0, paced), ...secondsFor(plays.slice(paced))]
    scenes.value = whole
    if (state.peek() !== 'held') return
    const next = at.peek() === null ? 0 : place.scene + 1
    if (whole.length > next) begin(next)
    else if (isClosed) end()
  }

  function hear(): void {
    const news = session.news.peek()
    if (!news || session.past.peek() || isFetching) return
    if (told() < (moments.at(-1)?.told ?? 0)) {
      // Something was taken back.
      rewind([])
      if (runs.peek()) end()
      marks.set(seat, told())
    }
    if (settings.peek().film === 'at once' || adapter.plain || isSkipping) {
      isSkipping = isSkipping && !isForPeople(news)
      if (told() > known()) {
        marks.set(seat, told())
        isFresh = true
        if (moments.length > 0) rewind([])
        show(null)
      }
      return
    }
    if (told() > (isFresh ? known() : (moments.at(-1)?.told ?? known()))) {
      if (state.peek() === 'none') {
        isFresh = true
        batch(() => {
          held.value = before
          heldTold.value = known()
          state.value = 'held'
        })
      }
      void fetchMore()
    } else if (runs.peek() && !isClosed && isForPeople(news)) make()
  }

  const film: Film = {
    state,
    runs,
    scenes,
    at,
    isThrown: areThrown,
    seen: computed(() => (runs.value ? held.value : null)),
    told: computed(() => (runs.value ? heldTold.value : null)),
    next() {
      if (!runs.peek()) return
      const there = nextOf(scenes.peek().length, place)
      if (there === null) return waitOrEnd()
      place = there
      showPlace()
      last = performance.now()
      run()
    },
    pause() {
      if (state.peek() === 'playing') state.value = 'paused'
      else if (state.peek() === 'paused') {
        state.value = 'playing'
        last = performance.now()
        run()
      }
    },
    skip() {
      if (!runs.peek()) return
      isSkipping = !isClosed
      end()
    },
    async again() {
      if (scenes.peek().length === 0) {
        const from = startOfTurn(session.story.peek()) ?? 1
        moments = await session.moments(from - 1, MOST)
        isFresh = false
        make()
      }
      if (scenes.peek().length > 0) begin(0)
    },
    showOn(table) {
      view = table
      if (table && runs.peek()) showPlace()
      else if (nowFallen().length > 0) showFallen()
    },
    close() {
      forget()
      cancelAnimationFrame(frame)
      view = null
    },
  }
  const forget = effect(() => {
    const { value: news } = session.news
    const { length } = session.story.value
    if (session.past.value) {
      // Whoever looks back has seen enough of it.
      film.skip()
      return show(null)
    }
    if (length > 0) hear()
    before = news?.view ?? null
  })
  return film
}

/** Whether it is for people to decide, and no computer player is at it. */
const isForPeople = ({ waiting, outcome, players }: NewsMessage): boolean =>
  outcome !== null ||
  waiting.every(({ seats }) => seats.some((one) => (players[one] ?? HUMAN) === HUMAN))
