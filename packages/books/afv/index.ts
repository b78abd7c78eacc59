import { EVERY_PLAYER } from '@grognard/computer/listed'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

export const afvBook = book({
  id: 'afv',
  family: 'afv',
  edition: 'none',
  title: { en: 'A Fine Victory!', it: 'A Fine Victory!' },
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
    sheet: async () => (await import('@grognard/rules-afv/reference')).sheet,
    guided: true,
  },
})
