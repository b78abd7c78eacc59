import type { SectionText } from '../outline.ts'

export const losses: SectionText<'losses'> = {
  title: 'Perdite',
  entries: {
    order: {
      title: 'In che ordine',
      says: [
        'Prima le unità che hanno una base, poi quelle che ne hanno due, e così via. A ogni passo comincia chi non ha l’iniziativa.',
        'Vi partecipano anche le unità in riserva che portano colpi.',
      ],
    },
    stands: {
      title: 'Togliere basi',
      says: [
        'Una base ogni due colpi; quale, lo dice il proprietario. Il colpo che avanza si cancella, e così quelli oltre l’ultima base.',
        'L’unità conserva il tipo di formazione e la direzione.',
      ],
      table: {
        head: ['Lato', 'Basi da togliere in un passo per rompere lì il contatto'],
        rows: [
          ['Fronte', 'quante ne ha la prima riga'],
          ['Tergo', 'quante ne ha l’ultima riga'],
          ['Fianco', 'quante sono le righe'],
        ],
      },
      asRead: [
        'Quando ne vanno via tante, il proprietario può rompere il contatto su quel lato, o restare. Le righe si contano prima della perdita.',
        'Ciò che resta non è né più largo né più profondo di prima.',
      ],
    },
    rout: {
      title: 'Rotta',
      says: [
        'Un’unità che perde basi e resta con una sola, o nessuna, va in rotta. Lo stesso chi non può più stare in una formazione valida. Lascia la partita con i suoi segnalini, e i suoi contatti finiscono.',
        'Una batteria che subisce due colpi va in rotta; con un colpo rimane.',
      ],
    },
  },
}
