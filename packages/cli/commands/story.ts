import { hears, sentenceOf } from '@grognard/kernel'
import { Command } from 'commander'
import { chooseRulebook, chooseScenario, usualOptions } from '../choose.ts'
import type { Io } from '../io.ts'
import { playRecord } from '../simulation/battle.ts'
import { ending, eventOf } from '../telling/event.ts'
import { printable } from '../telling/printable.ts'
import { storyOf } from '../telling/story.ts'

type Options = {
  readonly rules?: string
  readonly scenario?: string
  readonly seed: string
  readonly json?: true
}

export const storyCommand = (io: Io): Command =>
  new Command('story')
    .description('play a battle and tell its story')
    .option('--rules <id>', 'the rulebook (the first)')
    .option('--scenario <name>', "the scenario (the rulebook's first)")
    .option('--seed <text>', 'the same seed gives the same battle: the first of simulate', '1')
    .option('--json', 'for machines')
    .action((options: Options) => tellStory(options, io))

function tellStory({ rules, scenario: named, seed, json }: Options, io: Io): void {
  const rulebook = chooseRulebook(rules)
  const scenario = chooseScenario(rulebook, named)
  const plan = {
    rulebook: rulebook.id,
    scenario: scenario.name,
    options: usualOptions(rulebook),
    players: {},
    seed,
    save: null,
  }
  const { record } = playRecord(plan, 1)
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
