import type { SectionText } from '../outline.ts'

export const formations: SectionText<'formations'> = {
  title: 'Formations',
  entries: {
    attack: {
      title: 'Attack formation',
      says: ['For foot and mounted of two stands or more. All stands look the same way.'],
      table: {
        head: ['Stands', 'Wide in attack formation', 'Wide in defensive formation'],
        rows: [
          ['2', '1 or 2', '1'],
          ['3', '1, 2 or 3', '1 or 2'],
          ['4, 5 or 6', '2 or 3', '2 or 3'],
          ['7, 8 or 9', '3', '3'],
        ],
      },
      asRead: [
        'The pictures of the formations are lost. A formation is one to three stands wide and at most three ranks deep. Ranks fill from the front; the last may be short.',
      ],
    },
    defensive: {
      title: 'Defensive formation',
      says: [
        'Foot only, two stands or more. The rear rank looks backwards.',
        'It neither moves nor turns nor engages. Nobody overlaps or outflanks it. Its muskets fire with two dice less, and whoever fires at it has two dice more.',
      ],
      asRead: ['It has two ranks at least.'],
    },
    open: {
      title: 'Open order',
      says: [
        'Stands as in attack formation, with a blue marker.',
        'It is harder to hit by fire (a die less), fights worse (one less) and seldom passes a test to engage or to intercept (on a 1).',
      ],
      table: {
        head: ['Unit', 'In open order'],
        rows: [
          ['Artillery, and any single stand', 'always'],
          ['Dragoons, mounted or on foot', 'whenever they like, at any size'],
          ['Pike and Musket, Foot', 'with two stands, none of them pikes'],
          ['Mounted', 'with two stands'],
          ['Heavy Mounted', 'never, but as a single stand'],
        ],
      },
    },
  },
}
