import type { Numbers } from '../../numbers.ts'
import type { SectionText } from '../outline.ts'

export const scenario = (f: Numbers): SectionText<'scenario'> => ({
  title: 'Scenario A: battaglia campale',
  entries: {
    armies: {
      title: 'Armate',
      says: [
        `Una scheda d’armata ciascuno, e una somma di punti: 200 va bene per una prima partita, 250 per più giocatori. Brigate da ${f.brigade.least} a ${f.brigade.most} unità, un comandante per ciascuna e uno per l’armata, che non costano nulla.`,
      ],
    },
    attacker: {
      title: 'Attaccante, terreno, bordi',
      says: [
        'Ogni parte tira un dado, di nuovo se sono uguali; attacca il più alto. Il difensore prepara il terreno, poi l’attaccante sceglie per sé un bordo lungo. L’altro ha il bordo opposto.',
      ],
      asRead: ['Il terreno lo prepara il difensore o lo fanno i dadi, come dice la battaglia.'],
    },
    terrain: {
      title: 'Che cosa può esserci',
      says: ['Un tavolo più grande di 8 piedi per 5 può avere 1 o 2 villaggi o boschi in più.'],
      table: {
        head: ['Elemento', 'Quanti'],
        rows: [
          ['Villaggi', '2 o 3, ciascuno un terreno difendibile'],
          ['Boschi', '2 o 3, larghi da 6" a 9"'],
          ['Fiume o torrente', '1 al massimo, da bordo a bordo; il fiume con un ponte o un guado'],
          ['Colline, strade', 'a piacere'],
          ['Staccionate, siepi, muri', 'lungo le strade'],
        ],
      },
      asRead: ['I boschi possono essere 1" più piccoli o più grandi.'],
    },
    objectives: {
      title: 'Obiettivi',
      says: [
        `4, messi a turno, prima il difensore: a più di ${f.scenario.apart}" dai bordi e fra loro.`,
      ],
    },
    deployment: {
      title: 'Schieramento',
      says: [
        `Le parti schierano una brigata per volta a turno, prima il difensore, tutta entro ${f.scenario.zone}" dal proprio bordo.`,
      ],
    },
    reserves: {
      title: 'Tenuti indietro',
      says: [
        'Ogni unità può essere tenuta indietro. Dal turno 2 della sua parte può entrare ovunque lungo il proprio bordo, non più della metà di quelle tenute indietro per turno.',
      ],
      asRead: ['La metà si arrotonda per difetto, ma una sola può venire.'],
    },
    first: {
      title: 'Primo turno, e vittoria',
      says: [
        `L’attaccante tira un dado. Con ${f.scenario.decides} o più dice chi comincia, altrimenti lo dice il difensore.`,
        'Chi ha vinto si conta come in ogni battaglia: obiettivi e sconfitte.',
      ],
    },
    meeting: {
      title: 'Scontro d’incontro',
      says: [
        'Le parti hanno i bordi corti. Si schierano solo fanteria leggera, cavalleria leggera e i comandanti delle loro brigate; tutti gli altri vengono dopo.',
      ],
    },
    assault: {
      title: 'Assalto',
      says: [
        `3 obiettivi, 2 del difensore e 1 dell’attaccante, tutti entro ${f.scenario.nearDefender}" dal bordo del difensore. Almeno metà delle unità che difendono è tenuta indietro. L’attaccante aggiunge 2 al dado per il primo turno.`,
      ],
      asRead: [
        `Si mettono a turno, prima il difensore, e sempre a più di ${f.scenario.apart}" dai bordi e fra loro.`,
      ],
    },
  },
})
