import { lacking, type Book } from '@grognard/books'
import { midstOf, onwardsIn } from '@grognard/books/onwards'
import { digestOfText } from '@grognard/kernel'
import { wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import { openBook } from '../open-book.ts'
import { checkPlayer } from '../players.ts'
import { orFail, refuse, refuseAt } from '../refused.ts'
import { jobsFrom } from '../simulation/run.ts'
import { comparedData, comparedLines } from '../telling/compared.ts'
import { inMoment } from '../telling/parting.ts'
import { printable } from '../telling/printable.ts'
import { editionsOf } from './editions.ts'
import { MOST_GAMES, type Options } from './options.ts'
import { playUnder, type Compared } from './playing.ts'
import { recordIn } from './record.ts'

const MOST_ANSWERS = 10_000_000

const battles = (games: number): string => (games === 1 ? '1 battle' : `${games} battles`)

type Onward = Compared & { readonly supposed: readonly string[] }

/** How a battle goes on from one of its moments, under several editions. */
export async function compareOnwards(
  file: string,
  at: string,
  options: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const { record, book } = recordIn(file, books)
  const answers = wholeNumber('--at', at, 0, MOST_ANSWERS)
  const games = wholeNumber('--games', options.games ?? '200', 1, MOST_GAMES)
  const jobs = jobsFrom(options.jobs)
  const [usual] = book.play.players.names
  const { seed, json, resume, red = usual, blue = usual } = options
  const one = await book.play.rulebook()
  const found = orFail(file, () => midstOf(one, record, answers))
  if (!found.ok) throw refuseAt([file], found.refusal)
  const { battle, entries, moment } = found.value
  const all: Onward[] = []
  for (const edition of editionsOf(books, options.rules, book)) {
    const onwards = await onwardsIn(edition, one, record.setUp.options)
    if (!onwards) throw refuse('rulebook', lacking(edition, 'adopts', 'en'))
    const open = await openBook(edition)
    for (const who of [red, blue]) checkPlayer(open, who)
    const { position, options: agreed } = onwards.setUp(battle)
    const plan = {
      rulebook: edition.id,
      // By which battles that are kept are known to be of the same moment.
      scenario: `answer ${entries} of ${digestOfText(JSON.stringify(position))}`,
      position,
      options: agreed,
      players: { red, blue },
      seed,
      save: null,
    }
    const { without } = onwards
    const supposed = [
      ...onwards.supposed(battle).map(({ en }) => en),
      ...(without.length > 0 ? [`It has not got the option ${without.join(', ')}.`] : []),
    ]
    all.push({ ...(await playUnder(open, plan, { games, jobs, resume }, io)), supposed })
  }
  const head = { rulebook: one.id, at: { answers: entries, moment }, games, seed, red, blue }
  if (json) {
    const editions = all.map(({ supposed, ...compared }) => ({
      ...comparedData(compared),
      supposed,
    }))
    return io.out(JSON.stringify({ ...head, editions }))
  }
  io.out(printable(`${file}: ${one.title}, after answer ${entries}${inMoment(moment)}`))
  if (entries < answers)
    io.out(`What began with answer ${entries + 1} and was not over at ${answers} begins anew.`)
  io.out(`${red} against ${blue}, ${battles(games)} each from there, seed ${seed}`)
  for (const line of comparedLines(all)) io.out(line)
  for (const { open, supposed } of all)
    for (const sentence of supposed) io.out(`${open.rulebook.title}: ${sentence}`)
}
