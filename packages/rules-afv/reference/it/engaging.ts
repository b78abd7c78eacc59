import type { SectionText } from '../outline.ts'

export const engaging: SectionText<'engaging'> = {
  title: 'Ingaggiare',
  entries: {
    target: {
      title: 'Chi si può ingaggiare',
      says: [
        'Un nemico nella stessa zona. Cannoni, formazioni difensive, unità già in mischia e unità che hanno compiuto un’azione non ingaggiano nessuno. Ogni unità può essere ingaggiata; i comandanti no.',
        'Prima i nemici liberi: ci si unisce a una mischia solo quando nella zona non restano nemici fuori dalla mischia.',
      ],
      asRead: [
        'Un nemico libero che nessun amico nella zona può più ingaggiare regolarmente in questa fase non impedisce di unirsi a una mischia.',
      ],
    },
    mounted: {
      title: 'Fanteria contro unità a cavallo',
      says: [
        'La fanteria ingaggia un’unità a cavallo libera solo se ha almeno due basi di picchieri, o se per come guarda la prende a tergo. A un’unità a cavallo già in mischia si può unire ogni fanteria.',
      ],
    },
    test: {
      title: 'La prova per ingaggiare',
      says: [
        'Un dado, prima che il nemico reagisca. Chi fallisce resta dov’è e in questa fase non fa altro.',
        'Nessuna prova nella zona del proprio comandante, né contro un nemico già in mischia con un amico.',
      ],
      table: {
        head: ['Unità', 'Formazione d’attacco', 'Ordine sparso'],
        rows: [
          ['Reclute', '1', '1'],
          ['Esperti', '3 o meno', '1'],
          ['Veterani', '4 o meno', '4 o meno'],
        ],
      },
    },
    contact: {
      title: 'Quale lato si tocca',
      says: [
        'Dopo le reazioni il fronte di chi ingaggia va a contatto col nemico. Chi ingaggia non gira per questo.',
        'Al più un’unità per lato, dunque al più quattro intorno a un nemico. Se il lato è preso, chi ingaggia va al primo libero in quest’ordine e gira senza costo: fronte, fianchi, tergo.',
      ],
      table: {
        head: ['Il nemico guarda', 'Lato toccato', 'Nuovo tiro in mischia'],
        rows: [
          ['verso chi ingaggia', 'fronte', 'nessuno'],
          ['di lato', 'fianco', 'fino a due dadi'],
          ['dalla stessa parte di chi ingaggia', 'tergo', 'quanti si vuole'],
        ],
      },
      asRead: [
        'Se i due fianchi sono liberi, sceglie chi comanda l’unità che ingaggia.',
        'Un’unità ingaggiata sul fronte può ancora esserlo sugli altri lati.',
      ],
    },
  },
}
