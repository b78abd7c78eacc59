import { EVERY_PLAYER } from '@grognard/computer/listed'
import type { EditionId } from '@grognard/rules-vf'
import type { Language } from '@grognard/toolkit'
import type { Book } from '../book.ts'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

/** What editions are called, in their order. All else of them is found by their name. */
const NTH: { readonly [id in EditionId]: Readonly<Record<Language, string>> } = {
  vf1: { en: '1st edition', it: 'prima edizione' },
  vf2: { en: '2nd edition', it: 'seconda edizione' },
  vf3: { en: '3rd edition', it: 'terza edizione' },
}

const edition = (id: EditionId): Book =>
  book({
    id,
    family: 'vf',
    title: { en: `Valour & Fortitude, ${NTH[id].en}`, it: `Valour & Fortitude, ${NTH[id].it}` },
    sources: ['packages/rules-vf'],
    clauses: async () => (await study()).vfEditions[id].clauses,
    advice: async () => (await study()).vfEditions[id].advice,
    as: async () => (await study()).vfEditions[id].as,
    play: {
      rulebook: async () => (await import('./rules.ts')).vfRules[id],
      words: async () => (await study()).vfWords,
      players: {
        names: EVERY_PLAYER,
        minds: async () => (await import('@grognard/computer/vf')).vfPlayers,
      },
      odds: async () => (await study()).vfOdds,
      offers: 'none',
      report: async () => (await study()).vfReported,
      adapter: async () => (await import('@grognard/adapters/vf')).vfAdapterFor(id),
      sheet: async () => {
        const { sheet } = await import('@grognard/rules-vf/reference')
        return (language) => sheet(language, id)
      },
      guided: id === 'vf2',
    },
  })

export const vfBooks: readonly Book[] = (Object.keys(NTH) as EditionId[]).map(edition)
