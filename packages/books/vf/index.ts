import { EVERY_PLAYER } from '@grognard/computer/listed'
import type { Rulebook } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/functions'
import type { Language } from '@grognard/toolkit'
import type { Book, Load } from '../book.ts'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

/** What tells one edition from another; the rest is the same for all. */
type Edition = {
  readonly id: 'vf1' | 'vf2' | 'vf3'
  readonly edition: Readonly<Record<Language, string>>
  readonly rulebook: Load<Rulebook<Vf, Vf>> | 'none'
}

const edition = ({ id, edition: nth, rulebook }: Edition): Book =>
  book({
    id,
    family: 'vf',
    title: { en: `Valour & Fortitude, ${nth.en}`, it: `Valour & Fortitude, ${nth.it}` },
    sources: ['packages/rules-vf'],
    clauses: async () => (await study())[`${id}Clauses`],
    advice: 'none',
    play:
      rulebook === 'none'
        ? 'none'
        : {
            rulebook,
            words: async () => (await study()).vfWords,
            players: {
              names: EVERY_PLAYER,
              minds: async () => (await import('@grognard/computer/vf')).vfPlayers,
            },
            odds: async () => (await study()).vfOdds,
            offers: 'none',
            report: async () => (await study()).vfReported,
            adapter: async () => (await import('@grognard/adapters/vf')).vfAdapter,
            sheet: async () => (await import('@grognard/rules-vf/reference')).sheet,
            guided: true,
          },
  })

export const vfBooks: readonly Book[] = [
  edition({
    id: 'vf1',
    edition: { en: '1st edition', it: 'prima edizione' },
    rulebook: 'none',
  }),
  edition({
    id: 'vf2',
    edition: { en: '2nd edition', it: 'seconda edizione' },
    rulebook: async () => (await import('./rules.ts')).vf2,
  }),
  edition({
    id: 'vf3',
    edition: { en: '3rd edition', it: 'terza edizione' },
    rulebook: 'none',
  }),
]
