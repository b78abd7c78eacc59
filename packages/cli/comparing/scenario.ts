import type { Book } from '@grognard/books'
import { knownTo } from '@grognard/kernel'
import { chooseOptions, chooseScenario, wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import { openBook, type OpenBook } from '../open-book.ts'
import { checkPlayer, USUAL_PLAYER } from '../players.ts'
import type { Plan } from '../simulation/plan.ts'
import { jobsFrom } from '../simulation/run.ts'
import { comparedData, comparedLines } from '../telling/compared.ts'
import { editionsOf } from './editions.ts'
import { MOST_GAMES, type Options } from './options.ts'
import { playUnder, type Compared } from './playing.ts'

/** The same match-up under several editions. */
export async function compareScenario(
  scenario: string,
  options: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const { seed, json, resume, red = USUAL_PLAYER, blue = USUAL_PLAYER } = options
  const games = wholeNumber('--games', options.games ?? '100', 1, MOST_GAMES)
  const jobs = jobsFrom(options.jobs)
  const compared: Compared[] = []
  for (const edition of editionsOf(books, options.rules)) {
    const open = await openBook(edition)
    for (const who of [red, blue]) checkPlayer(open, who)
    const { rulebook } = open
    const plan: Plan = {
      rulebook: rulebook.id,
      scenario: chooseScenario(rulebook, scenario).name,
      options: optionsFor(open, compared[0]?.open ?? open, options.option ?? []),
      players: { red, blue },
      seed,
      save: null,
    }
    compared.push(await playUnder(open, plan, { games, jobs, resume }, io))
  }
  const head = { scenario, games, seed, red, blue }
  if (json) return io.out(JSON.stringify({ ...head, editions: compared.map(comparedData) }))
  io.out(`${scenario}, ${red} against ${blue}, ${games} battles each, seed ${seed}`)
  for (const line of comparedLines(compared)) io.out(line)
}

/** Options are named once; an edition that has not got one plays without. */
function optionsFor(open: OpenBook, first: OpenBook, given: readonly string[]): Plan['options'] {
  const chosen = chooseOptions(first.rulebook, given)
  return { ...chooseOptions(open.rulebook, []), ...knownTo(open.rulebook, chosen) }
}
