import { digestOfText } from '@grognard/kernel'
import { availableParallelism } from 'node:os'
import { hasBots } from '../bots/play.ts'
import { wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import type { OpenBook } from '../open-book.ts'
import { refuse } from '../refused.ts'
import { playRecord } from './battle.ts'
import { playByCrew } from './crew.ts'
import { fixtureOf } from './fixture.ts'
import { keptIn, keptNowhere } from './keeping.ts'
import { missing } from './orders.ts'
import type { Game, Plan } from './plan.ts'
import { playAlone } from './solo.ts'
import { compileLater } from './workers.ts'

const MOST_JOBS = 256

/** How many battles are played at a time: as said, or one for each core. */
export function jobsFrom(text: string | undefined): number {
  const cores = String(Math.min(availableParallelism(), MOST_JOBS))
  return wholeNumber('--jobs', text ?? cores, 1, MOST_JOBS)
}

/** All that is finished, in the order of the numbers; and how many decisions were made just now. */
export type Played = { readonly games: readonly Game[]; readonly decidedNow: number }

/**
 * Plays all battles of a plan that the file does not hold already, until all are finished or
 * somebody presses Ctrl+C.
 */
export async function playAll(
  open: OpenBook,
  plan: Plan,
  games: number,
  { jobs, resume }: { readonly jobs: number; readonly resume: string | null },
  io: Io,
): Promise<Played> {
  const kept =
    resume === null
      ? keptNowhere
      : await keptIn(resume, open.rulebook.version, plan, (line) => io.err(line))
  const finished = new Map(
    kept.games
      .filter(({ number, study }) => number <= games && (!plan.studied || study !== null))
      .map((game) => [game.number, game]),
  )
  const wanted = missing(games, new Set(finished.keys()))
  const stop = new AbortController()
  const forget = io.onInterrupt(() => stop.abort())
  const bar = await io.progress(games)
  let decidedNow = 0
  const onGames = (more: readonly Game[]) => {
    kept.add(more)
    for (const game of more) {
      finished.set(game.number, game)
      decidedNow += game.decisions
    }
    bar.update(finished.size)
  }
  try {
    if (kept.games[0]) checkSame(open, plan, kept.games[0], `${resume}`)
    bar.update(finished.size)
    compileLater()
    if (jobs === 1) await playAlone(open, plan, wanted, onGames, () => stop.signal.aborted)
    else await playByCrew(plan, wanted, jobs, onGames, stop.signal)
  } finally {
    bar.stop()
    forget()
    kept.close()
  }
  return { games: [...finished.values()].toSorted((a, b) => a.number - b.number), decidedNow }
}

/** Rules and players change: what is kept must be what would be played now. */
function checkSame(open: OpenBook, plan: Plan, { number, digest }: Game, path: string): void {
  if (hasBots(fixtureOf(plan, number))) return
  const { record } = playRecord(open, plan, number)
  if (digestOfText(JSON.stringify(record)) === digest) return
  throw refuse(
    'games',
    `${path}: battle ${number} goes otherwise today: the rules or the players have changed since it was played.`,
  )
}

/** What whoever has pressed Ctrl+C is told. */
export const stoppedAfter = (finished: number, games: number, resume: string | null): string =>
  `Stopped after ${finished} of ${games} battles.` +
  (resume === null ? '' : ` They are in ${resume}: the same command goes on with the others.`)
