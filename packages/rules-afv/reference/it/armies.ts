import type { SectionText } from '../outline.ts'

export const armies: SectionText<'armies'> = {
  title: 'Eserciti e unità',
  entries: {
    foot: {
      title: 'Picche e moschetti, Fanti',
      says: [
        'Sono fanteria entrambe, e lo sono anche i dragoni a piedi. Dove queste pagine dicono fanteria senz’altro, intendono tutti e tre.',
        'Un esercito che ha unità di Fanti ha più unità di Picche e moschetti che di Fanti.',
      ],
      table: {
        head: ['Unità', 'Basi', 'Composizione', 'Fa fuoco'],
        rows: [
          [
            'Picche e moschetti',
            'da 2 a 9',
            'picchieri e moschettieri, come si vuole',
            'sì, i moschettieri',
          ],
          ['Fanti', 'da 2 a 6', 'armi di fortuna e armi da mischia, come si vuole', 'no'],
        ],
      },
      asRead: [
        'Le regole di composizione valgono dove la battaglia comincia. Una posizione a battaglia in corso ha già subito perdite: lì si giudicano solo le dimensioni massime e i tipi di base.',
      ],
    },
    horse: {
      title: 'Cavalleria pesante, Cavalleria, Dragoni',
      says: [
        'A cavallo, senz’altro, si dice di tutti e tre finché sono in sella. Le loro pistole fanno parte del valore in mischia: dalla sella non spara nessuno.',
        'I dragoni a piedi sono fanteria a tutti gli effetti e hanno un moschetto per base. L’unità monta o smonta tutta insieme.',
      ],
      table: {
        head: ['Unità', 'Basi', 'Al più in un esercito', 'Fa fuoco'],
        rows: [
          ['Cavalleria pesante', 'da 2 a 4', 'due unità', 'no'],
          ['Cavalleria', 'da 2 a 6', 'quante si vuole', 'no'],
          ['Dragoni', 'da 2 a 6', 'quante si vuole', 'solo a piedi'],
        ],
      },
      asRead: ['I dragoni cominciano in sella, se la posizione non li dà a piedi.'],
    },
    guns: {
      title: 'Artiglieria',
      says: [
        'Ogni batteria è un’unità di una base sola e tale rimane. Non è fanteria né sta a cavallo, ed è sempre in ordine sparso.',
        'Le batterie contano per il limite di unità in una zona. Non contano per il punto di rottura né per la ritirata generale, e non tengono zone.',
      ],
      table: {
        head: ['Batteria', 'Basi', 'Dadi, stessa zona', 'Dadi, zona accanto', 'Dopo aver sparato'],
        rows: [
          ['Pezzi leggeri', '1', '2', 'nessuno', 'gira o avanza'],
          ['Artiglieria da campo', '1', '3', '2', 'gira soltanto'],
          ['Artiglieria pesante', '1', '4', '3', 'gira soltanto'],
        ],
      },
      asRead: ['Soli cannoni non fanno un esercito.'],
    },
  },
}
