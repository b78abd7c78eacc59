import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const preparation = (f: Numbers): SectionText<'preparation'> => ({
  title: 'Prima della battaglia',
  entries: {
    scenario: {
      title: 'Uno scenario',
      says: [
        'Dice quali armate combattono, su quale terreno, dove stanno, chi arriva dopo, chi comincia, e quant’altro c’è di particolare.',
      ],
      asRead: [
        'Le battaglie storiche ricalcano i fatti di cui portano il nome. Unità e comandanti sono quelli che vi combatterono; forze e posizioni sono rappresentative.',
      ],
    },
    objectives: {
      title: 'Obiettivi',
      says: [
        `Si contano alla fine di ogni turno. Prendete un obiettivo se avete più modelli entro ${f.objective}" di quanti ne ha il nemico; poi resta vostro, presidiato o no, finché lui non lo prende.`,
        'Quello che è un terreno difendibile va occupato.',
      ],
      asRead: [
        'Un obiettivo su terreno difendibile è quel terreno, e anche chi lo occupa deve avere lì più modelli del nemico.',
      ],
    },
    limit: {
      title: 'Quanto dura',
      says: [
        'Un numero di turni, o un’ora sull’orologio. In ogni caso le due parti hanno lo stesso numero di turni.',
      ],
      asRead: [
        'Quando scade il tempo il turno in corso è l’ultimo; l’altra parte ha ancora il suo.',
      ],
    },
    chief: {
      title: 'Comandante in capo',
      says: [
        'Un giocatore per parte. Dice in che ordine la sua parte fa le cose, muove il comandante dell’armata e tiene le carte.',
      ],
      asRead: [
        'Solo lui gioca carte. Quando un altro comandante della sua parte dà un ordine, gli viene chiesto: così nessuno sa che cosa tiene.',
      ],
    },
    deck: {
      title: 'Mazzo Fato',
      says: ['Ogni parte ha 13 carte, un seme, mescolate e coperte.'],
      asRead: [
        'Nell’elenco stampato mancano alcuni valori. Secondo il suo ordine sono 10 Conquista, 7 Fuoco mirato, 4 Sfondamento e 3 Confusione.',
      ],
    },
  },
})
