import { book } from '../entry.ts'

export const rf2Book = book({
  id: 'rf2',
  family: 'rf2',
  edition: 'none',
  title: { en: 'Second Rank & File', it: 'Second Rank & File' },
  sources: ['packages/rules-rf2'],
  clauses: async () => (await import('@grognard/rules-rf2')).rf2Clauses,
  advice: 'none',
  as: 'none',
  play: 'none',
})
