import type { SectionText } from '../outline.ts'

export const terrain: SectionText<'terrain'> = {
  title: 'Terreno',
  entries: {
    kinds: {
      title: 'Tipi di terreno',
      says: [
        'Tutta la zona è di quel tipo, e può essere di più tipi. Ogni altra è aperta e non cambia nulla.',
      ],
      table: {
        head: ['Terreno', 'Chi entra', 'Difficile', 'Copre', 'Dà vantaggio a', 'Su un tavolo'],
        rows: [
          ['Colline', 'tutti', 'sì', 'nessuno', 'fanteria', 'quante si vuole'],
          [
            'Bosco',
            'fanteria, e unità a cavallo in ordine sparso; niente cannoni né comandanti',
            'sì',
            'fanteria',
            'fanteria',
            'uno',
          ],
          ['Villaggio', 'tutti', 'sì', 'fanteria e cannoni', 'fanteria e cannoni', 'uno'],
          [
            'Terreno accidentato',
            'tutti salvo artiglieria da campo e pesante',
            'sì',
            'nessuno',
            'fanteria',
            'quanto si vuole',
          ],
          ['Terreno impraticabile', 'nessuno', '-', '-', '-', 'quanto si vuole'],
          ['Palude', 'nessuno', '-', '-', '-', 'una'],
        ],
      },
      asRead: [
        'A cavallo si entra nel bosco solo in ordine sparso. Una volta dentro si possono serrare le file, e i dragoni a piedi possono montare.',
      ],
    },
    movement: {
      title: 'Terreno difficile',
      says: [
        'Un’unità a cavallo che entra in tale terreno, vi sta o ne esce ha un’azione nella fase invece di due. Dunque non vi entra come seconda azione.',
        'Lì nessuno intercetta. Fanteria e cannoni non sono rallentati. Il terreno non tocca mai il comando.',
      ],
      asRead: ['Lo stesso tipo di terreno conta una volta in una zona.'],
    },
    cover: {
      title: 'Copertura e vantaggio',
      says: [
        'Copertura: due dadi in meno per chi spara all’unità. Vantaggio: due dadi in meno per chi l’attacca in mischia, in ogni attacco.',
        'Nella stessa zona possono averli entrambe le parti, l’una contro l’altra.',
      ],
      asRead: ['Terreni di tipo diverso nella stessa zona si sommano; lo stesso tipo no.'],
    },
    escarpment: {
      title: 'Scarpate',
      says: [
        'Stanno sui bordi fra due zone, al più su tre bordi di una zona. Nessuna unità le passa; si gira intorno. L’artiglieria vi spara oltre.',
      ],
    },
  },
}
