import { capital } from '@grognard/toolkit'
import type { AfvText } from './en.ts'
import { forecastIt } from './forecast.ts'

const SMALL = [
  'nessuno',
  'uno',
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
]
const number = (n: number): string => SMALL[n] ?? `${n}`

const masculine = (n: number, one: string, many: string): string =>
  n === 0 ? `nessun ${one}` : n === 1 ? `un ${one}` : `${number(n)} ${many}`
const unità = (n: number): string =>
  n === 0 ? 'nessuna unità' : n === 1 ? 'una unità' : `${number(n)} unità`
const colpi = (n: number): string => masculine(n, 'colpo', 'colpi')
const dadi = (n: number): string => masculine(n, 'dado', 'dadi')
const basi = (n: number): string =>
  n === 0 ? 'nessuna base' : n === 1 ? 'una base' : `${number(n)} basi`

const RETHROWN = {
  overlap: 'Sul fianco: dadi ritirati.',
  outflank: 'A tergo: dadi ritirati.',
  commander: 'Tiro ripetuto del comandante.',
}

/** What the table says of A Fine Victory!, in Italian. */
export const it: AfvText = {
  capital,
  list: (parts) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`,

  commander: { red: 'Comandante rosso', blue: 'Comandante blu' },
  /** On the table, where its colour tells whose he is. */
  commanderShort: 'Comandante',
  commanderLetters: 'Com.',
  reserveArea: { red: (area) => `Rosso: ${area}`, blue: (area) => `Blu: ${area}` },
  reserveShort: 'Riserva',
  columns: ['Estr. sin.', 'C. sin.', 'Centro', 'C. destra', 'Estr. des.'],
  unplaced: { red: 'Rosso: ancora da schierare', blue: 'Blu: ancora da schierare' },
  turned: ['senza girare', 'a destra', 'indietro', 'a sinistra'],

  area: {
    ground: (terrain) => `Terreno: ${terrain}.`,
    named: (side, units) => `${side}: ${units}.`,
    units: (side, n) => `${side}: ${unità(n)}.`,
    empty: 'Non c’è nessuno.',
    open: 'Terreno aperto.',
    commander: (side) => `${side}: qui c’è il comandante.`,
  },
  unit: {
    looks: {
      enemy: 'guarda il nemico',
      right: 'guarda il bordo alla sua destra',
      own: 'guarda le proprie retrovie',
      left: 'guarda il bordo alla sua sinistra',
    },
    engaged: (enemy, face) => `A contatto con ${enemy}, ${face}.`,
    hits: (n) => `${capital(colpi(n))}.`,
    fired: 'Ha fatto fuoco.',
    reacted: 'Ha reagito.',
    moved: 'Già scelta in questa fase.',
    where: (zone) => `In ${zone}.`,
    commanderIn: (zone) => `Comanda le unità in ${zone}.`,
  },
  counter: {
    hits: (n) => capital(colpi(n)),
    fired: 'Ha fatto fuoco',
    reacted: 'Ha reagito',
    openOrder: 'Ordine sparso',
  },

  phases: {
    movement: (side) => `Muove il ${side}`,
    firstMovement: 'Primo movimento',
    secondMovement: 'Secondo movimento',
  },
  status: {
    turn: (turn, last) => `Turno ${turn} di ${last}`,
    lost: 'Perdite',
    lostText: (lost, all, breaks) => `${lost} unità su ${all}, cede a ${breaks}`,
    brief: (turn, last) => `Turno ${turn}/${last}`,
    gone: 'perse',
    zones: 'Da solo in',
    zonesText: (n, fine) => `${n} ${n === 1 ? 'zona' : 'zone'} su ${fine} per una bella vittoria`,
    commander: 'Comandante',
    commanderLost: 'non c’è più',
    commanderAwaited: 'ancora da schierare',
    commanderText: (zone, third) =>
      `${zone} (finché non si ${third === 1 ? 'perde' : 'perdono'} ${third} unità)`,
    initiative: 'Iniziativa',
    hasInitiative: 'sua in questo turno',
  },

  card: {
    summary: (kind, quality, formation) => `${kind}, ${quality}, ${formation}`,
    stands: 'Basi',
    zone: 'Dove',
    actions: 'Azioni',
    actionsText: (most) =>
      most === 1 ? 'un’azione, o ingaggia' : `${number(most)} azioni, o ingaggia`,
    oneMore: 'ancora una',
    noMore: 'nessuna in questa fase',
    engagedNothing: 'in mischia: nessuna',
    hits: 'Colpi',
    hitsText: (hits, loses) =>
      `${hits}; ${loses === 0 ? 'non ' : ''}${hits === 1 ? 'costa' : 'costano'} ${basi(loses)} se non ne arrivano altri`,
    fireAt: (target) => `Fuoco contro ${target}`,
    fireText: (dice, needs, chance) => `${dadi(dice)}, ${needs} o meno; almeno un colpo: ${chance}`,
    fireNeeds: 'Il fuoco colpisce con',
    orLess: (n) => `${n} o meno`,
    noFire: 'Fuoco',
    hasFired: 'ha già fatto fuoco in questo turno',
    nothingToFire: 'non ha armi da fuoco',
    engagedNoFire: 'in mischia: combatte e non spara',
    noTarget: 'nessun nemico a tiro',
    combat: (stand) => `In mischia, ${stand}`,
    combatAt: (stand, enemy) => `In mischia, ${stand} contro ${enemy}`,
    combatPlain: (n) => `${n} o meno contro fanteria in ordine`,
    lost: (enemy) => `Dadi persi per il terreno: ${enemy}`,
    target: 'Può essere bersaglio',
    targetYes: 'sì',
    targetEngaged: 'no, è in mischia',
    targetReserve: 'no, non è sul tavolo',
    command: 'In comando',
    yes: 'sì',
    no: 'no',
    commanderSummary: 'Comandante dell’esercito',
    commanderZone: 'Comanda in',
  },

  action: {
    move: 'Muovi',
    engage: 'Ingaggia',
    turn: 'Gira',
    form: 'Forma',
    leave: 'Lascia',
    end: 'Fine',
    pass: 'Passa',
    propose: 'Proponi',
    hold: 'Tieni',
  },

  prompt: {
    plan: (who, what) => `${who}: ${what.charAt(0).toLowerCase()}${what.slice(1)}?`,
    fire: (side, n) =>
      `${side}, preparate il fuoco: ${unità(n)} ${n > 1 ? 'possono' : 'può'} sparare.`,
    allocate: (side, units) => `${side}, ${units}: chi attaccano le basi?`,
    rethrow: (unit, most) => `${unit}: ripetere fino a ${dadi(most)}?`,
    commander: (unit) => `Ripetere, con il comandante presso ${unit}?`,
    losses: (unit, n, alike) =>
      `${unit}: l’unità perde ${basi(n)}. ${alike ? 'Come' : 'Quali, e come'} si dispone il resto?`,
    move: (side, n) => `${side}, scegliete un’unità e che cosa fa: ${unità(n)} da scegliere.`,
    acting: (unit, n) => `${unit}: ancora un’azione${n > 0 ? `; ${unità(n)} da scegliere` : ''}.`,
    engaging: (mover, target) => `Ingaggio: ${mover} contro ${target}. Come reagite?`,
    entered: (mover, zone) => `${mover}: l’unità entra in ${zone}. Reagite?`,
    leaving: (mover, zone) => `${mover}: l’unità lascia ${zone}. Reagite?`,
    disengaged: (mover) => `${mover}: l’unità si è sganciata. Reagite?`,
    react: 'Reagite?',
    rallies: (unit) => `${unit} non ha più nessuno davanti e si riordina. Rivolta dove?`,
    pressOn: (unit) => `${unit}: davanti non c’è più nessuno. Incalzare o riordinarsi?`,
    first: 'Avete vinto il tiro. Chi schiera la prima unità?',
    deploy: (side, n) => `${side}: schierate un’unità. Ne ${n === 1 ? 'resta' : 'restano'} ${n}.`,
    placeCommander: (side) => `${side}: dove comincia il vostro comandante?`,
    dice: (side, n, what) => `${side}: tirate ${dadi(n)} e scrivete i risultati (${what}).`,
    diceNeeding: (side, n, score, what) =>
      `${side}: tirate ${dadi(n)}, serve ${score} o meno, e scrivete i risultati (${what}).`,
  },

  choice: {
    straightAhead: (unit) => `${unit}: si avanza solo dritto in avanti; prima fatela girare.`,
    end: 'Chiudere la fase di movimento',
    endDetail: (n) =>
      n === 0
        ? 'Tutte le unità sono state scelte.'
        : n === 1
          ? 'Una unità non è ancora stata scelta.'
          : `${capital(number(n))} unità non sono ancora state scelte.`,
    commander: (zone) => `Comandante in ${zone}`,
    commanderDetail: 'Così finisce la fase di movimento.',
    move: (zone) => `Avanzare in ${zone}`,
    enemies: (n) => (n === 1 ? 'C’è un nemico.' : `Nemici presenti: ${n}.`),
    turn: (turned) => `Girare ${turned}`,
    change: (formation) => `Passare in ${formation}`,
    changeFacing: (formation, turned) => `Passare in ${formation}, girando ${turned}`,
    mount: 'Montare a cavallo',
    dismount: 'Smontare da cavallo',
    disengage: 'Sganciarsi',
    disengageDetail: (hits) => `Costa ${colpi(hits)}.`,
    leave: (zone) => `Tornare in ${zone}`,
    withdraw: 'Ritirarsi dalla battaglia',
    withdrawDetail: 'Conta come in rotta.',
    engage: (enemy) => `Ingaggiare ${enemy}`,
    engageFlank: (enemy, flank) => `Ingaggiare ${enemy} sul ${flank}`,
    flank: { left: 'fianco sinistro', right: 'fianco destro' },
    engageFace: (face) => `Contatto: ${face}.`,
    engageSure: 'Nessuna prova.',
    engageTest: (needs, chance) => `Prova: ${needs} o meno, ${chance}.`,
    needs: 'Serve',
    dice: 'Dadi',
    enter: (zone, formation) => `Entrare in ${zone} in ${formation}`,
    shift: (zone) => `Passare alla ${zone}`,
    pass: 'Non reagire',
    passDetail: 'Il nemico prosegue.',
    'counter-charge': 'Controcarica',
    counterChargeDetail: (hits) => `Fronte contro fronte, e subisce ${colpi(hits)}.`,
    recoil: (zone) => `Ripiegare nella ${zone}`,
    recoilDetail: 'La cavalleria nemica può poi incalzare.',
    fire: 'Fare fuoco',
    fireDetail: (dice, needs, chance) =>
      `${capital(dadi(dice))}, ${needs} o meno. Due colpi li fermano: ${chance}.`,
    form: (formation) => `Formarsi: ${formation}`,
    formDetail: 'In fretta: subisce un colpo.',
    evade: 'Evadere',
    evadeDetail: 'Non c’è contatto.',
    flee: (zone) => `Fuggire nella ${zone}`,
    fleeDetail: 'I cannoni si mettono in salvo.',
    intercept: 'Intercettare',
    support: 'Fuoco di appoggio',
    pressEngage: (enemy) => `Incalzare ${enemy}`,
    pressEngageFlank: (enemy, flank) => `Incalzare ${enemy} sul ${flank}`,
    rally: (turned) => `Riordinarsi, ${turned}`,
    first: (side) => `Schiera per primo: ${side}`,
    keep: 'Lasciare i dadi come sono',
    again: (enemy, hit, all) => `Ripetere l’attacco contro ${enemy} (${hit} su ${all} a segno)`,
    brief: {
      recoil: 'Ripiegare',
      flee: 'Fuggire',
      form: 'Formarsi',
      press: 'Incalzare',
      rally: 'Riordinarsi',
      keep: 'Lasciarli',
      again: 'Ripetere',
    },
    againDetail: 'Si ripetono tutti i dadi, nel bene e nel male.',
  },

  control: {
    place: {
      hint: (unit) => `Scegliete una zona per ${unit}, o prima un’altra unità.`,
      formation: 'Formazione',
      zones: 'Zone',
      units: 'Ancora da schierare',
      place: (zone) => `Schierare: ${zone}`,
      fill: (n) => `${n} unità`,
      fillZone: (n, zone) => `${n} unità: ${zone}`,
      nowhere: 'Non c’è posto',
    },
    fire: {
      firers: 'Unità che possono sparare',
      targets: (unit) => `Bersagli: ${unit}`,
      noTargets: 'Non ha nemici a tiro.',
      choose: 'Scegliete un’unità, poi il bersaglio.',
      target: (target, dice, needs, chance) =>
        `${target}: ${dadi(dice)}, ${needs} o meno; almeno un colpo: ${chance}`,
      short: (dice, chance) => `${dice} ${dice === 1 ? 'dado' : 'dadi'}, ${chance}`,
      none: 'Ancora nessun tiro. Chi non è nominato trattiene il fuoco per le reazioni.',
      shot: (unit, target) => `${unit} contro ${target}`,
      holds: 'trattiene il fuoco',
      commit: (n) => (n === 0 ? 'Nessun tiro' : `Dare l’ordine: ${masculine(n, 'tiro', 'tiri')}`),
    },
    allocate: {
      unit: (unit) => `${unit}: basi`,
      against: (enemy) => `Contro ${enemy}`,
      needs: (n) => `${n} o meno`,
      given: (given, all) => `${given} su ${all} assegnate`,
      more: (stand, enemy) => `Una base in più contro ${enemy}: ${stand}`,
      fewer: (stand, enemy) => `Una base in meno contro ${enemy}: ${stand}`,
      all: (enemy) => `Tutte contro ${enemy}`,
      commit: 'Attaccare così',
    },
    rethrow: {
      dice: (most) => `Dadi da ripetere, al più ${number(most)}`,
      die: (place, stand, face, hit) =>
        `Dado ${place}, ${stand}: ${face}, ${hit ? 'a segno' : 'a vuoto'}`,
      commit: (n) => (n === 0 ? 'Lasciare i dadi come sono' : `Ripetere ${dadi(n)}`),
      missed: 'Scegliere quelli a vuoto',
    },
    losses: {
      stands: (n) => `Basi da togliere: ${n}`,
      picked: (n, all) => `${n} su ${all} scelte`,
      more: (stand) => `Una base in più: ${stand}`,
      fewer: (stand) => `Una base in meno: ${stand}`,
      left: (n) => `ne ${n === 1 ? 'resta' : 'restano'} ${n}`,
      width: 'Come si dispone il resto',
      files: (n) => `Fronte di ${n}`,
      contact: 'Rompere il contatto',
      leave: (face, enemy) => `${capital(face)}, con ${enemy}`,
      commit: (n) => `Togliere ${basi(n)}`,
    },
  },

  forecast: forecastIt,

  fight: {
    fires: (unit, target) => `${unit}: fuoco contro ${target}`,
    attacks: (unit, target) => `${unit}: attacco contro ${target}`,
    rethrows: (unit, target) => `${unit}: attacco ripetuto contro ${target}`,
    rethrown: (by) => RETHROWN[by],
    blows: (unit, target) => `${unit}: colpi contro ${target}`,
    tests: (unit) => `${unit}: la prova`,
    throws: 'Tiro per l’iniziativa',
    throwsFirst: 'Tiro per scegliere chi schiera per primo',
    hits: (n) => `${capital(colpi(n))}.`,
    total: (n) => `Totale ${n}.`,
    passed: 'Avanzano.',
    failed: 'Esitano.',
    dice: 'Dadi',
    needs: 'Serve',
    scored: 'Colpi',
    lost: 'Dadi persi per il terreno',
    lower: 'Vince il tiro più basso.',
    standsLost: 'Basi perdute',
    disorder: 'Colpi per disordine',
    impact: "Colpi d'urto",
    disengaging: 'Colpi per lo sganciamento',
    unitsLost: 'Unità perdute',
    tooMany: 'Troppe',
    offTable: 'Unità fuori dal tavolo',
  },

  chance: (share) =>
    share >= 1
      ? '100%'
      : share <= 0
        ? '0%'
        : `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`,

  keys: [
    ['W', 'L’unità selezionata avanza; di nuovo, o Invio: esegue'],
    ['Q', 'Gira a sinistra'],
    ['E', 'Gira a destra'],
    ['S', 'Dietrofront'],
  ],

  builder: {
    unit: (kind, n) => `${kind} ${n}`,
    summary: (kind, stands) => `${kind}, ${stands}`,
  },
}
