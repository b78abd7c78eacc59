import type { Reportable } from '@grognard/reports'
import type { PlayableBook } from './book.ts'

/** A book with all that its reports are made of. */
export async function reportableOf({ play }: PlayableBook): Promise<Reportable> {
  const [rulebook, words, reported] = await Promise.all([
    play.rulebook(),
    play.words(),
    play.report(),
  ])
  return { rulebook, words, reported }
}
