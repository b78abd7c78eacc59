import { book } from '../entry.ts'

const study = () => import('./study.ts')

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
  clauses: async () => (await study()).rf2Clauses,
  advice: async () => (await study()).rf2Advice,
  as: 'none',
  play: {
    rulebook: async () => (await import('./rules.ts')).rf2,
    words: async () => (await study()).rf2Words,
    players: {
      names: ['recruit', 'random'],
      minds: async () => (await import('@grognard/computer/rf2')).rf2Players,
    },
    odds: async () => (await study()).rf2Odds,
    offers: 'none',
    adopts: 'none',
    report: async () => (await study()).rf2Reported,
    adapter: async () => (await import('@grognard/adapters/rf2')).rf2Adapter,
    battles: async () => (await import('./battles.ts')).rf2Battles,
    sheet: async () => (await import('@grognard/rules-rf2/reference')).sheet,
    guided: false,
  },
})
