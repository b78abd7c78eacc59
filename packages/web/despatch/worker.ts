import { bookOf, isPlayable, reportableOf } from '@grognard/books'
import type { ComputerPlayer } from '@grognard/computer/player'
import { hears } from '@grognard/kernel'
import type { Reportable } from '@grognard/reports'
import {
  despatchOf,
  doJob,
  FIGHTS_ON,
  openBattle,
  outlineOf,
  seenAt,
  toldIn,
  type OpenedBattle,
} from '@grognard/reports/despatch'
import { parseRecordOrSaved } from '@grognard/toolkit'
import type { DespatchNews, DespatchOrder } from './messages.ts'

// Tells of a battle that is over, and fights it on from its moments, away from the page.

const post = (news: DespatchNews): void => postMessage(news)

type Open = {
  readonly battle: OpenedBattle
  readonly reportable: Reportable
  readonly mind: ComputerPlayer | null
  readonly seed: string
}

let open: Open | null = null

/** One order after the other: all others are about the battle that the first one opens. */
let work: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<DespatchOrder>) => {
  work = work
    .then(() => carryOut(data))
    .catch((error: unknown) => post({ kind: 'failed', reason: String(error) }))
})

async function carryOut(order: DespatchOrder): Promise<void> {
  if (order.kind === 'open') {
    open = await opened(order)
    return tellOutline(open)
  }
  if (!open) return
  const { battle, reportable, mind, seed } = open
  switch (order.kind) {
    case 'tell': {
      const { language, names } = order
      const despatch = despatchOf(battle, reportable, language, names)
      return post({ kind: 'told', language, despatch })
    }
    case 'job':
      if (!mind) return
      return post({
        kind: 'done',
        done: doJob(battle, reportable.reported.despatch, mind, seed, order.job),
      })
    case 'look':
      return look(battle, order.place)
  }
}

async function opened({
  text,
  name,
  seed,
}: Extract<DespatchOrder, { kind: 'open' }>): Promise<Open> {
  const parsed = parseRecordOrSaved(text, name)
  if (!parsed.ok) throw new Error(parsed.refusal.message)
  const { value } = parsed
  const record = value.format === 'grognard-saved' ? value.record : value
  const book = bookOf(record.rulebook.id)
  if (!book || !isPlayable(book)) throw new Error(record.rulebook.id)
  const [reportable, minds] = await Promise.all([reportableOf(book), book.play.players.minds()])
  const battle = openBattle(reportable.rulebook, record)
  if (!battle.ok) throw new Error(battle.refusal.message)
  const mind = minds.find((one) => one.name === FIGHTS_ON) ?? null
  return { battle: battle.value, reportable, mind, seed }
}

function tellOutline({ battle, mind }: Open): void {
  const { turns, marks, start } = battle
  const places = [...turns.map(({ first }) => first), marks.length - 1]
  post({
    kind: 'opened',
    outline: outlineOf(battle),
    seen: places.map((place) => seenAt(battle, place)),
    began: turns.map(({ first }) => marks[first]?.entries ?? 0),
    isCounted: mind !== null,
    sides: [...new Set(start.seats.map(({ side }) => side))],
  })
}

function look(battle: OpenedBattle, place: number): void {
  const told = toldIn(battle, place)
    .filter(({ to }) => hears(to, null))
    .map((one, i) => ({ ...one, number: i + 1 }))
  const turn = battle.turns.findLast(({ first }) => first <= place)
  post({
    kind: 'looked',
    place,
    told,
    before: seenAt(battle, place),
    after: seenAt(battle, place + 1),
    turnBegan: battle.marks[turn?.first ?? 0]?.entries ?? 0,
  })
}
