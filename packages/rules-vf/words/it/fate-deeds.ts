import type { CardDistances, FateDeeds } from '../fate-deeds.ts'

export const fateDeeds = ({ cards }: CardDistances): FateDeeds => ({
  shared: {
    10: 'scegliete un obiettivo del nemico: vale 2 se alla fine lo tenete',
    9: 'l’unità muove una volta, poi assalta',
    8: 'è superato',
    7: '+1 al valore; l’artiglieria su una collina vede sopra le unità che non ci sono',
    6: 'ritirate quelli falliti',
    5: 'togliete 1 perdita all’unità',
    4: 'una brigata muove ancora una volta: niente assalto, ripiegamento o passo doppio',
    3: 'nessuna sua brigata si attiva da sé, e i suoi rinforzi arrivano un turno dopo',
    2: 'rimescolatela nel mazzo con le vostre carte scartate',
    ace: `scegliete un comandante: +1 in mischia agli amici entro ${cards.allOut}" da lui`,
  },
  british: {
    king: 'una brigata: +1 al fuoco per la fase',
    queen: 'una brigata: +1 in mischia per la fase',
    jack: '-1 ai test di Valore dei nemici che toccano fanteria britannica',
  },
  french: {
    king: `le sue unità muovono di ${cards.emperor}" in più per la fase`,
    queen: 'una brigata: +1 in mischia a chi è in colonna d’attacco',
    jack: 'un’unità con perdite: +1 a mischia e tenacia fino alla fine della battaglia',
  },
})
