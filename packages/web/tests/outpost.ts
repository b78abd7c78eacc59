import { book } from '@grognard/books/entry'
import { plain } from '@grognard/books/plain'
import { clauses, picket } from '@grognard/kernel/picket'

const outpost: typeof picket = { ...picket, id: 'outpost', title: 'Outpost' }

/** A book that is in no list until a test adds it to one. */
export const outpostBook = book({
  id: 'outpost',
  family: 'outpost',
  edition: 'none',
  title: { en: 'Outpost', it: 'Avamposto' },
  line: { en: 'A small one.', it: 'Uno piccolo.' },
  sources: ['packages/kernel/picket'],
  clauses: async () => clauses,
  advice: 'none',
  as: 'none',
  play: plain(
    async () => outpost,
    async () => clauses,
  ),
})
