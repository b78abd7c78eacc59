import type { SectionText } from '../outline.ts'

export const victory: SectionText<'victory'> = {
  title: 'Vittoria',
  entries: {
    order: {
      title: 'Ritirata generale',
      says: [
        'Si guarda per prima, alla fine di ogni turno. Una parte con più unità fuori dal tavolo, in riserva o in rotta, che sul tavolo è in ritirata generale: l’altra ha una bella vittoria. Se lo sono entrambe, è una sconfitta umiliante per tutte e due.',
        'Cannoni e comandanti non si contano.',
      ],
    },
    breakpoint: {
      title: 'Un terzo e la metà',
      says: [
        'Si contano sulle unità iniziali di una parte, senza i cannoni, arrotondando per eccesso. Le unità in rotta, travolte e mandate via contano come perse.',
        'Un esercito che cede mette fine alla battaglia; le zone dicono poi chi ha vinto. Non è detto che sia l’altro.',
      ],
      table: {
        head: ['Unità all’inizio', 'Un terzo: comandante perduto', 'Metà: l’esercito cede'],
        rows: [
          ['4', '2', '2'],
          ['5', '2', '3'],
          ['6', '2', '3'],
          ['8', '3', '4'],
          ['10', '4', '5'],
          ['12', '4', '6'],
          ['15', '5', '8'],
        ],
      },
      asRead: [
        'Una posizione a battaglia in corso può dire quante unità c’erano al principio; quelle che non nomina sono perdute, e contano.',
      ],
    },
    outcome: {
      title: 'Le zone, e la resa',
      says: [
        'Una parte tiene da sola una zona del tavolo se vi ha un’unità di fanteria o a cavallo e non c’è nessuna unità nemica, cannoni compresi.',
        'Una parte può arrendersi in ogni momento, e dà all’altra una bella vittoria.',
      ],
      table: {
        head: ['Zone tenute da solo', 'Risultato'],
        rows: [
          ['10 o più su 15, e più del nemico', 'bella vittoria'],
          ['meno di 10, ma più del nemico', 'vittoria di misura'],
          ['quante il nemico', 'pareggio'],
        ],
      },
      asRead: [
        'Il libro non ha un ultimo turno. Lo fissa lo scenario, il dodicesimo se tace; poi decidono le zone.',
        'Su un tavolo di altra misura per la bella vittoria servono due terzi delle zone.',
      ],
    },
  },
}
