import type { Book } from '@grognard/books'
import { tallyOf, type Spread, type Tally } from '@grognard/reports'
import { confidence, LANGUAGES } from '@grognard/toolkit'
import { Command } from 'commander'
import { mkdirSync } from 'node:fs'
import { accountLines, botAccounts, checkAnswered } from '../bots/account.ts'
import { secondsFrom, USUAL_SECONDS } from '../bots/command.ts'
import { chooseOnlyBook, chooseOptions, chooseScenario, named, wholeNumber } from '../choose.ts'
import { fileReason } from '../files.ts'
import type { Io } from '../io.ts'
import { openBook } from '../open-book.ts'
import { checkPlayer, USUAL_PLAYER } from '../players.ts'
import { Failed } from '../refused.ts'
import type { Plan } from '../simulation/plan.ts'
import { writeReport } from '../simulation/report.ts'
import { jobsFrom, playAll, stoppedAfter } from '../simulation/run.ts'

type Options = {
  readonly rules?: string
  readonly scenario?: string
  readonly red: string
  readonly blue: string
  readonly games: string
  readonly seed: string
  readonly option?: readonly string[]
  readonly jobs?: string
  readonly save?: string
  readonly resume?: string
  readonly botSeconds: string
  readonly report?: string
  readonly language: string
  readonly json?: true
}

const MOST_GAMES = 10_000_000

export const simulateCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('simulate')
    .description('play battles without a screen and count what comes of them')
    .option('--rules <id>', 'the rulebook, needed where there are several')
    .option('--scenario <name>', "the scenario (the rulebook's first)")
    .option(
      '--red <who>',
      "who plays red: a computer player of the rulebook, or 'bot:' and a command",
      USUAL_PLAYER,
    )
    .option('--blue <who>', 'who plays blue', USUAL_PLAYER)
    .option('--games <n>', 'how many battles', '100')
    .option('--seed <text>', 'the same seed gives the same battles', '1')
    .option('--option <name=value...>', "options of the rulebook, as in 'rules'")
    .option('--jobs <k>', 'how many to play at a time (one for each core)')
    .option('--save <folder>', 'write a record of every battle into this folder')
    .option('--resume <file>', 'keep finished battles in this file, and play only those not in it')
    .option('--report <file>', 'write a report with charts, a page that opens from disk')
    .option('--language <language>', `of the report: ${LANGUAGES.join(' or ')}`, 'en')
    .option('--bot-seconds <s>', 'how long a program may take for an answer', `${USUAL_SECONDS}`)
    .option('--json', 'for machines')
    .action((options: Options) => simulate(options, io, books))

async function simulate(options: Options, io: Io, books: readonly Book[]): Promise<void> {
  const { seed, save = null, resume = null, report, json } = options
  const open = await openBook(chooseOnlyBook(books, options.rules), {
    studied: report !== undefined,
  })
  const { rulebook } = open
  const scenario = chooseScenario(rulebook, options.scenario)
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES)
  const jobs = jobsFrom(options.jobs)
  const language = named('language', LANGUAGES, (known) => known, options.language)
  for (const who of [options.red, options.blue]) checkPlayer(open, who)
  if (save !== null) makeFolder(save)
  const plan: Plan = {
    rulebook: rulebook.id,
    scenario: scenario.name,
    options: chooseOptions(rulebook, options.option ?? []),
    players: { red: options.red, blue: options.blue },
    seed,
    save,
    botSeconds: secondsFrom(options.botSeconds),
    ...(report === undefined ? {} : { studied: true }),
  }

  const start = performance.now()
  const { games: played, decidedNow } = await playAll(open, plan, games, { jobs, resume }, io)
  const tally = tallyOf(played)
  const bots = botAccounts(played, () => plan.players)
  const seconds = Math.round(performance.now() - start) / 1000
  const { finished, outcomes, decisions, automatic, digest } = tally
  const head = { rulebook: rulebook.id, scenario: scenario.name, games }
  if (json) {
    const counted = { finished, outcomes, decisions, automatic, seconds, digest }
    io.out(JSON.stringify({ ...head, ...counted, ...(bots.length > 0 && { bots }) }))
  } else {
    const title = `${rulebook.title}, ${scenario.name}, seed ${seed}`
    print(title, games, tally, { seconds, decidedNow }, io)
    for (const line of bots.flatMap(accountLines)) io.out(line)
  }
  if (report !== undefined && finished > 0)
    await writeReport(report, open, plan, games, played, language)
  checkAnswered(bots)
  if (finished < games) throw new Failed(stoppedAfter(finished, games, resume))
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failed(`${folder}: the folder cannot be made: ${fileReason(error)}.`)
  }
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const percent = (share: number): string => (share * 100).toFixed(1)

function print(
  title: string,
  games: number,
  tally: Tally,
  { seconds, decidedNow }: { readonly seconds: number; readonly decidedNow: number },
  io: Io,
): void {
  const { finished, outcomes, decisions, automatic } = tally
  const few = finished < games ? ` of ${whole(games)}` : ''
  io.out(`${title}: ${whole(finished)}${few} battles`)
  const width = Math.max(...Object.keys(outcomes).map((name) => name.length))
  for (const [name, count] of Object.entries(outcomes)) {
    const [from, to] = confidence(count, finished)
    const share = percent(finished === 0 ? 0 : count / finished).padStart(5)
    io.out(
      `  ${name.padEnd(width)}  ${whole(count).padStart(9)}  ${share}%  (${percent(from)} to ${percent(to)})`,
    )
  }
  if (tally.turns) io.out(`  turns      ${spread(tally.turns)}`)
  if (tally.answers) io.out(`  answers    ${spread(tally.answers)}`)
  for (const { side, what, lost, of } of tally.losses)
    io.out(`  losses     ${side}: ${lost.toFixed(1)} of ${of.toFixed(1)} ${what} on average`)
  const speed = seconds > 0 ? `, ${whole(decidedNow / seconds)} a second` : ''
  const now = decidedNow < decisions ? `, ${whole(decidedNow)} of them now` : ''
  io.out(
    `  decisions  ${whole(decisions)}${now} in ${seconds.toFixed(1)} s${speed}; ${whole(automatic)} more were automatic`,
  )
  io.out(`  digest     ${tally.digest}`)
}

const spread = ({ mean, least, most }: Spread): string =>
  `${mean.toFixed(1)} on average (${whole(least)} to ${whole(most)})`
