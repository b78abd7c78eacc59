import { reportableOf, type PlayableBook } from '@grognard/books'
import { hears, sentenceOf, type BattleRecord } from '@grognard/kernel'
import {
  despatchOf,
  doJob,
  newReckoning,
  openBattle,
  outlineOf,
  toldIn,
  type OpenedBattle,
  type Reckoned,
} from '@grognard/reports/despatch'
import { countByCrew } from '../counting/crew.ts'
import { whoFightsOn } from '../counting/who.ts'
import type { Io } from '../io.ts'
import { orFail, refuseAt } from '../refused.ts'
import { despatchLines, reckonedLines } from '../telling/despatch.ts'

type Options = {
  readonly seed: string
  readonly jobs: number
  readonly json?: true | undefined
}

/** The end of a battle as the page tells it, with what luck and what decisions were worth. */
export async function printDespatch(
  file: string,
  book: PlayableBook,
  record: BattleRecord,
  { seed, jobs, json }: Options,
  io: Io,
): Promise<void> {
  const reportable = await reportableOf(book)
  const opened = orFail(file, () => openBattle(reportable.rulebook, record))
  if (!opened.ok) throw refuseAt([file], opened.refusal)
  const battle = opened.value
  const despatch = despatchOf(battle, reportable, 'en', null)
  if (!json) for (const line of despatchLines(despatch)) io.out(line)
  const reckoned = await reckon(book, record, battle, { seed, jobs }, io)
  const place = reckoned?.turningPoint?.place ?? null
  const told = place === null ? [] : sentencesIn(battle, place)
  if (json) {
    const rulebook = record.rulebook
    return io.out(JSON.stringify({ rulebook, seed, despatch, reckoned, turningPoint: told }))
  }
  if (reckoned) for (const line of reckonedLines(reckoned, told)) io.out(line)
  else io.out('\nChances are not counted for this book: nobody plays it well enough.')
}

const sentencesIn = (battle: OpenedBattle, place: number): readonly string[] =>
  toldIn(battle, place)
    .filter(({ to }) => hears(to, null))
    .map((happening) => sentenceOf(battle.rulebook, happening))

/** Counts until it is done, or until Ctrl+C; null where nobody can fight the battle on. */
async function reckon(
  book: PlayableBook,
  record: BattleRecord,
  battle: OpenedBattle,
  { seed, jobs }: Pick<Options, 'seed' | 'jobs'>,
  io: Io,
): Promise<Reckoned | null> {
  const mind = await whoFightsOn(book)
  if (!mind) return null
  const { despatch: rules } = await book.play.report()
  const reckoning = newReckoning(outlineOf(battle))
  const stop = new AbortController()
  const forget = io.onInterrupt(() => stop.abort())
  const bar = await io.progress(100)
  const showShare = () => bar.update(Math.floor(reckoning.figures().share * 100))
  showShare()
  try {
    if (jobs > 1) await countByCrew({ record, seed }, reckoning, jobs, showShare, stop.signal)
    else
      for (let job = reckoning.next(); job && !stop.signal.aborted; job = reckoning.next()) {
        reckoning.take(doJob(battle, rules, mind, seed, job))
        showShare()
        await new Promise((resolve) => setImmediate(resolve))
      }
  } finally {
    bar.stop()
    forget()
  }
  return reckoning.figures()
}
