import type { SectionText } from '../outline.ts'

export const melee: SectionText<'melee'> = {
  title: 'Mischia',
  entries: {
    targets: {
      title: 'Chi combatte chi',
      says: [
        'Ogni unità attiva a contatto deve combattere. Scegliete un bersaglio per ciascuna. Se più d’una sceglie lo stesso, una guida e le altre la appoggiano.',
        'Scelti tutti, i combattimenti si risolvono uno dopo l’altro.',
      ],
      asRead: [
        'Un’unità che non può né guidare né appoggiare non combatte. Il bersaglio di un combattimento conserva il suo attacco per rispondere.',
      ],
    },
    fight: {
      title: 'Un combattimento, passo per passo',
      says: ['Tirano tutti e due prima che qualcuno segni una perdita.'],
      table: {
        head: ['Passo', 'Che cosa accade'],
        rows: [
          ['1', 'l’attaccante principale fa un attacco in mischia'],
          ['2', 'il suo bersaglio ne fa uno in risposta'],
          ['3', 'vince chi ha causato più perdite'],
          ['4', 'si segnano le perdite; chi ha perso fa i test di Valore, o va in rotta da sé'],
          ['5', 'la cavalleria ripiega'],
        ],
      },
    },
    result: {
      title: 'Chi ha vinto',
      says: [
        'Chi ha causato più perdite. Il pareggio va alla parte attiva, a meno che l’altra sia in copertura o stia più in alto su una collina: allora va a questa.',
      ],
    },
    cavalry: {
      title: 'La cavalleria dopo',
      says: [
        'La cavalleria che ha perso ed è ancora lì deve ripiegare. Quella che ha vinto può farlo, quando gli sconfitti se ne sono andati.',
      ],
      asRead: ['Le parti di un combattimento sono chi combatte e chi ha dato supporto in mischia.'],
    },
  },
}
