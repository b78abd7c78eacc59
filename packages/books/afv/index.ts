import { EVERY_PLAYER } from '@grognard/computer/listed'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

export const afvBook = book({
  id: 'afv',
  family: 'afv',
  edition: 'none',
  title: { en: 'A Fine Victory!', it: 'A Fine Victory!' },
  line: {
    en: 'Pike and shot on fifteen zones: whoever breaks the other army first has won.',
    it: 'Picche e moschetti su quindici zone: vince chi spezza per primo l’esercito avversario.',
  },
  sources: ['packages/rules-afv'],
  clauses: async () => (await study()).afvClauses,
  advice: 'none',
  as: 'none',
  play: {
    rulebook: async () => (await import('./rules.ts')).afv,
    words: async () => (await study()).afvWords,
    players: {
      names: EVERY_PLAYER,
      minds: async () => (await import('@grognard/computer/afv')).afvPlayers,
    },
    odds: async () => (await study()).afvOdds,
    offers: 'none',
    adopts: 'none',
    report: async () => (await study()).afvReported,
    adapter: async () => (await import('@grognard/adapters/afv')).afvAdapter,
    battles: async () => (await import('./battles.ts')).afvBattles,
    sheet: async () => (await import('@grognard/rules-afv/reference')).sheet,
    guided: true,
  },
})
