import type { ClauseOf } from '@grognard/toolkit'
import type { vf3Clauses } from '../../clauses/vf3.ts'

export const thirdClauses: { readonly [id in ClauseOf<typeof vf3Clauses>]: string } = {
  'vf3:1.1.1': 'Arco frontale di un modello (come nella 2a edizione)',
  'vf3:6.3.3': 'Riformarsi: nessun modello va oltre la sua distanza di movimento',
  'vf3:6.4': "Ritirata: si resta nell'arco di un nemico che poteva vedere l'unità",
  'vf3:6.5': 'Assalto: il nemico valido più vicino che non sia impegnato',
  'vf3:8.1.3': 'Il bersaglio denso aumenta solo il valore di tiro',
  'vf3:8.1.4': "L'infilata aumenta il valore di tiro o di mischia",
  'vf3:9.1': 'Scossa: una prova di valore per ogni perdita oltre la tenacia',
  'vf3:9.2.2':
    'Rotte automatiche: la principale o una in supporto della parte sconfitta; la fanteria solo se tutti gli attaccanti sono cavalleria',
  'vf3:9.5': 'Nessuna prova di Fortitude per una brigata in frantumi nello stesso turno',
  'vf3:10.0': 'La vittoria conta anche i punti dello scenario',
  'vf3:11.0': 'Rinforzi come dice lo scenario',
  'vf3:T.1.2':
    'Staccionate e siepi alte, e muri, sono invalicabili; quelle basse danno copertura leggera',
  'vf3:T.1.4': 'Guadi, torrenti e fango sono terreno difficile; i torrenti sono anche barriere',
  'vf3:T.2.1': 'Barriere: contatto entro 1"',
  'vf3:T.2.2':
    'Copertura dietro una barriera per fanteria e artiglieria; la cavalleria combatte a metà chi è coperto',
  'vf3:T.2.3': 'Le strade raddoppiano la distanza di marcia',
  'vf3:T.3.2': 'Occupare: le distanze si misurano da ogni punto del perimetro',
  'vf3:T.3.3': 'Uscire: a più di 3" dal nemico',
  'vf3:T.3.5': 'Ogni unità che occupa dimezza il tiro',
  'vf3:T.3.6': "Occupante in rotta: l'attaccante può occupare",
  'vf3:sheet.qrs.open-order': 'Ordine aperto come nella scheda della 3a edizione',
  'vf3:O1.1': 'Opzione: grandi batterie di artiglieria',
  'vf3:O1.2': 'Opzione: artiglieria più efficace (+5 punti)',
  'vf3:O2.1': 'Opzione: grandi unità (+5 punti) con Fuoco Concentrato',
  'vf3:O3.1': 'Opzione: distanze ridotte (due terzi, metà o centimetri)',
  'vf3:O3.2': 'Opzione: unità ridotte',
  'vf3:O3.3': 'Opzione: modelli più piccoli',
  'vf3:lang': 'Termini italiani come li stampa il regolamento',
}
