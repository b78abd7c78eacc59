import type { Adapter } from '@grognard/adapters'
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
  readonly adapter: Load<Adapter<Vf>>
  /** Whether it has a guided first battle. */
  readonly guided: boolean
}

const table = () => import('@grognard/adapters/vf')

const edition = ({ id, edition: nth, rulebook, adapter, guided }: Edition): Book =>
  book({
    id,
    family: 'vf',
    title: { en: `Valour & Fortitude, ${nth.en}`, it: `Valour & Fortitude, ${nth.it}` },
    sources: ['packages/rules-vf'],
    clauses: async () => (await study())[`${id}Clauses`],
    advice: id === 'vf3' ? async () => (await study()).vf3Advice : 'none',
    as: id === 'vf2' ? 'none' : async () => (await study())[`${id}As`],
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
            offers: async () => (await import('./rules.ts')).vfOffers,
            adopts: async () => {
              const { vfAcross } = await import('./rules.ts')
              return (battle) => vfAcross(battle, id)
            },
            report: async () => (await study()).vfReported,
            adapter,
            sheet: async () => {
              const { sheet } = await import('@grognard/rules-vf/reference')
              return (language) => sheet(language, id)
            },
            guided,
          },
  })

export const vfBooks: readonly Book[] = [
  edition({
    id: 'vf1',
    edition: { en: '1st edition', it: 'prima edizione' },
    rulebook: async () => (await import('./rules.ts')).vf1,
    adapter: async () => (await table()).vf1Adapter,
    guided: false,
  }),
  edition({
    id: 'vf2',
    edition: { en: '2nd edition', it: 'seconda edizione' },
    rulebook: async () => (await import('./rules.ts')).vf2,
    adapter: async () => (await table()).vfAdapter,
    guided: true,
  }),
  edition({
    id: 'vf3',
    edition: { en: '3rd edition', it: 'terza edizione' },
    rulebook: async () => (await import('./rules.ts')).vf3,
    adapter: async () => (await table()).vf3Adapter,
    guided: false,
  }),
]
