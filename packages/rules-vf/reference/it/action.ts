import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { moves } from '../tables.ts'

export const action = (f: Numbers): SectionText<'action'> => ({
  title: 'Ordini e movimento',
  entries: {
    activation: {
      title: 'Attivare le brigate',
      says: [
        `Una brigata dopo l’altra: un dado da ${f.activation.needs} in su, e le sue unità agiscono. Togliete 1 se una sua unità è andata in rotta. Una brigata che fallisce non fa nulla in questo turno.`,
        `La prima brigata del turno non tira se il suo comandante è entro ${f.activation.byItself}" da quello dell’armata.`,
      ],
      asRead: ['Una brigata senza unità sul tavolo non fa il test.'],
    },
    actions: {
      title: 'Azioni',
      says: [
        'Ogni unità di una brigata attiva che non ha sparato fa un’azione, nell’ordine che volete. Può anche restare dov’è.',
      ],
      table: {
        head: ['Azione', 'In breve'],
        rows: [
          [
            'Movimento',
            `la sua distanza, mai a meno di ${f.away}" da un nemico; cambio di formazione prima o dopo`,
          ],
          ['Ripiegamento', `un movimento all’indietro che può cominciare a meno di ${f.away}"`],
          ['Assalto', 'un movimento fino al contatto'],
          ['Passo doppio', `il doppio della distanza, a più di ${f.double}" da tutti i nemici`],
          ['Chiamata a raccolta', 'un dado per ogni perdita'],
          ['Occupare o uscire', 'dentro o fuori da un terreno difendibile'],
        ],
      },
    },
    messengers: {
      title: 'Messaggeri',
      says: [
        `Un’unità a più di ${f.messenger.beyond}" dal comandante di brigata tira prima di agire: ${f.messenger.needs} o più, o non fa nulla. Certe truppe leggere aggiungono ${f.messenger.light}.`,
      ],
      asRead: [
        'Per restare non serve un messaggero. Un comandante fuori dal tavolo è troppo lontano. Un ordine che non arriva è perduto; le carte che lo accompagnavano si spendono solo se arriva.',
      ],
    },
    move: {
      title: 'Muovere',
      says: [
        'Nessun modello va oltre la distanza della sua unità, lungo la via che fa. Le unità possono convergere, girarsi, andare di lato o indietro, e finiscono nella formazione che avevano.',
        'Passano attraverso amici della stessa brigata che non toccano nemici. Finiscono senza toccare amici, e sul tavolo.',
      ],
      asRead: [
        'Una conversione costa l’arco del suo angolo anteriore esterno; ogni altro tratto quanto fa il modello che va più lontano.',
        'Voltarsi mentre si muove si misura come ogni movimento. Un cambio di formazione volta l’unità sul posto.',
      ],
    },
    distances: {
      title: 'Distanze di movimento',
      says: ['Ciò che cambiano il terreno e le carte viene in più.'],
      table: moves(f, 'it', ['Unità', 'Movimento'], {
        horse: 'artiglieria a cavallo',
        slow: 'artiglieria lenta',
        linear: 'Fanteria britannica, colonna d’attacco',
      }),
    },
    enemies: {
      title: 'Lontano dal nemico',
      says: [
        `Solo un assalto va a meno di ${f.away}" dai modelli nemici. Chi comincia più vicino può ripiegare.`,
        `I comandanti nemici non fermano nessuno: chi li comanda li rimette entro ${f.movedOver}" dalla sua unità più vicina.`,
      ],
    },
    reforming: {
      title: 'Cambiare formazione',
      says: [
        `Prima o dopo un movimento o un ripiegamento, non entrambe le volte. Il modello al centro del primo rango resta e può girarsi come vuole; gli altri si dispongono intorno. A più di ${f.away}" da ogni nemico, prima e dopo.`,
      ],
      asRead: [
        'Se due modelli sono ugualmente vicini al centro, resta l’uno o l’altro. Dell’artiglieria resta il cannone.',
      ],
    },
    retreat: {
      title: 'Ripiegare',
      says: [
        `Un movimento che può cominciare a contatto o vicino al nemico, e finisce ad almeno ${f.away}" da tutti. Se un nemico vede l’unità all’inizio, essa finisce davanti a lui, nel suo arco.`,
        'Chi deve ripiegare e non può, va in rotta.',
      ],
      asRead: [
        `L’arco vincola per i nemici che vedono l’unità e che essa tocca o ha a meno di ${f.away}"; se non ce n’è, per il più vicino che la vede.`,
        'Un’unità va in rotta solo se chi la guida non indica una via, e lungo 64 direzioni non si trova dove possa finire. Vale ogni vostra via lecita.',
      ],
    },
    assault: {
      title: 'Assalto',
      says: [
        `Un movimento che finisce a contatto con un nemico che l’unità vedeva all’inizio. ${f.assault.figures} modelli del primo rango devono toccare ogni nemico che incontra. Se ha cominciato nell’arco di quel nemico, devono anche toccare ${f.assault.figures} modelli del suo primo rango, o tutti se sono meno.`,
        'Va sul nemico in vista più vicino che non tocca nessuna vostra unità, se può raggiungerne uno. Altrimenti su uno qualsiasi che vede.',
        `L’artiglieria, e chi è a contatto, non assalta. La fanteria assalta la cavalleria solo da meno di ${f.assault.cavalry}".`,
      ],
    },
    double: {
      title: 'Passo doppio',
      says: [
        `Il doppio della distanza e nessun cambio di formazione. Comincia e finisce a più di ${f.double}" da tutti i nemici.`,
      ],
    },
    rally: {
      title: 'Chiamata a raccolta',
      says: [
        `Un dado per ogni segnalino di perdita, e +1 se non c’è nemico entro ${f.rally.away}". Ogni ${f.rally.needs} o più toglie un segnalino.`,
      ],
      asRead: ['La fa solo un’unità che ha perdite.'],
    },
    leaders: {
      title: 'I comandanti cavalcano',
      says: [
        `Quello di brigata dopo le unità della sua brigata, quello dell’armata alla fine della fase: fino a ${f.leader.rides}", e a più di ${f.leader.clear}" dai nemici.`,
      ],
      asRead: ['I comandanti di brigate che hanno fallito il test non cavalcano.'],
    },
  },
})
