import { EVERY_PLAYER } from '@grognard/computer/listed'
import type { EditionId } from '@grognard/rules-vf'
import type { Book, Titles } from '../book.ts'
import { book } from '../entry.ts'

const study = () => import('./study.ts')

const NAME = 'Valour & Fortitude'

/** What editions are called, in their order, and what each has otherwise than the 2nd, in a line. */
const CALLED: { readonly [id in EditionId]: { readonly name: Titles; readonly line: Titles } } = {
  vf1: {
    name: { en: '1st edition', it: 'prima edizione' },
    line: {
      en: 'By its reference sheet: two moves instead of a double, assaults first and even after fire, losses of a melee shared, setbacks that make a brigade waver.',
      it: 'Dal suo foglio riassuntivo: due movimenti al posto del passo doppio, assalti per primi e anche dopo il tiro, perdite in mischia divise, rovesci che fanno vacillare le brigate.',
    },
  },
  vf2: {
    name: { en: '2nd edition', it: 'seconda edizione' },
    line: {
      en: 'The text of 2024; the other two are told by what they have otherwise.',
      it: 'Il testo del 2024; le altre due si dicono per ciò che hanno di diverso.',
    },
  },
  vf3: {
    name: { en: '3rd edition', it: 'terza edizione' },
    line: {
      en: 'Dense targets suffer under fire alone, supporters of the beaten can rout with them, streams are rough, and cavalry fights cover at half.',
      it: 'I bersagli compatti soffrono solo sotto il tiro, chi ha dato Supporto ai vinti può andare in rotta con loro, i torrenti sono accidentati, e la cavalleria combatte a metà contro chi è in copertura.',
    },
  },
}

/** All else of an edition is found by its name. */
function edition(id: EditionId): Book {
  const { name, line } = CALLED[id]
  return book({
    id,
    family: 'vf',
    edition: { of: { en: NAME, it: NAME }, name, line, isUsual: id === 'vf2' },
    title: { en: `${NAME}, ${name.en}`, it: `${NAME}, ${name.it}` },
    line: {
      en: 'Napoleonic brigades, a card of fate each turn, and nerve that breaks.',
      it: 'Brigate napoleoniche, una carta del destino a turno, e nervi che cedono.',
    },
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
      offers: async () => (await import('./rules.ts')).vfOffers,
      adopts: async () => {
        const { vfAcross } = await import('./rules.ts')
        return (battle) => vfAcross(battle, id)
      },
      report: async () => (await study()).vfReported,
      adapter: async () => (await import('@grognard/adapters/vf')).vfAdapterFor(id),
      battles: async () => (await import('./battles.ts')).vfBattles,
      sheet: async () => {
        const { sheet } = await import('@grognard/rules-vf/reference')
        return (language, options) => sheet(language, id, options)
      },
      guided: true,
    },
  })
}

export const vfBooks: readonly Book[] = (Object.keys(CALLED) as EditionId[]).map(edition)
