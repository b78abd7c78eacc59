import type { Book } from '@grognard/books'
import {
  give,
  interjectIn,
  isOver,
  openHost,
  openTo,
  recordOf,
  inTodaysForm,
  scripted,
  settle,
  usualOptions,
  type Host,
  type Interjected,
  type OpenAsk,
  type Refusal,
  type Rulebook,
  type Script,
  type SetUp,
} from '@grognard/kernel'
import {
  parseScriptOrPosition,
  textOfRecord,
  type PositionFile,
  type ScriptedAnswer,
  type ScriptFile,
} from '@grognard/toolkit'
import { Command } from 'commander'
import { checkOptions, chooseBook, chooseScenario } from '../choose.ts'
import { readText, writeWhole } from '../files.ts'
import type { Io } from '../io.ts'
import { orFail, orRefuse, refuse, refuseAt } from '../refused.ts'
import { openAsks, openInWords, openLines } from '../telling/asked.ts'
import { ending, eventOf, linesOf } from '../telling/event.ts'

type Options = { readonly save?: string; readonly json?: true }

export const refereeCommand = (io: Io, books: readonly Book[]): Command =>
  new Command('referee')
    .description('play a script and tell every event with its clauses and numbers')
    .argument('<file>', 'a script, or a position')
    .option('--save <record>', 'write the record of what was played to this file')
    .option('--json', 'for machines: an event a line')
    .addHelpText(
      'after',
      '\nExamples:\n  grognard referee examples/picket-shot.script.json\n  grognard referee examples/picket-feint.script.json',
    )
    .action((file: string, options: Options) => referee(file, options, io, books))

async function referee(
  file: string,
  { save, json }: Options,
  io: Io,
  books: readonly Book[],
): Promise<void> {
  const script = orRefuse(parseScriptOrPosition(readText(file), file))
  const rulebook = await chooseBook(books, script.rulebook.id, `${file}: `).play.rulebook()
  const isScript = script.format === 'grognard-script'
  const chance = isScript ? scripted(script.dice ?? [], script.cards) : NOTHING_YET
  const setUp = setUpOf(rulebook, script, file)
  const begun = orFail(file, () => openHost(rulebook, setUp, chance))
  if (!begun.ok) throw refuseAt([file, 'position'], begun.refusal)
  const host = begun.value
  const tell = teller(host, json === true, io)
  play(host, isScript ? script.answers : [], file, tell)
  if (isScript) checkUsedUp(chance, file)
  if (!json) {
    const { outcome } = host.course.checkpoint
    for (const line of outcome ? [ending(outcome)] : openLines(host.course)) io.out(line)
  }
  if (save !== undefined) writeWhole(save, textOfRecord(recordOf(host)))
}

/** Of a position nothing is known beyond it: whatever is thrown first is asked for. */
const NOTHING_YET: Script = { ...scripted([]), answer: () => null }

/** What a script or a position sets out from. */
export function setUpOf(
  rulebook: Rulebook,
  script: ScriptFile | PositionFile,
  file: string,
): SetUp {
  const options = script.options ?? {}
  checkOptions(rulebook, options, `${file}: options`)
  const position =
    'scenario' in script
      ? chooseScenario(rulebook, script.scenario, `${file}: `).position
      : (script.position ?? null)
  return { position, options: { ...usualOptions(rulebook), ...options } }
}

/** Tells whatever has happened since it was last called. */
function teller(host: Host, json: boolean, io: Io): () => void {
  let told = 0
  return () => {
    const happenings = host.course.telling?.happenings ?? []
    for (const happening of happenings.slice(told)) {
      told++
      if (json) io.out(JSON.stringify(eventOf(host.rulebook, happening, told)))
      else for (const line of linesOf(host.rulebook, happening, told)) io.out(line)
    }
  }
}

type Said = ScriptedAnswer | Interjected

/** Gives the answers one by one, with the dice that follow each. */
export function play(host: Host, answers: readonly Said[], file: string, tell: () => void): void {
  const step = (place: string, move: () => Refusal | null) => {
    const refusal = orFail(`${file}: ${place}`, move)
    tell()
    if (refusal) throw refuseAt([file, place], refusal)
  }
  step('start', () => settle(host))
  for (const [i, said] of inTodaysForm(host.rulebook, answers).entries())
    step(`answer ${i + 1}`, () => say(host, said) ?? settle(host))
}

function say(host: Host, said: Said): Refusal | null {
  if ('interjection' in said) return interjectIn(host, said.interjection)
  if (isOver(host.course)) return notAsked('The battle is over.')
  const [fitting, ...more] = fittingAsks(host, said)
  if (!fitting) {
    const what = said.ask === undefined ? 'It is' : `It answers '${said.ask}'`
    const whose = said.seat === undefined ? '' : ` for ${said.seat}`
    return notAsked(`${what}${whose}; what is asked is ${openInWords(host.course)}.`)
  }
  if (more.length > 0)
    return notAsked(`It must name its seat; what is asked is ${openInWords(host.course)}.`)
  return give(host, fitting.seat, fitting.number, said.answer)
}

type Fitting = { readonly seat: string; readonly number: number }

/** The open questions that this may be an answer to, for each seat that could give it. */
function fittingAsks(host: Host, { seat, ask }: ScriptedAnswer): readonly Fitting[] {
  const seats = [...new Set(openAsks(host.course).flatMap(({ seats }) => seats))]
  return seats
    .filter((id) => seat === undefined || id === seat)
    .flatMap((id) =>
      openTo(host, id)
        .filter((open: OpenAsk) => ask === undefined || open.ask.name === ask)
        .map(({ number }) => ({ seat: id, number })),
    )
}

const notAsked = (message: string): Refusal => ({ clause: null, code: 'not-asked', message })

/** A script says how the dice fall: one that says more is about another battle. */
export function checkUsedUp(chance: Pick<Script, 'left'>, file: string): void {
  const { dice, cards } = chance.left()
  for (const [name, left] of Object.entries({ dice, cards })) {
    if (left.length === 0) continue
    throw refuse(name, `${file}: ${name}: left over at the end: ${left.join(', ')}.`)
  }
}
