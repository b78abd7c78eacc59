import { bookOf, isPlayable } from '@grognard/books'
import { useEffect, useState } from 'preact/hooks'
import { language } from '../words/index.ts'

const NONE: ReadonlyMap<string, string> = new Map()

/** What a rule says in a sentence, by its clause, as the reference sheet has it; empty until that has come. */
export function useSentences(book: string): ReadonlyMap<string, string> {
  const [sentences, setSentences] = useState(NONE)
  const speaking = language.value
  useEffect(() => {
    const of = bookOf(book)
    if (!of || !isPlayable(of) || of.play.sheet === 'none') return undefined
    let isWanted = true
    void of.play.sheet().then((sheet) => {
      const entries = sheet(speaking).flatMap((section) => section.entries)
      const said = entries.flatMap(({ clauses, paragraphs: [first] }) =>
        first === undefined ? [] : clauses.map((clause): [string, string] => [clause, first]),
      )
      if (isWanted) setSentences(new Map(said.toReversed()))
    })
    return () => {
      isWanted = false
    }
  }, [book, speaking])
  return sentences
}
