import type { SectionText } from '../outline.ts'

export const options: SectionText<'options'> = {
  title: 'Opzioni',
  entries: {
    table: {
      title: 'Su che cosa ci si può accordare',
      says: ['Il tavolo è sempre profondo tre zone.'],
      table: {
        head: ['Che cosa', 'Di solito', 'Oppure'],
        rows: [
          ['Zone in larghezza', '5', 'da 1 a 15, secondo la posizione'],
          ['Zone di riserva per parte', '3', 'ogni colonna o nessuna, secondo la posizione'],
          ['Unità di una parte in una zona', '4', '3, 5 o 6'],
          ['Piani di fuoco e di mischia', 'in segreto', 'apertamente, a turno'],
          ['Qualità delle unità', 'come data', 'tirata ai dadi'],
        ],
      },
      asRead: [
        'Con un numero pari di colonne le tre zone di schieramento stanno una più a sinistra, come le vede il Rosso. Con una o due colonne lo sono tutte.',
      ],
    },
    quality: {
      title: 'Tirare per la qualità',
      says: [
        'Un dado per unità prima della battaglia. Senza questa opzione un’unità è di esperti, se la lista non dice altro.',
      ],
      table: {
        head: [
          'Dado',
          'Picche e moschetti',
          'Fanti',
          'Dragoni',
          'Cavalleria',
          'Cavalleria pesante',
          'Artiglieria',
        ],
        rows: [
          ['1', 'veterani', 'veterani', 'veterani', 'veterani', 'esperti', 'esperti'],
          ['2', 'esperti', 'esperti', 'esperti', 'veterani', 'esperti', 'esperti'],
          ['3', 'esperti', 'esperti', 'esperti', 'esperti', 'esperti', 'esperti'],
          ['4', 'esperti', 'reclute', 'esperti', 'esperti', 'esperti', 'esperti'],
          ['5', 'esperti', 'reclute', 'esperti', 'reclute', 'esperti', 'reclute'],
          ['6', 'reclute', 'reclute', 'reclute', 'reclute', 'reclute', 'reclute'],
        ],
      },
    },
    effects: {
      title: 'Che cosa fa la qualità',
      says: ['Da essa non dipende altro.'],
      table: {
        head: ['Che cosa', 'Reclute', 'Esperti', 'Veterani'],
        rows: [
          ['Il fuoco colpisce con', '1', '1 o 2', '1, 2 o 3'],
          ['Ingaggiare, formazione d’attacco', '1', '3 o meno', '4 o meno'],
          ['Ingaggiare, ordine sparso', '1', '1', '4 o meno'],
          ['Intercettare', 'non cambia', '3 o meno; ordine sparso 1', 'non cambia'],
          ['Colpi di un attacco riuscito', 'uno in meno', 'come tirati', 'uno in più'],
        ],
      },
      asRead: ['I colpi cambiano attacco per attacco: chi divide le basi ne risente in ciascuno.'],
    },
  },
}
