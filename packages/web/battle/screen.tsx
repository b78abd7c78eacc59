import type { Adapter, Choice } from '@grognard/adapters'
import { whoIs } from '@grognard/adapters/parts'
import { drawnOnce } from '@grognard/adapters/film'
import { same } from '@grognard/kernel'
import {
  contains,
  middleOfBody,
  sameThing,
  type By,
  type Point,
  type Scene,
  type TableView,
  type Thing,
} from '@grognard/table'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { hush } from '../parts/announcer.tsx'
import { language, words } from '../words/index.ts'
import { UnitCard } from './card.tsx'
import { Curtain } from './curtain.tsx'
import { Decision, sideOf } from './decision.tsx'
import { newHand, type Hand } from './hand.ts'
import { useKeptFocus } from './focus.ts'
import { Caption } from './film/caption.tsx'
import { FilmControls } from './film/controls.tsx'
import { newFilm, type Film } from './film/film.ts'
import { newRerun, type Rerun } from './film/rerun.ts'
import { CardsInHand, HandStrip } from './frame/cards.tsx'
import { TopLine } from './frame/top-line.tsx'
import { Tabs } from './frame/tabs.tsx'
import { titled } from './frame/titled.ts'
import { useReadOut } from './read-out.ts'
import { newDoubles } from './twice.ts'
import { press } from './keys.ts'
import { LessonShown, useTeaching } from './lessons.tsx'
import { Log } from './log.tsx'
import { MeasureBar } from './measure-bar.tsx'
import { TOOL_KEYS, TOOLS } from './measuring.ts'
import { showKeys } from './menu.tsx'
import { Notices } from './notices.tsx'
import { fetched, Nothing } from '../pages/fetched.tsx'
import { useSound } from '../sound/use-sound.ts'
import type { Session } from './session.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { TableButtons } from './table-buttons.tsx'
import { TableInPage } from './table-view.tsx'
import { TroublePage } from './trouble.tsx'

const Replay = fetched(async () => (await import('./replay.tsx')).Replay, Nothing)

/** The battle: table, decision, card and log, and the strip below. */
export function BattleScreen({ session }: { readonly session: Session }) {
  const trouble = session.trouble.value
  if (trouble) return <TroublePage session={session} trouble={trouble} />
  if (session.curtain.value !== null) return <Curtain session={session} />
  const adapter = session.adapter.value
  if (!adapter || !session.news.value)
    return (
      <main class="waiting" id="main" tabIndex={-1}>
        <p>{words.value.app.loading}</p>
      </main>
    )
  return <Playing key={session.viewer.value} session={session} adapter={adapter} />
}

function Playing({ session, adapter }: { readonly session: Session; readonly adapter: Adapter }) {
  const hand = useMemo(newHand, [])
  const doubles = useMemo(newDoubles, [])
  const film = useMemo(() => newFilm(session, adapter), [])
  const rerun = useMemo(() => newRerun(session, adapter), [])
  useEffect(() => () => film.close(), [])
  useSound(film)
  const view = useRef<TableView | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const bare = useSignal(false)
  const news = session.news.value
  const past = session.past.value
  const open = news?.asks[0]
  useKeys(session, hand, film, rerun, view, bare)
  useKeptFocus(root)
  const teaching = useTeaching({ session, adapter, hand, isShowing: film.runs.value })
  useEffect(() => hush, [])
  const runs = film.runs.value
  const seen = past?.view ?? (runs ? film.seen.value : null) ?? news?.view
  const nearest = news ? sideOf(news) : 'red'
  const title = session.summary.value?.title ?? ''
  const scene = useMemo(
    () => ({
      title: titled(title),
      ...drawnOnce(adapter, language.value, nearest)(seen),
    }),
    [seen, language.value, nearest, title],
  )
  const isAsked = news !== null && (open !== undefined || news.outcome !== null)
  useReadOut(session, adapter, isAsked && !runs ? promptLine(session, adapter, film) : null)
  if (!news) return null
  const card = hand.selected.value && adapter.card(seen, hand.selected.value, language.value)
  const held = adapter.hand?.(seen, nearest, language.value)
  const pressings = runs || past ? {} : hand.pressings.value
  const Plain = adapter.plain
  return (
    // The signal itself, so that an order on its way does not draw everything anew.
    <div
      ref={root}
      class="battle"
      data-busy={session.busy}
      data-hands={adapter.hands}
      data-guided={session.summary.value?.guided === true || undefined}
      onPointerDownCapture={({ target }) => {
        if (target instanceof Element && !target.closest('.table-place')) doubles.interrupt()
      }}
    >
      <TopLine {...{ session, adapter, bare }} status={adapter.status(seen, language.value)} />
      <main class="field" id="main" tabIndex={-1}>
        {Plain ? (
          <Plain seen={seen} />
        ) : (
          <TableInPage
            scene={scene}
            hand={hand}
            bare={bare.value}
            onPick={(thing, by, at) => {
              if (runs && by !== 'keyboard') return film.next()
              if (hand.measuring.pick(thing, at ?? middleOf(scene, thing))) return
              const isDouble = doubles.isSecond(by, { thing, at, time: performance.now() })
              if (isDouble && !past && !runs && doneByDouble(hand)) return
              if (!past && !runs) picked(session, hand, thing, by, at)
              else hand.selected.value = thing && 'body' in thing ? thing.body : null
            }}
            onDrag={(body, at, done) => {
              if (past) return
              if (hand.carried.peek() === body) return hand.carry(body, at, done)
              if (runs) return
              forget(session, hand)
              if (!carriedOn(session, hand, body, at, done)) hand.drag(body, at, done)
            }}
            onDrop={(body, over) => {
              if (!past && !runs) dropped(session, hand, scene, body, over)
            }}
            onPoint={(thing) => pointed(hand, thing)}
            onReady={(ready) => {
              view.current = ready
              film.showOn(ready)
              rerun.showOn(ready)
            }}
          />
        )}
        <Notices session={session} />
        <div class="foot">
          <Caption {...{ session, adapter, film, rerun }} />
          {!Plain && <TableButtons view={view} />}
          {adapter.measure && (
            <MeasureBar
              {...{ adapter, seen, nearest }}
              measuring={hand.measuring}
              selected={hand.selected.value}
            />
          )}
        </div>
      </main>
      <PhoneSheet asked={open?.number ?? null} taught={teaching?.lesson ?? null}>
        {past ? (
          <Replay {...{ session, adapter, hand, nearest, rerun }} />
        ) : runs ? (
          <FilmControls {...{ session, adapter, film }} />
        ) : (
          <Decision session={session} adapter={adapter} hand={hand} />
        )}
        <Tabs
          tabs={[
            { name: 'unit', shows: <UnitCard card={card || null} /> },
            ...(held
              ? [
                  {
                    name: 'cards' as const,
                    count: held.length,
                    shows: <CardsInHand {...{ held, pressings }} />,
                  },
                ]
              : []),
            ...(teaching
              ? [{ name: 'lesson' as const, shows: <LessonShown {...teaching} /> }]
              : []),
            {
              name: 'log',
              shows: <Log {...{ session, adapter, hand }} until={runs ? film.told.value : null} />,
            },
          ]}
        />
        {held && <HandStrip {...{ held, pressings }} />}
      </PhoneSheet>
    </div>
  )
}

/** What is read out when something is asked. */
function promptLine(session: Session, adapter: Adapter, film: Film): string {
  const w = words.value
  if (film.runs.value) return w.film.title
  const news = session.news.value
  if (session.past.value) return w.replay.title
  if (!news) return ''
  if (news.outcome) return adapter.words(language.value).outcome(news.outcome)
  const open = news.asks[0]
  if (open) {
    const { view } = news
    const besides = adapter.readOut?.(view, open.ask, language.value) ?? ''
    return `${adapter.prompt(view, open.ask, language.value)} ${besides}`.trim()
  }
  const who = news.waiting.flatMap(({ seats }) => seats).map((seat) => whoIs(news, seat))
  return news.seat === null ? w.battle.spectator : w.battle.waitingFor(who.join(', '))
}

/** The first pick shows a choice, the second makes it; a pick elsewhere selects. */
function picked(session: Session, hand: Hand, thing: Thing | null, by: By, at: Point | null): void {
  const selected = hand.selected.value
  if ((!thing || 'area' in thing) && at && hand.ground(at)) {
    forget(session, hand)
    return
  }
  if (!thing) {
    hand.drop()
    hand.selected.value = null
    return
  }
  if (hand.pick(thing, by)) {
    explainRefusal(session, hand, selected, thing)
    return
  }
  // What was chosen by its letter is done with Enter, while the focus stays on its unit.
  if (by === 'keyboard' && hand.chosen.value && sameThing(thing, { body: selected ?? '' })) {
    commit(session, hand)
    return
  }
  const here = hand.choices.value.filter(
    (choice) =>
      isPickedAt(choice, thing) && (choice.subject === selected || choice.subject === null),
  )
  const [only] = here
  if (here.length === 1 && only) {
    if (same(hand.chosen.value?.answer, only.answer)) commit(session, hand)
    else hand.chosen.value = only
    hand.place.value = thing
    if (!sameThing(only.on, thing) && 'body' in thing) hand.selected.value = thing.body
    return
  }
  hand.drop()
  if (here.length > 1) {
    hand.place.value = thing
    return
  }
  explainRefusal(session, hand, selected, thing)
  if (!('body' in thing)) return
  if (by === 'keyboard' && thing.body === selected) focusChoices(hand)
  hand.selected.value = thing.body
}

const isPickedAt = ({ on, through = [] }: Choice, thing: Thing): boolean =>
  sameThing(on, thing) || ('body' in thing && through.includes(thing.body))

/** Tab would select every other unit on its way from the selected one to what that can do. */
function focusChoices(hand: Hand): void {
  if (hand.choices.value.some(({ subject }) => subject === hand.selected.value))
    document.querySelector<HTMLElement>('.decision .choice > button')?.focus()
}

/** A pick that offers nothing is answered with the clause that forbids it. */
function explainRefusal(session: Session, hand: Hand, subject: string | null, thing: Thing): void {
  forget(session, hand)
  const news = session.news.value
  const adapter = session.adapter.value
  const ask = news?.asks[0]?.ask
  if (!ask || !adapter) return
  const { view } = news
  const refusal = adapter.whyNot?.(view, ask, subject, thing, language.value) ?? null
  session.refused.value = refusal
  if (!refusal) return
  hand.reason.value = {
    lines: adapter.refusalLines?.(view, refusal, language.value, sideOf(news)) ?? [],
    carried: () => adapter.certificates?.ofPick(view, ask, subject, thing) ?? null,
  }
}

/** Whatever is done next, what was said of the last pick is not about that. */
function forget(session: Session, hand: Hand): void {
  if (hand.reason.value) session.refused.value = null
  hand.reason.value = null
}

function dropped(session: Session, hand: Hand, scene: Scene, body: string, over: Thing): void {
  forget(session, hand)
  hand.drop()
  hand.selected.value = body
  // To a control a drag is two picks; it must have seen the first one when the second comes.
  if (hand.choices.value.length === 0 && hand.pick({ body }, 'mouse')) {
    setTimeout(() => hand.pick(over, 'mouse'))
    return
  }
  const at = (thing: Thing): readonly Choice[] =>
    hand.choices.value.filter(({ subject, on }) => subject === body && sameThing(on, thing))
  // Whoever is let go upon somebody who is no aim goes to where that one stands.
  const around = at(over).length > 0 ? null : areaAround(scene, over)
  const aim = around !== null && at(around).length > 0 ? around : over
  const [only, another] = at(aim)
  hand.place.value = aim
  if (only && !another) hand.chosen.value = only
  else if (!only) explainRefusal(session, hand, body, aim)
}

/** The area in which a body stands. */
function areaAround({ areas, bodies }: Scene, thing: Thing): Thing | null {
  const body = 'body' in thing && bodies.find(({ id }) => id === thing.body)
  const area = body && areas.find(({ outline }) => contains(outline, middleOfBody(body)))
  return area ? { area: area.id } : null
}

/**
 * A choice that stands for whoever is dragged: made at once where it costs nothing, so that the drag
 * goes on; and else shown, as a click would.
 */
function carriedOn(session: Session, hand: Hand, body: string, at: Point, done: boolean): boolean {
  const choice = hand.choices.peek().find(({ through = [] }) => through.includes(body))
  const number = session.news.peek()?.asks[0]?.number
  if (!choice || number === undefined) return false
  if (hand.selected.peek() !== body) hand.selected.value = body
  if (!choice.carries) {
    hand.chosen.value = choice
    return true
  }
  hand.carry(body, at, done)
  void session.answer(number, choice.answer)
  return true
}

/** Where an area is that was picked by key. */
function middleOf(scene: Scene, thing: Thing | null): Point | null {
  const area = thing && 'area' in thing && scene.areas.find(({ id }) => id === thing.area)
  if (!area) return null
  const sum = area.outline.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / area.outline.length, y: sum.y / area.outline.length }
}

function pointed(hand: Hand, thing: Thing | null): void {
  hand.measuring.pointed.value = thing && 'body' in thing ? thing : null
  hand.hinted.value = thing && 'body' in thing ? [thing.body] : []
}

function commit(session: Session, hand: Hand): void {
  const choice = hand.chosen.value
  const number = session.news.value?.asks[0]?.number
  if (choice && number !== undefined) void session.answer(number, choice.answer)
}

function useKeys(
  session: Session,
  hand: Hand,
  film: Film,
  rerun: Rerun,
  view: { readonly current: TableView | null },
  bare: Signal<boolean>,
): void {
  useEffect(() => {
    const nextUnit = (by: number): boolean => {
      const { able } = hand.emphasis.value
      const at = able.indexOf(hand.selected.value ?? '')
      // Zones come before the units and handles after them: from there the selected one is next.
      const from = document.activeElement?.getAttribute('data-thing')?.split(' ')[0]
      const step = from === (by > 0 ? 'area' : 'handle') ? 0 : by
      const next = able[at === -1 ? (by > 0 ? 0 : able.length - 1) : at + step]
      if (next === undefined) return false
      hand.drop()
      hand.selected.value = next
      view.current?.focus({ body: next })
      return true
    }
    const onKey = (event: KeyboardEvent): void => {
      const used = press(event, {
        view: () => view.current,
        undo() {
          const seat = session.viewer.value
          if (session.past.value || film.runs.value) return
          if (seat !== null && session.news.value?.undoable.includes(seat))
            void session.order({ kind: 'undo', seat })
        },
        commit: () => !film.runs.value && commitAny(hand),
        commitChosen() {
          if (!hand.chosen.value || film.runs.value) return false
          commit(session, hand)
          return true
        },
        keyed(key) {
          if (session.adapter.value?.measure) {
            const tool = TOOLS.find((one) => TOOL_KEYS[one] === key)
            if (tool) hand.measuring.use(tool)
            if (tool) return true
          }
          if (session.past.value || film.runs.value) return false
          if (hand.key(key)) {
            forget(session, hand)
            return true
          }
          if (pressAction(session, hand, key)) return true
          const choice = hand.choices.value.find(
            (one) => one.key === key && one.subject === hand.selected.value,
          )
          if (!choice) return false
          if (same(hand.chosen.value?.answer, choice.answer)) commit(session, hand)
          else hand.chosen.value = choice
          return true
        },
        drop() {
          if (film.runs.value) return film.skip()
          if (hand.measuring.drop()) return
          if (hand.chosen.value || hand.place.value) hand.drop()
          else if (!session.past.value && hand.key('escape')) return
          else if (session.past.value) session.returnToNow()
          else hand.selected.value = null
        },
        help: showKeys,
        bare: () => (bare.value = !bare.value),
        centre: () =>
          film.runs.value
            ? film.next()
            : hand.selected.value !== null && view.current?.centre({ body: hand.selected.value }),
        step(by) {
          rerun.stop()
          const at = session.past.value?.entries ?? session.news.value?.entries ?? 0
          void session.lookBack({ entries: Math.max(0, at + by) })
        },
        nextUnit,
      })
      if (used) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session, hand])
}

/** The letter of one of the book's actions. */
function pressAction(session: Session, hand: Hand, key: string): boolean {
  const seen = session.news.value?.view
  const actions = session.adapter.value?.actions?.(seen, language.value) ?? []
  const action = actions.find((one) => one.key === key)
  const pressing = action && hand.pressings.value[action.id]
  if (!pressing) return false
  forget(session, hand)
  pressing.press()
  return true
}

/** A double click on the table does what its first click has planned. */
function doneByDouble(hand: Hand): boolean {
  const deed = hand.offered.value
  if (!deed?.can || deed.isUsual || deed.isByPicks) return false
  deed.give()
  return true
}

/** What OK does. */
function commitAny(hand: Hand): void {
  const deed = hand.offered.value
  if (deed?.can) deed.give()
}
