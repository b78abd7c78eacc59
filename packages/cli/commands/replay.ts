import type { Book } from '@grognard/books'
import { canRead, checkpointOf, digest, same, type Host } from '@grognard/kernel'
import { parseRecordOrSaved, type SavedFile } from '@grognard/toolkit'
import { Command } from 'commander'
import { checkOptions, chooseBook } from '../choose.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { orRefuse, refuse } from '../refused.ts'
import { printDespatch } from './despatch.ts'
import { jobsFrom } from '../simulation/run.ts'
import { openLines } from '../telling/asked.ts'
import { ending, eventOf, linesOf } from '../telling/event.ts'
import { storyOf, type Story } from '../telling/story.ts'

type Options = {
  readonly verify?: boolean
  readonly despatch?: true
  readonly seed: string
  readonly jobs?: string
  readonly json?: true
}

export const replayCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('replay')
    .description("tell a record's story")
    .argument('<file>', 'a record or a saved battle')
    .option('--verify', 'judge every answer, and check that it ends in the same state')
    .option('--despatch', 'the end instead: losses, the turning point, luck and decisions')
    .option('--seed <text>', 'with --despatch: the same seed gives the same figures', 'despatch')
    .option('--jobs <k>', 'with --despatch: how many count at a time (one for each core)')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  grognard replay examples/picket-feint.record.json --verify\n  grognard replay docs/battles/afv/record.json --despatch',
    )
    .action((file: string, options: Options) => replayFile(file, options, io, books))

async function replayFile(
  file: string,
  { verify = false, despatch, seed, jobs, json }: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const parsed = orRefuse(parseRecordOrSaved(readText(file), file))
  const isSaved = parsed.format === 'grognard-saved'
  const record = isSaved ? parsed.record : parsed
  const book = chooseBook(books, record.rulebook.id, `${file}: `)
  const rulebook = await book.play.rulebook()
  checkOptions(rulebook, record.setUp.options, `${file}: setUp.options`)
  const story = storyOf(rulebook, record, { name: file, verify })
  const { host } = story
  const { checkpoint } = host.course
  const isElsewhere =
    isSaved && digest(checkpointOf(rulebook, parsed).battle) !== digest(checkpoint)
  if (verify && isElsewhere)
    throw refuse('checkpoint', `${file}: checkpoint: the record leads elsewhere.`)
  if (verify && isSaved) checkStory(parsed, host, file)
  if (!canRead(rulebook, record.rulebook.version))
    io.err(
      `${file}: it was recorded under version ${record.rulebook.version} of ${rulebook.title}; this is version ${rulebook.version}.`,
    )
  if (despatch) return printDespatch(file, book, record, { seed, jobs: jobsFrom(jobs), json }, io)
  if (json) {
    io.out(
      JSON.stringify({
        rulebook: record.rulebook,
        verified: verify,
        answers: record.log.length,
        outcome: checkpoint.outcome,
        events: story.chapters
          .flatMap(({ events }) => events)
          .map((event, i) => eventOf(rulebook, event, i + 1)),
      }),
    )
    return
  }
  print(story, io)
  if (verify) {
    const end = record.end ? ', and it ends in the same state' : ''
    io.out(`All ${record.log.length} answers stand${end}.`)
  }
}

/** What a saved battle says has been told must be what its record tells. */
function checkStory({ story, record }: SavedFile, { rulebook, course }: Host, file: string): void {
  // Another version may have told it in other words.
  if (record.rulebook.version !== rulebook.version) return
  const told = course.telling?.happenings ?? []
  const all = Math.max(told.length, story.length)
  for (let i = 0; i < all; i++)
    if (!same(story[i], told[i]))
      throw refuse('story', `${file}: story[${i}]: the record tells something else here.`)
}

function print({ host, chapters }: Story, io: Io): void {
  const { rulebook, course } = host
  let number = 0
  for (const { turn, events } of chapters) {
    if (turn !== null) io.out(`Turn ${turn}`)
    for (const event of events) for (const line of linesOf(rulebook, event, ++number)) io.out(line)
  }
  const { outcome } = course.checkpoint
  for (const line of outcome ? [ending(outcome)] : openLines(course)) io.out(line)
}
