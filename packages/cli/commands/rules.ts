import { playable, type Book } from '@grognard/books'
import type { Rulebook } from '@grognard/kernel'
import { Command } from 'commander'
import type { Io } from '../io.ts'

export const rulesCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('rules')
    .description('list the rulebooks that can be played')
    .option('--json', 'for machines')
    .action(async ({ json }: { readonly json?: true }) => {
      const rulebooks = await Promise.all(playable(books).map(({ play }) => play.rulebook()))
      if (json) io.out(JSON.stringify({ rulebooks: rulebooks.map(described) }))
      else for (const rulebook of rulebooks) print(rulebook, io)
    })

const described = ({ id, title, version, editions, options, armies, scenarios }: Rulebook) => ({
  id,
  title,
  version,
  editions,
  options,
  armies,
  // Positions are long, and `simulate` takes a scenario by its name.
  scenarios: scenarios.map((scenario) => ({ name: scenario.name, title: scenario.title })),
})

function print(
  { id, title, version, editions, options, armies, scenarios }: Rulebook,
  io: Io,
): void {
  io.out(`${id}  ${title}, version ${version}`)
  if (editions.length > 0) io.out(`  editions   ${editions.join(', ')}`)
  list(
    'options',
    options.map(({ name, title: says, values, usual }) => {
      const choices = values.map((value) => JSON.stringify(value)).join(', ')
      return `${name}: ${says} (${choices}; usually ${JSON.stringify(usual)})`
    }),
    io,
  )
  list(
    'armies',
    armies.map((army) => `${army.name}: ${army.title}`),
    io,
  )
  list(
    'scenarios',
    scenarios.map((scenario) => `${scenario.name}: ${scenario.title}`),
    io,
  )
}

function list(heading: string, lines: readonly string[], io: Io): void {
  for (const [i, line] of lines.entries())
    io.out(`  ${(i === 0 ? heading : '').padEnd(9)}  ${line}`)
}
