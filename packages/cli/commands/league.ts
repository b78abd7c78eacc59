import type { Book } from '@grognard/books'
import { standingsOf, tallyOf, type Game, type Meeting, type Standings } from '@grognard/reports'
import { Command } from 'commander'
import { accountLines, botAccounts, checkAnswered } from '../bots/account.ts'
import { secondsFrom, USUAL_SECONDS } from '../bots/command.ts'
import { chooseOnlyBook, chooseOptions, chooseScenario, wholeNumber } from '../choose.ts'
import type { Io } from '../io.ts'
import { openBook } from '../open-book.ts'
import { checkPlayer } from '../players.ts'
import { Failed, refuse } from '../refused.ts'
import { fixtureOf, pairingOf } from '../simulation/fixture.ts'
import type { Plan } from '../simulation/plan.ts'
import { jobsFrom, playAll, stoppedAfter } from '../simulation/run.ts'

type Options = {
  readonly rules?: string
  readonly players: string
  readonly scenario?: string
  readonly games: string
  readonly seed: string
  readonly option?: readonly string[]
  readonly jobs?: string
  readonly resume?: string
  readonly botSeconds: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000
const MOST_PLAYERS = 64

export const leagueCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('league')
    .description('let computer players meet one another, and rate them')
    .option('--rules <id>', 'the rulebook, needed where there are several')
    .requiredOption('--players <names>', 'who takes part: two or more names with commas between')
    .option('--games <n>', 'how many games each plays against each, half of them as red', '100')
    .option('--scenario <name>', "the scenario (the rulebook's first)")
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--option <name=value...>', "options of the rulebook, as in 'rules'")
    .option('--jobs <k>', 'how many to play at a time (one for each core)')
    .option('--resume <file>', 'keep finished games in this file, and play only those not in it')
    .option('--bot-seconds <s>', 'how long a program may take for an answer', `${USUAL_SECONDS}`)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  grognard league --rules afv --players recruit,random --games 20',
    )
    .action((options: Options) => league(options, io, books))

async function league(options: Options, io: Io, books: readonly Book[]): Promise<void> {
  const { seed, resume = null, json } = options
  const open = await openBook(chooseOnlyBook(books, options.rules))
  const { rulebook } = open
  const scenario = chooseScenario(rulebook, options.scenario)
  const names = playersFrom(options.players)
  for (const name of names) checkPlayer(open, name)
  const each = wholeNumber('--games', options.games, 1, MOST_GAMES)
  const jobs = jobsFrom(options.jobs)
  const plan: Plan = {
    rulebook: rulebook.id,
    scenario: scenario.name,
    options: chooseOptions(rulebook, options.option ?? []),
    players: {},
    seed,
    save: null,
    league: names,
    botSeconds: secondsFrom(options.botSeconds),
  }
  const games = (each * names.length * (names.length - 1)) / 2

  const start = performance.now()
  const { games: played } = await playAll(open, plan, games, { jobs, resume }, io)
  const seconds = Math.round(performance.now() - start) / 1000
  const { digest, finished } = tallyOf(played)
  const standings = standingsOf(
    names,
    played.map((game) => meetingOf(names.length, game)),
  )
  const bots = botAccounts(played, ({ number }) => fixtureOf(plan, number).players)
  if (json) {
    const head = { rulebook: rulebook.id, scenario: scenario.name, seed, games, finished }
    io.out(
      JSON.stringify({ ...standings, ...head, seconds, digest, ...(bots.length > 0 && { bots }) }),
    )
  } else {
    io.out(`${rulebook.title}, ${scenario.name}, seed ${seed}: ${finished} of ${games} games`)
    for (const line of [...table(standings), '', ...crossTable(standings)]) io.out(line)
    io.out('')
    for (const line of bots.flatMap(accountLines)) io.out(line)
    io.out(`${seconds.toFixed(1)} s, digest ${digest}`)
  }
  checkAnswered(bots)
  if (finished < games) throw new Failed(stoppedAfter(finished, games, resume))
}

function playersFrom(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) throw refuse('players', `--players has a name missing in '${text}'.`)
  if (names.length < 2 || names.length > MOST_PLAYERS)
    throw refuse(
      'players',
      `--players wants from 2 to ${MOST_PLAYERS} names with commas between, not ${names.length}.`,
    )
  return names
}

/** A game as its players see it, not the sides. */
function meetingOf(players: number, { number, winner, thinking }: Game): Meeting {
  const { a, b, red, blue } = pairingOf(players, number)
  const at = (side: string): number => (side === 'red' ? red : blue)
  return {
    a,
    b,
    winner: winner === null ? null : at(winner),
    thinking: Object.entries(thinking).map(([side, spent]) => ({ player: at(side), ...spent })),
  }
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')
const percent = (share: number): string => (share * 100).toFixed(1)

/** Everyone by rating, the strongest first. */
function table({ players }: Standings): readonly string[] {
  const rows = byRating(players).map(({ place, player }) => [
    String(place + 1),
    player.name,
    whole(player.rating),
    String(player.wins),
    String(player.losses),
    String(player.draws),
    player.games === 0 ? '' : `${percent(player.wins / player.games)}%`,
    player.decisionsPerSecond === null ? '' : whole(player.decisionsPerSecond),
  ])
  const head = ['', 'player', 'rating', 'won', 'lost', 'drawn', 'share', 'decisions/s']
  return aligned([head, ...rows], [1])
}

/** How many of a hundred games each row has won against each column, and the interval. */
function crossTable({ players, pairs }: Standings): readonly string[] {
  const order = byRating(players)
  const cell = (row: number, column: number): string => {
    const pair = pairs[placeOfPair(players.length, Math.min(row, column), Math.max(row, column))]
    if (!pair || row === column) return '·'
    if (pair.games === 0) return ''
    const [wins, losses] = row < column ? [pair.aWins, pair.bWins] : [pair.bWins, pair.aWins]
    return `${wins}-${losses}-${pair.draws}`
  }
  const rows = order.map(({ place, index, player }) => [
    String(place + 1),
    player.name,
    ...order.map((other) => cell(index, other.index)),
  ])
  const head = ['', 'won-lost-drawn', ...order.map(({ place }) => String(place + 1))]
  const shares = pairs
    .filter(({ games }) => games > 0)
    .map(
      ({ a, b, games, share, low, high }) =>
        `${a} beats ${b} in ${percent(share)}% of ${games} (${percent(low)} to ${percent(high)})`,
    )
  return [...aligned([head, ...rows], [1]), '', ...shares]
}

const byRating = (players: Standings['players']) =>
  players
    .map((player, index) => ({ player, index }))
    .toSorted((a, b) => b.player.rating - a.player.rating)
    .map((entry, place) => ({ ...entry, place }))

/** Where a pair stands in the list of all pairs. */
const placeOfPair = (players: number, a: number, b: number): number =>
  a * players - (a * (a + 1)) / 2 + (b - a - 1)

/** Columns of the same width; these to the left, all others to the right. */
function aligned(rows: readonly (readonly string[])[], left: readonly number[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, i) =>
        left.includes(i) ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}
