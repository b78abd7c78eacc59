import { Command } from 'commander'
import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chooseOnlyRulebook, chooseOptions, chooseScenario, wholeNumber } from '../choose.ts'
import { fileReason } from '../files.ts'
import type { Io } from '../io.ts'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import { Failed } from '../refused.ts'
import { playByCrew } from '../simulation/crew.ts'
import type { Game, Plan } from '../simulation/plan.ts'
import { playAlone } from '../simulation/solo.ts'
import { confidence, tallyOf, type Spread, type Tally } from '../simulation/tally.ts'

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
  readonly json?: true
}

const MOST_GAMES = 10_000_000
const MOST_JOBS = 256

export const simulateCommand = (io: Io): Command =>
  new Command('simulate')
    .description('play battles without a screen and count what comes of them')
    .option('--rules <id>', 'the rulebook, needed where there are several')
    .option('--scenario <name>', "the scenario (the rulebook's first)")
    .option('--red <who>', 'who plays red: a computer player of the rulebook', USUAL_PLAYER)
    .option('--blue <who>', 'who plays blue', USUAL_PLAYER)
    .option('--games <n>', 'how many battles', '100')
    .option('--seed <text>', 'the same seed gives the same battles', '1')
    .option('--option <name=value...>', "options of the rulebook, as in 'rules'")
    .option('--jobs <k>', 'how many to play at a time (one for each core)')
    .option('--save <folder>', 'write a record of every battle into this folder')
    .option('--json', 'for machines')
    .action((options: Options) => simulate(options, io))

async function simulate(options: Options, io: Io): Promise<void> {
  const { seed, save = null, json } = options
  const rulebook = chooseOnlyRulebook(options.rules)
  const scenario = chooseScenario(rulebook, options.scenario)
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES)
  const cores = String(Math.min(availableParallelism(), MOST_JOBS))
  const jobs = wholeNumber('--jobs', options.jobs ?? cores, 1, MOST_JOBS)
  for (const who of [options.red, options.blue]) choosePlayer(rulebook.id, who)
  if (save !== null) makeFolder(save)
  const plan: Plan = {
    rulebook: rulebook.id,
    scenario: scenario.name,
    options: chooseOptions(rulebook, options.option ?? []),
    players: { red: options.red, blue: options.blue },
    seed,
    save,
  }

  const start = performance.now()
  const tally = tallyOf(await play(plan, games, jobs, io))
  const seconds = Math.round(performance.now() - start) / 1000
  const { finished, outcomes, decisions, automatic, digest } = tally
  const head = { rulebook: rulebook.id, scenario: scenario.name, games }
  if (json)
    io.out(JSON.stringify({ ...head, finished, outcomes, decisions, automatic, seconds, digest }))
  else print(`${rulebook.title}, ${scenario.name}, seed ${seed}`, games, tally, seconds, io)
  if (finished < games) throw new Failed(`Stopped after ${finished} of ${games} battles.`)
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Failed(`${folder}: the folder cannot be made: ${fileReason(error)}.`)
  }
}

/** Plays until all are finished or somebody presses Ctrl+C. */
async function play(plan: Plan, games: number, jobs: number, io: Io): Promise<readonly Game[]> {
  const finished: Game[] = []
  const stop = new AbortController()
  const forget = io.onInterrupt(() => stop.abort())
  const bar = await io.progress(games)
  const onGames = (more: readonly Game[]) => {
    for (const game of more) finished.push(game)
    bar.update(finished.length)
  }
  try {
    if (jobs === 1) await playAlone(plan, games, onGames, () => stop.signal.aborted)
    else await playByCrew(plan, games, jobs, onGames, stop.signal)
  } finally {
    bar.stop()
    forget()
  }
  return finished
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const percent = (share: number): string => (share * 100).toFixed(1)

function print(title: string, games: number, tally: Tally, seconds: number, io: Io): void {
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
  const speed = seconds > 0 ? `, ${whole(decisions / seconds)} a second` : ''
  io.out(
    `  decisions  ${whole(decisions)} in ${seconds.toFixed(1)} s${speed}; ${whole(automatic)} more were automatic`,
  )
  io.out(`  digest     ${tally.digest}`)
}

const spread = ({ mean, least, most }: Spread): string =>
  `${mean.toFixed(1)} on average (${whole(least)} to ${whole(most)})`
