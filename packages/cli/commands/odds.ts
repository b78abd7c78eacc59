import { lacking, type Book, type PlayableBook } from '@grognard/books'
import {
  CHANCE,
  isMissing,
  isOver,
  kindOf,
  openHost,
  randomFrom,
  inTodaysForm,
  scripted,
  seenBy,
  type Ask,
  type Course,
  type Json,
} from '@grognard/kernel'
import {
  oddsOf,
  parseScriptOrPosition,
  type HowOdds,
  type OddsQuestion,
  type OddsStep,
  type OddsRules,
  type Plan,
} from '@grognard/toolkit'
import { Command } from 'commander'
import { getHeapStatistics } from 'node:v8'
import { chooseBook, wholeNumber } from '../choose.ts'
import { readText } from '../files.ts'
import type { Io } from '../io.ts'
import { orFail, orRefuse, refuse, refuseAt } from '../refused.ts'
import { openAsks } from '../telling/asked.ts'
import { newBehind, oddsLines, oddsOfQuestion, type AnsweredOdds } from '../telling/odds.ts'
import { checkUsedUp, play, setUpOf } from './referee.ts'

type Options = {
  readonly samples: string
  readonly most: string
  readonly seconds: string
  readonly seed: string
  readonly json?: true
}

const MOST = 10_000_000
const MOST_SECONDS = 86_400

/** So many answers to an open question are looked at where a script asks for none in particular. */
const CANDIDATES = 8

export const oddsCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('odds')
    .description('tell what would come of an attack, a charge, a fight or a test')
    .argument('<file>', 'a script that leads there, or a position')
    .option('--most <n>', 'throws to follow for exact sums; beyond, samples must do', '50000')
    .option('--samples <n>', 'how many samples', '20000')
    .option('--seconds <s>', 'how long an answer may take, half of it for exact sums', '60')
    .option('--seed <text>', 'the same seed gives the same samples', '1')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExamples:\n  grognard odds examples/vf2-assault.script.json\n  grognard odds examples/afv-charge.script.json --json',
    )
    .action((file: string, options: Options) => odds(file, options, io, books))

async function odds(file: string, options: Options, io: Io, books: readonly Book[]): Promise<void> {
  const how = {
    most: wholeNumber('--most', options.most, 1, MOST),
    samples: wholeNumber('--samples', options.samples, 1, MOST),
    seed: options.seed,
  }
  const seconds = wholeNumber('--seconds', options.seconds, 1, MOST_SECONDS)
  const { course, questions, rules } = await led(file, books)
  const { rulebook } = course
  const asked = questions ?? usualQuestions(course, file)
  const answered: AnsweredOdds[] = []
  for (const [i, question] of asked.entries()) {
    const bounds = await boundsFor(seconds, io)
    const place = `${file}: odds ${i + 1}`
    try {
      answered.push(answer(course, question, rules, { ...how, goesOn: bounds.goesOn }, place))
    } finally {
      bounds.stop()
    }
    const found = answered.at(-1) as AnsweredOdds
    if (!options.json) for (const line of oddsLines(found, rules)) io.out(line)
    const why = bounds.gaveUp()
    if (why !== null && !found.odds.exact) io.err(`${place}: ${why}`)
  }
  if (options.json) {
    const moment = rulebook.moment(course.battle)
    io.out(JSON.stringify({ rulebook: rulebook.id, moment, odds: answered.map(oddsOfQuestion) }))
  }
}

/** Of what the engine may use of memory; beyond it a sum is no longer worth it. */
const ROOM = 0.5
/** So many throws or samples between two looks at clock and memory. */
const EVERY = 32

/** Time and memory of one question, with a bar that fills up meanwhile. */
async function boundsFor(seconds: number, io: Io) {
  const [start, room] = [performance.now(), getHeapStatistics().heap_size_limit * ROOM]
  const bars = {
    exact: await io.progress(1, 'of the throws'),
    samples: await io.progress(1, 'of the samples'),
  }
  let asked = 0
  let why: string | null = null
  return {
    goesOn: ({ exact, done, of }: OddsStep): boolean => {
      if (++asked % EVERY > 0) return true
      bars[exact ? 'exact' : 'samples'].update(done / of)
      const spent = (performance.now() - start) / 1000
      const isLate = spent > (exact ? seconds / 2 : seconds)
      const isFull = exact && getHeapStatistics().used_heap_size > room
      if (!isLate && !isFull) return true
      const what = isFull ? 'memory' : 'time'
      if (exact) why = `Following every throw takes too much ${what}: samples must do.`
      else why = `After ${seconds} s there are ${done} of ${of} samples: --seconds allows more.`
      return false
    },
    gaveUp: () => why,
    stop() {
      bars.exact.stop()
      bars.samples.stop()
    },
  }
}

/** The battle where the script leads: dice that it does not name are what the odds are of. */
async function led(
  file: string,
  books: readonly Book[],
): Promise<{
  readonly course: Course
  readonly questions: readonly OddsQuestion[] | null
  readonly rules: OddsRules
}> {
  const script = orRefuse(parseScriptOrPosition(readText(file), file))
  const book = chooseBook(books, script.rulebook.id, `${file}: `)
  const rules = await rulesFor(book, file)
  const rulebook = await book.play.rulebook()
  const isScript = script.format === 'grognard-script'
  const chance = isScript ? scripted(script.dice ?? [], script.cards) : scripted([])
  const setUp = setUpOf(rulebook, script, file)
  const whileItLasts = {
    answer: (ask: Ask) => {
      const fallen = chance.answer(ask)
      return isMissing(fallen) ? null : fallen
    },
    save: () => null,
  }
  const begun = orFail(file, () => openHost(rulebook, setUp, whileItLasts))
  if (!begun.ok) throw refuseAt([file, 'position'], begun.refusal)
  const host = begun.value
  play(host, isScript ? script.answers : [], file, () => {})
  checkUsedUp(chance, file)
  if (isOver(host.course)) throw refuse('over', `${file}: The battle is over.`)
  return { course: host.course, questions: (isScript && script.odds) || null, rules }
}

async function rulesFor(book: PlayableBook, file: string): Promise<OddsRules> {
  const { odds } = book.play
  if (odds === 'none') throw refuse('odds', `${file}: ${lacking(book, 'odds', 'en')}`)
  return odds()
}

/** The throw that lies open, or what the seat that is asked could answer. */
function usualQuestions(course: Course, file: string): readonly OddsQuestion[] {
  const [open] = openAsks(course)
  if (!open) throw refuse('over', `${file}: Nothing is asked.`)
  if (open.seats[0] === CHANCE) return [{}]
  const seat = open.seats[0] as string
  const kind = kindOf(course, open.name)
  const found = orFail(file, () =>
    kind.candidates(seenBy(course, seat), open.args, CANDIDATES, randomFrom('odds')),
  )
  const texts = new Map(found.map((candidate) => [JSON.stringify(candidate), candidate]))
  return [...texts.values()].map((candidate: Json) => ({
    of: [{ seat, ask: open.name, answer: candidate }],
  }))
}

function answer(
  course: Course,
  question: OddsQuestion,
  rules: OddsRules,
  how: Omit<HowOdds, 'onEnd'>,
  place: string,
): AnsweredOdds {
  const { of = [], until = 'phase', turns = 1 } = question
  const answers = inTodaysForm(course.rulebook, of)
  const plan: Plan = { answers, until, turns }
  const behind = newBehind()
  const found = orFail(place, () => oddsOf(course, plan, rules, { ...how, onEnd: behind.hear }))
  for (const [i, { chance, refusal }] of found.answers.entries()) {
    if (chance > 0) continue
    const where = [place, `answer ${i + 1}`]
    throw refusal
      ? refuseAt(where, refusal)
      : refuse('not-asked', `${where.join(': ')}: It is never asked for.`)
  }
  return { question, plan, odds: found, behind: behind.lines() }
}
