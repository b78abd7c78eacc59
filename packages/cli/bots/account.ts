import type { BotReport, Game } from '@grognard/reports'
import { Failed } from '../refused.ts'
import { printable } from '../telling/printable.ts'
import { commandOf } from './command.ts'

/** What became of the answers of one program over many battles. */
export type BotAccount = {
  readonly player: string
  readonly battles: number
  readonly answers: number
  /** How many were given in its place, and why. */
  readonly replaced: Readonly<Record<string, number>>
  readonly notes: readonly string[]
}

const MOST_NOTES = 10

/** One account for each program; whoever plays a side of a game is told by `playersIn`. */
export function botAccounts(
  games: readonly Game[],
  playersIn: (game: Game) => Readonly<Record<string, string>>,
): readonly BotAccount[] {
  const accounts = new Map<string, BotAccount>()
  for (const game of games.toSorted((a, b) => a.number - b.number))
    for (const report of game.bots ?? []) {
      const player = playersIn(game)[report.side] ?? ''
      accounts.set(player, added(accounts.get(player) ?? nothingOf(player), game, report))
    }
  return [...accounts.values()]
}

const nothingOf = (player: string): BotAccount => ({
  player,
  battles: 0,
  answers: 0,
  replaced: {},
  notes: [],
})

function added(account: BotAccount, { number }: Game, report: BotReport): BotAccount {
  const replaced = { ...account.replaced }
  for (const [reason, count] of Object.entries(report.replaced))
    replaced[reason] = (replaced[reason] ?? 0) + count
  const notes = report.notes.map((note) => printable(`Game ${number}, ${report.seat}: ${note}`))
  return {
    player: account.player,
    battles: account.battles + 1,
    answers: account.answers + report.answers,
    replaced,
    notes: [...account.notes, ...notes].slice(0, MOST_NOTES),
  }
}

/** A program that never answered has played nothing: what came of its battles is not its own. */
export function checkAnswered(accounts: readonly BotAccount[]): void {
  const silent = accounts.find(({ answers, battles }) => battles > 0 && answers === 0)
  if (!silent) return
  const [note = ''] = silent.notes
  const command = printable(commandOf(silent.player) ?? silent.player)
  throw new Failed(`The bot '${command}' has answered nothing itself. ${note}`.trim())
}

/** The same for people: how many answers were its own, and why the others were not. */
export function accountLines({ player, answers, replaced, notes }: BotAccount): readonly string[] {
  const reasons = Object.entries(replaced)
  const others = reasons.reduce((sum, [, count]) => sum + count, 0)
  const why = reasons.map(([reason, count]) => `${reason} ${count}`).join(', ')
  const command = printable(commandOf(player) ?? player)
  return [
    `  bot        ${command}: ${answers} answers, ${others} replaced${why && ` (${why})`}`,
    ...notes.map((note) => `             ${note}`),
  ]
}
