// The 1st edition in Italian: see en/first-edition.ts.

import type { Numbers } from '../../numbers.ts'
import type { Changes } from '../outline.ts'
import { rangeOf } from '../tables.ts'

/** What stands in the place of the 2nd edition's. */
export const first = (f: Numbers): Changes => ({
  core: {
    formations: {
      table: {
        head: ['Formazione', 'Come è fatta', 'Fuoco', 'Mischia'],
        rows: [
          [
            'Colonna di marcia',
            'fino a 3 file, e più ranghi che file',
            'nessuno',
            'valore 1, niente supporto',
          ],
          ['Linea', '1 o 2 ranghi', 'pieno', 'pieno'],
          ['Colonna d’attacco', '3 ranghi o più', 'dimezzato', '+1'],
          [
            'Ordine sparso',
            `da 1 a ${f.open.most} ranghi, radi`,
            `dimezzato da ${f.open.deep} ranghi`,
            '-1 fuori da copertura',
          ],
          ['Quadrato', 'facce tutt’intorno', 'dimezzato', '+1'],
        ],
      },
    },
  },
  turn: {
    sequence: {
      table: {
        head: ['Fase', 'Che cosa fa la parte attiva'],
        rows: [
          ['1. Fato', 'pesca una carta, e schiera i rinforzi'],
          ['2. Fuoco', 'sceglie i bersagli uno per uno e spara'],
          ['3. Azione', 'attiva le brigate; le unità assaltano, manovrano, si raccolgono'],
          ['4. Mischia', 'combatte i nemici che tocca'],
        ],
      },
    },
  },
  fire: {
    phase: {
      says: [
        `Scegliete un nemico che non tocca nessuna vostra unità, poi una vostra unità che gli spari, e fino a ${f.support.most} in supporto. Tirate, segnate le perdite, fate i test di Valore. Poi il prossimo bersaglio, finché ce n’è e volete.`,
        'A nessuno si spara due volte. Un’unità che ha sparato o dato supporto può assaltare in questo turno, ma non manovrare né raccogliersi.',
      ],
    },
  },
  action: {
    activation: {
      says: [
        `Una brigata dopo l’altra: un dado da ${f.activation.needs} in su, e le sue unità agiscono. Togliete 1 finché vacilla. In una brigata che fallisce vanno avanti solo le unità in colonna di marcia, con un movimento ciascuna.`,
        `La prima brigata del turno non tira se il suo comandante è entro ${f.activation.byItself}" da quello dell’armata.`,
      ],
    },
    actions: {
      says: [
        'Ogni unità di una brigata attiva fa un’azione. Gli assalti vengono per primi: appena un’unità della brigata ha avuto un altro ordine, nessuna assalta più. Chi ha sparato può solo assaltare; chi ha sparato in schermaglia non può.',
      ],
      table: {
        head: ['Azione', 'In breve'],
        rows: [
          ['Assalto', 'un movimento fino al contatto'],
          ['Manovra', 'due movimenti; o un movimento e un cambio di formazione, prima o dopo'],
          ['Chiamata a raccolta', 'da 2 perdite in su: un movimento se volete, poi un test'],
          ['Ripiegamento', `un movimento all’indietro che può cominciare a meno di ${f.away}"`],
          ['Occupare o uscire', 'dentro o fuori da un terreno difendibile'],
        ],
      },
      asRead: [
        'A una colonna di marcia di una brigata che ha fallito serve il messaggero come a ogni altra unità.',
      ],
    },
    double: {
      title: 'Due movimenti',
      says: [
        `Nessuno fa il passo doppio. Una manovra può essere di due movimenti, ciascuno lungo come ogni altro e ciascuno a ${f.away}" dal nemico; allora non c’è cambio di formazione.`,
      ],
    },
    rally: {
      says: [
        `Per un’unità con 2 perdite o più, che prima può muovere. Un dado: ${f.rally.needs} o più toglie un segnalino, con +1 se non c’è nemico entro ${f.rally.away}", e +1 entro ${f.fortitude.general}" dal comandante dell’armata.`,
        'Se con ciò non è più scossa, la sua brigata ha un rovescio di meno.',
      ],
      asRead: ['Un dado e un segnalino: così l’ultimo segnalino non se ne va mai.'],
    },
  },
  melee: {
    fight: {
      table: {
        head: ['Passo', 'Che cosa accade'],
        rows: [
          ['1', 'l’attaccante principale fa un attacco in mischia'],
          ['2', 'il suo bersaglio ne fa uno in risposta'],
          ['3', 'vince chi ha messo più colpi a segno'],
          ['4', 'le perdite si dividono e si segnano; le due parti fanno i test di Valore'],
          ['5', 'la cavalleria ripiega'],
        ],
      },
    },
    result: {
      says: [
        'Chi ha messo più colpi a segno. Il pareggio va all’attaccante, a meno che l’altra parte sia in copertura o stia più in alto su una collina: allora va a questa.',
      ],
    },
  },
  attacks: {
    values: {
      says: [
        'Cambiano solo il valore dell’attaccante principale, mai ciò che dà chi dà Supporto. Prima si dimezza, e una volta sola. Non c’è altro: a chi è preso d’infilata o mezzo nascosto si spara con tutto il valore, e una linea non aggiunge fuoco alla mischia.',
      ],
      table: {
        head: ['Perché', 'Fuoco', 'Mischia'],
        rows: [
          ['In colonna di marcia', 'nessuno', '1'],
          ['In colonna d’attacco', 'dimezzato', '+1'],
          ['Dentro un terreno, di qualunque arma', 'dimezzato', '+1'],
          ['Artiglieria contro un bersaglio di 3 ranghi o più', '+1', '-'],
          ['Aggirata: tocca 1 modello del rango frontale o nessuno', '-', 'dimezzato'],
        ],
      },
      asRead: [
        'In colonna di marcia il valore di mischia diventa 1; ciò che si aggiunge conta ancora.',
        'La metà di un valore di fuoco è almeno 1.',
        'Quadrati e unità dentro un terreno non sono aggirati.',
        'Chi risponde è l’attaccante principale di quell’attacco, con tutte le sue regole speciali.',
      ],
    },
    support: {
      table: {
        head: ['Supporto', 'Chi lo dà', 'Al massimo', 'Ciascuna aggiunge'],
        rows: [
          ['Fuoco', 'può sparare al bersaglio', `${f.support.most}`, `+${f.support.fire}`],
          [
            'Mischia',
            `${f.support.figures} modelli del rango frontale toccano il bersaglio`,
            `${f.support.most}`,
            `+${f.support.melee}`,
          ],
          [
            'Brigata',
            `della stessa brigata, entro ${f.support.near}" da chi combatte, non tocca nemici`,
            `${f.support.most} con chi dà supporto in mischia`,
            `+${f.support.brigade}`,
          ],
        ],
      },
    },
    hits: {
      table: {
        head: ['Perché', 'Fuoco', 'Mischia'],
        rows: [
          ['L’attaccante principale non ha perdite', '-', '+1'],
          ['L’attaccante principale è scosso', '-', '-1'],
          ['L’attaccante principale è aggirato', '-', '-1'],
          ['Il bersaglio è aggirato; sotto il fuoco, non vede l’attaccante', '+1', '+1'],
          ['Bersaglio in copertura leggera', `${f.cover.soft}`, '-'],
          ['Bersaglio in copertura pesante', `${f.cover.hard}`, '-'],
          ['Partecipano razzi', '-1', '-'],
        ],
      },
    },
    losses: {
      says: [
        'Sotto il fuoco un segnalino per colpo, accanto al bersaglio. Le perdite dimezzate si arrotondano per difetto, e 1 resta 1.',
        'In mischia una parte divide le sue perdite fra l’unità che guida e quelle che danno supporto in mischia: nessuna ne prende una seconda prima che ciascuna ne abbia una, e chi le comanda dice chi ne prende una in più.',
      ],
    },
  },
  morale: {
    tests: {
      table: {
        head: ['Test', 'Per', 'Dadi', 'Serve', 'Si aggiunge'],
        rows: [
          [
            'Valore',
            'un’unità scossa che è colpita',
            'uno per ogni perdita in più',
            `${f.steady}+`,
            '+1 nella fase di fuoco; +2 per chi ha vinto la sua mischia',
          ],
          [
            'Fortitude',
            'una brigata, alla fine della fase',
            'uno per ogni nuovo rovescio oltre il terzo',
            `${f.steady}+`,
            `+1 con 3 o 4 unità rimaste; +2 con ${f.fortitude.many} o più`,
          ],
        ],
      },
    },
    shaken: {
      says: [
        'Un’unità con tante perdite quant’è la sua tenacia è scossa, e la sua brigata ha un rovescio. Ha -1 per colpire in mischia, e ogni altra perdita è un test di Valore invece di un segnalino.',
      ],
    },
    valour: {
      says: [
        `Un dado per ogni perdita oltre la tenacia, ciascuno ${f.steady} o più, con +1 sotto il fuoco. Se uno fallisce, l’unità va in rotta.`,
        'Anche chi ha vinto la sua mischia fa il test, con +2.',
      ],
    },
    routs: {
      says: [
        'Un’unità in rotta è perduta per sempre, e la sua brigata ha un altro rovescio.',
        'Con l’ultima unità la brigata è distrutta. Il suo comandante se ne va, e l’armata subisce una sconfitta.',
      ],
    },
    fortitude: {
      says: [
        `Alla fine di una fase, prima la parte attiva: un dado per ogni rovescio oltre il terzo che la brigata vi ha avuto, ciascuno ${f.steady} o più, con +1 per 3 o 4 unità rimaste e +2 per ${f.fortitude.many} o più. Se uno fallisce, tutta la brigata è perduta.`,
      ],
      asRead: [
        'Le brigate di una parte tirano in ordine di numero. Una brigata perduta così è una sconfitta in tutto.',
      ],
    },
    wavering: {
      says: [
        'Una brigata con 3 rovesci vacilla: -1 alla sua attivazione. Dura finché non ne ha di nuovo meno.',
      ],
      asRead: ['Alle sue unità non accade altro.'],
    },
    defeats: {
      says: ['Una per ogni brigata distrutta. Alla fine contano per il nemico.'],
    },
  },
  ending: {
    reinforcements: {
      says: [
        `Si schierano nella fase Fato della loro parte: in colonna di marcia, i distaccamenti in qualsiasi formazione, con il retro sul bordo e rivolti all’interno, mai a meno di ${f.away}" da un nemico. Agiscono dal turno seguente.`,
        'Chi non trova posto arriva un turno dopo.',
      ],
      asRead: [
        'Possono sparare e combattere subito. I comandanti arrivano con la prima delle loro unità.',
      ],
    },
  },
  terrain: {
    values: {
      table: {
        head: ['Chi', 'Fuoco', 'Mischia'],
        rows: [
          ['Chiunque sia dentro, di ogni arma', 'dimezzato', '+1'],
          ['Cavalleria o artiglieria contro chi è dentro', '-', 'dimezzato'],
          ['Colonna d’attacco', 'dimezzato', '+1'],
        ],
      },
    },
  },
})

/** What the 1st edition, whose numbers these are, had where the 2nd says something else. */
export const before = (was: Numbers): Changes => ({
  turn: { fate: { changed: ['i rinforzi si schierano in questa fase.'] } },
  fire: {
    phase: { changed: ['chi ha sparato o dato supporto può ancora assaltare.'] },
    range: {
      changed: [
        `l’artiglieria a cavallo tira a ${rangeOf(was, 'french horse artillery')}", ogni altra a ${rangeOf(was, 'french field artillery')}".`,
      ],
    },
  },
  action: {
    activation: {
      changed: [
        'l’1 si toglie finché la brigata vacilla. Di una brigata che fallisce, le colonne di marcia fanno un movimento.',
      ],
    },
    actions: {
      changed: [
        'tre azioni: assalto, manovra e raccolta; e gli assalti di una brigata vengono prima di tutto.',
      ],
    },
    distances: {
      changed: [
        `la fanteria in linea muove ${was.move.line}", in ordine sparso ${was.open.infantry}".`,
      ],
    },
    double: { changed: ['niente passo doppio, ma due movimenti della lunghezza consueta.'] },
    rally: {
      changed: [
        `da 2 perdite in su, e prima può esserci un movimento. Un dado toglie un segnalino con ${was.rally.needs} o più, con un altro +1 vicino al comandante dell’armata.`,
      ],
    },
  },
  melee: {
    result: { changed: ['un pareggio va all’attaccante, chiunque sia attivo.'] },
  },
  attacks: {
    values: {
      changed: [
        'una colonna d’attacco ha +1 in ogni mischia, e anche chi è dentro un terreno. L’artiglieria aggiunge il suo 1 contro 3 ranghi o più, solo nel fuoco. Né infilata, né bersaglio nascosto, né fuoco in mischia.',
      ],
    },
    support: {
      changed: [
        'chi può sparare può dare supporto, per quanto poco veda. Ogni unità vicina della brigata aiuta in mischia, 3 in tutto con chi dà supporto.',
      ],
    },
    hits: {
      changed: [
        '+1 contro un bersaglio aggirato, e -1 in mischia per chi è aggirato. Le unità scosse sparano come le altre.',
      ],
    },
    losses: { changed: ['le perdite di una mischia si dividono con chi vi dà supporto.'] },
  },
  morale: {
    shaken: { changed: ['un’unità che diventa scossa è un rovescio per la sua brigata.'] },
    valour: { changed: ['anche chi ha vinto fa il test, con +2.'] },
    routs: { changed: ['una rotta è un rovescio per la brigata.'] },
    fortitude: {
      changed: [
        `i test vengono con i rovesci oltre il terzo, con +1 per 3 unità e +2 per ${was.fortitude.many}; chi fallisce perde la brigata.`,
      ],
    },
    wavering: {
      changed: ['una brigata vacilla da 3 rovesci in su, e a lungo: -1 alla sua attivazione.'],
    },
    defeats: { changed: ['solo per le brigate distrutte.'] },
  },
  ending: {
    reinforcements: {
      changed: ['si schierano al bordo nella fase Fato, e agiscono dal turno seguente.'],
    },
  },
  terrain: { values: { changed: ['ciò che ha la fanteria dentro, lo hanno tutte le armi.'] } },
})
