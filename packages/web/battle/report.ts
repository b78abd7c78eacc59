import type { Adapter } from '@grognard/adapters'
import type { Told } from '@grognard/kernel'
import { sayHappening } from '@grognard/toolkit'
import { language, words } from '../words/index.ts'
import type { Session } from './session.ts'

/** The whole log as text, a heading for each turn. */
export function textReport(session: Session, adapter: Adapter): string {
  const w = words.value.report
  const lines = [w.title(session.summary.value?.title ?? '')]
  let turn: number | null = null
  for (const told of session.story.value) {
    const now = turnOf(told)
    if (now !== null && now !== turn) lines.push('', w.turn(now))
    turn = now ?? turn
    lines.push(`  ${sentenceOf(adapter, told)}${cited(told)}`)
  }
  return `${lines.join('\n')}\n`
}

export const sentenceOf = (adapter: Adapter, told: Told): string =>
  sayHappening(language.value, adapter.words(language.value), told)

export const cited = ({ clauses }: Told): string =>
  clauses.length > 0 ? ` (${clauses.join(', ')})` : ''

export function turnOf(told: Told): number | null {
  const turn = told.moment['turn']
  return typeof turn === 'number' ? turn : null
}
