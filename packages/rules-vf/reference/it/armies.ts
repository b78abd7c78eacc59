import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { profiles } from '../tables.ts'

const HEAD = ['Unità', 'Modelli', 'Arma', 'Fuoco', 'Mischia', 'Tenacia', 'Regole speciali', 'Punti']

export const armies = (f: Numbers): SectionText<'armies'> => ({
  title: 'Schede d’armata',
  entries: {
    british: {
      title: 'Britannici, dal 1807 al 1815',
      says: ['Un trattino: niente fuoco. L’artiglieria ha un cannone col suo traino.'],
      table: profiles(f, 'british', 'it', HEAD),
    },
    linear: {
      title: 'Tattica lineare',
      says: [
        `La fanteria britannica in colonna d’attacco muove di ${f.move.linear}". Assalta solo un nemico in copertura, o uno che si raggiunge per un ponte o un guado e non altrimenti.`,
      ],
    },
    french: {
      title: 'Francesi, dal 1805 al 1815',
      says: ['Un trattino: niente fuoco. L’artiglieria ha un cannone col suo traino.'],
      table: profiles(f, 'french', 'it', HEAD),
      asRead: [
        'La riga dell’artiglieria a cavallo è perduta. Qui è quella britannica con Batteria, al prezzo che Batteria ha nelle altre righe.',
      ],
    },
    options: {
      title: 'D’élite e sotto organico',
      says: [
        'Nessun valore aumenta di più di 1, ma più d’uno può farlo. Artiglieria e distaccamenti non sono mai sotto organico.',
      ],
      table: {
        head: ['Unità', 'Che cosa cambia', 'Punti'],
        rows: [
          ['D’élite', 'fuoco +1', `+${f.elite.fire}, artiglieria +${f.elite.guns}`],
          ['D’élite', 'mischia +1', `+${f.elite.melee}`],
          ['D’élite', 'tenacia +1', `+${f.elite.tenacity}`],
          [
            'Sotto organico',
            `metà dei modelli, mischia -${f.understrength.melee}, tenacia -${f.understrength.tenacity}`,
            `-${f.understrength.cheaper}`,
          ],
        ],
      },
    },
  },
})
