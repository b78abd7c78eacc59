import {
  CHANCE,
  consentToTakeBack,
  coursesFrom,
  courseWhen,
  earliestPast,
  entriesWhenTold,
  expireProposal,
  give,
  hears,
  interjectIn,
  isAnswered,
  isOver,
  kindOf,
  knowledgeOf,
  newsFor,
  openHost,
  openTo,
  passUntil,
  proposeTakeBack,
  randomFrom,
  recordOf,
  refusal,
  save,
  sayAhead,
  seeded,
  seenBy,
  settle,
  stopPassing,
  typed,
  UMPIRE,
  undo,
  undoableTo,
  withdrawProposal,
  type Ask,
  type Chance,
  type DiceArgs,
  type Entry,
  type Host,
  type Json,
  type Misfit,
  type Player,
  type Refusal,
  type Rulebook,
  type SeatId,
} from '@grognard/kernel'
import { textOfRecord, textOfSaved } from '@grognard/toolkit'
import { branchText, refuseBranch } from './branch.ts'
import { refuseSpeaker, type Speaker } from './roles.ts'
import type { FromHost, MomentsMessage, NewsMessage, PastMessage, ToHost } from './messages.ts'

export const HUMAN = 'human'

/** Who sits in each seat: 'human', or the name of a computer player. */
export type Players = { readonly [seat: SeatId]: string }

/** Keeps one battle for those who look at it and decide in it. */
export interface Keeper {
  readonly host: Host
  players: Players
  /** What the random streams of computer players are drawn from, besides the situation. */
  readonly name: string
}

export type Order<Kind extends ToHost['kind']> = Extract<ToHost, { kind: Kind }>

export const chanceOf = (wanted: Order<'start'>['chance']): Chance =>
  'seed' in wanted ? seeded(wanted.seed) : typed

export function startBattle(
  rulebook: Rulebook,
  { setUp, chance, players }: Order<'start'>,
  name: string,
): Opened {
  const opened = openHost(rulebook, setUp, chanceOf(chance))
  if (!opened.ok) return opened
  return { ok: true, value: { host: opened.value, players, name }, misfit: null }
}

/** A battle to keep, and from where on its file no longer fits today's rules; or why there is none. */
export type Opened =
  | { readonly ok: true; readonly value: Keeper; readonly misfit: Misfit | null }
  | { readonly ok: false; readonly refusal: Refusal }

export const unknownRulebook = (id: string): Refusal =>
  refusal('unknown-rulebook', `There is no rulebook '${id}' here.`, { id })

export const noSense = refusal('no-sense', 'That is nothing that can be said to a battle.')

/** When it is said, and until when a take-back that is proposed now can be agreed; in milliseconds. */
export type Time = { readonly now: number; readonly proposalsUntil: number | null }

/** Carries out what somebody decides, or says why not. What asks for something back `replyTo` answers. */
export function obey(keeper: Keeper, speaker: Speaker, order: ToHost, time: Time): Refusal | null {
  const { host } = keeper
  const refused = refuseSpeaker(host, speaker, order)
  if (refused) return refused
  switch (order.kind) {
    case 'answer':
      return give(host, order.seat, order.number, order.answer)
    case 'pass':
      return passUntil(host, order.seat, order.until, order.ask)
    case 'ahead':
      return sayAhead(host, order)
    case 'stop passing':
      stopPassing(host, order.seat)
      return null
    case 'undo':
      return undo(host, order.seat)
    case 'propose':
      return proposed(keeper, order, time)
    case 'withdraw':
      return withdrawProposal(host, order.seat)
    case 'consent':
      expireProposal(host, time.now)
      return consentToTakeBack(host, order.seat, order.agrees)
    case 'interject':
      return interjectIn(host, order.said)
    case 'seats':
      keeper.players = order.players
      return null
    case 'start':
    case 'resume':
      return refusal('begun', 'The battle has begun already.')
    case 'look':
    case 'past':
    case 'moments':
    case 'save':
    case 'record':
    case 'ping':
      return null
  }
}

export type Asking = Extract<ToHost, { kind: 'past' | 'moments' | 'save' | 'record' }>

/** What somebody asks for without changing anything, or why he may not have it. */
export function replyTo(
  keeper: Keeper,
  speaker: Speaker,
  order: Asking,
): Extract<FromHost, { kind: 'past' | 'moments' | 'text' | 'refused' }> {
  const { id } = order
  const refused = refuseSpeaker(keeper.host, speaker, order)
  if (refused) return { kind: 'refused', id, refusal: refused }
  switch (order.kind) {
    case 'past':
      return pastOf(keeper, order)
    case 'moments':
      return momentsOf(keeper, order)
    case 'save':
      return savedOr(keeper, order)
    case 'record':
      return { kind: 'text', id, text: recordText(keeper) }
  }
}

function proposed(
  keeper: Keeper,
  { seat, to }: Order<'propose'>,
  { now, proposalsUntil }: Time,
): Refusal | null {
  const { host } = keeper
  expireProposal(host, now)
  return (
    proposeTakeBack(host, seat, to ?? lastOwn(host, seat), proposalsUntil) ??
    computersConsent(keeper)
  )
}

/** The last entry that a seat has decided itself; -1 where there is none. */
const lastOwn = ({ entries }: Host, seat: SeatId): number =>
  entries.findLastIndex((entry) => isAnswered(entry) && entry.seat === seat && !entry.automatic)

/** Computer players take no offence at a take-back. */
function computersConsent(keeper: Keeper): null {
  const needs = keeper.host.proposal?.needs ?? []
  for (const seat of needs) if (isComputer(keeper, seat)) consentToTakeBack(keeper.host, seat, true)
  return null
}

const isComputer = ({ players }: Keeper, seat: SeatId): boolean =>
  (players[seat] ?? HUMAN) !== HUMAN

/**
 * Lets chance and then one computer player answer. False when it is for a person to decide, or the
 * battle is over; whoever calls looks after other work in between.
 */
export function advance(
  keeper: Keeper,
  playerOf: (name: string, seat: SeatId) => Player | null,
): boolean {
  const { host } = keeper
  // While a take-back is being considered nothing may happen that it does not speak of.
  if (host.proposal) return false
  const people = peopleAt(keeper)
  // To somebody alone against computers no question, or none put, tells anything.
  settle(host, people.length === 1 ? people[0] : null, people)
  if (isOver(host.course)) return false
  for (const { id: seat } of host.course.battle.seats) {
    if (!isComputer(keeper, seat)) continue
    const [open] = openTo(host, seat)
    if (!open) continue
    const player = playerOf(keeper.players[seat] as string, seat)
    if (!player) continue
    const refused = give(host, seat, open.number, answerOf(keeper, seat, player, open.ask))
    if (refused) throw new Error(`The computer player in '${seat}': ${refused.message}`)
    return true
  }
  return false
}

function savedOr(
  keeper: Keeper,
  { id, at, seed }: Order<'save'>,
): Extract<FromHost, { kind: 'text' | 'refused' }> {
  if (at === null) return { kind: 'text', id, text: savedText(keeper) }
  const refused = refuseBranch(keeper.host, peopleAt(keeper), at, seed)
  return refused
    ? { kind: 'refused', id, refusal: refused }
    : { kind: 'text', id, text: branchText(keeper.host, at, seed) }
}

/**
 * A computer player answers the question of somebody's own seat, if it is one of these. False when
 * nothing of the kind is asked.
 */
export function answerFor(
  keeper: Keeper,
  seat: SeatId,
  player: Player,
  asks: readonly string[],
): boolean {
  const { host } = keeper
  const [open] = openTo(host, seat)
  if (host.proposal || !open || !asks.includes(open.ask.name)) return false
  return give(host, seat, open.number, answerOf(keeper, seat, player, open.ask)) === null
}

/** The seats where people sit. */
export const peopleAt = (keeper: Keeper): readonly SeatId[] =>
  keeper.host.course.battle.seats.map(({ id }) => id).filter((id) => !isComputer(keeper, id))

/** Where real dice are typed in, a computer player throws its own. */
function answerOf({ host, name }: Keeper, seat: SeatId, player: Player, ask: Ask): Json {
  const { course } = host
  // Drawn anew for each decision, so that a battle that is gone on with goes on the same way; and
  // from the dice's own seed, so that the same seed and the same answers give the same battle.
  const drawnFrom = host.chance.typed ? name : host.chance.save()
  const situation = [seat, host.entries.length, drawnFrom]
  return player({
    seat,
    ask,
    kind: kindOf(course, ask.name),
    seen: seenBy(course, seat),
    random: randomFrom(JSON.stringify(situation)),
    knowledge: () => knowledgeOf(course, seat),
  })
}

/** All that is new for a seat that was told `known` happenings at `revision`. */
export function newsOf(
  { host, players }: Keeper,
  seat: SeatId | null,
  revision: number,
  known: number,
): NewsMessage {
  const { course } = host
  const { battle } = course
  const open = isOver(course) ? [] : course.asks.filter((_, i) => !course.given[i])
  return {
    kind: 'news',
    rulebook: host.rulebook.id,
    seat,
    seats: battle.seats,
    players: { ...players },
    ...newsFor(host, seat, revision, known),
    view: viewOf(host, battle, seat),
    asks: seat === null || isOver(course) ? [] : openTo(host, seat),
    half: course.given.some((given) => given !== null),
    waiting: open.map((ask) => ({ seats: whoAnswers(host, ask), name: ask.name })),
    moment: host.rulebook.moment(battle),
    outcome: course.battle.outcome,
    entries: host.entries.length,
    earliest: earliestPast(host),
    undoable: battle.seats.map(({ id }) => id).filter((id) => canUndo(host, id)),
    decided: battle.seats.map(({ id }) => id).filter((id) => lastOwn(host, id) >= 0),
    proposal: host.proposal,
    // Who passes need not be told to those who wait for him.
    standing: host.standing.filter(isOf(seat)),
    ahead: host.ahead.filter(isOf(seat)),
  }
}

/** An umpire knows of everybody's. */
const isOf = (eyes: SeatId | null) => (one: { readonly seat: SeatId }) =>
  one.seat === eyes || eyes === UMPIRE

/** Real dice wait for whoever throws them. */
const whoAnswers = ({ chance }: Host, { seats, args }: Ask): readonly SeatId[] =>
  chance.typed && seats.includes(CHANCE) ? [(args as DiceArgs).thrower] : seats

const viewOf = (host: Host, battle: Host['course']['battle'], seat: SeatId | null): Json =>
  (seat === UMPIRE ? battle : host.rulebook.view(battle, seat)) as Json

function canUndo(host: Host, seat: SeatId): boolean {
  const half = host.course.given.find((given) => given?.seat === seat && !given.automatic)
  if (half && host.entries.lastIndexOf(half) >= host.barrier) return true
  return undoableTo(host, seat) !== null
}

/** The battle as a seat saw it then. */
export function pastOf({ host }: Keeper, { id, seat, at }: Order<'past'>): PastMessage {
  const wished = 'entries' in at ? at.entries : entriesWhenTold(host, seat, at.told)
  const entries = Math.max(earliestPast(host), Math.min(wished, host.entries.length))
  return { kind: 'past', id, ...momentOf(host, courseWhen(host, entries), entries, seat) }
}

type Moment = MomentsMessage['moments'][number]

const momentOf = (
  host: Host,
  { battle, telling }: Host['course'],
  entries: number,
  seat: SeatId | null,
): Moment => ({
  entries,
  view: viewOf(host, battle, seat),
  moment: host.rulebook.moment(battle),
  outcome: battle.outcome,
  told: (telling?.happenings ?? []).filter(({ to }) => hears(to, seat)).length,
  by: seatOfEntry(host.entries[entries - 1]),
})

const seatOfEntry = (entry: Entry | undefined): SeatId | null =>
  entry && isAnswered(entry) ? entry.seat : null

/**
 * Every moment at which a seat was told something beyond what it knew, after that before the first
 * of them. They share what did not change, and so are no more to send than what did.
 */
export function momentsOf(
  { host }: Keeper,
  { id, seat, known, most }: Order<'moments'>,
): MomentsMessage {
  const first = entriesWhenTold(host, seat, known + 1) - 1
  const from = Math.max(earliestPast(host), first)
  const moments: Moment[] = []
  let heard = -1
  for (const { entries, course } of coursesFrom(host, from)) {
    const told = course.telling?.happenings.length ?? 0
    if (told === heard) continue
    heard = told
    const moment = momentOf(host, course, entries, seat)
    if (moment.told !== moments.at(-1)?.told) moments.push(moment)
    if (moments.length > most) break
  }
  return { kind: 'moments', id, moments }
}

/** The text of a file from which the battle goes on as it stands. */
export const savedText = ({ host }: Keeper): string => textOfSaved(save(host))

export const recordText = ({ host }: Keeper): string => textOfRecord(recordOf(host))

/** How many decisions somebody has made: what a list of battles shows. */
export const decisionsIn = ({ host }: Keeper): number =>
  host.entries.filter((entry) => isAnswered(entry) && !entry.automatic).length

export type { FromHost, MomentsMessage, NewsMessage, PastMessage, ToHost }
