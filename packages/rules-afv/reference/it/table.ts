import type { SectionText } from '../outline.ts'

export const table: SectionText<'table'> = {
  title: 'Tavolo e schieramento',
  entries: {
    zones: {
      title: 'Zone e direzioni',
      says: [
        'Tre righe di cinque zone: Estrema sinistra, Centro sinistra, Centro, Centro destra, Estrema destra. Ogni parte ha tre zone di riserva fuori dal tavolo.',
        'Un’unità sta in una zona, e in che punto della zona non ha importanza. Guarda verso uno dei quattro bordi del tavolo.',
      ],
      asRead: [
        'Le righe sono la retrovia rossa, la linea di mezzo e la retrovia blu. Le zone di riserva stanno dietro Centro sinistra, Centro e Centro destra della propria parte.',
        'Sinistra e destra si intendono come le vede il Rosso.',
      ],
    },
    limit: {
      title: 'Unità in una zona',
      says: [
        'Nessuna parte ha mai più di quattro unità in una zona, riserve comprese. I cannoni contano, i comandanti no. I nemici nella zona non tolgono posto.',
      ],
    },
    setUp: {
      title: 'Lo schieramento',
      says: [
        'Le unità vanno in Centro sinistra, Centro e Centro destra della propria retrovia, o nelle proprie riserve. Le altre zone di quella riga si aprono quando le tre sono piene.',
        'Ogni unità comincia rivolta al nemico, in formazione d’attacco o, se le è permesso, in ordine sparso.',
      ],
      asRead: [
        'Ogni parte tira due dadi. Il più basso dice chi comincia; poi le parti schierano un’unità a testa. Quando una ha finito, l’altra schiera le restanti.',
        'I comandanti vengono per ultimi, il rosso prima del blu, ciascuno in una delle tre zone di schieramento della sua parte dove può stare.',
        'Una zona di schieramento in cui nessuno può entrare conta come piena. Un esercito che potrebbe non trovare posto per tutti è rifiutato prima della battaglia.',
        'Uno scenario può avere tutte le unità già schierate.',
      ],
    },
  },
}
