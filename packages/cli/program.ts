import { books as allBooks, type Book } from '@grognard/books'
import { Command, CommanderError } from 'commander'
import manifest from './package.json' with { type: 'json' }
import { clausesCommand } from './commands/clauses.ts'
import { compareCommand } from './commands/compare.ts'
import { leagueCommand } from './commands/league.ts'
import { oddsCommand } from './commands/odds.ts'
import { refereeCommand } from './commands/referee.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { serveCommand } from './commands/serve.ts'
import { sheetCommand } from './commands/sheet.ts'
import { simulateCommand } from './commands/simulate.ts'
import { storyCommand } from './commands/story.ts'
import type { Io } from './io.ts'
import { Failed, reasonOf, refuse, Refused } from './refused.ts'
import { harmless, printable } from './telling/printable.ts'

/** Runs a command line and returns the exit status: 0 done, 1 failed, 2 refused input. */
export async function run(
  args: readonly string[],
  to: Io,
  books: readonly Book[] = allBooks,
): Promise<0 | 1 | 2> {
  const io: Io = {
    ...to,
    out: (line) => to.out(harmless(line, args.includes('--json'))),
    err: (line) => to.err(harmless(line, false)),
  }
  try {
    await programFor(io, books).parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return 0
    if (error instanceof Refused) {
      const { clause, code } = error.refusal
      const message = printable(error.message)
      if (args.includes('--json')) {
        io.out(JSON.stringify({ refused: { clause, code, message } }))
      }
      io.err(message)
      return 2
    }
    io.err(error instanceof Failed ? error.message : `Grognard failed: ${reasonOf(error)}`)
    if (process.env['GROGNARD_DEBUG'] && error instanceof Error)
      io.err(String((error.cause instanceof Error ? error.cause : error).stack))
    return 1
  }
}

function programFor(io: Io, books: readonly Book[]): Command {
  const program = new Command('grognard')
    .description('Plays, referees and studies battles by the book.')
    .version(manifest.version, '--version', 'print the version')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => io.out(text.replace(/\n$/, '')),
      // What the parser has to say is said once, in our words.
      writeErr: () => {},
    })
    .showSuggestionAfterError(false)
    .addHelpText(
      'after',
      '\nExit status: 0 done, 1 failed, 2 refused input.\nWith GROGNARD_DEBUG=1 a failure shows where it came from.',
    )
  const commands = [
    serveCommand,
    rulesCommand,
    clausesCommand,
    simulateCommand,
    leagueCommand,
    refereeCommand,
    oddsCommand,
    replayCommand,
    storyCommand,
    sheetCommand,
    compareCommand,
  ]
  for (const command of commands)
    program.addCommand(command(io, books).copyInheritedSettings(program))
  for (const command of [program, ...program.commands])
    command.exitOverride((error) => {
      throw error.exitCode === 0 ? error : refusalBy(command, error)
    })
  return program
}

/** What the parser did not understand, and what it would have. */
function refusalBy(command: Command, { code, message }: CommanderError): Refused {
  const said = message.replace(/^error: |\.$/g, '').replace(/^./, (first) => first.toUpperCase())
  const known =
    code === 'commander.unknownCommand'
      ? command.commands.map((sub) => sub.name())
      : code === 'commander.unknownOption'
        ? command.options.map((option) => option.long)
        : null
  return refuse('command line', known ? `${said} (known: ${known.join(', ')}).` : `${said}.`)
}
