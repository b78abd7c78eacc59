import type { SectionText } from '../outline.ts'

export const fire: SectionText<'fire'> = {
  title: 'Fuoco',
  entries: {
    who: {
      title: 'Chi spara, e a chi',
      says: [
        'Sparano moschettieri, dragoni a piedi e cannoni, una volta sola in tutto il turno; lo mostra un segnalino rosso. Nessuno è obbligato.',
        'Un’unità in mischia non spara e non è bersaglio. Non lo sono nemmeno i comandanti, né chi è in riserva.',
        'Dove guarda l’unità non ha importanza. Spara con tutto quello che ha a un solo bersaglio.',
      ],
    },
    range: {
      title: 'Gittata',
      says: [
        'Tutti raggiungono i nemici nella propria zona. Artiglieria da campo e pesante raggiungono anche le otto zone intorno, angoli compresi, e oltre le scarpate.',
      ],
    },
    plans: {
      title: 'Tutti insieme',
      says: [
        'I tiri della fase sono un momento solo: chi è colpito spara lo stesso con tutte le sue basi.',
      ],
      asRead: [
        'Le due parti preparano tutto il fuoco in segreto; poi si tirano tutti i dadi. Con un’opzione dichiarano apertamente, prima chi non ha l’iniziativa.',
      ],
    },
    spread: {
      title: 'Fuoco ripartito',
      says: [
        'Una parte distribuisce i tiri fra i nemici non in mischia di una zona: nessuno è bersaglio due volte prima che tutti lo siano stati una, né tre prima che tutti lo siano stati due.',
      ],
      asRead: [
        'Si contano i tiri su ciascun nemico della zona, da dovunque vengano; due conti possono differire di uno.',
        'Un tiro senza dadi non è un tiro. Un nemico contro cui un’unità non avrebbe dadi non vincola quell’unità.',
      ],
    },
    dice: {
      title: 'Dadi per arma',
      says: ['I picchieri dell’unità non aggiungono dadi.'],
      table: {
        head: ['Chi spara', 'Stessa zona', 'Zona accanto'],
        rows: [
          ['Moschettieri', '1 per base di moschettieri', 'nessuno'],
          ['Dragoni a piedi', '1 per base', 'nessuno'],
          ['Pezzi leggeri', '2', 'nessuno'],
          ['Artiglieria da campo', '3', '2'],
          ['Artiglieria pesante', '4', '3'],
        ],
      },
    },
    modifiers: {
      title: 'Dadi in più e in meno',
      says: ['Si somma tutto ciò che vale. I dadi non scendono sotto zero.'],
      table: {
        head: ['Perché', 'Moschettieri e dragoni', 'Cannoni'],
        rows: [
          ['Chi spara è in formazione difensiva', '-2', 'nulla'],
          ['Il bersaglio è a cavallo', '+1', '+1'],
          ['Il bersaglio è in formazione difensiva', '+2', '+2'],
          ['Il bersaglio è in ordine sparso', '-1', '-1'],
          ['Copertura, per ogni tipo di terreno che la dà', '-2', '-2'],
        ],
      },
    },
    hits: {
      title: 'Che cosa colpisce',
      says: ['Ogni dado a segno mette un segnalino verde sul bersaglio.'],
      table: {
        head: ['Chi spara', 'Colpisce con'],
        rows: [
          ['Reclute', '1'],
          ['Esperti', '1 o 2'],
          ['Veterani', '1, 2 o 3'],
        ],
      },
    },
    hold: {
      title: 'Tenere il fuoco',
      says: [
        'Chi non spara ora può ancora farlo nel turno come reazione: la fanteria sulla fanteria che la ingaggia, i cannoni su chi li ingaggia a cavallo o a sostegno di altri.',
      ],
    },
  },
}
