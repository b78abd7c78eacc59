import { sentenceOf, type Rulebook } from '@grognard/kernel'
import type { RulebookWords } from '@grognard/toolkit'

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What a rulebook says by itself, for one that has no words of its own: the same in every language. */
export function plainWords(
  rulebook: Rulebook,
  clauses: { readonly [id: string]: string } = {},
): RulebookWords {
  const title = (
    list: readonly { readonly name: string; readonly title: string }[],
    name: string,
  ) => list.find((entry) => entry.name === name)?.title ?? name
  return {
    sentence: (happening) => sentenceOf(rulebook, happening),
    refusal: ({ message }) => message,
    outcome: ({ why }) => why,
    step: ({ label }) => label,
    clause: (id) => clauses[id] ?? id,
    scenario: (name) => title(rulebook.scenarios, name),
    army: (name) => title(rulebook.armies, name),
    option: (name) => title(rulebook.options, name),
    optionValue: (_name, value) => said(value),
    name: (proper) => proper,
  }
}
