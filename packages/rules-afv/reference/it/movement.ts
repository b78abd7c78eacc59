import type { SectionText } from '../outline.ts'

export const movement: SectionText<'movement'> = {
  title: 'Movimento',
  entries: {
    sequence: {
      title: 'Un’unità alla volta',
      says: [
        'Chi muove sceglie le sue unità una dopo l’altra, ciascuna una volta nella fase. L’unità scelta compie azioni, o ingaggia, o non fa nulla: mai un’azione e un ingaggio.',
        'Fanteria e cannoni in mischia non fanno nulla. Chi è in mischia a cavallo può sganciarsi.',
      ],
      asRead: [
        'La seconda azione di un’unità a cavallo segue subito: chi dà prima un ordine a un’altra unità vi ha rinunciato.',
      ],
    },
    actions: {
      title: 'Azioni per unità',
      says: ['Una base singola non ha formazione da cambiare.'],
      table: {
        head: ['Unità', 'Azioni', 'Fra queste'],
        rows: [
          ['Picche e moschetti, Fanti', '1', 'cambiare formazione, girare, avanzare'],
          ['Dragoni a piedi', '1', 'cambiare formazione, girare, avanzare, montare'],
          [
            'Dragoni a cavallo',
            'fino a 2',
            'cambiare formazione, girare, avanzare, sganciarsi, smontare',
          ],
          [
            'Cavalleria, Cavalleria pesante',
            'fino a 2',
            'cambiare formazione, girare, avanzare, sganciarsi',
          ],
          ['Pezzi leggeri', '1', 'girare, avanzare'],
          ['Artiglieria da campo o pesante che non ha sparato', '1', 'girare, avanzare'],
          ['Artiglieria da campo o pesante che ha sparato', '1', 'girare'],
        ],
      },
    },
    change: {
      title: 'Cambiare formazione',
      says: [
        'In ogni altra formazione permessa all’unità, o nella stessa con un altro fronte. La direzione resta, salvo per la fanteria che lascia una formazione difensiva: può guardare dove vuole.',
        'Una formazione difensiva non avanza e non gira; prima deve cambiare.',
      ],
    },
    move: {
      title: 'Girare e avanzare',
      says: [
        'Girare: verso una qualsiasi delle quattro direzioni, nella stessa formazione.',
        'Avanzare: una zona dritto davanti, senza cambiare formazione né direzione. Non fuori dal tavolo, non oltre una scarpata, non in terreno vietato all’unità, non in una zona piena di amici.',
        'I nemici a cavallo possono intercettare prima che l’unità lasci una zona e dopo che è entrata in una. Girare e cambiare formazione non danno reazioni a nessuno.',
      ],
    },
    mount: {
      title: 'Montare e smontare',
      says: [
        'Solo i dragoni, e solo fuori dalla mischia. Basi, formazione e direzione restano le stesse: dunque da una formazione difensiva non si monta.',
      ],
      asRead: [
        'I dragoni scelti mentre sono a cavallo hanno due azioni, e smontare è una di queste: a piedi possono ancora cambiare formazione, girare o avanzare, ma non rimontare.',
      ],
    },
    disengage: {
      title: 'Sganciarsi',
      says: [
        'Un’unità a cavallo in mischia può sganciarsi se nessun nemico a contatto è a cavallo e se almeno uno dei suoi quattro lati è libero.',
        'Subisce un colpo per ogni nemico in formazione d’attacco che lascia, conserva formazione e direzione, resta nella zona e può essere intercettata. Poi può avere la sua seconda azione.',
      ],
    },
  },
}
