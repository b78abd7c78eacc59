import { capital, italian } from '@grognard/toolkit'
import { certificateIt } from './certificate.ts'
import { fightsIt } from './fights.ts'
import { forecastIt } from './forecast.ts'
import { volleyIt } from './volley.ts'
import { measuringIt } from './measuring.ts'
import type { VfText } from './en.ts'

const { counted: count } = italian

/** What the table says of Valour & Fortitude, in Italian. */
export const it: VfText = {
  capital,
  unit: {
    /** 'British Line Infantry, line, 12 wide, 24 figures'. */
    summary: (profile: string, formed: string, figures: number): string =>
      `${profile}, ${formed}, ${count(figures, 'modello', 'modelli')}`,
    losses: (lost: number, all: number): string => `${count(lost, 'perdita', 'perdite')} su ${all}`,
    shaken: 'Scossa',
    shot: 'Ha sparato',
    acted: 'Ha agito',
    inside: (place: string): string => `In ${place}`,
    brigade: (name: string): string => `Brigata: ${name}`,
  },
  leader: {
    army: 'Comandante dell’armata',
    brigade: (name: string): string => `Comandante di ${name}`,
  },
  setbacks: {
    title: 'Rovesci',
    said: (n, wavers) => `${count(n, 'rovescio', 'rovesci')}${wavers ? ', vacilla' : ''}`,
  },
  objective: {
    held: (side: string): string => `Tenuto da: ${side}`,
    free: 'Di nessuno',
    figures: (red: number, blue: number): string => `Modelli a portata: rosso ${red}, blu ${blue}`,
  },
  status: {
    turn: (turn: number, last: number): string => `Turno ${turn} di ${last}`,
    before: 'Prima della battaglia',
    total: 'Punteggio',
    brief: (turn, last) => `Turno ${turn}/${last}`,
    lost: 'in rotta',
    routed: 'In rotta',
    routedText: (lost: number, all: number): string => `${lost} su ${count(all, 'unità', 'unità')}`,
    cards: 'Carte del fato',
    cardsText: (held: number, left: number): string => `${held} in mano, ${left} da pescare`,
    defeats: 'Sconfitte subite',
  },
  card: {
    tenacity: 'Perdite',
    lossesText: (lost: number, all: number): string => `${lost} su ${all}`,
    fire: 'Fuoco',
    range: 'Gittata',
    melee: 'Mischia',
    move: 'Mossa',
    most: 'Tenacia',
    specials: 'Regole speciali',
    brigade: 'Brigata',
    command: 'Comandata da',
    at: (name: string): string => `Fuoco su ${name}`,
    dice: (n: number, score: string): string => `${count(n, 'dado', 'dadi')}, ${score}`,
    none: 'nessuna',
    hand: 'Carte in mano',
  },
  needs: (score: number): string => (score >= 6 ? 'serve 6' : `serve ${score} o più`),
  chance: (least: number, percent: string): string =>
    `${percent} per almeno ${count(least, 'colpo', 'colpi')}`,
  prompt: {
    terrain: 'Preparate il campo di battaglia.',
    edge: 'Scegliete il vostro bordo del campo.',
    objective: 'Piazzate un obiettivo.',
    allot: 'Assegnate le brigate ai vostri comandanti.',
    deployBrigade: 'Quale brigata schierate adesso?',
    deploy: (name: string): string => `Schierate ${name}.`,
    first: 'Chi gioca il primo turno?',
    fate: 'Giocate una carta del fato, oppure proseguite.',
    window: (moment: string): string => `${moment} Potete giocare una carta del fato.`,
    inHand: (cards: string): string => `In mano: ${cards}.`,
    initiative: 'Cedete una carta per far agire un’unità?',
    target: (n: number): string =>
      `Scegliete un bersaglio. ${count(n, 'nemico può essere bersagliato', 'nemici possono essere bersagliati')}.`,
    shoot: (target: string): string => `Chi spara a ${target}, e chi dà Supporto?`,
    lend: (main: string, target: string): string =>
      `Quali vostre unità danno Fuoco di Supporto a ${main} su ${target}?`,
    command: (n: number): string =>
      n > 0
        ? `Attivate una brigata. ${count(n, 'brigata aspetta', 'brigate aspettano')}.`
        : 'Tutte le brigate sono state chiamate.',
    order: (brigade: string, n: number): string =>
      `${brigade} agisce. ${count(n, 'unità non ha', 'unità non hanno')} ancora agito.`,
    orderOne: (unit: string): string => `${unit} agisce di propria iniziativa.`,
    breakThrough: (brigade: string): string => `${brigade} sfonda: muovete le sue unità.`,
    leader: (name: string): string => `Dove va ${name}?`,
    arrive: (name: string): string => `Da dove arriva ${name}?`,
    reinforce: 'Chi si schiera al bordo, e dove?',
    share: (losses: number, units: number): string =>
      `${losses} perdite si dividono fra ${units} unità. Chi ne prende una in più?`,
    assaultAgain: (name: string): string => `${name} è impetuosa e assalta di nuovo.`,
    fights: 'Scegliete gli scontri e chi dà Supporto.',
    inTurn: {
      retreat: 'Quale unità ripiega per prima?',
      'throw before squares': 'Quale unità tira per prima davanti ai quadrati?',
    },
    support: (unit: string, target: string): string =>
      `Chi dà Supporto a ${unit} contro ${target}?`,
    stand: (name: string): string => `${name} ha vinto. Resta o ripiega?`,
    retreat: (name: string): string => `${name} deve ripiegare. Da che parte?`,
    movedOver: (name: string): string => `${name} è stato travolto. Dove si mette?`,
    occupyWon: (name: string, place: string): string => `${name} ha liberato ${place}. Entra?`,
    draw: (side: string, what: string): string => `${side} pesca una carta: ${what}.`,
    dice: (side: string, n: number, what: string): string =>
      `${side} tira ${count(n, 'dado', 'dadi')}: ${what}.`,
  },
  action: {
    stay: 'Ferma',
    move: 'Muovi',
    assault: 'Assalto',
    double: 'Doppio',
    retreat: 'Ripiega',
    rally: 'Raccolta',
    stand: 'Resta',
    back: 'Ripiega',
    pass: 'Nessuna carta',
    done: 'Fine fase',
  },
  choice: {
    pass: 'Non giocare carte',
    giveUpNone: 'Non cedere carte',
    play: (card: string): string => `Giocare ${card}`,
    cardOn: (card: string, on: string): string => `${card} su ${on}`,
    giveUpCard: (card: string): string => `Cedere ${card}`,
    giveUp: (card: string, unit: string): string => `Cedere ${card}: agisce ${unit}`,
    activate: (brigade: string): string => `Attivare ${brigade}`,
    bringOn: (unit: string): string => `Far arrivare ${unit}`,
    doneCommands: 'Chiudere la fase di azione',
    doneOrders: 'Le altre restano dove sono',
    doneFire: 'Chiudere la fase di fuoco',
    noWayBack: 'Nessuna via d’uscita: va in rotta',
    fire: 'Fuoco',
    support: 'Supporto',
    skirmish: ' (in scaramuccia)',
    otherCannon: 'un altro suo cannone',
    bothCannons: (unit) => `${unit} con entrambi i cannoni`,
    lends: (units: readonly string[]): string =>
      units.length === 0 ? 'Nessuno dà Supporto' : `Supporto di ${it.list(units)}`,
    formed: (formation: string): string => `in ${formation}`,
    into: (place: string): string => `in ${place}`,
    target: (enemy: string): string => `contro ${enemy}`,
    assaults: (enemy, unit) => `Assaltare ${enemy} con ${unit}?`,
    onTheSpot: 'sul posto',
    andThen: (far, again) => `${far} e ${again}`,
    afterMove: (far) => `dopo un movimento di ${far}`,
    rideNot: 'Resta dov’è',
    ride: (place: string): string => `Cavalca a ${place}`,
    rideInto: (place: string): string => `Entra in ${place}`,
    arriveNot: 'Aspetta il prossimo turno',
    setUp: (unit: string, formed: string, place: string): string =>
      `${unit}, ${formed}, a ${place}`,
    noMore: 'In questo turno non più',
    fight: (main: string, target: string, support: string): string =>
      support === '' ? `${main} attacca ${target}` : `${main} attacca ${target} con ${support}`,
    noFights: 'Nessuno scontro',
    stand: 'Resta',
    retreat: 'Ripiega',
    stay: 'Resta fuori',
    occupy: 'Entra',
    edge: (edge: string): string => `Il bordo: ${edge}`,
    brigade: (name: string): string => `Schierare ${name}`,
    reserve: 'Tenerla di rinforzo',
    here: 'Qui',
    terrain: 'Questo campo di battaglia',
    allot: (list: string): string => list,
  },
  control: {
    zone: 'Zona di schieramento',
    allotted: 'Così sia',
    touches: (n: number, name: string): string =>
      `${count(n, 'modello', 'modelli')} del rango frontale a contatto con ${name}.`,
    withCard: 'Carte con questo ordine',
    secondMove: 'Da qui il secondo movimento',
    secondMoveKey: 'L’unità in mano: qui comincia il suo secondo movimento',
    nthMove: (i, said) => `${i === 0 ? 'Primo' : 'Secondo'} movimento: ${said}`,
    brigade: 'Per la brigata',
    cornered: 'Se non conoscete vie',
    outOfCommand: 'Lì le servirebbe un messaggero.',
    messengerFirst: (score, chance) =>
      `Prima deve passare un messaggero, serve ${score}: ${chance}.`,
    fireAt: (name: string): string => `Tiro su ${name}`,
    fireBy: (name: string): string => `Tiro di ${name}`,
    contactWith: (name: string): string => `Contatto con ${name}`,
  },
  riding: {
    stays: (name) => `${name} resta`,
    rides: (name, inches) => `${name} cavalca ${italian.number(inches, 1)}"`,
    enters: (name, place) => `${name} entra in ${place}`,
  },
  fights: fightsIt,
  forecast: forecastIt,
  volley: volleyIt,
  terrain: {
    limits: ([towns, mostTowns], [woods, mostWoods]) =>
      `Da ${towns} a ${mostTowns} villaggi, da ${woods} a ${mostWoods} boschi, al massimo un fiume o ruscello.`,
  },
  certificate: certificateIt,
  measuring: measuringIt,
  moment: {
    'enemy turn': 'Comincia il turno nemico.',
    'hits failed': 'Alcuni dadi hanno mancato.',
    'test failed': 'Un test è fallito.',
    activated: 'Una brigata è stata attivata.',
    order: 'Un’unità sta per agire.',
    'own melee phase': 'Comincia la vostra fase di mischia.',
    'melee phase': 'Comincia una fase di mischia.',
    'enemy melee phase': 'Comincia la fase di mischia nemica.',
    'valour in melee': 'Un test di Valore in mischia è fallito.',
    'end of own melee phase': 'Finisce la vostra fase di mischia.',
  },
  when: {
    drawn: 'subito',
    'enemy turn': 'quando comincia il turno nemico',
    'own fate phase': 'nella vostra fase del fato',
    'own fire phase': 'nella vostra fase di fuoco',
    target: 'con un bersaglio nella vostra fase di fuoco',
    'hits failed': 'quando i vostri dadi mancano',
    'test failed': 'quando un vostro test fallisce',
    activated: 'quando una brigata è stata attivata',
    order: 'con un ordine',
    'own melee phase': 'nella vostra fase di mischia',
    'melee phase': 'in una fase di mischia',
    'enemy melee phase': 'nella fase di mischia nemica',
    'valour in melee': 'quando un nemico fa un test di Valore in mischia',
    'end of own melee phase': 'quando finisce la vostra fase di mischia',
  },
  cardWhen: (card: string, when: string): string => `${card} (${when})`,
  list: italian.listed,
  fight: {
    fire: (main: string, target: string): string => `${main} spara a ${target}`,
    melee: (main: string, target: string): string => `${main} attacca ${target}`,
    dice: 'Dadi',
    modifier: 'Modificatore',
    roll: 'Il tiro',
    distance: 'Distanza di movimento',
    tenacity: 'Tenacia',
    losses: 'Perdite',
    counts: 'In tutto',
    hit: 'Per colpire',
    again: (rules: readonly string[]): string =>
      rules.length === 0 ? 'Di nuovo' : `Di nuovo per ${rules.join(' e ')}`,
    hits: (n: number): string => (n === 0 ? 'Nessun colpo.' : `${count(n, 'colpo', 'colpi')}.`),
  },
  builder: {
    summary: (profile, weapon, [fire, melee, tenacity], points) =>
      `${profile}, ${weapon.toLowerCase()}: ${fire > 0 ? `fuoco ${fire}, ` : ''}mischia ${melee}, tenacia ${tenacity}. ${points} punti.`,
    figures: 'modelli',
    elite: { fire: 'Élite: fuoco', melee: 'Élite: mischia', tenacity: 'Élite: tenacia' },
    weak: 'Sotto organico',
    large: 'Grande',
    kind: (profile, points) => `${profile}, ${points} punti`,
    total: (points, given) =>
      points === given
        ? `${points} punti, come nello scenario.`
        : `${points} punti. L’armata dello scenario ne ha ${given}.`,
  },
}
