import type { SectionText } from '../outline.ts'

export const turn: SectionText<'turn'> = {
  title: 'Sequenza del turno',
  entries: {
    phases: {
      title: 'Le sette fasi',
      says: [
        'Segnalini: verde per un colpo, rosso per chi ha fatto fuoco, giallo per chi ha reagito, blu per l’ordine sparso.',
        'I colpi subiti durante i movimenti restano fino alle perdite del turno seguente.',
      ],
      table: {
        head: ['Fase', 'Chi', 'Che cosa finisce'],
        rows: [
          ['1. Iniziativa', 'tirano entrambi', 'nulla'],
          ['2. Fuoco', 'insieme', 'nulla'],
          ['3. Mischia', 'insieme', 'nulla'],
          ['4. Perdite', 'entrambi, passo per passo', 'via tutti i segnalini verdi'],
          ['5. Movimento di chi ha l’iniziativa', 'lui muove, l’altro reagisce', 'via i gialli'],
          ['6. Movimento di chi non l’ha', 'lui muove, l’altro reagisce', 'via i gialli'],
          ['7. Vittoria', 'entrambi', 'via i rossi; i verdi restano'],
        ],
      },
    },
  },
}
