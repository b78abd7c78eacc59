// A battle of Valour & Fortitude as it is kept: what an answer costs and what is written of it, at
// its end against its beginning, and how fast it is there again.
import { playerOf } from '@grognard/computer'
import {
  advance,
  newsOf,
  nextLine,
  obey,
  savedText,
  startBattle,
  wholeJournal,
  type Keeper,
  type KeptBattle,
} from '@grognard/host'
import { reviveBattle } from '@grognard/host/revive'
import {
  kindOf,
  openTo,
  randomFrom,
  seenBy,
  knowledgeOf,
  type Json,
  type Rulebook,
} from '@grognard/kernel'
import { compared, isSmoke, isWanted, measure, report, type Measured } from './measure.ts'
import { playersOf, rulebooks } from './rulebooks.ts'

const BOOK = 'vf2'
const LEVEL = isSmoke ? 'random' : 'regular'
/** Of so many goes the fastest counts: a hiccup is not the battle's. */
const GOES = isSmoke ? 1 : 7
const PRINT = 'measured'
const SEATS = ['red', 'blue'] as const
const players = { red: 'human', blue: 'human' }
const both = { seats: SEATS, owner: true, umpire: false }
const now = { now: 0, proposalsUntil: null }

const rulebook = rulebooks[BOOK] as Rulebook

function begun(): Keeper {
  const setUp = { position: rulebook.scenarios[0].position, options: {} }
  const chance = { seed: 'growth' }
  const order = { kind: 'start', id: 1, rulebook: BOOK, setUp, chance, players } as const
  const opened = startBattle(rulebook, order, 'growth')
  if (!opened.ok) throw new Error(opened.refusal.message)
  while (advance(opened.value, () => null));
  return opened.value
}

type Decision = { readonly seat: string; readonly answer: Json }

/** What both decide, thought out once. */
function decided(): readonly Decision[] {
  const who = playersOf(BOOK).find(({ name }) => name === LEVEL)
  if (!who) throw new Error(`Nobody called '${LEVEL}' plays ${rulebook.title}.`)
  const minds = new Map(SEATS.map((seat) => [seat as string, playerOf(who.sit())]))
  const keeper = begun()
  const { host } = keeper
  const random = randomFrom('growth')
  const decisions: Decision[] = []
  for (;;) {
    const seat = SEATS.find((one) => openTo(host, one).length > 0)
    const [open] = seat ? openTo(host, seat) : []
    if (!seat || !open) return decisions
    const { ask } = open
    const kind = kindOf(host.course, ask.name)
    const seen = seenBy(host.course, seat)
    const knowledge = () => knowledgeOf(host.course, seat)
    const mind = minds.get(seat) as NonNullable<ReturnType<typeof minds.get>>
    const answer = mind({ seat, ask, kind, seen, random, knowledge })
    decisions.push({ seat, answer })
    decide(keeper, { seat, answer })
  }
}

function decide(keeper: Keeper, { seat, answer }: Decision): void {
  const [open] = openTo(keeper.host, seat)
  const number = open?.number ?? 0
  const refused = obey(keeper, both, { kind: 'answer', id: 1, seat, number, answer }, now)
  if (refused) throw new Error(refused.message)
  while (advance(keeper, () => null));
}

type Step = { answer: number; write: number }

/** The battle again, answer by answer, with the times of each and all that was written. */
function kept(decisions: readonly Decision[]) {
  const keeper = begun()
  let journal = wholeJournal(keeper)
  const disk = { text: savedText(keeper), rows: [] as string[], snapshots: [] as string[] }
  let bytes = disk.text.length
  let looked = newsOf(keeper, 'red', 0, 0)
  let known = looked.told.length
  const steps: Step[] = []
  for (const decision of decisions) {
    const start = process.hrtime.bigint()
    decide(keeper, decision)
    looked = newsOf(keeper, 'red', looked.revision, known)
    structuredClone(looked)
    const between = process.hrtime.bigint()
    const next = nextLine(keeper, journal, PRINT)
    const end = process.hrtime.bigint()
    known = (looked.rewindTo === null ? known : looked.rewindTo - 1) + looked.told.length
    steps.push({ answer: Number(between - start), write: Number(end - between) })
    if (!next) continue
    journal = next.journal
    disk.rows.push(next.line.text)
    bytes += next.line.text.length + (next.line.snapshot?.length ?? 0)
    if (next.line.snapshot !== null) disk.snapshots.push(next.line.snapshot)
  }
  return { steps, disk, bytes }
}

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / values.length

function grown(all: readonly (readonly Step[])[], what: keyof Step): Measured {
  const best = (all[0] ?? []).map((_, i) => Math.min(...all.map((steps) => steps[i]?.[what] ?? 0)))
  const third = Math.max(1, Math.floor(best.length / 3))
  const [first, last] = [mean(best.slice(0, third)), mean(best.slice(-third))]
  return { ours: last, ratio: first / last }
}

const decisions = decided()
const goes = Array.from({ length: GOES }, () => kept(decisions))
const { disk, bytes } = goes[0] as (typeof goes)[number]
const all = goes.map(({ steps }) => steps)
const rows: Record<string, Measured> = {
  'growth-answer': grown(all, 'answer'),
  'growth-write': grown(all, 'write'),
  // Of 457 decisions.
  'growth-bytes': {
    ours: ((bytes / decisions.length) * 457) / 1024,
    ratio: (2048 * 1024) / ((bytes / decisions.length) * 457),
  },
}
if (!isSmoke)
  console.error(`${decisions.length} decisions, ${bytes} bytes, ${disk.snapshots.length} snapshots`)

if (isWanted('revive')) {
  // A battle that goes on: its last answer is not given.
  const open = kept(decisions.slice(0, -1)).disk
  const from = (battle: KeptBattle, print: string) => () => {
    const about = { name: 'growth', title: 'growth', players, print }
    const revived = reviveBattle(rulebook, battle, about)
    if (!revived.ok || (print === PRINT && !revived.journal)) throw new Error('It is not revived.')
    return revived.value.host.entries.length
  }
  const times = (once: () => number) => (n: number) => {
    let sum = 0
    for (let i = 0; i < n; i++) sum += once()
    return sum
  }
  const { ours, theirs } = measure({
    ours: times(from(open, PRINT)),
    theirs: times(from(open, 'other rules')),
  })
  rows['revive'] = compared(ours, theirs)
}
report(rows)
