import type { ClauseOf } from '@grognard/toolkit'
import type { vf1Clauses } from '../../clauses/vf1.ts'

export const firstClauses: { readonly [id in ClauseOf<typeof vf1Clauses>]: string } = {
  'vf1:sequence': 'Destino, tiro, azioni, mischia',
  'vf1:fate': 'Si pesca una carta; i rinforzi si schierano e in questo turno non si attivano',
  'vf1:fire.ranges': 'Moschetto 12, carabina rigata 18, artiglieria a cavallo 24, a piedi 48',
  'vf1:fire.modifiers':
    'Colonna o presidio dimezzano; fino a 3 supporti; artiglieria su 3 o più ranghi; bersaglio aggirato +1 per colpire',
  'vf1:activate':
    'Attivazione con 2+, -1 se vacilla; la prima brigata da sola entro 24" dal comandante dell\'armata',
  'vf1:activate.fail': 'Brigata che fallisce: solo le colonne di marcia possono fare un movimento',
  'vf1:messenger': 'Test dei messaggeri con 4+ oltre 12"',
  'vf1:action.assault': 'Assalto: annunciato per primo, un movimento',
  'vf1:action.manoeuvre': 'Manovra: due movimenti, o un movimento e un cambio di formazione',
  'vf1:action.rally': 'Chiamata a raccolta: un movimento e poi il test, con almeno 2 perdite',
  'vf1:movement.general': 'Fronte libero, formazione mantenuta, a 3" dal nemico',
  'vf1:movement.distances': 'Distanze per arma e formazione',
  'vf1:commanders': "Il comandante muove dopo la brigata, quello dell'armata alla fine",
  'vf1:melee.modifiers':
    'Aggirato, colonna o presidio, supporti 2 ciascuno (massimo 3), brigata 1, senza perdite +1, bersaglio aggirato +1, scossa -1',
  'vf1:melee.losses': "Le perdite si dividono fra l'unità principale e quelle in supporto",
  'vf1:melee.winner':
    "Vince chi mette a segno più colpi; nei pareggi l'attaccante, se il terreno non favorisce il difensore",
  'vf1:shaken': 'Perdite pari alla tenacia: unità scossa e un rovescio per la brigata',
  'vf1:valour':
    'Ogni colpo in più: test di Valore con 4+, +1 nella fase di tiro, +2 se ha vinto la mischia',
  'vf1:rout': 'Rotta: un altro rovescio',
  'vf1:rally.modifiers':
    'Raccolta con 4+, +1 oltre 12" dal nemico, +1 entro 12" dal comandante dell\'armata; toglie un rovescio se non è più scossa',
  'vf1:wavering': '3 rovesci: la brigata vacilla',
  'vf1:fortitude':
    'Ogni rovescio in più: test di Fortitude con 4+, +1 con 3 o 4 unità, +2 con 5 o più; se fallisce la brigata è distrutta',
}
