import { capital, english } from '@grognard/toolkit'
import { forecastEn } from './forecast.ts'

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const number = (n: number): string => SMALL[n] ?? `${n}`
const counted = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${english.agreeing(n, one, many)}`

/** What gives dice another throw. */
type Rethrown = 'overlap' | 'outflank' | 'commander'

const RETHROWN: { readonly [by in Rethrown]: string } = {
  overlap: 'Overlapping: dice thrown again.',
  outflank: 'Outflanking: dice thrown again.',
  commander: "The commander's rethrow.",
}

/** What the table says of A Fine Victory!, in English. */
export const en = {
  capital,
  list: (parts: readonly string[]): string =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,

  commander: { red: 'Red commander', blue: 'Blue commander' },
  /** On the table, where its colour tells whose he is. */
  commanderShort: 'Commander',
  commanderLetters: 'Cdr',
  reserveArea: {
    red: (area: string): string => `Red ${area}`,
    blue: (area: string): string => `Blue ${area}`,
  },
  reserveShort: 'Reserve',
  columns: ['Far L', 'Centre L', 'Centre', 'Centre R', 'Far R'],
  unplaced: { red: 'Red: not yet placed', blue: 'Blue: not yet placed' },
  /** By quarter turns to the right of the way it looks. */
  turned: ['as it stands', 'to the right', 'about', 'to the left'],

  area: {
    ground: (terrain: string): string => `Ground: ${terrain}.`,
    named: (side: string, units: string) => `${side}: ${units}.`,
    units: (side: string, n: number): string => `${side}: ${counted(n, 'unit')}.`,
    empty: 'Nobody is there.',
    open: 'Open ground.',
    commander: (side: string): string => `${side} commander is there.`,
  },
  unit: {
    looks: {
      enemy: 'looks to the enemy',
      right: 'looks to its right-hand table edge',
      own: 'looks to its own rear',
      left: 'looks to its left-hand table edge',
    },
    engaged: (enemy: string, face: string): string => `In contact with ${enemy} on its ${face}.`,
    hits: (n: number): string => capital(counted(n, 'hit')) + '.',
    fired: 'Has fired.',
    reacted: 'Has reacted.',
    moved: 'Has been chosen this phase.',
    where: (zone: string) => `In ${zone}.`,
    commanderIn: (zone: string): string => `Commands the units in ${zone}.`,
  },
  counter: {
    hits: (n: number): string => capital(counted(n, 'hit')),
    fired: 'Has fired',
    reacted: 'Has reacted',
    openOrder: 'Open order',
  },

  phases: {
    movement: (side: string): string => `${side} moves`,
    firstMovement: 'First moves',
    secondMovement: 'Second moves',
  },
  status: {
    turn: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
    lost: 'Lost',
    lostText: (lost: number, all: number, breaks: number): string =>
      `${lost} of ${all} units, breaks at ${breaks}`,
    brief: (turn: number, last: number): string => `Turn ${turn}/${last}`,
    gone: 'lost',
    zones: 'Alone in',
    zonesText: (n: number, fine: number): string => `${n} of ${fine} zones for a fine victory`,
    commander: 'Commander',
    commanderLost: 'no longer there',
    commanderAwaited: 'not yet placed',
    commanderText: (zone: string, third: number): string =>
      `${zone} (until ${third} ${third === 1 ? 'unit is' : 'units are'} lost)`,
    initiative: 'Initiative',
    hasInitiative: 'has it this turn',
  },

  card: {
    summary: (kind: string, quality: string, formation: string): string =>
      `${kind}, ${quality}, ${formation}`,
    stands: 'Stands',
    zone: 'Where',
    actions: 'Actions',
    actionsText: (most: number): string => `${counted(most, 'action')}, or engage`,
    oneMore: 'one more',
    noMore: 'none left this phase',
    engagedNothing: 'engaged: none',
    hits: 'Hits',
    hitsText: (hits: number, loses: number): string =>
      `${hits}; costs ${counted(loses, 'stand')} if no more come`,
    fireAt: (target: string): string => `Fires at ${target}`,
    fireText: (dice: number, needs: number, chance: string): string =>
      `${counted(dice, 'die', 'dice')}, ${needs} or less; at least one hit: ${chance}`,
    fireNeeds: 'Fire needs',
    orLess: (n: number): string => `${n} or less`,
    noFire: 'Fire',
    hasFired: 'has fired this turn',
    nothingToFire: 'has nothing to fire with',
    engagedNoFire: 'engaged: it fights instead',
    noTarget: 'no enemy in range',
    combat: (stand: string): string => `In combat, ${stand}`,
    combatAt: (stand: string, enemy: string): string => `In combat, ${stand} against ${enemy}`,
    combatPlain: (n: number): string => `${n} or less against formed foot`,
    lost: (enemy: string): string => `Dice lost to the ground of ${enemy}`,
    target: 'May be fired at',
    targetYes: 'yes',
    targetEngaged: 'no, it is engaged',
    targetReserve: 'no, it is not on the table',
    command: 'In command',
    yes: 'yes',
    no: 'no',
    commanderSummary: 'Army commander',
    commanderZone: 'Commands in',
  },

  action: {
    move: 'Move',
    engage: 'Engage',
    turn: 'Turn',
    form: 'Form',
    leave: 'Leave',
    end: 'End',
    pass: 'Pass',
    propose: 'Propose',
    hold: 'Hold',
  },

  prompt: {
    plan: (who: string, what: string): string =>
      `${who}: ${what.charAt(0).toLowerCase()}${what.slice(1)}?`,
    fire: (side: string, n: number): string =>
      `${side}, plan your fire: ${counted(n, 'unit')} can fire.`,
    allocate: (side: string, units: string): string =>
      `${side}: whom do the stands of ${units} attack?`,
    rethrow: (unit: string, most: number): string =>
      `Throw up to ${counted(most, 'die', 'dice')} of ${unit} again?`,
    commander: (unit: string): string => `Throw again, by the commander with ${unit}?`,
    losses: (unit: string, n: number, alike: boolean): string =>
      `${unit} loses ${counted(n, 'stand')}. ${alike ? 'How' : 'Which, and how'} do the rest stand?`,
    move: (side: string, n: number): string =>
      `${side}, choose a unit and what it does: ${counted(n, 'unit')} left.`,
    acting: (unit: string, n: number): string =>
      `${unit} may act once more${n > 0 ? `; ${counted(n, 'other unit')} left` : ''}.`,
    engaging: (mover: string, target: string): string =>
      `${mover} would engage ${target}. How do you react?`,
    entered: (mover: string, zone: string): string => `${mover} moved into ${zone}. Do you react?`,
    leaving: (mover: string, zone: string): string => `${mover} would leave ${zone}. Do you react?`,
    disengaged: (mover: string): string => `${mover} broke off. Do you react?`,
    react: 'Do you react?',
    rallies: (unit: string): string =>
      `${unit} has nobody before it and rallies. Facing which way?`,
    pressOn: (unit: string): string => `${unit} has nobody before it. Press on, or rally?`,
    first: 'You won the throw. Who places the first unit?',
    deploy: (side: string, n: number): string =>
      `${side}: place a unit. ${capital(counted(n, 'unit'))} left to place.`,
    placeCommander: (side: string): string => `${side}: where does your commander begin?`,
    dice: (side: string, n: number, what: string): string =>
      `${side}: throw ${counted(n, 'die', 'dice')} and type them in (${what}).`,
    diceNeeding: (side: string, n: number, score: number, what: string): string =>
      `${side}: throw ${counted(n, 'die', 'dice')}, needing ${score} or less, and type them in (${what}).`,
  },

  choice: {
    straightAhead: (unit: string): string =>
      `${unit} goes straight ahead only: turn it that way first.`,
    end: 'End the movement phase',
    endDetail: (n: number): string =>
      n === 0
        ? 'Every unit has been chosen.'
        : `${capital(counted(n, 'unit has', 'units have'))} not been chosen yet.`,
    commander: (zone: string): string => `Commander to ${zone}`,
    commanderDetail: 'This ends the movement phase.',
    move: (zone: string): string => `Move to ${zone}`,
    enemies: (n: number): string => `${capital(counted(n, 'enemy', 'enemies'))} there.`,
    turn: (turned: string): string => `Turn ${turned}`,
    change: (formation: string): string => `Form ${formation}`,
    changeFacing: (formation: string, turned: string): string =>
      `Form ${formation}, turning ${turned}`,
    mount: 'Mount',
    dismount: 'Dismount',
    disengage: 'Disengage',
    disengageDetail: (hits: number): string => `Costs ${counted(hits, 'hit')}.`,
    leave: (zone: string): string => `Go back to the ${zone}`,
    withdraw: 'Withdraw from the battle',
    withdrawDetail: 'It counts as routed.',
    engage: (enemy: string): string => `Engage ${enemy}`,
    engageFlank: (enemy: string, flank: string): string => `Engage ${enemy} on its ${flank}`,
    flank: { left: 'left flank', right: 'right flank' },
    engageFace: (face: string): string => `Meets its ${face}.`,
    engageSure: 'No test is needed.',
    engageTest: (needs: number, chance: string): string => `Tests: ${needs} or less, ${chance}.`,
    needs: 'Needs',
    dice: 'Dice',
    enter: (zone: string, formation: string): string => `Enter ${zone} in ${formation}`,
    shift: (zone: string): string => `Go to the ${zone}`,
    pass: 'Do not react',
    passDetail: 'The enemy goes on.',
    'counter-charge': 'Counter-charge',
    counterChargeDetail: (hits: number): string =>
      `Meets them front to front, and takes ${counted(hits, 'hit')}.`,
    recoil: (zone: string): string => `Recoil to the ${zone}`,
    recoilDetail: 'Mounted enemies may then press on.',
    fire: 'Fire at them',
    fireDetail: (dice: number, needs: number, chance: string): string =>
      `${capital(counted(dice, 'die', 'dice'))}, ${needs} or less. Two hits stop them: ${chance}.`,
    form: (formation: string): string => `Form ${formation}`,
    formDetail: 'In haste: it takes a hit.',
    evade: 'Evade',
    evadeDetail: 'No contact is made.',
    flee: (zone: string): string => `Flee to the ${zone}`,
    fleeDetail: 'The guns get away.',
    intercept: 'Intercept',
    support: 'Fire in support',
    pressEngage: (enemy: string): string => `Press on against ${enemy}`,
    pressEngageFlank: (enemy: string, flank: string): string =>
      `Press on against the ${flank} of ${enemy}`,
    rally: (turned: string): string => `Rally, facing ${turned}`,
    first: (side: string): string => `${side} places first`,
    keep: 'Keep the dice as they lie',
    again: (enemy: string, hit: number, all: number): string =>
      `Throw the attack on ${enemy} again (${hit} of ${all} hit)`,
    /** What OK says of it, in a word or two. */
    brief: {
      recoil: 'Recoil',
      flee: 'Flee',
      form: 'Form up',
      press: 'Press on',
      rally: 'Rally',
      keep: 'Keep them',
      again: 'Throw again',
    },
    againDetail: 'All its dice are thrown anew, for better or worse.',
  },

  control: {
    place: {
      hint: (unit: string): string => `Pick a zone for ${unit}, or another unit first.`,
      formation: 'Formation',
      zones: 'Zones',
      units: 'Still to place',
      place: (zone: string): string => `Place in ${zone}`,
      fill: (n: number): string => `${n} units`,
      fillZone: (n: number, zone: string): string => `${capital(number(n))} units in ${zone}`,
      nowhere: 'There is no room',
    },
    fire: {
      firers: 'Units that can fire',
      targets: (unit: string): string => `Targets for ${unit}`,
      noTargets: 'It has no enemy in range.',
      choose: 'Choose a unit, then its target.',
      target: (target: string, dice: number, needs: number, chance: string): string =>
        `${target}: ${counted(dice, 'die', 'dice')}, ${needs} or less; at least one hit: ${chance}`,
      short: (dice: number, chance: string): string =>
        `${dice} ${dice === 1 ? 'die' : 'dice'}, ${chance}`,
      none: 'No shots yet. Units not named hold their fire for reactions.',
      shot: (unit: string, target: string): string => `${unit} at ${target}`,
      holds: 'holds its fire',
      commit: (n: number): string =>
        n === 0 ? 'Fire no shots' : `Give the order: ${counted(n, 'shot')}`,
    },
    allocate: {
      unit: (unit: string): string => `Stands of ${unit}`,
      against: (enemy: string): string => `Against ${enemy}`,
      needs: (n: number): string => `${n} or less`,
      given: (given: number, all: number): string => `${given} of ${all} given`,
      more: (stand: string, enemy: string): string => `One stand more against ${enemy}: ${stand}`,
      fewer: (stand: string, enemy: string): string => `One stand fewer against ${enemy}: ${stand}`,
      all: (enemy: string): string => `All against ${enemy}`,
      commit: 'Attack like this',
    },
    rethrow: {
      dice: (most: number): string => `Dice to throw again, up to ${number(most)}`,
      die: (place: number, stand: string, face: number, hit: boolean): string =>
        `Die ${place}, ${stand}: ${face}, ${hit ? 'hit' : 'missed'}`,
      commit: (n: number): string =>
        n === 0 ? 'Keep the dice as they lie' : `Throw ${counted(n, 'die', 'dice')} again`,
      missed: 'Pick those that missed',
    },
    losses: {
      stands: (n: number): string => `Stands to remove: ${number(n)}`,
      picked: (n: number, all: number): string => `${n} of ${all} picked`,
      more: (stand: string): string => `One stand more: ${stand}`,
      fewer: (stand: string): string => `One stand fewer: ${stand}`,
      left: (n: number): string => `${counted(n, 'stand')} left`,
      width: 'How the rest stand',
      files: (n: number): string => `${capital(number(n))} wide`,
      contact: 'Break contact',
      leave: (face: string, enemy: string): string => `On the ${face}, with ${enemy}`,
      commit: (n: number): string => `Remove ${counted(n, 'stand')}`,
    },
  },

  forecast: forecastEn,

  fight: {
    fires: (unit: string, target: string): string => `${unit} fires at ${target}`,
    attacks: (unit: string, target: string): string => `${unit} attacks ${target}`,
    rethrows: (unit: string, target: string): string => `${unit} attacks ${target} again`,
    rethrown: (by: Rethrown): string => RETHROWN[by],
    blows: (unit: string, target: string): string => `${unit} strikes ${target}`,
    tests: (unit: string): string => `${unit} tests`,
    throws: 'Throw for the initiative',
    throwsFirst: 'Throw for who chooses the first to place',
    hits: (n: number): string => `${capital(counted(n, 'hit'))}.`,
    total: (n: number): string => `Total ${n}.`,
    passed: 'On they go.',
    failed: 'They hang back.',
    dice: 'Dice',
    needs: 'Needs',
    scored: 'Hits',
    lost: 'Dice lost to the ground',
    lower: 'The lower throw has it.',
    standsLost: 'Stands lost',
    disorder: 'Hits for disorder',
    impact: 'Hits of impact',
    disengaging: 'Hits for disengaging',
    unitsLost: 'Units lost',
    tooMany: 'Too many',
    offTable: 'Units off the table',
  },

  chance: (share: number): string =>
    share >= 1
      ? '100%'
      : share <= 0
        ? '0%'
        : `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`,

  keys: [
    ['W', 'The selected unit moves ahead; again, or Enter: do it'],
    ['Q', 'It turns left'],
    ['E', 'It turns right'],
    ['S', 'About face'],
  ] as readonly (readonly [string, string])[],

  builder: {
    unit: (kind: string, n: number): string => `${kind} ${n}`,
    summary: (kind: string, stands: string): string => `${kind}, ${stands}`,
  },
}

export type AfvText = typeof en
