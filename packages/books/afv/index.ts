import { EVERY_PLAYER } from '@grognard/computer/listed'
import { book } from '../entry.ts'

const telling = () => import('./telling.ts')

export const afvBook = book({
  id: 'afv',
  title: { en: 'A Fine Victory!', it: 'A Fine Victory!' },
  sources: ['packages/rules-afv'],
  clauses: async () => (await telling()).afvClauses,
  advice: 'none',
  play: {
    rulebook: async () => (await import('./rules.ts')).afv,
    words: async () => (await telling()).afvWords,
    players: {
      names: EVERY_PLAYER,
      minds: async () => (await import('@grognard/computer/afv')).afvPlayers,
    },
    odds: async () => (await telling()).afvOdds,
    report: async () => (await telling()).afvReported,
    adapter: async () => (await import('@grognard/adapters/afv')).afvAdapter,
    sheet: true,
    guided: true,
  },
})
