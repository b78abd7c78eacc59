import type { SectionText } from '../outline.ts'

export const withdrawal: SectionText<'withdrawal'> = {
  title: 'Ritiro',
  entries: {
    withdraw: {
      title: 'Mandar via un’unità',
      says: [
        'Nel proprio movimento una parte può mandare fuori dalla battaglia ogni unità nella zona del comandante, in mischia o no, già mossa o no. Conta come in rotta e non ritorna.',
      ],
    },
  },
}
