import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const options = (f: Numbers): SectionText<'options'> => ({
  title: 'Options, for every edition',
  entries: {
    batteries: {
      title: 'Large batteries',
      says: [
        `A battery that is not limbered has two cannons side by side and one limber behind them: three bases of ${f.gunBase} figures each. Limbered it is one cannon with its limber, as ever. Its values stay as they are.`,
      ],
      asRead: [
        'The cannons stand base to base, and their middle is where the one cannon was or will be. Inside a feature all three bases count.',
      ],
    },
    effective: {
      title: 'More effective artillery',
      says: [
        `With large batteries and for ${f.effective} points a battery: each cannon that is not limbered attacks or lends support as a unit of its own. In all else, and for whoever attacks it, the battery is one unit.`,
      ],
      asRead: [
        'The cannons may shoot at two targets, or one may support the other; range and sight are those of the unit. In melee each needs an enemy that it touches. The battery must fight once; its second cannon may.',
      ],
    },
    large: {
      title: 'Large units',
      says: [
        `Infantry and cavalry, but no detachment, may have twice the figures, melee value +${f.large.melee}, tenacity +${f.large.tenacity} and Concentrated Fire, for ${f.large.dearer} points a unit.`,
      ],
      asRead: ['No unit is both large and understrength. A large one may be elite.'],
    },
    concentrated: {
      title: 'Concentrated Fire',
      says: [
        'When it shoots as the main attacker, one die that shows a 1 is thrown again, and no more than one.',
      ],
    },
    distances: {
      title: 'Shorter distances',
      says: [
        'Every distance of rules, army sheets, cards and scenarios is two thirds of what is printed; or half of it; or as many centimetres as there are inches.',
      ],
      asRead: [
        'What is left over is dropped. Bases, the table, contact and what roads do stay as they are.',
      ],
    },
    smaller: {
      title: 'Smaller units',
      says: [
        `The fewest and the most figures of a unit are half of what is printed, with or without shorter distances.`,
      ],
      asRead: [`Rounded down, and never fewer than ${f.fewest}. A battery stays as it is.`],
    },
    figures: {
      title: 'Smaller figures',
      says: [
        'Figures of 15 or 20 mm have small bases here. Shorter distances are advised with them.',
      ],
    },
  },
})
