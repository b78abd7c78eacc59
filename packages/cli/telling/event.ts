import { capital } from '@grognard/toolkit'
import { sentenceOf, type Happening, type Outcome, type Rulebook } from '@grognard/kernel'
import { explanationsIn } from './explained.ts'
import { printable } from './printable.ts'

/** An event for machines. */
export const eventOf = (rulebook: Rulebook, happening: Happening, number: number) => ({
  number,
  name: happening.name,
  clauses: happening.clauses,
  data: happening.data,
  sentence: sentenceOf(rulebook, happening),
})

/** An event for people: its sentence and its clauses, and below it how its numbers came about. */
export function linesOf(
  rulebook: Rulebook,
  happening: Happening,
  number: number,
): readonly string[] {
  const { clauses, data, to } = happening
  const aside = to === 'all' ? '' : `[${to.join(', ')}] `
  const cited = clauses.length === 0 ? '' : ` (${clauses.join(', ')})`
  const sentence = sentenceOf(rulebook, happening)
  return [
    printable(`${String(number).padStart(4)}  ${aside}${sentence}${cited}`),
    ...explanationsIn(data).map((line) => printable(`        ${line}`)),
  ]
}

/** How a battle ended; the last event has said why. */
export const ending = ({ winner, name }: Outcome): string =>
  winner === null ? `${capital(name)}.` : `Victory for ${winner}.`
