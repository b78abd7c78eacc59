import { book } from '../entry.ts'
import { plain } from '../plain/index.ts'

const picket = () => import('@grognard/kernel/picket')
const clauses = async () => (await picket()).clauses

/** The kernel's example, with nothing but its rules: what else a book needs is made from them. */
export const picketBook = book({
  id: 'picket',
  family: 'picket',
  edition: 'none',
  title: { en: 'Picket', it: 'Picket' },
  line: {
    en: 'A game of pickets that shows how a rulebook is added.',
    it: 'Un gioco di picchetti che mostra come si aggiunge un regolamento.',
  },
  sources: ['packages/kernel/picket'],
  clauses,
  advice: 'none',
  as: 'none',
  play: plain(async () => (await picket()).picket, clauses),
})
