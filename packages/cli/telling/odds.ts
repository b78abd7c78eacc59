import type { Happening, Json } from '@grognard/kernel'
import {
  said,
  type ConsequenceOdds,
  type Odds,
  type OddsQuestion,
  type OddsRules,
  type Plan,
  type Until,
} from '@grognard/toolkit'
import { explanationsIn } from './explained.ts'
import { printable } from './printable.ts'

/** A question with its odds. */
export type AnsweredOdds = {
  readonly question: OddsQuestion
  readonly plan: Plan
  readonly odds: Odds
  /** How the numbers behind it came about. */
  readonly behind: readonly string[]
}

/** Collects how the numbers that were told on the ways came about. */
export function newBehind() {
  const lines = new Map<string, Set<string>>()
  return {
    hear: (told: readonly Happening[]): void => {
      for (const { name, data } of told)
        for (const line of explanationsIn(data)) {
          const [number = ''] = line.split(' ', 1)
          const whose = typeof data['unit'] === 'string' ? data['unit'] : data['brigade']
          const key = JSON.stringify([name, data['units'] ?? null, whose ?? null, number])
          const about = typeof whose === 'string' ? `${whose}: ` : ''
          const said = lines.get(key) ?? new Set()
          // Which of many it were is not told: that there are too many is all there is to know.
          if (said.size <= MANY) lines.set(key, said.add(`${about}${line}`))
        }
    },
    // A number with many faces is what the dice made of it, and tells nothing of the odds.
    lines: (): readonly string[] => [
      ...new Set([...lines.values()].filter(({ size }) => size <= MANY).flatMap((set) => [...set])),
    ],
  }
}

const MANY = 2

const nameOf = ({ code, data }: Pick<ConsequenceOdds, 'code' | 'data'>, rules: OddsRules): string =>
  said(rules.words.en, code, data) ?? `${code} ${JSON.stringify(data)}`

/** The odds of one question for machines. */
export const oddsOfQuestion = ({ question, plan, odds, behind }: AnsweredOdds) => ({
  name: question.name ?? null,
  of: plan.answers,
  until: plan.until,
  exact: odds.exact,
  [odds.exact ? 'throws' : 'samples']: odds.count,
  answers: odds.answers.map(({ chance }) => chance),
  habits: odds.habits,
  // What machines know it by.
  figures: odds.consequences,
  behind,
})

/** The odds of one question for people. */
export function oddsLines(
  { question, plan, odds, behind }: AnsweredOdds,
  rules: OddsRules,
): string[] {
  const title = question.name ?? titleOf(plan.answers.map(({ answer }) => answer))
  const consequences = inOrder(odds.consequences, rules)
  const names = consequences.map((consequence) => nameOf(consequence, rules))
  const wide = Math.min(WIDEST, Math.max(0, ...names.map((name) => name.length)))
  return [
    `${title}, ${UNTIL(plan.until)}: ${howFound(odds)}.`,
    ...consequences.map(
      (consequence, i) => `  ${(names[i] ?? '').padEnd(wide)}  ${inNumbers(consequence)}`,
    ),
    ...(consequences.length === 0 ? ['  Nothing comes of it.'] : []),
    ...leftOut(odds, plan.answers),
    ...behind.map((line) => `  Behind it: ${line}`),
    ...habitsOf(odds, rules).map((line) => `  On the way: ${line}`),
    '',
  ].map(printable)
}

const WIDEST = 48

const titleOf = (answers: readonly Json[]): string =>
  answers.length === 0
    ? 'What comes next'
    : answers.map((one) => JSON.stringify(one)).join(', then ')

const UNTIL = (until: Until): string =>
  typeof until === 'number' ? `${until} activities on` : `to the end of the ${until}`

const howFound = ({ exact, count }: Odds): string =>
  exact
    ? `exact, ${count} throws followed`
    : `simulated ${count} times, in brackets where it lies with 95% confidence`

/** As the rulebook lists them, those of one code the likeliest first. */
function inOrder(
  consequences: readonly ConsequenceOdds[],
  rules: OddsRules,
): readonly ConsequenceOdds[] {
  const codes = Object.keys(rules.words.en)
  return consequences.toSorted(
    (a, b) => codes.indexOf(a.code) - codes.indexOf(b.code) || b.expected - a.expected,
  )
}

function inNumbers({ kind, expected, between, distribution }: ConsequenceOdds): string {
  if (kind === 'chance')
    return `${percent(expected)}${between ? ` (${between.map((end) => percent(end).trim()).join(' to ')})` : ''}`
  const reach = between ? ` (${between.map((end) => end.toFixed(2)).join(' to ')})` : ''
  const each = distribution.map(({ value, chance }) => `${value}: ${percent(chance).trim()}`)
  return `${expected.toFixed(2).padStart(6)}${reach}  ${each.join('  ')}`
}

function percent(share: number): string {
  const text = (100 * share).toFixed(1)
  const shown =
    share > 0 && text === '0.0' ? '<0.1' : share < 1 && text === '100.0' ? '>99.9' : text
  return `${shown.padStart(5)}%`
}

function leftOut({ answers }: Odds, given: readonly { readonly ask?: string }[]): string[] {
  return answers.flatMap(({ chance }, i) => {
    const what = given[i]?.ask === undefined ? '' : ` ('${given[i]?.ask}')`
    return chance < 1 - 1e-9
      ? [`  Answer ${i + 1}${what} can be given: ${percent(chance).trim()}`]
      : []
  })
}

const habitsOf = ({ habits }: Odds, rules: OddsRules): readonly string[] => [
  ...new Set(
    habits.map(
      (name) =>
        rules.habits[name]?.says.en ??
        `'${name}' is passed where it can be, or takes the first candidate.`,
    ),
  ),
]
