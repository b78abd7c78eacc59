import type { SectionText } from '../outline.ts'

export const turn: SectionText<'turn'> = {
  title: 'Il turno',
  entries: {
    sequence: {
      title: 'Ordine di un turno',
      says: ['Le parti giocano un turno dopo l’altra. Quella di turno è la parte attiva.'],
      table: {
        head: ['Fase', 'Che cosa fa la parte attiva'],
        rows: [
          ['1. Fato', 'pesca una carta'],
          ['2. Fuoco', 'sceglie i bersagli uno per uno e spara'],
          ['3. Azione', 'attiva le brigate; le unità muovono, assaltano, si raccolgono'],
          ['4. Mischia', 'combatte i nemici che tocca'],
        ],
      },
    },
    fate: {
      title: 'Fase Fato',
      says: [
        'Il comandante in capo pesca una carta. Le tiene per sé finché vuole, e in un turno può giocarne quante ne vuole, ciascuna nel momento che indica. Le carte giocate si scartano.',
      ],
      asRead: [
        'Alcune carte vanno con una decisione di chi le ha. Per tutte le altre si chiede a chiunque possa averne una, così che la domanda non tradisca una mano.',
        'Un mazzo vuoto non dà carte. Le sorti della battaglia non è sostituita da un’altra.',
      ],
    },
  },
}
