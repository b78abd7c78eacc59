import {
  isAnswered,
  sentenceOf,
  type Entry,
  type Followed,
  type JsonObject,
  type Parted,
  type Parting,
  type Rulebook,
} from '@grognard/kernel'
import { citing } from '../refused.ts'
import { sideBySide } from './columns.ts'
import { eventOf } from './event.ts'
import { explanationsIn } from './explained.ts'
import { printable } from './printable.ts'

/** More of what was told than this says nothing about where two books part. */
const MOST_TOLD = 3

type Books = { readonly one: Rulebook; readonly other: Rulebook }

/** How far one battle went under another book, for people. */
export function followedLines(books: Books, followed: Followed): readonly string[] {
  const { one, other } = books
  const { answers, taken, first, last } = followed
  const head =
    last === null
      ? `${other.title} takes all ${answers} answers.`
      : `${other.title} takes ${taken} of ${answers} answers.`
  if (!first) return [head, `Nothing goes otherwise than under ${one.title}.`]
  const lines = [head, ...partingLines(books, first, 'They part')]
  const isSame = last !== null && last.at === first.at && last.how === first.how
  if (last && !isSame) lines.push(...partingLines(books, last, 'Its answers no longer fit'))
  return lines
}

function partingLines({ one, other }: Books, parting: Parting, what: string): readonly string[] {
  const where =
    parting.at === 0 ? 'at the set-up' : `at answer ${parting.at}${inMoment(parting.moment)}`
  return [
    printable(`${what} ${where}${inWords(parting.entry)}.`),
    ...sideBySide(partedLines(one, parting.one), partedLines(other, parting.other)),
  ]
}

/** ', turn 3, melee', as far as the rulebook counts turns and names phases. */
export function inMoment({ turn, phase }: JsonObject): string {
  const counted = typeof turn === 'number' ? `, turn ${turn}` : ''
  return typeof phase === 'string' ? `${counted}, ${phase}` : counted
}

function inWords(entry: Entry | null): string {
  if (!entry) return ''
  if (!isAnswered(entry)) return `, ${entry.interjection.kind}`
  return `, '${entry.ask}' of ${entry.seat}: ${JSON.stringify(entry.answer)}`
}

function partedLines(rulebook: Rulebook, { refusal, asks, told }: Parted): readonly string[] {
  const lines = []
  if (refusal) lines.push(`refuses: ${citing(refusal.message, refusal.clause)}`)
  for (const { name, seats, args } of asks)
    lines.push(`asks '${name}' of ${seats.join(' or ')}${throwOf(args)}.`)
  for (const { clauses, data, ...happening } of told.slice(0, MOST_TOLD)) {
    const sentence = sentenceOf(rulebook, { clauses, data, ...happening })
    lines.push(clauses.length === 0 ? sentence : `${sentence} (${clauses.join(', ')})`)
    lines.push(...explanationsIn(data).map((line) => `  ${line}`))
  }
  if (lines.length === 0) lines.push('says nothing here.')
  return [rulebook.title, ...lines.map((line) => `  ${line}`)].map(printable)
}

/** How many dice are asked for, and what they must show. */
function throwOf(args: unknown): string {
  if (typeof args !== 'object' || args === null || !('count' in args)) return ''
  const { count, classes = [] } = args as {
    readonly count: number
    readonly classes?: readonly { readonly name: string; readonly faces: readonly number[] }[]
  }
  const scores = classes.map(({ name, faces }) => `${name} ${faces.join('')}`).join(', ')
  return `: ${count} ${count === 1 ? 'die' : 'dice'}${scores === '' ? '' : ` (${scores})`}`
}

/** The same for machines. */
export const followedData = ({ one, other }: Books, { answers, taken, first, last }: Followed) => {
  const parted = (rulebook: Rulebook, { refusal, asks, told }: Parted) => ({
    refusal,
    asks,
    events: told.map((happening, i) => eventOf(rulebook, happening, i + 1)),
  })
  const parting = (place: Parting | null) =>
    place && {
      at: place.at,
      how: place.how,
      moment: place.moment,
      entry: place.entry,
      [one.id]: parted(one, place.one),
      [other.id]: parted(other, place.other),
    }
  return { rulebook: other.id, answers, taken, first: parting(first), last: parting(last) }
}
