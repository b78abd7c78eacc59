import type { Book } from '@grognard/books'
import { Command } from 'commander'
import { compareOnwards } from '../comparing/onwards.ts'
import type { Options } from '../comparing/options.ts'
import { compareRecord } from '../comparing/record.ts'
import { compareScenario } from '../comparing/scenario.ts'
import type { Io } from '../io.ts'
import { refuse } from '../refused.ts'

export const compareCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('compare')
    .description('one battle, or the same match-up, under several editions of a rulebook')
    .option('--rules <ids>', 'which, with commas between (all editions of the book)')
    .option('--record <file>', 'give the decisions and dice of this battle to the others')
    .option('--at <n>', 'let it go on from where n answers had been given, under each')
    .option('--scenario <name>', 'play this scenario many times under each')
    .option('--red <who>', 'who plays red (random; with --at the usual opponent)')
    .option('--blue <who>', 'who plays blue')
    .option('--games <n>', 'how many battles under each (100; with --at 200)')
    .option('--seed <text>', 'the same seed gives the same battles', '1')
    .option('--option <name=value...>', 'options, for those editions that have them')
    .option('--jobs <k>', 'how many to play at a time (one for each core)')
    .option('--resume <folder>', 'keep finished battles there, and play only those not in it')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  grognard compare --record battle.record.json --rules vf1,vf2,vf3
  grognard compare --record battle.record.json --at 120
  grognard compare --scenario barrosa --rules vf2,vf3 --games 200 --red regular --blue regular`,
    )
    .action((options: Options) => {
      const { record, at, scenario } = options
      if (at !== undefined && record === undefined)
        throw refuse('command line', '--at is a moment of a battle: --record says of which.')
      if (record !== undefined && scenario === undefined)
        return at === undefined
          ? compareRecord(record, options, io, books)
          : compareOnwards(record, at, options, io, books)
      if (scenario !== undefined && record === undefined)
        return compareScenario(scenario, options, io, books)
      throw refuse('command line', 'Either --record or --scenario says what is compared.')
    })
