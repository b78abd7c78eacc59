import type { SectionText } from '../outline.ts'

export const combat: SectionText<'combat'> = {
  title: 'Mischia',
  entries: {
    order: {
      title: 'Come si svolge',
      says: [
        'Per prima cosa ogni unità a contatto subisce un colpo, comunque vada.',
        'Poi si assegnano le basi, si tirano tutti gli attacchi, si ritirano i dadi dove è permesso, e tutti i colpi arrivano insieme.',
      ],
    },
    allocate: {
      title: 'Chi attacca chi',
      says: [
        'Attaccano tutte le basi, una volta ciascuna. Un’unità a contatto con più nemici divide le basi fra loro come vuole, o le manda tutte contro uno.',
        'Contro ogni nemico a contatto, su qualunque lato, l’unità fa al più un attacco.',
      ],
      asRead: [
        'Le due parti dividono in segreto, poi mostrano. Con un’opzione lo fanno apertamente, prima chi non ha l’iniziativa. Chi tocca un solo nemico non ha nulla da decidere.',
      ],
    },
    values: {
      title: 'Valori in mischia',
      says: [
        'Un dado per ogni base che attacca. Il dado colpisce se segna il valore o meno.',
        'Le altre colonne danno il valore con quella sola variazione. Un trattino: non può darsi.',
        'Le reclute segnano un colpo in meno in un attacco riuscito, i veterani uno in più.',
      ],
      table: {
        head: [
          'Base',
          'Valore',
          'Se è in ordine sparso',
          'Se è in formazione difensiva, contro fanteria',
          'Contro fanteria o cannoni in ordine sparso',
          'Contro formazione difensiva senza picche',
          'Contro formazione difensiva con picche',
        ],
        rows: [
          ['Cannoni', '2', '1, sempre', '-', '1', '1', '1'],
          ['Armi di fortuna', '2', '1', '2', '2', '2', '2'],
          ['Moschettieri', '2', '1', '1', '2', '2', '2'],
          ['Armi da mischia', '3', '2', '3', '3', '3', '3'],
          ['Picchieri', '4', '-', '4', '4', '4', '4'],
          ['Dragoni a piedi', '2', '1', '1', '2', '2', '2'],
          ['Dragoni a cavallo', '3', '2', '-', '4', '2', '1'],
          ['Cavalleria', '4', '3', '-', '5', '3', '2'],
          ['Cavalleria pesante', '5', '4', '-', '5', '4', '3'],
        ],
      },
    },
    modifiers: {
      title: 'Variazioni del valore',
      says: ['Si somma tutto ciò che vale; il risultato non supera 5 né scende sotto 1.'],
      table: {
        head: ['Perché', 'Variazione'],
        rows: [
          ['Chi attacca è in ordine sparso', '-1'],
          ['Moschettieri in formazione difensiva contro fanteria', '-1'],
          ['A cavallo contro fanteria o cannoni in ordine sparso', '+1'],
          ['A cavallo contro formazione difensiva senza picche', '-1'],
          ['A cavallo contro formazione difensiva con picche', '-2'],
        ],
      },
      asRead: [
        'I dragoni a piedi combattono come moschettieri: anche loro, in formazione difensiva contro fanteria, hanno uno in meno.',
        'I dadi persi per il terreno vengono prima dalle basi di valore più basso.',
        'La qualità cambia i colpi di ogni attacco, non di ogni unità.',
      ],
    },
    rethrows: {
      title: 'Nuovi tiri',
      says: [
        'Il nuovo tiro spetta solo a chi tocca con il fronte un fianco o il tergo, non a chi vi è toccato. Si può sempre rinunciare; se si ritira, vale ciò che esce.',
      ],
      table: {
        head: ['Nuovo tiro', 'Quando', 'Quali dadi'],
        rows: [
          ['Fianco', 'contatto sul fianco, nemico non in formazione difensiva', 'uno o due'],
          ['Tergo', 'contatto a tergo, nemico non in formazione difensiva', 'quanti si vuole'],
          [
            'Comandante',
            'unità nella sua zona; dopo gli altri; un attacco per unità in una fase',
            'tutti quelli dell’attacco',
          ],
        ],
      },
      asRead: [
        'Tutti i primi tiri precedono ogni nuovo tiro; poi decide per primo chi non ha l’iniziativa. Il comandante aiuta ogni unità nella sua zona, ciascuna una volta.',
      ],
    },
    example: {
      title: 'Una mischia per esteso',
      says: [
        'Due unità con due basi di moschettieri e una di picchieri ne attaccano una con tre di moschettieri e due di picchieri, che ha con sé il comandante. Una delle due è sul suo fianco.',
        'Tutte e tre subiscono un colpo. Ogni unità piccola tira tre dadi: due vogliono 2 o meno, uno 4 o meno. La grande manda i suoi cinque dadi contro chi le sta sul fianco: tre vogliono 2 o meno, due 4 o meno.',
        'La prima segna un colpo. La seconda nessuno, ritira due dadi perché è sul fianco, e resta a zero; il suo comandante è altrove. La grande segna un colpo, il comandante fa ritirare tutti e cinque i dadi, ed è di nuovo uno.',
        'Alla fine c’è un colpo sulla prima, due sulla seconda e due sulla grande. Le ultime due perdono una base ciascuna.',
      ],
    },
  },
}
