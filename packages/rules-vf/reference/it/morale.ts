import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const morale = (f: Numbers): SectionText<'morale'> => ({
  title: 'Morale',
  entries: {
    tests: {
      title: 'I due test in uno sguardo',
      says: ['Ogni dado deve riuscire; uno che non riesce basta a fallire.'],
      table: {
        head: ['Test', 'Per', 'Dadi', 'Serve', 'Si aggiunge'],
        rows: [
          [
            'Valore',
            'un’unità scossa che è colpita',
            'uno per ogni perdita in più',
            `${f.steady}+`,
            '+1 nella fase di fuoco',
          ],
          [
            'Fortitude',
            'una brigata, alla fine della fase',
            'uno per ogni unità in rotta',
            `${f.steady}+`,
            `+1 con ${f.fortitude.many} unità rimaste; +1 comandante entro ${f.fortitude.general}" da quello dell’armata; -1 se tutte le rimaste sono scosse`,
          ],
        ],
      },
    },
    shaken: {
      title: 'Scossa',
      says: [
        'Un’unità con tante perdite quant’è la sua tenacia è scossa. Ha -1 per colpire, e ogni altra perdita è un test di Valore invece di un segnalino.',
      ],
    },
    valour: {
      title: 'Valore',
      says: [
        `Un dado per ogni perdita oltre la tenacia, ciascuno ${f.steady} o più, con +1 sotto il fuoco. Se uno fallisce, l’unità va in rotta.`,
        'Chi ha vinto una mischia in questa fase non ne fa.',
      ],
    },
    automatic: {
      title: 'Rotta senza test',
      says: [
        'Se erano il bersaglio di un combattimento e l’hanno perso: l’artiglieria; e la fanteria, se ha attaccato o appoggiato in mischia della cavalleria. Anche un quadrato che perde.',
      ],
    },
    routs: {
      title: 'Rotta e brigate distrutte',
      says: [
        'Un’unità in rotta è perduta per sempre, e alla fine della fase la sua brigata fa un test di Fortitude.',
        'Con l’ultima unità la brigata è distrutta. Il suo comandante se ne va, e l’armata subisce una sconfitta.',
      ],
    },
    fortitude: {
      title: 'Fortitude',
      says: [
        `Alla fine di una fase, prima la parte attiva: un dado per ogni unità della brigata andata in rotta, ciascuno ${f.steady} o più. Se uno fallisce, la brigata vacilla e l’armata subisce una sconfitta.`,
      ],
      asRead: [
        'Le brigate di una parte tirano in ordine di numero. Le unità in riserva contano come non in rotta. Una brigata distrutta nella fase fa lo stesso il test, senza ciò che aggiunge il comandante e senza il -1.',
      ],
    },
    wavering: {
      title: 'Vacillare',
      says: [
        `Le sue unità scosse vanno in rotta, senza un altro test. Poi ogni sua unità entro ${f.fortitude.enemy}" da un nemico subisce una perdita. E con questo è finita.`,
      ],
      asRead: ['Se così va in rotta l’ultima unità, la brigata è anche distrutta: 2 sconfitte.'],
    },
    defeats: {
      title: 'Sconfitte',
      says: [
        'Una per ogni brigata distrutta, una per ogni test di Fortitude fallito. Alla fine contano per il nemico.',
      ],
    },
  },
})
