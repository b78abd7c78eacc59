import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { kinds } from '../tables.ts'

export const terrain = (f: Numbers): SectionText<'terrain'> => ({
  title: 'Terreno',
  entries: {
    kinds: {
      title: 'Che cosa è ogni elemento',
      says: [
        'Salvo che lo scenario dica altro. Che cosa vogliono dire le parole sta più sotto. Un ponte è un terreno veloce, un guado è accidentato.',
      ],
      table: kinds(
        f,
        'it',
        ['Elemento', 'Regole'],
        [
          ['Edifici', 'village'],
          ['Bosco fitto', 'wood'],
          ['Bosco rado', 'wood', { wood: 'rough' }],
          ['Staccionata, siepe, muro, bassi', 'hedge'],
          ['Staccionata, siepe, muro, alti', 'hedge', { high: true }],
          ['Collina', 'hill'],
          ['Fiume', 'river'],
          ['Torrente', 'stream'],
          ['Fango', 'bog'],
          ['Strada, sentiero, pista', 'road'],
        ],
      ),
      asRead: [
        'Un bosco è dell’uno o dell’altro modo, elemento per elemento. Laghi e scarpate non lasciano passare nessuno.',
      ],
    },
    hills: {
      title: 'Colline',
      says: [
        'Nascondono ciò che sta dietro. Chi risponde con un modello più in alto di tutti i suoi nemici vince il combattimento pari.',
      ],
      asRead: [
        'L’altezza di un modello è la curva di livello al suo centro; di un terreno occupato la parte più alta.',
      ],
    },
    barriers: {
      title: 'Barriere',
      says: [
        `Attraversarne una costa ${f.barrier.toll}" del movimento. Modelli dalle due parti sono a contatto se la toccano e sono entro ${f.barrier.across}" l’uno dall’altro.`,
      ],
      asRead: ['Mette a contatto i nemici attraverso di sé, gli amici no.'],
    },
    cover: {
      title: 'Copertura',
      says: [
        'Per un’unità tutta dentro un terreno che copre, per chi occupa un elemento, o per chi ha il rango frontale a una barriera che sta fra sé e l’attaccante.',
        `Contro il fuoco: ${f.cover.soft} per colpire se è leggera, ${f.cover.hard} se è pesante. In mischia: chi risponde al coperto vince il combattimento pari.`,
      ],
      asRead: [
        'Dietro una barriera: metà del rango frontale la tocca, di un quadrato un quarto, e la via più breve verso l’attaccante la attraversa. Un torrente copre solo in mischia.',
      ],
    },
    highways: {
      title: 'Terreni veloci',
      says: ['In colonna di marcia ogni pollice su di essi conta mezzo.'],
    },
    impassable: {
      title: 'Impassabile',
      says: ['Nessuno ci sta sopra o lo attraversa.'],
    },
    obstacles: {
      title: 'Ostacoli',
      says: [
        'Nessuna linea di vista ne attraversa uno. Chi ci sta sopra o lo tocca vede ed è visto, ma non oltre la cresta di una collina fino al versante opposto.',
      ],
      asRead: ['Chi occupa non vede attraverso le sezioni accanto alla propria.'],
    },
    rough: {
      title: 'Terreno accidentato',
      says: [
        'Ogni pollice conta 2. Cavalleria e artiglieria che ci stanno, o contro un’unità che ci sta, dimezzano il valore di mischia.',
      ],
      asRead: ['Un’unità ci sta con una qualsiasi delle sue basi.'],
    },
    defendable: {
      title: 'Terreno difendibile',
      says: [
        'Un ostacolo in cui si entra solo occupandolo. Gli edifici sono copertura pesante, i boschi leggera.',
        'Contiene 1 unità, e i comandanti della sua parte. I comandanti nemici che vi sono soli lasciano il posto all’unità che entra.',
      ],
    },
    occupying: {
      title: 'Dentro e fuori',
      says: [
        `Dentro, come azione: da meno di ${f.occupy.near}", se non c’è un’unità nemica. Allo schieramento: ogni elemento tutto nella vostra zona.`,
        `Fuori, come azione: in qualsiasi formazione, tutta entro ${f.occupy.out}" dall’elemento e ad almeno ${f.away}" dai nemici. Non nel turno in cui l’unità è entrata.`,
        'Dentro non c’è formazione. Vista e gittata si prendono dall’elemento; l’unità spara tutt’intorno e non è mai presa d’infilata.',
      ],
      asRead: ['Può entrare anche un’unità a contatto col nemico.'],
    },
    contact: {
      title: 'Toccarlo',
      says: [
        `Gli amici possono toccare un elemento tenuto da amici. I nemici possono venire a meno di ${f.away}", ma per toccarlo assaltano, con almeno ${f.assault.figures} modelli.`,
      ],
    },
    values: {
      title: 'Attaccare di lì e contro',
      says: ['Dimezzare una volta basta, quali che siano le ragioni.'],
      table: {
        head: ['Chi', 'Fuoco', 'Mischia'],
        rows: [
          ['Fanteria dentro', 'dimezzato', '+1'],
          ['Cavalleria o artiglieria dentro, o contro chi è dentro', '-', 'dimezzato'],
          ['Colonna d’attacco contro chi è dentro', 'dimezzato', '+1'],
        ],
      },
    },
    melees: {
      title: 'Mischie',
      says: [
        `Chi è dentro è a contatto con ogni nemico che ha ${f.assault.figures} modelli all’elemento. Se perde e va in rotta, l’attaccante può entrare.`,
        'Nessuno va in rotta senza test, e la cavalleria non deve ripiegare, se una delle parti è dentro.',
      ],
      asRead: ['Un quadrato che perde va in rotta, anche contro un nemico dentro un elemento.'],
    },
    sections: {
      title: 'Sezioni connesse',
      says: [
        `Un elemento grande si divide in sezioni, ciascuna un elemento a sé. Quelle che hanno in comune un bordo di ${f.occupy.border}" sono connesse: le unità passano dall’una all’altra, e la parte attiva può combattere attraverso, ma non deve. Se non lo fa, nessuno risponde.`,
      ],
      asRead: [
        'Il bordo si somma lungo le sue pieghe. Un’unità accanto può guidare un combattimento, e non dà supporto in mischia.',
      ],
    },
  },
})
