import { reportableOf, type Book } from '@grognard/books'
import { hears, sentenceOf, usualOptions } from '@grognard/kernel'
import { Command } from 'commander'
import { chooseBook, chooseScenario } from '../choose.ts'
import type { Io } from '../io.ts'
import { openBook } from '../open-book.ts'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import { ending, eventOf } from '../telling/event.ts'
import { printable } from '../telling/printable.ts'
import { writeReport } from '../telling/report.ts'
import { storyOf } from '../telling/story.ts'
import { playWithThoughts } from '../telling/told.ts'

type Options = {
  readonly rules?: string
  readonly scenario?: string
  readonly red: string
  readonly blue: string
  readonly seed: string
  readonly report?: string
  readonly json?: true
}

export const storyCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('story')
    .description('play a battle and tell its story')
    .option('--rules <id>', 'the rulebook (the first)')
    .option('--scenario <name>', "the scenario (the rulebook's first)")
    .option('--red <who>', 'who plays red', USUAL_PLAYER)
    .option('--blue <who>', 'who plays blue', USUAL_PLAYER)
    .option('--seed <text>', 'the same seed gives the same battle: the first of simulate', '1')
    .option('--report <folder>', 'write it into this folder, with a map for each turn')
    .option('--json', 'for machines')
    .action((options: Options) => tellStory(options, io, books))

async function tellStory(options: Options, io: Io, books: readonly Book[]): Promise<void> {
  const { rules, scenario: named, red, blue, seed, report, json } = options
  const open = await openBook(chooseBook(books, rules))
  const { rulebook } = open
  const scenario = chooseScenario(rulebook, named)
  const plan = {
    rulebook: rulebook.id,
    scenario: scenario.name,
    options: usualOptions(rulebook),
    players: { red, blue },
    seed,
    save: null,
  }
  for (const who of [red, blue]) choosePlayer(open, who)
  const { record, thoughts } = playWithThoughts(open, plan, 1)
  if (report !== undefined) {
    const title = `${rulebook.title}: ${scenario.title}`
    writeReport(
      await reportableOf(open.book),
      record,
      thoughts,
      { title, red, blue, seed, folder: report },
      io,
    )
    return
  }
  const { host, chapters } = storyOf(rulebook, record, { name: 'the battle', verify: false })
  const { outcome } = host.course.checkpoint
  // The story is for whoever walks past the table: what is whispered stays out of it.
  const told = chapters.map(({ turn, events }) => ({
    turn,
    events: events.filter(({ to }) => hears(to, null)),
  }))
  if (json) {
    const events = told.flatMap((chapter) => chapter.events)
    io.out(
      JSON.stringify({
        rulebook: rulebook.id,
        scenario: scenario.name,
        seed,
        outcome,
        events: events.map((event, i) => eventOf(rulebook, event, i + 1)),
      }),
    )
    return
  }
  const headline = `${rulebook.title}: ${scenario.title}`
  io.out(headline)
  io.out('='.repeat(headline.length))
  for (const { turn, events } of told) {
    if (turn !== null) io.out(`\nTurn ${turn}`)
    for (const event of events) io.out(printable(`  ${sentenceOf(rulebook, event)}`))
  }
  if (outcome) io.out(`\n${ending(outcome)}`)
}
