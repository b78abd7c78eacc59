import type { SectionText } from '../outline.ts'

export const commander: SectionText<'commander'> = {
  title: 'Comandante',
  entries: {
    command: {
      title: 'Essere in comando',
      says: [
        'Ogni parte ha un comandante. Non è un’unità: non spara e non combatte, nessuno gli spara o lo ingaggia, non occupa posto e non tiene zone.',
        'Sono in comando tutte le unità della sua parte nella sua zona.',
      ],
      table: {
        head: ['In comando', 'Effetto'],
        rows: [
          ['Per ingaggiare', 'nessuna prova'],
          ['Per intercettare', 'nessuna prova'],
          ['In mischia', 'un attacco dell’unità si può ritirare, con tutti i dadi'],
          ['Per il ritiro', 'l’unità può essere mandata via'],
        ],
      },
    },
    move: {
      title: 'La sua mossa, e la fine della fase',
      says: [
        'Si muove in una delle otto zone intorno. Così finisce subito la fase di movimento della sua parte: dunque cavalca per ultimo.',
        'La fase finisce anche quando la parte lo dice, o quando non ha più unità da scegliere.',
      ],
      asRead: [
        'Scelta l’ultima unità la fase è finita, e il comandante resta dov’è.',
        'Non entra nei boschi né dove nessuno entra. Scarpate e nemici non lo fermano. Non va in riserva.',
      ],
    },
  },
}
