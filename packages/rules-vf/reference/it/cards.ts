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
      table: table('british', 'it', HEAD, f, [
        ['10', 'propria fase Fato'],
        ['9', 'con un ordine d’assalto'],
        ['8', 'un vostro test di Valore o di Fortitude fallisce'],
        ['7', 'si sceglie un bersaglio, propria fase di fuoco'],
        ['6', 'vostri tiri per colpire falliscono'],
        ['5', 'con un ordine'],
        ['4', 'fine della vostra fase di mischia'],
        ['3', 'il nemico comincia il turno'],
        ['2', 'subito'],
        ['ace', 'propria fase di mischia'],
      ]),
      asRead: [
        'Conquista conta una volta per obiettivo. Sfondamento non è un’azione: non serve un messaggero, muove anche chi ha sparato, chi è dentro un elemento resta.',
      ],
    },
    british: {
      title: 'Dei britannici',
      says: ['Solo per la fanteria britannica.'],
      table: table('british', 'it', HEAD, f, [
        ['king', 'propria fase di fuoco'],
        ['queen', 'fase di mischia del nemico'],
        ['jack', 'una fase di mischia'],
      ]),
    },
    french: {
      title: 'Dei francesi',
      says: ['Solo per unità francesi.'],
      table: table('french', 'it', HEAD, f, [
        ['king', 'una brigata si è attivata'],
        ['queen', 'una fase di mischia'],
        ['jack', 'propria fase Fato'],
      ]),
    },
  },
})
