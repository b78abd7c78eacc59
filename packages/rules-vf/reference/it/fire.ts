import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { weapons } from '../tables.ts'

export const fire = (f: Numbers): SectionText<'fire'> => ({
  title: 'Fuoco',
  entries: {
    phase: {
      title: 'Fase di fuoco',
      says: [
        `Scegliete un nemico che non tocca nessuna vostra unità, poi una vostra unità che gli spari, e fino a ${f.support.most} in supporto. Tirate, segnate le perdite, fate i test di Valore. Poi il prossimo bersaglio, finché ce n’è e volete.`,
        'A nessuno si spara due volte. Un’unità che ha sparato o dato supporto non fa azioni in questo turno.',
      ],
      asRead: ['Al bersaglio che è stato scelto si spara.'],
    },
    who: {
      title: 'Chi può sparare',
      says: [
        'Un’unità schierata che non tocca nemici, ha il bersaglio a tiro e in vista, e in questa fase non ha né sparato né dato supporto.',
        'Il suo bersaglio è il nemico più vicino che vede fra quelli a cui non si è ancora sparato.',
      ],
      asRead: [
        'I nemici che non si possono scegliere, perché un amico li tocca, non contano come i più vicini.',
      ],
    },
    range: {
      title: 'Gittata',
      says: [
        'Dal modello più vicino al modello più vicino; per l’artiglieria, dal cannone. Esattamente a gittata è a tiro.',
      ],
      table: weapons(f, 'it', ['Arma', 'Gittata'], {
        skirmishers: 'Schermaglia, oltre l’arma',
        carbines: 'Carabina',
      }),
    },
    sight: {
      title: 'Vista',
      says: [
        'Un’unità vede un nemico se lo vede un modello del suo primo rango. Il nemico dev’essere almeno in parte nell’arco di quel modello, e una linea retta deve raggiungerlo.',
        `La linea non attraversa ostacoli, e non passa più vicino di ${f.clearance}" a un’altra unità, amica o nemica.`,
      ],
      asRead: [
        'Un modello guarda dal mezzo del suo lato anteriore. Copre solo chi sta davanti al bersaglio; i comandanti mai.',
        'Un’unità che tiene un terreno copre la vista solo attraverso quel terreno.',
      ],
    },
  },
})
