import type { Adapter } from '@grognard/adapters'
import { ClauseLink, hashOf, sideName } from '@grognard/adapters/parts'
import { bookOf, isPlayable, type BattleTold } from '@grognard/books'
import { drawnOnce } from '@grognard/adapters/film'
import type { SideId } from '@grognard/kernel'
import type { Despatch } from '@grognard/reports/despatch'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { sessionOf } from '../battle/current.ts'
import type { Session } from '../battle/session.ts'
import { TroublePage } from '../battle/trouble.tsx'
import { announce } from '../parts/announcer.tsx'
import { keepLast } from '../store/lessons.ts'
import { language, words } from '../words/index.ts'
import { Deeds } from './deeds.tsx'
import { Losses } from './losses.tsx'
import { Luck, seenFrom } from './luck.tsx'
import { openTelling, type Telling } from './telling.ts'
import { TurningPointShown } from './turning-point.tsx'
import { despatchPageWords } from './words.ts'
import './despatch.css'

/** The end of a battle on a page: what came of it, and why. */
export function DespatchPage({ id }: { readonly id: string }) {
  const session = sessionOf(id)
  const w = despatchPageWords.value
  const trouble = session.trouble.value
  const adapter = session.adapter.value
  const news = session.news.value
  if (trouble) return <TroublePage session={session} trouble={trouble} />
  if (!adapter || !news) return <Waiting text={words.value.app.loading} />
  if (!news.outcome)
    return (
      <main class="waiting" id="main" tabIndex={-1}>
        <p>{w.notOver}</p>
        <a class="button" href={hashOf({ page: 'battle', id })}>
          {w.toBattle}
        </a>
      </main>
    )
  return <OfBattle session={session} adapter={adapter} />
}

const Waiting = ({ text }: { readonly text: string }) => (
  <main class="waiting" id="main" tabIndex={-1}>
    <p role="status">{text}</p>
  </main>
)

/** What has been counted stays while one looks at another page. */
let kept: { readonly of: Session; readonly text: string; readonly telling: Telling } | null = null

type Props = { readonly session: Session; readonly adapter: Adapter }

function useTelling(session: Session): typeof kept {
  const [opened, setOpened] = useState(kept?.of === session ? kept : null)
  useEffect(() => {
    if (opened) {
      opened.telling.count()
      return () => opened.telling.stop()
    }
    let isWanted = true
    void session.text({ kind: 'record' }).then((text) => {
      if (!isWanted) return
      kept?.telling.close()
      const telling = openTelling(text, session.summary.value?.title ?? '')
      kept = { of: session, text, telling }
      setOpened(kept)
    })
    return () => {
      isWanted = false
    }
  }, [session, opened])
  return opened
}

function OfBattle({ session, adapter }: Props) {
  const w = despatchPageWords.value
  const opened = useTelling(session)
  const battle = useBattleTold(session)
  const telling = opened?.telling ?? null
  const isOpen = (telling?.opened.value ?? null) !== null
  useEffect(() => {
    telling?.tell({ language: language.value, names: generalsOf(battle) })
  }, [telling, isOpen, language.value, battle])
  const despatch = telling?.told.value[language.value]
  if (telling?.failed.value)
    return (
      <main class="waiting" id="main" tabIndex={-1}>
        <p class="refusal" role="alert">
          {w.failed} {telling.failed.value}
        </p>
        <a class="button" href={hashOf({ page: 'battle', id: session.id })}>
          {w.toTable}
        </a>
      </main>
    )
  if (!opened || !telling || !despatch) return <Waiting text={w.opening} />
  return <Shown {...{ session, adapter, telling, despatch, battle }} text={opened.text} />
}

type ShownProps = Props & {
  readonly telling: Telling
  readonly despatch: Despatch
  readonly battle: BattleTold | null
  readonly text: string
}

function Shown({ session, adapter, telling, despatch, battle, text }: ShownProps) {
  const w = despatchPageWords.value
  const news = session.news.value
  const side = news?.seats.find(({ id }) => id === news.seat)?.side ?? 'red'
  const nameOf = (of: SideId): string => battle?.generals[of]?.short[language.value] ?? sideName(of)
  const opened = telling.opened.value
  const scenes = useMemo(() => {
    const draw = drawnOnce(adapter, language.value, side)
    return (opened?.seen ?? []).map(draw)
  }, [opened, language.value])
  const reckoned = telling.reckoned.value && seenFrom(side, telling.reckoned.value)
  const looked = telling.looked.value
  const turn = reckoned?.turningPoint?.turn ?? null
  const title = battle?.place[language.value] ?? session.summary.value?.title ?? ''
  useEffect(() => announce(`${w.title}. ${despatch.grade}.`), [despatch.grade])
  useEffect(() => {
    // A guided battle ends with its despatch.
    if (session.summary.peek()?.guided) keepLast(adapter.rulebook.id, 'end')
  }, [session])
  return (
    <div class="despatch">
      <header class="head">
        <a href={hashOf({ page: 'home' })}>‹ {w.battles}</a>
        <p>{w.title}</p>
        <a href={hashOf({ page: 'battle', id: session.id })}>{w.toTable}</a>
      </header>
      <main id="main" tabIndex={-1}>
        <article class="left">
          <Heading {...{ despatch, battle, title, nameOf }} />
          <p class="letter">{despatch.paragraph.join(' ')}</p>
          <Losses {...{ despatch, scenes, nameOf }} />
          <Ground despatch={despatch} nameOf={nameOf} />
        </article>
        <div class="right">
          <TurningPointShown
            {...{ telling, adapter, reckoned }}
            nearest={side}
            last={scenes.at(-1) ?? null}
          />
          <Luck telling={telling} reckoned={reckoned} side={nameOf(side)} />
        </div>
      </main>
      <Deeds
        {...{ session, adapter, text }}
        from={
          turn !== null && looked && looked.place === reckoned?.turningPoint?.place
            ? { turn, entries: looked.turnBegan }
            : lastTurn(opened)
        }
      />
    </div>
  )
}

/** Until the turning point is known: from where the last turn began. */
function lastTurn(opened: Telling['opened']['value']) {
  const last = opened?.outline.turns.at(-1)
  const entries = opened?.began.at(-1)
  return last && entries !== undefined ? { turn: last.turn, entries } : null
}

type HeadingProps = Pick<ShownProps, 'despatch' | 'battle'> & {
  readonly title: string
  readonly nameOf: (side: SideId) => string
}

function Heading({ despatch, battle, title, nameOf }: HeadingProps) {
  const w = despatchPageWords.value
  const { counted, grade, why, turns } = despatch
  const [red, blue] = [counted?.by['red'] ?? 0, counted?.by['blue'] ?? 0]
  const facts = [dateIn(battle?.date ?? null), w.turns(turns)].filter((one) => one !== null)
  return (
    <header class="heading">
      <h1>{title}</h1>
      <p class="facts">{facts.join(' · ')}</p>
      <p class="grade">{grade}</p>
      {counted && (
        <p class="score" role="img" aria-label={w.count(nameOf('red'), red, nameOf('blue'), blue)}>
          <span>
            <i class="coat red" /> {nameOf('red')}
          </span>
          <b>{red}</b> <em>{w.to}</em> <b>{blue}</b>
          <span>
            {nameOf('blue')} <i class="coat blue" />
          </span>
        </p>
      )}
      <p class="why">
        {counted ? counted.said : why} {counted && <ClauseLink id={counted.clause} />}
        {counted && isOtherwise(why, counted.said) && <span class="because">{why}</span>}
      </p>
    </header>
  )
}

/** A battle that was not decided by the count says by what. */
const isOtherwise = (why: string, said: string): boolean =>
  !numbersIn(said).some((number) => numbersIn(why).includes(number))
const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? []

function Ground({ despatch, nameOf }: Pick<HeadingProps, 'despatch' | 'nameOf'>) {
  const w = despatchPageWords.value
  if (despatch.held.length === 0) return null
  return (
    <ul class="ground" aria-label={w.holds}>
      {despatch.held.map(({ name, by }, i) => (
        <li key={i}>
          <i class={`seal ${by ?? ''}`} aria-hidden="true">
            {i + 1}
          </i>
          <span>
            {name}
            <span class="unseen">: {by === null ? '' : nameOf(by)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function dateIn(date: string | null): string | null {
  if (date === null) return null
  const day = new Date(`${date}T12:00:00Z`)
  return day.toLocaleDateString(language.value === 'en' ? 'en-GB' : 'it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** What is told of the battle beforehand: where, when, and who commanded. */
function useBattleTold(session: Session): BattleTold | null {
  const [told, setTold] = useState<BattleTold | null>(null)
  const summary = session.summary.value
  useEffect(() => {
    const book = summary && bookOf(summary.rulebook)
    if (!book || !isPlayable(book) || book.play.battles === 'none') return
    void book.play
      .battles()
      .then((all) => setTold(all.find(({ scenario }) => scenario === summary.scenario) ?? null))
  }, [summary?.rulebook, summary?.scenario])
  return told
}

const generalsOf = (battle: BattleTold | null) =>
  battle &&
  Object.fromEntries(
    Object.entries(battle.generals).map(([side, { short }]) => [side, short[language.value]]),
  )
