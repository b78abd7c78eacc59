import type { SectionText } from '../outline.ts'

export const reserves: SectionText<'reserves'> = {
  title: 'Riserve',
  entries: {
    reserves: {
      title: 'Usare le zone di riserva',
      says: [
        'Nessuno spara dentro una riserva o da una riserva, e nessun nemico vi entra. Il limite di unità vale anche lì.',
      ],
      table: {
        head: ['Mossa', 'Da', 'A', 'Direzione e formazione', 'Intercettata'],
        rows: [
          [
            'Entrare',
            'zona di riserva',
            'la zona dritto davanti',
            'guarda il nemico; formazione d’attacco o ordine sparso',
            'dopo che è entrata',
          ],
          ['Spostarsi', 'zona di riserva', 'un’altra riserva propria', 'non contano', 'mai'],
          [
            'Tornare',
            'propria retrovia, fuori dalla mischia',
            'la riserva dritto dietro',
            'quali che siano',
            'prima che parta',
          ],
        ],
      },
      asRead: [
        'Ciascuna di queste è tutto ciò che l’unità fa nella sua fase, e nessuna può seguire un’azione.',
        'Terreno e posto nella zona davanti vincolano chi entra come chiunque altro.',
      ],
    },
  },
}
