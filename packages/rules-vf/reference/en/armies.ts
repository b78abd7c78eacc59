import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'
import { profiles } from '../tables.ts'

const HEAD = ['Unit', 'Figures', 'Weapon', 'Fire', 'Melee', 'Tenacity', 'Special rules', 'Points']

export const armies = (f: Numbers): SectionText<'armies'> => ({
  title: 'Army sheets',
  entries: {
    british: {
      title: 'British, 1807 to 1815',
      says: ['A dash: no fire. Artillery has one cannon with its limber.'],
      table: profiles(f, 'british', 'en', HEAD),
    },
    linear: {
      title: 'Linear Tactics',
      says: [
        `British infantry in attack column moves ${f.move.linear}". It assaults only an enemy in cover, or one that is reached by a bridge or a ford and no other way.`,
      ],
    },
    french: {
      title: 'French, 1805 to 1815',
      says: ['A dash: no fire. Artillery has one cannon with its limber.'],
      table: profiles(f, 'french', 'en', HEAD),
      asRead: [
        'The row of the horse artillery is lost. Here it is the British one with Battery, at the price that Battery has in the other rows.',
      ],
    },
    options: {
      title: 'Elite and understrength',
      says: [
        'No value is raised by more than 1, but several may be. Guns and detachments are never understrength.',
      ],
      table: {
        head: ['Unit', 'What changes', 'Points'],
        rows: [
          ['Elite', 'fire value +1', `+${f.elite.fire}, guns +${f.elite.guns}`],
          ['Elite', 'melee value +1', `+${f.elite.melee}`],
          ['Elite', 'tenacity +1', `+${f.elite.tenacity}`],
          [
            'Understrength',
            `half the figures, melee value -${f.understrength.melee}, tenacity -${f.understrength.tenacity}`,
            `-${f.understrength.cheaper}`,
          ],
        ],
      },
    },
  },
})
