import { sentenceOf, type Battle, type Rulebook } from '@grognard/kernel'
import type { RulebookWords } from '../words.ts'
import { titled } from './rulebook.ts'

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a rulebook says by itself, for one that has no words of its own: the same in every language. */
export function plainWords<B extends Battle, Seen>(
  rulebook: Rulebook<B, Seen>,
  clauses: { readonly [id: string]: string } = {},
): RulebookWords {
  return {
    sentence: (happening) => sentenceOf(rulebook, happening),
    refusal: ({ message }) => message,
    outcome: ({ why }) => why,
    step: ({ label }) => label,
    clause: (id) => (Object.hasOwn(clauses, id) ? clauses[id] : null) ?? id,
    scenario: (name) => titled(rulebook.scenarios, name),
    army: (name) => titled(rulebook.armies, name),
    option: (name) => titled(rulebook.options, name),
    optionLine: () => null,
    optionValue: (_name, value) => said(value),
    name: (proper) => proper,
  }
}
