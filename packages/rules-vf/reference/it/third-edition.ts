// The 3rd edition in Italian: see en/third-edition.ts.

import type { Numbers } from '../../numbers.ts'
import type { Changes } from '../outline.ts'

/** What stands in the place of the 2nd edition's, whose numbers are `was`. */
export const third = (f: Numbers, was: Numbers): Changes => ({
  action: {
    reforming: {
      says: [
        `Prima o dopo un movimento o un ripiegamento, non entrambe le volte. Il modello al centro del rango frontale resta e può girarsi come vuole; gli altri si dispongono intorno. A più di ${f.away}" da ogni nemico, prima e dopo.`,
        'Nessun modello va oltre la distanza di movimento della sua unità.',
      ],
      asRead: [
        'Se due modelli sono ugualmente vicini al centro, resta l’uno o l’altro. Dell’artiglieria resta il cannone.',
        'La distanza è quella della formazione di prima; i modelli possono scambiarsi di posto.',
      ],
      changed: ['i modelli vanno lontano quanto devono.'],
    },
    double: {
      says: [
        `Il doppio della distanza e nessun cambio di formazione. Dall’inizio alla fine sta a più di ${f.double}" da tutti i nemici.`,
      ],
      changed: [`solo il suo inizio e la sua fine sono a più di ${was.double}" da tutti i nemici.`],
    },
  },
  melee: {
    result: {
      says: [
        'Chi ha causato più perdite. Il pareggio va a chi è in copertura, o risponde da più in alto su una collina; se vale per entrambi o per nessuno, alla parte attiva.',
      ],
      changed: ['vince un pareggio per la copertura solo chi risponde.'],
    },
  },
  attacks: {
    values: {
      table: {
        head: ['Perché', 'Fuoco', 'Mischia'],
        rows: [
          ['In colonna di marcia', 'nessuno', '1'],
          ['In colonna d’attacco', 'dimezzato', '-'],
          ['In colonna d’attacco, il bersaglio tiene un terreno', 'dimezzato', '+1'],
          ['Fanteria in linea, bersaglio in vista e non in un terreno', '-', '+ metà del fuoco'],
          ['Artiglieria contro colonna di marcia o d’attacco', '+1', '-'],
          ['Infilata: il bersaglio non vede l’attaccante', '+1', '+1'],
          ['Meno di metà del rango frontale vede il bersaglio', 'dimezzato', '-'],
          ['Aggirata: tocca 1 modello del rango frontale o nessuno', '-', 'dimezzato'],
          ['Cavalleria contro chi è in copertura', '-', 'dimezzato'],
        ],
      },
      changed: [
        'l’artiglieria ha +1 contro le colonne anche in mischia, e la copertura non dimezza la cavalleria.',
      ],
    },
    hits: {
      asRead: ['L’artiglieria pesante colpisce come ogni altra.'],
      changed: ['per un’opzione l’artiglieria pesante ha +1, come sul foglio riassuntivo.'],
    },
  },
  morale: {
    automatic: {
      says: [
        'Se hanno perso un combattimento, chiunque abbia attaccato: l’artiglieria; e la fanteria, se è cavalleria tutto ciò che l’ha combattuta e ha dato Supporto in Mischia contro di lei. Anche chi ha dato loro Supporto in Mischia. E un quadrato che perde.',
      ],
      changed: [
        'solo il bersaglio del combattimento; e la fanteria appena è cavalleria uno dei suoi attaccanti.',
      ],
    },
    fortitude: {
      asRead: [
        'Le brigate di una parte tirano in ordine di numero. Le unità in riserva contano come non in rotta. Una brigata distrutta non fa il test.',
      ],
      changed: ['una brigata distrutta nella fase fa lo stesso il test.'],
    },
  },
  ending: {
    winning: {
      says: [
        'Dopo l’ultimo turno ogni parte conta gli obiettivi che tiene, le sconfitte che ha inflitto e i punti che lo scenario le ha dato. Vince la somma più alta; a somme uguali è pareggio.',
      ],
      changed: ['nessun punto dello scenario.'],
    },
  },
  terrain: {
    kinds: { changed: ['un torrente non è accidentato.'] },
    barriers: {
      changed: [`sono a contatto entro ${was.barrier.across}" l’uno dall’altro.`],
    },
    cover: {
      says: [
        'Per un’unità tutta dentro un terreno che copre, per chi occupa un elemento, o per fanteria e artiglieria con il rango frontale a una barriera che sta fra sé e l’attaccante.',
        `Contro il fuoco: ${f.cover.soft} per colpire se è leggera, ${f.cover.hard} se è pesante. In mischia: chi è in copertura vince il combattimento pari, a meno che lo siano entrambi; e la cavalleria lo combatte a metà.`,
      ],
      changed: [
        'anche la cavalleria ha copertura dietro una barriera.',
        'vince il combattimento pari solo chi risponde al coperto.',
        'la copertura non dimezza la cavalleria.',
      ],
    },
    occupying: {
      says: [
        `Dentro, come azione: da meno di ${f.occupy.near}", se non c’è un’unità nemica. Allo schieramento: ogni elemento tutto nella vostra zona.`,
        `Fuori, come azione: in qualsiasi formazione, tutta entro ${f.occupy.out}" dall’elemento e a più di ${f.away}" dai nemici. Non nel turno in cui l’unità è entrata.`,
        'Dentro non c’è formazione. Vista e gittata si prendono dall’elemento; l’unità spara tutt’intorno e non è mai presa d’infilata.',
      ],
      changed: [`fuori, basta essere esattamente a ${was.away}" dai nemici.`],
    },
    values: {
      table: {
        head: ['Chi', 'Fuoco', 'Mischia'],
        rows: [
          ['Chiunque sia dentro, di ogni arma', 'dimezzato', '+1'],
          ['Cavalleria o artiglieria dentro, o contro chi è dentro', '-', 'dimezzato'],
          ['Colonna d’attacco contro chi è dentro', 'dimezzato', '+1'],
        ],
      },
      changed: ['solo la fanteria dentro ha il fuoco dimezzato e il +1.'],
    },
  },
})
