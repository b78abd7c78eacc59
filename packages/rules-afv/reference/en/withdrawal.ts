import type { SectionText } from '../outline.ts'

export const withdrawal: SectionText<'withdrawal'> = {
  title: 'Withdrawal',
  entries: {
    withdraw: {
      title: 'Ordering a unit off',
      says: [
        'In its own movement phase a side may order any unit in the zone of its commander out of the battle, engaged or not, moved or not. It counts as routed and does not come back.',
      ],
    },
  },
}
