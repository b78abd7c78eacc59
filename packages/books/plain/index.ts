import type { Battle, Rulebook } from '@grognard/kernel'
import type { Clauses, Load } from '../book.ts'
import type { Parts } from '../entry.ts'

/**
 * What can be made of the rules alone, for a rulebook that has nothing else yet: it is played, told
 * and counted, in the words of its own events. A book replaces part by part what it has of its own.
 */
export const plain = <B extends Battle, Seen>(
  rulebook: Load<Rulebook<B, Seen>>,
  clauses: Load<Clauses>,
): Parts<B, Seen> => ({
  rulebook,
  words: async () => {
    const { plainWords } = await import('./parts.ts')
    const words = plainWords(await rulebook(), await clauses())
    return { en: words, it: words }
  },
  players: {
    names: ['random'],
    minds: async () => [(await import('@grognard/computer/random')).random],
  },
  odds: async () => (await import('./parts.ts')).plainOdds(await rulebook()),
  offers: 'none',
  adopts: 'none',
  report: async () => (await import('./parts.ts')).plainReported,
  adapter: async () => {
    const { genericAdapter } = await import('@grognard/adapters/generic')
    return genericAdapter(await rulebook(), await clauses())
  },
  sheet: 'none',
  guided: false,
  battles: 'none',
})
