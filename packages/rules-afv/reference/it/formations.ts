import type { SectionText } from '../outline.ts'

export const formations: SectionText<'formations'> = {
  title: 'Formazioni',
  entries: {
    attack: {
      title: 'Formazione d’attacco',
      says: [
        'Per fanteria e unità a cavallo di due o più basi. Tutte le basi guardano dalla stessa parte.',
      ],
      table: {
        head: ['Basi', 'Fronte in formazione d’attacco', 'Fronte in formazione difensiva'],
        rows: [
          ['2', '1 o 2', '1'],
          ['3', '1, 2 o 3', '1 o 2'],
          ['4, 5 o 6', '2 o 3', '2 o 3'],
          ['7, 8 o 9', '3', '3'],
        ],
      },
      asRead: [
        'Le figure delle formazioni sono andate perdute. Una formazione ha da una a tre basi di fronte e al più tre righe di profondità. Le righe si riempiono dal davanti; l’ultima può restare incompleta.',
      ],
    },
    defensive: {
      title: 'Formazione difensiva',
      says: [
        'Solo fanteria, con due basi o più. L’ultima riga guarda indietro.',
        'Non avanza, non gira e non ingaggia. Nessuno ne prende il fianco o il tergo. I suoi moschetti tirano due dadi in meno, e chi le spara ne tira due in più.',
      ],
      asRead: ['Ha almeno due righe.'],
    },
    open: {
      title: 'Ordine sparso',
      says: [
        'Basi come in formazione d’attacco, con un segnalino blu.',
        'Il fuoco la coglie meno (un dado in meno), combatte peggio (uno in meno) e di rado passa la prova per ingaggiare o intercettare (con 1).',
      ],
      table: {
        head: ['Unità', 'In ordine sparso'],
        rows: [
          ['Artiglieria, e ogni base singola', 'sempre'],
          ['Dragoni, a cavallo o a piedi', 'quando vogliono, qualunque sia il numero'],
          ['Picche e moschetti, Fanti', 'con due basi, nessuna di picchieri'],
          ['Cavalleria', 'con due basi'],
          ['Cavalleria pesante', 'mai, se non come base singola'],
        ],
      },
    },
  },
}
