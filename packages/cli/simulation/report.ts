import { playersOf } from '@grognard/computer'
import { reportPage, typicalOf, type Game } from '@grognard/reports'
import type { Language } from '@grognard/toolkit'
import { hasBots, playWithBots } from '../bots/play.ts'
import { chooseRulebook } from '../choose.ts'
import { writeWhole } from '../files.ts'
import { playRecord } from './battle.ts'
import type { Plan } from './plan.ts'
import { readyFor } from './ready.ts'

/** Writes what came of the battles as a page, with one of them to replay. */
export async function writeReport(
  path: string,
  plan: Plan,
  wanted: number,
  games: readonly Game[],
  language: Language,
): Promise<void> {
  const { scenario, options, seed } = plan
  const titled = (who: string): string =>
    playersOf(plan.rulebook).find(({ name }) => name === who)?.title[language] ?? who
  const players = Object.fromEntries(
    Object.entries(plan.players).map(([side, who]) => [side, titled(who)]),
  )
  const game = typicalOf(games)
  const record = game && (await recordOf(plan, game.number))
  const page = reportPage(
    {
      rulebook: chooseRulebook(plan.rulebook),
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
async function recordOf(plan: Plan, number: number) {
  const ready = readyFor(plan, number)
  if (!hasBots(ready.fixture)) return playRecord(plan, number).record
  const battle = await playWithBots(ready, () => false)
  return battle && battle.record
}
