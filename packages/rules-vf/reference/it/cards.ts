import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { cards as table } from '../tables.ts'

const HEAD = ['Carta', 'Nome', 'Quando', 'Che cosa fa']

export const cards = (f: Numbers): SectionText<'cards'> => ({
  title: 'Carte Fato',
  entries: {
    any: {
      title: 'Agire d’iniziativa',
      says: [
        'Una volta per fase di azione: rinunciate a una carta qualsiasi, e un’unità di una brigata che ha fallito l’attivazione fa comunque un’azione.',
      ],
      asRead: [
        'Fra una brigata e l’altra, o fra gli ordini di una, che poi prosegue. Prima di un ordine di un altro comandante si chiede al capo, se una brigata ha fallito ed egli ha una carta.',
      ],
    },
    shared: {
      title: 'Nelle due armate',
      says: ['Ciascuna indica il momento in cui si gioca.'],
      table: table('british', 'it', HEAD, [
        [
          '10',
          'propria fase Fato',
          'scegliete un obiettivo del nemico: vale 2 se alla fine lo tenete',
        ],
        ['9', 'con un ordine d’assalto', 'l’unità muove una volta, poi assalta'],
        ['8', 'un vostro test di Valore o di Fortitude fallisce', 'è superato'],
        [
          '7',
          'si sceglie un bersaglio, propria fase di fuoco',
          '+1 al valore; l’artiglieria su una collina vede sopra le unità che non ci sono',
        ],
        ['6', 'vostri tiri per colpire falliscono', 'ritirate quelli falliti'],
        ['5', 'con un ordine', 'togliete 1 perdita all’unità'],
        [
          '4',
          'fine della vostra fase di mischia',
          'una brigata muove ancora una volta: niente assalto, ripiegamento o passo doppio',
        ],
        [
          '3',
          'il nemico comincia il turno',
          'nessuna sua brigata si attiva da sé, e i suoi rinforzi arrivano un turno dopo',
        ],
        ['2', 'subito', 'rimescolatela nel mazzo con le vostre carte scartate'],
        [
          'ace',
          'propria fase di mischia',
          `scegliete un comandante: +1 in mischia agli amici entro ${f.cards.allOut}" da lui`,
        ],
      ]),
      asRead: [
        'Conquista conta una volta per obiettivo. Sfondamento non è un’azione: non serve un messaggero, muove anche chi ha sparato, chi è dentro un elemento resta.',
      ],
    },
    british: {
      title: 'Dei britannici',
      says: ['Solo per la fanteria britannica.'],
      table: table('british', 'it', HEAD, [
        ['king', 'propria fase di fuoco', 'una brigata: +1 al fuoco per la fase'],
        ['queen', 'fase di mischia del nemico', 'una brigata: +1 in mischia per la fase'],
        [
          'jack',
          'una fase di mischia',
          '-1 ai test di Valore dei nemici che toccano fanteria britannica',
        ],
      ]),
    },
    french: {
      title: 'Dei francesi',
      says: ['Solo per unità francesi.'],
      table: table('french', 'it', HEAD, [
        [
          'king',
          'una brigata si è attivata',
          `le sue unità muovono di ${f.cards.emperor}" in più per la fase`,
        ],
        ['queen', 'una fase di mischia', 'una brigata: +1 in mischia a chi è in colonna d’attacco'],
        [
          'jack',
          'propria fase Fato',
          'un’unità con perdite: +1 a mischia e tenacia fino alla fine della battaglia',
        ],
      ]),
    },
  },
})
