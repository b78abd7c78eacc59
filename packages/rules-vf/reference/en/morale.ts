import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const morale = (f: Numbers): SectionText<'morale'> => ({
  title: 'Morale',
  entries: {
    tests: {
      title: 'Both tests at a glance',
      says: ['Every die must show it; one that does not is enough to fail.'],
      table: {
        head: ['Test', 'For', 'Dice', 'Needs', 'Added'],
        rows: [
          [
            'Valour',
            'a shaken unit that is hit',
            'one for each further loss',
            `${f.steady}+`,
            '+1 in the fire phase',
          ],
          [
            'Fortitude',
            'a brigade, at the end of the phase',
            'one for each unit that routed',
            `${f.steady}+`,
            `+1 with ${f.fortitude.many} units left; +1 leader within ${f.fortitude.general}" of the army leader; -1 if all left are shaken`,
          ],
        ],
      },
    },
    shaken: {
      title: 'Shaken',
      says: [
        'A unit with as many losses as its tenacity is shaken. It has -1 on hit tests, and each further loss is a valour test instead of a marker.',
      ],
    },
    valour: {
      title: 'Valour',
      says: [
        `A die for each loss beyond its tenacity, each ${f.steady} or more, with +1 under fire. If one fails, the unit routs.`,
        'Who has won a melee in this phase takes none.',
      ],
    },
    automatic: {
      title: 'Routs without a test',
      says: [
        'When they were the target of a fight and lost it: guns; and infantry, if cavalry attacked or lent melee support. A square that loses, too.',
      ],
    },
    routs: {
      title: 'Routs and shattered brigades',
      says: [
        'A unit that routs is gone for good, and its brigade tests its fortitude when the phase ends.',
        'With its last unit a brigade is shattered. Its leader leaves, and the army suffers a defeat.',
      ],
    },
    fortitude: {
      title: 'Fortitude',
      says: [
        `At the end of a phase, the active side first: a die for each unit of the brigade that routed in it, each ${f.steady} or more. One that fails, and the brigade wavers and the army suffers a defeat.`,
      ],
      asRead: [
        'Brigades of a side test by number. Units in reserve count as not routed. A brigade shattered in the phase tests all the same, without what its leader adds and without the -1.',
      ],
    },
    wavering: {
      title: 'Wavering',
      says: [
        `Its shaken units rout, without another test. Then each of its units within ${f.fortitude.enemy}" of an enemy takes a loss. With that it is over.`,
      ],
      asRead: ['If the last unit routs like that, the brigade is shattered as well: 2 defeats.'],
    },
    defeats: {
      title: 'Defeats',
      says: [
        'One for each brigade shattered, one for each fortitude test failed. They count for the enemy at the end.',
      ],
    },
  },
})
