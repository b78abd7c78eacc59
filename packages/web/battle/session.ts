import type { Adapter } from '@grognard/adapters'
import { adapterOf } from '@grognard/books/adapter'
import {
  HUMAN,
  type MomentsMessage,
  type NewsMessage,
  type PastMessage,
  type Players,
  type ToHost,
} from '@grognard/host'
import { same, type Json, type Refusal, type SeatId, type Told } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { openClient, type Client } from '../host/client.ts'
import type { FromWorker, Summary, ToWorker } from '../host/messages.ts'
import type { Considered } from '../host/minds.ts'
import { askToKeep } from '../store/persist.ts'
import type { Trouble as KeepingTrouble } from '../store/trouble.ts'
import { settings } from '../settings.ts'

/** What keeps a battle from going on here, and leaves a way on. */
export type Trouble =
  | { readonly kind: 'elsewhere' | 'missing' | 'lost' | 'removed' | 'silent' | 'silent unkept' }
  | { readonly kind: 'broken'; readonly reason: string }
  | { readonly kind: 'unreadable'; readonly refusal: Refusal; readonly text: string }

/** With little room left it is kept as well. */
type Kept = 'kept' | 'short' | KeepingTrouble

const isKept = (how: Kept): boolean => how === 'kept' || how === 'short'

type Hold = Omit<Extract<ToWorker, { kind: 'hold' }>, 'kind'>
type Order = ToHost extends infer One ? (One extends ToHost ? Omit<One, 'id'> : never) : never

/** A battle on this screen: what is known of it, and what can be said to it. */
export interface Session {
  readonly id: string
  /** It begins on this screen: nobody has seen anything of it yet. */
  readonly isNew: boolean
  readonly summary: ReadonlySignal<Summary | null>
  readonly adapter: ReadonlySignal<Adapter | null>
  readonly news: ReadonlySignal<NewsMessage | null>
  readonly story: ReadonlySignal<readonly Told[]>
  /** How many happenings were known when this screen last decided something. */
  readonly seenUpTo: Signal<number>
  readonly past: ReadonlySignal<PastMessage | null>
  /** The seat for which the screen is covered until it says that it is there. */
  readonly curtain: Signal<SeatId | null>
  readonly trouble: ReadonlySignal<Trouble | null>
  readonly kept: ReadonlySignal<Kept>
  readonly misfit: Signal<{ readonly at: number; readonly refusal: Refusal } | null>
  readonly refused: Signal<Refusal | null>
  /** How often something was decided on this screen other than to let something pass. */
  readonly acts: ReadonlySignal<number>
  /** An order is on its way. */
  readonly busy: ReadonlySignal<boolean>
  /** Seats whose players sit at this screen. */
  readonly locals: ReadonlySignal<readonly SeatId[]>
  /** The seat whose view the screen shows; null for a spectator's. */
  readonly viewer: ReadonlySignal<SeatId | null>
  answer(number: number, answer: Json): Promise<boolean>
  order(order: Order): Promise<boolean>
  /** A computer player answers these asks for whoever looks, until another is asked. */
  answerForMe(asks: readonly string[]): Promise<void>
  /** Other players sit down; the screen goes to one of those who sit at it. */
  seat(players: Players): Promise<void>
  rename(title: string): void
  /** Somebody has sat at it for so many seconds more. */
  sat(seconds: number): void
  lookBack(at: { entries: number } | { told: number }): Promise<void>
  /** Shows a moment that is known already. */
  showPast(past: PastMessage): void
  returnToNow(): void
  /** The same without showing it. */
  glance(at: { entries: number } | { told: number }): Promise<PastMessage | null>
  /** The moments since so much had been told, the one before the first of them included. */
  moments(known: number, most: number): Promise<MomentsMessage['moments']>
  /** Empty where it is refused. */
  text(
    order: { kind: 'record' } | { kind: 'save'; at: number | null; seed: string | null },
  ): Promise<string>
  /** Why the computer players decided as they did, the latest first. */
  reasons(language: Language): Promise<readonly Considered[]>
  liftCurtain(): void
  takeOver(): void
  close(): void
}

export function openSession(first: Hold): Session {
  const { battle: id } = first
  const summary = signal(first.summary)
  const adapter = signal<Adapter | null>(null)
  const news = signal<NewsMessage | null>(null)
  const story = signal<readonly Told[]>([])
  const seenUpTo = signal(0)
  /** The question that has had its answer, or has it on the way. */
  let answering: string | null = null
  const past = signal<PastMessage | null>(null)
  let looks = 0
  const curtain = signal<SeatId | null>(null)
  const trouble = signal<Trouble | null>(null)
  const kept = signal<Kept>('kept')
  const misfit = signal<{ at: number; refusal: Refusal } | null>(null)
  const refused = signal<Refusal | null>(null)
  const acts = signal(0)
  const busy = signal(false)
  const viewer = signal<SeatId | null>(null)
  /** How many happenings each seat knew when it last decided something here. */
  const decidedAt = new Map<SeatId | null, number>()
  const players = computed(() => news.value?.players ?? summary.value?.players ?? {})
  const locals = computed(() =>
    Object.keys(players.value).filter((seat) => players.value[seat] === HUMAN),
  )
  /** Whoever comes back to a battle may be either of those who play it at this screen. */
  let isKnown = first.begin?.kind === 'start'
  let client: Client = connect(first)

  function connect(message: Hold): Client {
    const opened = openClient(
      hear,
      () => (trouble.value = { kind: isKept(kept.value) ? 'silent' : 'silent unkept' }),
    )
    opened.hold(message)
    return opened
  }

  function hear(told: Exclude<FromWorker, { id: number }>): void {
    switch (told.kind) {
      case 'held':
        summary.value = told.summary
        void begin(told.summary)
        return
      case 'news':
        return hearNews(told)
      case 'kept':
        kept.value = told.how
        // The worker that writes cannot ask.
        if (isKept(told.how)) void askToKeep()
        if (told.how === 'taken') trouble.value = { kind: 'lost' }
        if (told.how === 'removed') trouble.value = { kind: 'removed' }
        return
      case 'misfit':
        misfit.value = told
        return
      case 'elsewhere':
      case 'missing':
      case 'lost':
      case 'broken':
      case 'unreadable':
        trouble.value = told
    }
  }

  async function begin({ rulebook, players }: Summary): Promise<void> {
    adapter.value = await adapterOf(rulebook)
    look(Object.keys(players).find((seat) => players[seat] === HUMAN) ?? null)
  }

  /** Forgets what the last viewer saw, and asks for what this one sees. */
  function look(seat: SeatId | null): void {
    batch(() => {
      viewer.value = seat
      news.value = null
      story.value = []
    })
    void client.say({ kind: 'look', seat, revision: 0, known: 0 }).catch(() => {})
  }

  function hearNews(message: NewsMessage): void {
    if (message.seat !== viewer.value) return
    const known =
      message.rewindTo === null ? story.value : story.value.slice(0, message.rewindTo - 1)
    const isFirst = news.value === null
    batch(() => {
      story.value = [...known, ...message.told]
      if (isFirst) seenUpTo.value = decidedAt.get(viewer.value) ?? startOfNews()
      seenUpTo.value = Math.min(seenUpTo.value, story.value.length)
      news.value = message
    })
    handOver(message)
  }

  /** Whoever comes back to a battle is shown again what happened last, not all of it. */
  const startOfNews = (): number =>
    first.begin?.kind === 'start' ? 0 : startOfLastMoment(story.value)

  /** Several people at one screen: it goes to whoever has to decide next. */
  function handOver({ waiting, half, outcome, seats }: NewsMessage): void {
    const mine = viewer.value
    if (outcome || locals.value.length < 2) return
    const asked = waiting
      .flatMap(({ seats }) => seats)
      .filter((seat) => locals.value.includes(seat))
    const isMine = mine !== null && asked.includes(mine)
    const next = isMine ? mine : asked[0]
    if (next === undefined) return
    const sideOf = (id: SeatId | null) => seats.find((seat) => seat.id === id)?.side
    // Players of one side share what they know.
    const others = isKnown ? [mine] : locals.value
    const secret =
      adapter.value?.hands === true && others.some((seat) => sideOf(seat) !== sideOf(next))
    isKnown = true
    if (isMine && !secret) return
    const hides = half || secret || settings.value.curtain === 'always'
    if (hides && settings.value.curtain !== 'never') curtain.value = next
    else if (!isMine) look(next)
  }

  function isPass(number: number, answer: Json): boolean {
    const open = news.peek()?.asks.find((one) => one.number === number)
    const kind = adapter.peek()?.rulebook.asks.find(({ name }) => name === open?.ask.name)
    return kind?.pass !== undefined && same(kind.pass, answer)
  }

  async function say(order: Order): Promise<boolean> {
    busy.value = true
    try {
      const reply = await client.say(order)
      refused.value = reply.kind === 'refused' ? reply.refusal : null
      return reply.kind !== 'refused'
    } catch {
      return false
    } finally {
      busy.value = false
    }
  }

  async function glance(at: { entries: number } | { told: number }): Promise<PastMessage | null> {
    const reply = await client.say({ kind: 'past', seat: viewer.value, at }).catch(() => null)
    return reply?.kind === 'past' ? reply : null
  }

  return {
    id,
    isNew: first.begin?.kind === 'start',
    summary,
    adapter,
    news,
    story,
    seenUpTo,
    past,
    curtain,
    trouble,
    kept,
    misfit,
    refused,
    acts,
    busy,
    locals,
    viewer,
    async answer(number, answer) {
      const seat = viewer.value
      // A double click answers once; the numbers of questions are never used again.
      const asked = `${seat} ${number}`
      if (seat === null || asked === answering) return false
      answering = asked
      const before = seenUpTo.value
      if (!isPass(number, answer)) acts.value += 1
      seenUpTo.value = story.value.length
      decidedAt.set(seat, story.value.length)
      const taken = await say({ kind: 'answer', seat, number, answer })
      // What was refused decided nothing: what happened before it is still news.
      if (!taken) {
        answering = null
        seenUpTo.value = before
        decidedAt.set(seat, before)
      }
      return taken
    },
    order: say,
    async answerForMe(asks) {
      const seat = viewer.value
      if (seat === null) return
      seenUpTo.value = story.value.length
      busy.value = true
      await client.say({ kind: 'answer for me', seat, by: 'recruit', asks }).catch(() => null)
      busy.value = false
    },
    async seat(players) {
      if (!(await say({ kind: 'seats', players: { ...players } }))) return
      const here = Object.keys(players).filter((seat) => players[seat] === HUMAN)
      const mine = viewer.value
      if (mine === null || !here.includes(mine)) look(here[0] ?? null)
    },
    rename(title) {
      if (summary.value) summary.value = { ...summary.value, title }
    },
    sat(seconds) {
      if (!summary.value) return
      const played = (summary.value.played ?? 0) + seconds
      summary.value = { ...summary.value, played }
      void client.say({ kind: 'played', seconds: played }).catch(() => {})
    },
    async lookBack(at) {
      const look = ++looks
      const reply = await glance(at)
      // Whoever has returned or looks elsewhere meanwhile stays there.
      if (reply && look === looks) past.value = reply
    },
    showPast(shown) {
      looks++
      past.value = shown
    },
    returnToNow() {
      looks++
      past.value = null
    },
    glance,
    async moments(known, most) {
      const order = { kind: 'moments', seat: viewer.value, known, most } as const
      const reply = await client.say(order).catch(() => null)
      return reply?.kind === 'moments' ? reply.moments : []
    },
    async text(order) {
      const reply = await client.say(order)
      refused.value = reply.kind === 'refused' ? reply.refusal : null
      return reply.kind === 'text' ? reply.text : ''
    },
    async reasons(wanted) {
      const reply = await client.say({ kind: 'reasons', language: wanted }).catch(() => null)
      return reply?.kind === 'reasons' ? reply.reasons : []
    },
    liftCurtain() {
      const seat = curtain.value
      curtain.value = null
      look(seat)
    },
    takeOver() {
      client.close()
      // What was on screen belongs to the worker that is gone.
      batch(() => {
        trouble.value = null
        news.value = null
        story.value = []
      })
      client = connect({ battle: id, summary: null, begin: null, steal: true })
    },
    close: () => client.close(),
  }
}

function startOfLastMoment(story: readonly Told[]): number {
  const last = story.at(-1)
  return last ? story.findLastIndex(({ moment }) => !same(moment, last.moment)) + 1 : 0
}
