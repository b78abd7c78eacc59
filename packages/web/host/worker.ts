import { bookOf, isPlayable, lacking, type Book } from '@grognard/books'
import {
  advance,
  answerFor,
  newsOf,
  nextLine,
  noSense,
  obey,
  peopleAt,
  refuseSpeaker,
  replyTo,
  savedText,
  startBattle,
  toHost,
  unknownRulebook,
  wholeJournal,
  type Journal,
  type KeptBattle,
  type Keeper,
  type Opened,
  type Speaker,
  type ToHost,
} from '@grognard/host'
import {
  expireProposal,
  type Player,
  type Refusal,
  type Rulebook,
  type SeatId,
} from '@grognard/kernel'
import type { FromWorker, Summary, ToWorker } from './messages.ts'
import { keepIn, type How, type Keeping } from './keeping.ts'
import { print } from './print.ts'
import { seatMinds, type Minds, type Standing } from './minds.ts'

// Holds one battle: nothing of it depends on the page staying alive. Whatever the page has been
// shown has been written down before.

/** Whose news the page wants, and how much of it has been told. */
type Viewer = { seat: SeatId | null; revision: number; known: number }

let keeper: Keeper | null = null
let minds: Minds | null = null
let keeping: Keeping | null = null
let summary: Summary | null = null
let viewer: Viewer | null = null
let kept: How['how'] = 'kept'
/** How far the battle has been written down; null: not at all. */
let journal: Journal | null = null

const post = (message: FromWorker): void => postMessage(message)

/** One order after the other: each waits until the one before it has been written down. */
let work: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  work = work
    .then(() => (data.kind === 'hold' ? hold(data) : carryOut(data)))
    .catch((error: unknown) => post({ kind: 'broken', reason: String(error) }))
})

async function hold({ battle, steal, begin, ...about }: Extract<ToWorker, { kind: 'hold' }>) {
  keeping = await keepIn(battle, { steal, onLost: () => post({ kind: 'lost' }) })
  if (!keeping) return post({ kind: 'elsewhere' })
  if (begin && about.summary) {
    summary = about.summary
    return begun(begin)
  }
  const before = await keeping.read()
  if (!before) return post({ kind: 'missing' })
  summary = before.summary
  return begun(before.kept)
}

type Start = Extract<ToHost, { kind: 'start' }>
type Resume = Extract<ToHost, { kind: 'resume' }>

/** Begins a battle as it is told to, or goes on with what is kept of it. */
async function begun(from: Start | Resume | KeptBattle): Promise<void> {
  const { rulebook: wanted } = summary as Summary
  // Said at once: the page then fetches its part while the rules are fetched here.
  post({ kind: 'held', summary: summary as Summary })
  const unreadable = async (refusal: Refusal): Promise<void> =>
    post({ kind: 'unreadable', refusal, text: await textIn(from) })
  const book = bookOf('kind' in from && from.kind === 'start' ? from.rulebook : wanted)
  if (!book || !isPlayable(book))
    return unreadable(book ? unplayable(book) : unknownRulebook(wanted))
  const made = await opened(await book.play.rulebook(), from, summary as Summary)
  if (!made.ok) return unreadable(made.refusal)
  const holding = made.value
  keeper = holding
  journal = made.journal ?? null
  minds = seatMinds(await book.play.players.minds(), () => standingOf(holding))
  if (made.misfit) post({ kind: 'misfit', ...made.misfit })
  await goOn()
}

async function textIn(from: Start | Resume | KeptBattle): Promise<string> {
  if ('kind' in from) return from.kind === 'resume' ? from.text : ''
  const { textOfKept } = await import('@grognard/host/revive')
  return textOfKept(from)
}

async function opened(
  rulebook: Rulebook,
  from: Start | Resume | KeptBattle,
  { id, title, players }: Summary,
): Promise<Opened & { readonly journal?: Journal }> {
  try {
    // Whoever begins a battle need not fetch what reads one.
    if (!('kind' in from)) {
      const { reviveBattle } = await import('@grognard/host/revive')
      return reviveBattle(rulebook, from, { name: id, title, players, print })
    }
    if (from.kind === 'start') return startBattle(rulebook, from, id)
    const { resumeBattle } = await import('@grognard/host/resume')
    return resumeBattle((wanted) => (wanted === rulebook.id ? rulebook : null), from, id)
  } catch (error) {
    // The same would happen at every try: there must be another way on.
    return { ok: false, refusal: { clause: null, code: 'stumbles', message: String(error) } }
  }
}

const unplayable = (book: Book): Refusal => ({
  clause: null,
  code: 'unplayable-rulebook',
  message: lacking(book, 'play', 'en'),
  data: { id: book.id },
})

async function carryOut(given: Exclude<ToWorker, { kind: 'hold' }>): Promise<void> {
  if (given.kind === 'reasons') {
    const { id, language } = given
    return post({ kind: 'reasons', id, reasons: minds?.reasons(language) ?? [] })
  }
  if (given.kind === 'answer for me') return answerForPerson(given)
  if (given.kind === 'played') {
    if (summary) summary = { ...summary, played: given.seconds }
    return post({ kind: 'done', id: given.id })
  }
  if (given.kind === 'ping') {
    const lapsed = keeper !== null && expireProposal(keeper.host, Date.now())
    // What had no room may have it by now.
    if (lapsed || kept === 'full' || kept === 'unavailable') await writeDown()
    // Computers have waited for it, too.
    if (lapsed) await goOn()
    return post({ kind: 'done', id: given.id })
  }
  const parsed = toHost.safeParse(given)
  if (!keeper || !parsed.success) return post({ kind: 'refused', id: given.id, refusal: noSense })
  const order = parsed.data
  switch (order.kind) {
    case 'look': {
      const refusal = refuseSpeaker(keeper.host, speaking(keeper), order)
      if (refusal) return post({ kind: 'refused', id: order.id, refusal })
      viewer = { seat: order.seat, revision: order.revision, known: order.known }
      post({ kind: 'done', id: order.id })
      return tellNews()
    }
    case 'past':
    case 'moments':
    case 'save':
    case 'record':
      return post(replyTo(keeper, speaking(keeper), order))
    case 'start':
    case 'resume':
    case 'answer':
    case 'pass':
    case 'ahead':
    case 'stop passing':
    case 'undo':
    case 'propose':
    case 'withdraw':
    case 'consent':
    case 'interject':
    case 'seats':
    case 'ping':
      return decide(keeper, order)
  }
}

/** The page speaks for all who sit before it, and has the battle on its own machine. */
const speaking = (keeper: Keeper): Speaker => ({
  seats: peopleAt(keeper),
  owner: true,
  umpire: false,
})

/** Whoever sits at the same screen need not wait longer for somebody to agree. */
const PROPOSALS_LAST = 300_000

async function decide(keeper: Keeper, order: ToHost): Promise<void> {
  const now = Date.now()
  const time = { now, proposalsUntil: now + PROPOSALS_LAST }
  const refused = obey(keeper, speaking(keeper), order, time)
  if (refused) return post({ kind: 'refused', id: order.id, refusal: refused })
  if (order.kind === 'seats' && summary) summary = { ...summary, players: order.players }
  await goOn()
  post({ kind: 'done', id: order.id })
}

/** What a person has enough of: placing the rest of an army. */
async function answerForPerson(given: Extract<ToWorker, { kind: 'answer for me' }>): Promise<void> {
  const { id, seat, by, asks } = given
  const holding = keeper
  const player = minds?.playerOf(by, seat)
  const answered = (): boolean =>
    holding !== null &&
    !!player &&
    peopleAt(holding).includes(seat) &&
    answerFor(holding, seat, player, asks)
  while (answered()) await goOn()
  post({ kind: 'done', id })
}

/** A computer player that thinks for long must not hold up what the page wants to show. */
const SLICE = 80

function standingOf({ host }: Keeper): Standing {
  const { turn } = host.rulebook.moment(host.course.battle)
  return { entries: host.entries.length, turn: typeof turn === 'number' ? turn : null }
}

const seated = (name: string, seat: SeatId): Player | null => minds?.playerOf(name, seat) ?? null

async function goOn(): Promise<void> {
  for (;;) {
    const until = performance.now() + SLICE
    let more = true
    while (more && performance.now() < until) more = advance(keeper as Keeper, seated)
    await writeDown()
    tellNews()
    if (!more) return
  }
}

async function writeDown(): Promise<void> {
  if (!keeping || !summary || !keeper) return
  const holding = keeper
  const { course, rulebook } = holding.host
  const next = journal && nextLine(holding, journal, print)
  const line = journal ? (next?.line ?? null) : 'whole'
  const { how, isWhole } = await keeping.write(
    summary,
    { line, whole: () => savedText(holding) },
    { moment: rulebook.moment(course.battle), over: course.checkpoint.outcome !== null },
  )
  kept = how
  const isKept = how === 'kept' || how === 'short'
  // What has not been written is written as a whole when there is a way again.
  if (!isKept) journal = null
  else if (isWhole) journal = wholeJournal(holding)
  else journal = next?.journal ?? journal
  post({ kind: 'kept', how })
}

function tellNews(): void {
  if (!viewer || !keeper) return
  const news = newsOf(keeper, viewer.seat, viewer.revision, viewer.known)
  const stood = news.rewindTo === null ? viewer.known : news.rewindTo - 1
  viewer = { seat: viewer.seat, revision: news.revision, known: stood + news.told.length }
  post(news)
}
