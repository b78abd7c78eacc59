import { playable, type Book, type PlayableBook } from '@grognard/books'
import { follow, knownTo } from '@grognard/kernel'
import { measuredOf, type Interval, type Measured } from '@grognard/reports'
import { parseRecordOrSaved } from '@grognard/toolkit'
import { Command } from 'commander'
import { chooseBook, chooseOptions, chooseScenario, wholeNumber } from '../choose.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { openBook, type OpenBook } from '../open-book.ts'
import { checkPlayer, USUAL_PLAYER } from '../players.ts'
import { Failed, orFail, orRefuse, refuse, refuseAt } from '../refused.ts'
import type { Plan } from '../simulation/plan.ts'
import { jobsFrom, playAll } from '../simulation/run.ts'
import { followedData, followedLines } from '../telling/parting.ts'

type Options = {
  readonly rules?: string
  readonly record?: string
  readonly scenario?: string
  readonly red: string
  readonly blue: string
  readonly games: string
  readonly seed: string
  readonly option?: readonly string[]
  readonly jobs?: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000

export const compareCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('compare')
    .description('one battle, or the same match-up, under several editions of a rulebook')
    .option('--rules <ids>', 'which, with commas between (all editions of the book)')
    .option('--record <file>', 'give the decisions and dice of this battle to the others')
    .option('--scenario <name>', 'play this scenario many times under each')
    .option('--red <who>', 'who plays red', USUAL_PLAYER)
    .option('--blue <who>', 'who plays blue', USUAL_PLAYER)
    .option('--games <n>', 'how many battles under each', '100')
    .option('--seed <text>', 'the same seed gives the same battles', '1')
    .option('--option <name=value...>', 'options, for those editions that have them')
    .option('--jobs <k>', 'how many to play at a time (one for each core)')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  grognard compare --record battle.record.json --rules vf1,vf2,vf3\n  grognard compare --scenario barrosa --rules vf2,vf3 --games 200 --red regular --blue regular',
    )
    .action((options: Options) => {
      const { record, scenario } = options
      if ((record === undefined) === (scenario === undefined))
        throw refuse('command line', 'Either --record or --scenario says what is compared.')
      return record === undefined
        ? compareMatches(options, io, books)
        : compareRecord(record, options, io, books)
    })

/** Those named, or all editions of the book that can be played; two at least. */
function editionsOf(
  books: readonly Book[],
  ids: string | undefined,
  like?: PlayableBook,
): readonly PlayableBook[] {
  const all = playable(books)
  const named = ids?.split(',').map((id) => chooseBook(books, id.trim(), '--rules: '))
  const chosen = named ?? (like ? all.filter(({ family }) => family === like.family) : all)
  const families = new Set(chosen.map(({ family }) => family))
  if (families.size > 1)
    throw refuse(
      'rulebook',
      ids === undefined
        ? '--rules must name the editions that are compared.'
        : `--rules: ${ids} are not editions of one book.`,
    )
  const others = chosen.filter(({ id }) => id !== like?.id)
  if (others.length < (like ? 1 : 2))
    throw refuse('rulebook', 'There is no other edition to compare it with.')
  return chosen
}

async function compareRecord(
  file: string,
  { rules, json }: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const parsed = orRefuse(parseRecordOrSaved(readText(file), file))
  const record = parsed.format === 'grognard-saved' ? parsed.record : parsed
  const book = chooseBook(books, record.rulebook.id, `${file}: `)
  const one = await book.play.rulebook()
  const found = []
  for (const edition of editionsOf(books, rules, book)) {
    if (edition.id === book.id) continue
    const { play } = edition
    const other = await play.rulebook()
    const offers = play.offers === 'none' ? undefined : await play.offers()
    const result = orFail(file, () => follow(one, record, other, offers))
    if (!result.ok) throw refuseAt([file], result.refusal)
    found.push({ books: { one, other }, followed: result.value })
  }
  if (json) {
    const compared = found.map((each) => followedData(each.books, each.followed))
    return io.out(JSON.stringify({ rulebook: one.id, compared }))
  }
  io.out(`${file}: ${one.title}`)
  for (const each of found)
    for (const line of ['', ...followedLines(each.books, each.followed)]) io.out(line)
}

type Compared = { readonly open: OpenBook; readonly measured: Measured }

async function compareMatches(options: Options, io: Io, books: readonly Book[]): Promise<void> {
  const { seed, json, red, blue } = options
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES)
  const jobs = jobsFrom(options.jobs)
  const compared: Compared[] = []
  for (const edition of editionsOf(books, options.rules)) {
    const open = await openBook(edition)
    for (const who of [red, blue]) checkPlayer(open, who)
    const { rulebook } = open
    const plan: Plan = {
      rulebook: rulebook.id,
      scenario: chooseScenario(rulebook, options.scenario).name,
      options: optionsFor(open, compared[0]?.open ?? open, options.option ?? []),
      players: { red, blue },
      seed,
      save: null,
    }
    const { games: played } = await playAll(open, plan, games, { jobs, resume: null }, io)
    if (played.length < games)
      throw new Failed(`Stopped after ${played.length} of ${games} battles of ${rulebook.title}.`)
    compared.push({ open, measured: measuredOf(played) })
  }
  const head = { scenario: options.scenario as string, games, seed, red, blue }
  if (json) {
    const editions = compared.map(({ open, measured }) => ({
      rulebook: open.rulebook.id,
      ...measured,
    }))
    return io.out(JSON.stringify({ ...head, editions }))
  }
  io.out(`${head.scenario}, ${red} against ${blue}, ${games} battles each, seed ${seed}`)
  for (const line of tableOf(compared)) io.out(line)
}

/** Options are named once; an edition that has not got one plays without. */
function optionsFor(open: OpenBook, first: OpenBook, given: readonly string[]): Plan['options'] {
  const chosen = chooseOptions(first.rulebook, given)
  return { ...chooseOptions(open.rulebook, []), ...knownTo(open.rulebook, chosen) }
}

const percent = ({ value, from, to }: Interval): string => {
  const said = [value, from, to].map((share) => (share * 100).toFixed(1))
  return `${said[0]}% (${said[1]} to ${said[2]})`
}

const mean = ({ value, from, to }: Interval): string =>
  `${value.toFixed(1)} (${from.toFixed(1)} to ${to.toFixed(1)})`

/** A row for each thing that is counted, a column for each edition. */
function tableOf(compared: readonly Compared[]): readonly string[] {
  const all = compared.map(({ measured }) => measured)
  const names = [...new Set(all.flatMap(({ outcomes }) => Object.keys(outcomes)))]
  const kinds = all[0]?.losses ?? []
  const rows = [
    ['', ...compared.map(({ open }) => open.rulebook.id)],
    ...names.map((name) => [
      name === 'draw' ? 'drawn' : `won by ${name}`,
      ...all.map(({ outcomes }) => (outcomes[name] ? percent(outcomes[name]) : '-')),
    ]),
    ['turns', ...all.map(({ turns }) => (turns ? mean(turns) : '-'))],
    ['decisions', ...all.map(({ decisions }) => mean(decisions))],
    ...kinds.map(({ side, what }) => [
      `${what} lost by ${side}`,
      ...all.map(({ losses }) => {
        const found = losses.find((loss) => loss.side === side && loss.what === what)
        return found ? `${mean(found)} of ${found.of.toFixed(1)}` : '-'
      }),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  )
}
