import type { SectionText } from '../outline.ts'

export const initiative: SectionText<'initiative'> = {
  title: 'Iniziativa',
  entries: {
    throw: {
      title: 'Il tiro',
      says: [
        'Ogni parte tira due dadi. Il totale più basso ha l’iniziativa per il turno; in parità si tira di nuovo.',
      ],
      table: {
        head: ['Quando', 'Con l’iniziativa', 'Senza'],
        rows: [
          ['Movimento', 'per primo', 'per secondo'],
          ['Perdite, a ogni passo', 'per secondo', 'per primo'],
          ['Nuovi tiri in mischia', 'decide per secondo', 'decide per primo'],
          ['Dichiarazioni aperte, se convenute', 'dichiara per secondo', 'dichiara per primo'],
        ],
      },
    },
  },
}
