import { book } from '../entry.ts'
import { plain } from '../plain/index.ts'

const rules = () => import('@grognard/rules-rf2')
const clauses = async () => (await rules()).rf2Clauses

export const rf2Book = book({
  id: 'rf2',
  family: 'rf2',
  edition: 'none',
  title: { en: 'Second Rank & File', it: 'Second Rank & File' },
  line: {
    en: 'From Fontenoy to Sedan, 1745 to 1870: élan, disorder and initiative.',
    it: 'Da Fontenoy a Sedan, dal 1745 al 1870: slancio, disordine e iniziativa.',
  },
  sources: ['packages/rules-rf2'],
  clauses,
  advice: async () => (await rules()).rf2Advice,
  as: 'none',
  play: {
    ...plain(async () => (await rules()).rf2, clauses),
    words: async () => (await rules()).rf2Words,
    players: {
      names: ['recruit', 'random'],
      minds: async () => (await import('@grognard/computer/rf2')).rf2Players,
    },
    odds: async () => (await rules()).rf2Odds,
    sheet: async () => (await import('@grognard/rules-rf2/reference')).sheet,
    report: async () => (await import('@grognard/reports/rf2')).rf2Reported,
    adapter: async () => (await import('@grognard/adapters/rf2')).rf2Adapter,
  },
})
