import type { SectionText } from '../outline.ts'

export const armies: SectionText<'armies'> = {
  title: 'Armies and units',
  entries: {
    foot: {
      title: 'Pike and Musket, Foot',
      says: [
        'Both are foot: so are dragoons who have dismounted. Where these pages say foot without more, they mean all three.',
        'An army that has Foot units has more Pike and Musket units than Foot units.',
      ],
      table: {
        head: ['Unit', 'Stands', 'Made of', 'Fires'],
        rows: [
          ['Pike and Musket', '2 to 9', 'pikes and muskets in any mix', 'yes, its muskets'],
          ['Foot', '2 to 6', 'light arms and hand weapons in any mix', 'no'],
        ],
      },
      asRead: [
        'The rules for what makes an army are judged where a battle begins. A position from the midst of a battle has had losses; there only the largest sizes and the kinds of stands are judged.',
      ],
    },
    horse: {
      title: 'Heavy Mounted, Mounted, Dragoons',
      says: [
        'Mounted, without more, means all three while they are in the saddle. Their pistols are part of their combat value: nobody fires on horseback.',
        'Dragoons on foot count as foot in every way and have one musket a stand. A whole unit rides or a whole unit walks.',
      ],
      table: {
        head: ['Unit', 'Stands', 'At most in an army', 'Fires'],
        rows: [
          ['Heavy Mounted', '2 to 4', 'two units', 'no'],
          ['Mounted', '2 to 6', 'any number', 'no'],
          ['Dragoons', '2 to 6', 'any number', 'dismounted only'],
        ],
      },
      asRead: ['Dragoons begin in the saddle unless the position says that they are on foot.'],
    },
    guns: {
      title: 'Artillery',
      says: [
        'Every battery is a unit of one stand and stays one. It is neither foot nor mounted, and always in open order.',
        'Batteries count for the limit of units in a zone. They do not count for the break point, nor for a general retreat, and they hold no zone.',
      ],
      table: {
        head: ['Battery', 'Stands', 'Dice, same zone', 'Dice, next zone', 'After it has fired'],
        rows: [
          ['Galloper guns', '1', '2', 'none', 'turns or moves'],
          ['Regular artillery', '1', '3', '2', 'turns only'],
          ['Heavy artillery', '1', '4', '3', 'turns only'],
        ],
      },
      asRead: ['Guns alone are no army.'],
    },
  },
}
