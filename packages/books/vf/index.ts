import type { Adapter } from '@grognard/adapters'
import { EVERY_PLAYER } from '@grognard/computer/listed'
import type { Rulebook } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/functions'
import type { Book, Load, Titles } from '../book.ts'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

/** What tells one edition from another; the rest is the same for all. */
type Edition = {
  readonly id: 'vf1' | 'vf2' | 'vf3'
  readonly edition: Titles
  /** What it has otherwise than the 2nd, in a line. */
  readonly line: Titles
  readonly rulebook: Load<Rulebook<Vf, Vf>> | 'none'
  readonly adapter: Load<Adapter<Vf>>
}

const table = () => import('@grognard/adapters/vf')

const NAME = 'Valour & Fortitude'

const edition = ({ id, edition: nth, line, rulebook, adapter }: Edition): Book =>
  book({
    id,
    family: 'vf',
    edition: { of: { en: NAME, it: NAME }, name: nth, line, isUsual: id === 'vf2' },
    title: { en: `${NAME}, ${nth.en}`, it: `${NAME}, ${nth.it}` },
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
              return (language, options) => sheet(language, id, options)
            },
            guided: true,
          },
  })

export const vfBooks: readonly Book[] = [
  edition({
    id: 'vf1',
    edition: { en: '1st edition', it: 'prima edizione' },
    line: {
      en: 'By its reference sheet: two moves instead of a double, assaults first and even after fire, losses of a melee shared, setbacks that make a brigade waver.',
      it: 'Dal suo foglio riassuntivo: due movimenti al posto del passo doppio, assalti per primi e anche dopo il tiro, perdite in mischia divise, rovesci che fanno vacillare le brigate.',
    },
    rulebook: async () => (await import('./rules.ts')).vf1,
    adapter: async () => (await table()).vf1Adapter,
  }),
  edition({
    id: 'vf2',
    edition: { en: '2nd edition', it: 'seconda edizione' },
    line: {
      en: 'The text of 2024; the other two are told by what they have otherwise.',
      it: 'Il testo del 2024; le altre due si dicono per ciò che hanno di diverso.',
    },
    rulebook: async () => (await import('./rules.ts')).vf2,
    adapter: async () => (await table()).vfAdapter,
  }),
  edition({
    id: 'vf3',
    edition: { en: '3rd edition', it: 'terza edizione' },
    line: {
      en: 'Dense targets suffer under fire alone, supporters of the beaten can rout with them, streams are rough, and cavalry fights cover at half.',
      it: 'I bersagli compatti soffrono solo sotto il tiro, chi ha dato Supporto ai vinti può andare in rotta con loro, i torrenti sono accidentati, e la cavalleria combatte a metà contro chi è in copertura.',
    },
    rulebook: async () => (await import('./rules.ts')).vf3,
    adapter: async () => (await table()).vf3Adapter,
  }),
]
