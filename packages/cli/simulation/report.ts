import { reportableOf } from '@grognard/books'
import { reportPage, typicalOf, type Game } from '@grognard/reports'
import type { Language } from '@grognard/toolkit'
import { hasBots, playWithBots } from '../bots/play.ts'
import { writeWhole } from '../files.ts'
import type { OpenBook } from '../open-book.ts'
import { playRecord } from './battle.ts'
import type { Plan } from './plan.ts'
import { readyFor } from './ready.ts'

/** Writes what came of the battles as a page, with one of them to replay. */
export async function writeReport(
  path: string,
  open: OpenBook,
  plan: Plan,
  wanted: number,
  games: readonly Game[],
  language: Language,
): Promise<void> {
  const { scenario, options, seed } = plan
  const titled = (who: string): string =>
    open.players.find(({ name }) => name === who)?.title[language] ?? who
  const players = Object.fromEntries(
    Object.entries(plan.players).map(([side, who]) => [side, titled(who)]),
  )
  const game = typicalOf(games)
  const record = game && (await recordOf(open, plan, game.number))
  const page = reportPage(
    {
      ...(await reportableOf(open.book)),
      scenario,
      options,
      seed,
      players,
      wanted,
      games,
      typical: game && record && { game, record },
    },
    language,
  )
  writeWhole(path, page)
}

/** A battle is not kept while it is counted: it is played again. */
async function recordOf(open: OpenBook, plan: Plan, number: number) {
  const ready = readyFor(open, plan, number)
  if (!hasBots(ready.fixture)) return playRecord(open, plan, number).record
  const battle = await playWithBots(ready, () => false)
  return battle && battle.record
}
