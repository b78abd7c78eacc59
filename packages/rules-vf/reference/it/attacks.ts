import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const attacks = (f: Numbers): SectionText<'attacks'> => ({
  title: 'Attacchi',
  entries: {
    attack: {
      title: 'Fare un attacco',
      says: [
        'Tanti dadi quanto il valore: quello di fuoco per sparare, quello di mischia per combattere. In una fase un’unità attacca o dà supporto una volta, mai entrambe le cose.',
      ],
    },
    values: {
      title: 'Modifiche al valore',
      says: [
        'Cambiano solo il valore dell’attaccante principale, mai ciò che dà chi appoggia. Prima si dimezza, e una volta sola.',
      ],
      table: {
        head: ['Perché', 'Fuoco', 'Mischia'],
        rows: [
          ['In colonna di marcia', 'nessuno', '1'],
          ['In colonna d’attacco', 'dimezzato', '-'],
          ['In colonna d’attacco, il bersaglio tiene un terreno', 'dimezzato', '+1'],
          ['Fanteria in linea, bersaglio in vista e non in un terreno', '-', '+ metà del fuoco'],
          ['Artiglieria contro colonna di marcia o d’attacco', '+1', '+1'],
          ['Infilata: il bersaglio non vede l’attaccante', '+1', '+1'],
          ['Meno di metà del primo rango vede il bersaglio', 'dimezzato', '-'],
          ['Aggirata: tocca 1 modello del primo rango o nessuno', '-', 'dimezzato'],
        ],
      },
      asRead: [
        'In colonna di marcia il valore di mischia diventa 1; ciò che si aggiunge conta ancora.',
        'La metà di un valore di fuoco è almeno 1.',
        'Quadrati e unità dentro un terreno non sono aggirati. Di un quadrato deve vedere un quarto.',
        'Chi risponde è l’attaccante principale di quell’attacco, con tutte le sue regole speciali.',
      ],
    },
    support: {
      title: 'Supporto',
      says: [
        'Di unità schierate che nella fase non hanno fatto altro.',
        'Un’unità che tocca un nemico che nessuno ha scelto deve prendere quello, e non dà supporto in mischia altrove.',
      ],
      table: {
        head: ['Supporto', 'Chi lo dà', 'Al massimo', 'Ciascuna aggiunge'],
        rows: [
          [
            'Fuoco',
            'può sparare al bersaglio, vedendolo con metà del primo rango',
            `${f.support.most}`,
            `+${f.support.fire}`,
          ],
          [
            'Mischia',
            `${f.support.figures} modelli del primo rango toccano il bersaglio`,
            `${f.support.most}`,
            `+${f.support.melee}`,
          ],
          [
            'Brigata',
            `della stessa brigata, entro ${f.support.near}" da chi combatte, non tocca nemici`,
            '1',
            `+${f.support.brigade}`,
          ],
        ],
      },
      asRead: [
        'Chi è in rotta, ha ripiegato o combattuto prima che venga il suo combattimento non dà nulla.',
      ],
    },
    hits: {
      title: 'Tiri per colpire',
      says: [`Un dado da ${f.hit} in su colpisce. Le modifiche si aggiungono a ogni dado.`],
      table: {
        head: ['Perché', 'Fuoco', 'Mischia'],
        rows: [
          ['L’attaccante principale non ha perdite', '-', '+1'],
          ['L’attaccante principale è scosso', '-1', '-1'],
          ['Bersaglio in copertura leggera', `${f.cover.soft}`, '-'],
          ['Bersaglio in copertura pesante', `${f.cover.hard}`, '-'],
          ['Partecipano razzi', '-1', '-'],
        ],
      },
      asRead: [
        'L’artiglieria pesante ha +1 per colpire solo sul foglio riassuntivo: qui no, c’è un’opzione.',
      ],
    },
    losses: {
      title: 'Perdite',
      says: [
        'Un segnalino per colpo, accanto al bersaglio; chi appoggia non perde nulla. Le perdite dimezzate si arrotondano per difetto, e 1 resta 1.',
      ],
    },
  },
})
