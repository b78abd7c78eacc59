import type { Words } from './en.ts'

/** What a report says, in Italian. */
export const it: Words = {
  language: 'it',
  side: { red: 'Rosso', blue: 'Blu' },
  title: (battles) => `Rapporto su ${battles} battaglie`,
  eyebrow: 'Grognard · simulazione in massa',
  stopped: (finished, games) =>
    `La simulazione è stata interrotta: ${finished} battaglie su ${games} erano arrivate alla fine.`,

  facts: {
    rulebook: 'Regolamento',
    scenario: 'Scenario',
    players: 'Giocatori',
    options: 'Opzioni',
    seed: 'Seme',
    battles: 'Battaglie',
    decisions: 'Decisioni',
    digest: 'Impronta di tutti i verbali',
  },
  automatic: (count) => `e ${count} risposte automatiche`,

  summary: {
    won: (side, player, share, low, high) =>
      `${side} (${player}) ha vinto il ${share} delle battaglie (da ${low} a ${high}, al 95% di confidenza)`,
    drawn: (share) => `il ${share} non ha avuto vincitore`,
    ahead: (side) => `${side} è il più forte: il caso da solo non spiega il vantaggio.`,
    even: 'Non è dimostrato che una parte sia la più forte: il vantaggio può essere un caso.',
    length: (mean, least, most) =>
      `Una battaglia è durata in media ${mean} turni, almeno ${least} e al massimo ${most}.`,
  },

  asTable: 'I numeri in tabella',
  confidence: 'Confidenza al 95%',
  share: 'Quota',
  count: 'Battaglie',

  outcomes: {
    title: 'Chi ha vinto',
    lead: 'Come sono finite le battaglie. Il tratto su ogni barra mostra dove sta la quota vera, al 95% di confidenza.',
    outcome: 'Esito',
    description: (parts) => `Barre: ${parts}.`,
  },
  turns: {
    title: 'Quanto è durata',
    lead: 'In quale turno sono finite le battaglie.',
    turn: 'Turno',
    description: (most, share) =>
      `Colonne. Il caso più frequente, il ${share} delle battaglie, è la fine al turno ${most}.`,
  },
  moved: {
    title: 'Quando si è decisa',
    lead: 'La probabilità che la parte poi vincitrice aveva alla fine di ogni turno, secondo il suo vantaggio di forze: la media di tutte le battaglie decise, e la fascia in cui ne stava la metà. Una battaglia finita conta 100%.',
    before: 'inizio',
    mean: 'Probabilità media del vincitore',
    half: 'Metà delle battaglie fra',
    going: 'Ancora in corso',
    description: (start, turn, share) =>
      `Una linea che sale. All'inizio il futuro vincitore aveva una probabilità del ${start}; alla fine del turno ${turn} era del ${share}.`,
  },
  standings: {
    title: 'Quanto vale un vantaggio',
    lead: (one) =>
      `Le battaglie per turno e per vantaggio di forze alla fine del turno. In ogni casella: quante ne ha poi vinte il ${one}, e su quante.`,
    of: (games) => `su ${games}`,
    won: (side) => `vinte dal ${side}`,
    aheadFar: (side, outer) => [side, 'molto avanti', `${outer} e più`],
    ahead: (side, inner, outer) => [side, 'avanti', `${inner}–${outer}`],
    even: (inner) => ['Quasi', 'pari', `sotto ${inner}`],
    description: (side) =>
      `Una griglia con una riga per turno e cinque colonne, dal ${side} molto indietro al ${side} molto avanti.`,
  },
  losses: {
    title: 'Perdite per tipo di unità',
    lead: 'La quota dei propri punti che ogni tipo ha perso in media; il tratto è la confidenza al 95% della media.',
    description: (type, share) =>
      `Barre. Le perdite più gravi sono quelle di ${type}: il ${share} dei loro punti.`,
    columns: ['Tipo', 'Unità', 'Perse del tutto', 'Punti', 'Punti persi', 'Quota'],
  },
  returned: {
    title: 'Che cosa ha reso ogni tipo',
    lead: 'Punti tolti al nemico per ogni punto proprio. A 1 un tipo ha tolto quanto è costato.',
    description: (type, value) =>
      `Barre. La resa migliore è quella di ${type}: ${value} punti per ogni punto.`,
    columns: ['Tipo', 'Punti', 'Punti tolti', 'Resa', 'Confidenza della media'],
  },
  typical: {
    title: 'Una battaglia tipica',
    lead: (number) =>
      `La battaglia ${number} è la più vicina al centro fra quelle finite come la maggior parte: per durata, e per ciò che restava a ciascuna parte.`,
    ended: 'È finita così',
    strengths: 'Che cosa restava a ciascuna parte',
    strengthsLead: 'Dei punti che ciascuna parte è costata, alla fine di ogni turno.',
    strengthsDescription: (one, oneLeft, two, twoLeft) =>
      `Due linee che scendono dal 100%: ${one} finisce al ${oneLeft}, ${two} al ${twoLeft}.`,
    download: 'Scarica il suo verbale',
    replay: (file) => `e rigiocala: grognard replay ${file}`,
    after: (turn) => `Dopo il turno ${turn}`,
    story: 'Il suo racconto',
    turn: (turn, events, shown) => `Turno ${turn} · ${shown} ${events === 1 ? 'evento' : 'eventi'}`,
  },
  notes: {
    title: 'Come si è calcolato',
    list: [
      'Gli intervalli delle quote seguono la formula di Wilson, quelli delle medie il loro errore standard; entrambi dicono dove sta il vero in 95 simulazioni come questa su 100.',
      'La forza si conta in punti: il costo delle unità, meno ciò che hanno perso.',
      'Ciò che un’unità ha perso in tutta la battaglia si divide fra i nemici che l’hanno colpita, secondo i loro colpi. Le perdite che nessuno in particolare ha causato, come quelle per disordine o per una fuga, non si accreditano a nessuno.',
      'La probabilità di vittoria non viene da una formula. È la quota vinta dalle altre battaglie con lo stesso turno e un vantaggio simile; dove sono poche, la quota generale conta come altre due battaglie.',
    ],
    noPoints: 'Questo regolamento non conta punti: la forza è ciò che le sue perdite lasciano.',
  },
  made: (digest) =>
    `Lo stesso regolamento, lo stesso scenario, gli stessi giocatori e lo stesso seme danno le stesse battaglie, con l’impronta ${digest}.`,

  told: {
    eyebrow: 'Grognard · resoconto di una battaglia',
    before: 'Prima della battaglia',
    turn: (turn) => `Turno ${turn}`,
    map: (turn) => `Il tavolo: ${turn}`,
    end: 'Il tavolo alla fine',
    turns: 'Turni',
    roster: 'Ordine di battaglia',
    table: 'Il tavolo',
    lacks: {
      map: 'Mancano le mappe: nessuno ha insegnato a disegnare il tavolo di questo regolamento.',
      roster:
        'Manca l’ordine di battaglia: nessuno ha insegnato a elencare gli eserciti di questo regolamento.',
      generalship: 'Nessuno conta come sono state guidate le parti di questo regolamento.',
    },
  },
}
