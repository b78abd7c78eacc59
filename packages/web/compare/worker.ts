import { bookOf, editionsIn, isPlayable, othersLike, type PlayableBook } from '@grognard/books'
import { asKnown, midstOf, onwardsIn } from '@grognard/books/onwards'
import { playBattle } from '@grognard/computer/battle'
import type { ComputerPlayer } from '@grognard/computer/player'
import {
  courseWhen,
  follow,
  hears,
  replay,
  usualOptions,
  type Battle,
  type BattleRecord,
  type Host,
  type Parted,
  type Parting,
  type Refusal,
  type Rulebook,
  type SeatId,
  type SetUp,
} from '@grognard/kernel'
import { gameOf, measuredOf, type Game } from '@grognard/reports'
import { parseRecordOrSaved } from '@grognard/toolkit'
import type {
  CompareNews,
  CompareOrder,
  EditionShown,
  FollowedShown,
  Looked,
  Match,
  PartedShown,
  PartingShown,
} from './messages.ts'

// Gives a battle to other editions, or plays many battles under each, away from the page.

const post = (news: CompareNews): void => postMessage(news)

/** Whether it is enough. */
const patience = new AbortController()

addEventListener('message', ({ data }: MessageEvent<CompareOrder | 'stop'>) => {
  if (data === 'stop') return patience.abort()
  carryOut(data).catch((error: unknown) =>
    post({
      kind: 'failed',
      refusal: error instanceof Refused ? error.refusal : null,
      reason: String(error),
    }),
  )
})

/** What was given will not do, for a reason that is told in the reader's language. */
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function carryOut(order: CompareOrder): Promise<void> {
  switch (order.kind) {
    case 'follow':
      return followed(order)
    case 'look':
      return looked(order.at)
    case 'go on':
      return goOn(order)
    case 'scenario':
      return playScenario(order)
  }
}

async function bookAndRecord({ text, name }: Looked) {
  const parsed = parseRecordOrSaved(text, name)
  if (!parsed.ok) throw new Refused(parsed.refusal)
  const { value } = parsed
  const record: BattleRecord = value.format === 'grognard-saved' ? value.record : value
  const book = bookOf(record.rulebook.id)
  if (!book || !isPlayable(book)) throw new Error(record.rulebook.id)
  return { book, record, one: await book.play.rulebook() }
}

/** The battle that was followed last, for whoever wants to look at its moments. */
let open: { readonly host: Host; readonly seat: SeatId | null } | null = null

async function followed(order: Extract<CompareOrder, { kind: 'follow' }>): Promise<void> {
  const { seat } = order
  const { book, record, one } = await bookAndRecord(order)
  const replayed = replay(one, record, { checkEnd: false })
  if (!replayed.ok) throw new Refused(replayed.misfit.refusal)
  const { host } = replayed
  open = { host, seat }
  const editions: FollowedShown[] = []
  for (const { id, play } of othersLike(book.id)) {
    const other = await play.rulebook()
    const offers = play.offers === 'none' ? undefined : await play.offers()
    const result = follow(one, record, other, offers)
    if (!result.ok) throw new Refused(result.refusal)
    const { taken, first, last } = result.value
    const isSame = last?.at === first?.at && last?.how === first?.how
    const shown = (parting: Parting | null): PartingShown | null =>
      parting && {
        at: parting.at,
        one: partedFor(one, parting.one, seat),
        other: partedFor(other, parting.other, seat),
      }
    editions.push({ rulebook: id, taken, first: shown(first), last: isSame ? null : shown(last) })
  }
  const { options } = record.setUp
  const answers = host.entries.length
  post({ kind: 'followed', rulebook: book.id, answers, options, editions })
}

/** More of what was told than this says nothing about where two editions part. */
const MOST_TOLD = 3

/** As far as whoever looks may hear and see it; who has no seat hears and sees all. */
const partedFor = (
  rulebook: Rulebook,
  { refusal, asks, told, battle }: Parted,
  seat: SeatId | null,
): PartedShown => ({
  refusal,
  asks,
  told: told.filter(({ to }) => seat === null || hears(to, seat)).slice(0, MOST_TOLD),
  seen: battle && rulebook.view(battle, seat),
})

async function looked(at: number): Promise<void> {
  if (!open) return
  const { host, seat } = open
  const { battle } = courseWhen(host, Math.min(at, host.entries.length))
  post({ kind: 'looked', at, seen: host.rulebook.view(battle, seat) })
}

/** An edition with its players, and where its battle of a number begins. */
type Ground = Pick<EditionShown, 'supposed' | 'without'> & {
  readonly rulebook: Rulebook
  readonly minds: readonly ComputerPlayer[]
  readonly setUp: (number: number) => SetUp
}

async function goOn(order: Extract<CompareOrder, { kind: 'go on' }>): Promise<void> {
  const { at, seat, seed } = order
  const { book, record, one } = await bookAndRecord(order)
  const found = midstOf(one, record, at)
  if (!found.ok) throw new Refused(found.refusal)
  const { battle } = found.value
  /** Nobody's cards are betrayed by how the battle would go on: each time others are dealt. */
  const known = (number: number): Battle =>
    seat === null ? battle : asKnown(one, battle, seat, `${seed}/${number}/dealt`)
  const grounds: Ground[] = []
  for (const edition of editionsIn(book.family)) {
    const onwards = await onwardsIn(edition, one, record.setUp.options)
    if (!onwards) continue
    grounds.push({
      rulebook: onwards.rulebook,
      minds: await edition.play.players.minds(),
      setUp: (number) => onwards.setUp(known(number)),
      supposed: onwards.supposed(battle),
      without: onwards.without,
    })
  }
  await playAll(grounds, order)
}

async function playScenario(order: Extract<CompareOrder, { kind: 'scenario' }>): Promise<void> {
  await playAll(
    await Promise.all(editionsIn(order.family).map((edition) => groundOf(edition, order.scenario))),
    order,
  )
}

async function groundOf({ play }: PlayableBook, scenario: string): Promise<Ground> {
  const [rulebook, minds] = await Promise.all([play.rulebook(), play.players.minds()])
  const { position } =
    rulebook.scenarios.find(({ name }) => name === scenario) ?? rulebook.scenarios[0]
  const setUp = { position, options: usualOptions(rulebook) }
  return { rulebook, minds, setUp: () => setUp, supposed: [], without: [] }
}

/** Long enough to get on, short enough to hear that it is enough. */
const SLICE = 100
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** One battle under each edition, and another one, with the same seed for all of them. */
async function playAll(grounds: readonly Ground[], match: Match): Promise<void> {
  const played = grounds.map((ground) => ({ ground, games: [] as Game[] }))
  const tell = (done: boolean): void =>
    post({
      kind: 'played',
      finished: Math.min(...played.map(({ games }) => games.length)),
      games: match.games,
      done,
      editions: played.map(({ ground: { rulebook, supposed, without }, games }) => ({
        rulebook: rulebook.id,
        measured: measuredOf(games),
        supposed,
        without,
      })),
    })
  let since = performance.now()
  for (let number = 1; number <= match.games; number++)
    for (const { ground, games } of played) {
      if (patience.signal.aborted) return tell(true)
      games.push(gameOf(number, play(ground, match, number), null))
      if (performance.now() - since < SLICE) continue
      tell(false)
      await breathe()
      since = performance.now()
    }
  tell(true)
}

function play({ rulebook, minds, setUp }: Ground, { players, seed }: Match, number: number) {
  const seated = Object.entries(players).map(([side, who]) => {
    const mind = minds.find(({ name }) => name === who)
    if (!mind) throw new Error(`There is no player '${who}'.`)
    return [side, mind] as const
  })
  const contest = { players: Object.fromEntries(seated), seed: `${seed}/${number}` }
  return { ...playBattle(rulebook, setUp(number), contest), thinking: {} }
}
