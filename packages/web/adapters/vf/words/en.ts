import { capital, english } from '@grognard/toolkit'
import { certificateEn } from './certificate.ts'
import { fightsEn } from './fights.ts'
import { forecastEn } from './forecast.ts'
import { measuringEn } from './measuring.ts'
import { volleyEn } from './volley.ts'

const { counted: count } = english

type Range = readonly [least: number, most: number]

/** What the table says of Valour & Fortitude, in English. */
export const en = {
  capital,
  unit: {
    /** 'British Line Infantry, line, 12 wide, 24 figures'. */
    summary: (profile: string, formed: string, figures: number): string =>
      `${profile}, ${formed}, ${count(figures, 'figure', 'figures')}`,
    losses: (lost: number, all: number): string => `${count(lost, 'loss', 'losses')} of ${all}`,
    shaken: 'Shaken',
    shot: 'Has shot',
    acted: 'Has acted',
    inside: (place: string): string => `In ${place}`,
    brigade: (name: string): string => `Brigade: ${name}`,
  },
  leader: {
    army: 'Leader of the army',
    brigade: (name: string): string => `Leader of ${name}`,
  },
  setbacks: {
    title: 'Setbacks',
    said: (n: number, wavers: boolean): string =>
      `${count(n, 'setback', 'setbacks')}${wavers ? ', it wavers' : ''}`,
  },
  objective: {
    held: (side: string): string => `Held by ${side}`,
    free: 'Held by nobody',
    figures: (red: number, blue: number): string => `Figures in reach: red ${red}, blue ${blue}`,
  },
  status: {
    turn: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
    before: 'Before the battle',
    total: 'Score',
    routed: 'Routed',
    routedText: (lost: number, all: number): string => `${lost} of ${count(all, 'unit', 'units')}`,
    cards: 'Fate cards',
    cardsText: (held: number, left: number): string => `${held} in hand, ${left} to be drawn`,
    defeats: 'Defeats suffered',
    brief: (turn: number, last: number): string => `Turn ${turn}/${last}`,
    lost: 'routed',
  },
  card: {
    tenacity: 'Losses',
    lossesText: (lost: number, all: number): string => `${lost} of ${all}`,
    fire: 'Fire',
    range: 'Range',
    melee: 'Melee',
    move: 'Move',
    most: 'Tenacity',
    specials: 'Special rules',
    brigade: 'Brigade',
    command: 'Commanded by',
    at: (name: string): string => `Fire at ${name}`,
    dice: (n: number, score: string): string => `${count(n, 'die', 'dice')}, ${score}`,
    none: 'none',
    hand: 'Cards in hand',
  },
  needs: (score: number): string => (score >= 6 ? 'needing 6' : `needing ${score} or more`),
  chance: (least: number, percent: string): string =>
    `${percent} for ${count(least, 'hit', 'hits')} or more`,
  prompt: {
    terrain: 'Set up the battlefield.',
    edge: 'Choose your edge of the battlefield.',
    objective: 'Place an objective.',
    allot: 'Allot the brigades to your commanders.',
    deployBrigade: 'Which brigade do you set up next?',
    deploy: (name: string): string => `Set up ${name}.`,
    first: 'Who takes the first turn?',
    fate: 'Play a fate card, or go on.',
    window: (moment: string): string => `${moment} You may play a fate card.`,
    inHand: (cards: string): string => `In hand: ${cards}.`,
    initiative: 'Give up a card to let a unit act?',
    target: (n: number): string =>
      `Choose a target. ${count(n, 'enemy can be shot at', 'enemies can be shot at')}.`,
    shoot: (target: string): string => `Who shoots at ${target}, and who supports?`,
    lend: (main: string, target: string): string =>
      `Which of your units support the fire of ${main} at ${target}?`,
    command: (n: number): string =>
      n > 0
        ? `Activate a brigade. ${count(n, 'brigade waits', 'brigades wait')}.`
        : 'All brigades have been called upon.',
    order: (brigade: string, n: number): string =>
      `${brigade} acts. ${count(n, 'unit has', 'units have')} not acted yet.`,
    orderOne: (unit: string): string => `${unit} acts on its own initiative.`,
    breakThrough: (brigade: string): string => `${brigade} breaks through: move its units.`,
    leader: (name: string): string => `Where does ${name} ride?`,
    arrive: (name: string): string => `Where does ${name} come on?`,
    reinforce: 'Who is set up at the edge, and where?',
    share: (losses: number, units: number): string =>
      `${losses} losses are shared by ${units} units. Who takes one more?`,
    assaultAgain: (name: string): string => `${name} is headstrong and assaults again.`,
    fights: 'Choose the fights, and who supports.',
    inTurn: {
      retreat: 'Which unit retreats first?',
      'throw before squares': 'Which unit throws first before the squares?',
    } as { readonly [doing: string]: string },
    support: (unit: string, target: string): string => `Who supports ${unit} against ${target}?`,
    stand: (name: string): string => `${name} has won. Does it stand, or retreat?`,
    retreat: (name: string): string => `${name} must retreat. Which way?`,
    movedOver: (name: string): string => `${name} was ridden over. Where does he stand?`,
    occupyWon: (name: string, place: string): string =>
      `${name} has cleared ${place}. Does it go in?`,
    draw: (side: string, what: string): string => `${side} draws a card: ${what}.`,
    dice: (side: string, n: number, what: string): string =>
      `${side} throws ${count(n, 'die', 'dice')}: ${what}.`,
  },
  /** Short, for buttons beside each other. */
  action: {
    stay: 'Stay',
    move: 'Move',
    assault: 'Assault',
    double: 'Double',
    retreat: 'Retreat',
    rally: 'Rally',
    stand: 'Stand',
    back: 'Retreat',
    pass: 'No card',
    done: 'End phase',
  },
  choice: {
    pass: 'Play no card',
    giveUpNone: 'Give up no card',
    play: (card: string): string => `Play ${card}`,
    cardOn: (card: string, on: string): string => `${card} on ${on}`,
    giveUpCard: (card: string): string => `Give up ${card}`,
    giveUp: (card: string, unit: string): string => `Give up ${card}: ${unit} acts`,
    activate: (brigade: string): string => `Activate ${brigade}`,
    bringOn: (unit: string): string => `Bring on ${unit}`,
    doneCommands: 'End the action phase',
    doneOrders: 'The others stay where they are',
    doneFire: 'End the fire phase',
    noWayBack: 'No way back: it routs',
    fire: 'Fire',
    support: 'Support',
    skirmish: ' (skirmishing)',
    otherCannon: 'its other cannon',
    bothCannons: (unit: string): string => `${unit} with both cannons`,
    lends: (units: readonly string[]): string =>
      units.length === 0
        ? 'Nobody supports'
        : `${en.list(units)} ${units.length === 1 ? 'supports' : 'support'}`,
    formed: (formation: string): string => `form ${formation}`,
    into: (place: string): string => `into ${place}`,
    target: (enemy: string): string => `against ${enemy}`,
    assaults: (enemy: string, unit: string): string => `Assault ${enemy} with ${unit}?`,
    onTheSpot: 'on the spot',
    /** Two moves: '9.0" and 4.2"'. */
    andThen: (far: string, again: string): string => `${far} and ${again}`,
    afterMove: (far: string): string => `after a move of ${far}`,
    rideNot: 'Stay where he is',
    ride: (place: string): string => `Ride to ${place}`,
    rideInto: (place: string): string => `Ride into ${place}`,
    arriveNot: 'Wait until next turn',
    setUp: (unit: string, formed: string, place: string): string =>
      `${unit}, ${formed}, at ${place}`,
    noMore: 'No more this turn',
    fight: (main: string, target: string, support: string): string =>
      support === '' ? `${main} attacks ${target}` : `${main} attacks ${target} with ${support}`,
    noFights: 'No fights',
    stand: 'Stand',
    retreat: 'Retreat',
    stay: 'Stay outside',
    occupy: 'Go in',
    edge: (edge: string): string => `The ${edge} edge`,
    brigade: (name: string): string => `Set up ${name}`,
    reserve: 'Hold it back as a reinforcement',
    here: 'Here',
    terrain: 'This battlefield',
    allot: (list: string): string => list,
  },
  control: {
    zone: 'Deployment area',
    allotted: 'So be it',
    touches: (n: number, name: string): string =>
      `${count(n, 'figure', 'figures')} of the front rank would touch ${name}.`,
    withCard: 'Cards with this order',
    secondMove: 'Second move from here',
    secondMoveKey: 'The unit in hand: its second move begins here',
    /** 'First move: 9.0" of 9"'. */
    nthMove: (i: number, said: string): string => `${i === 0 ? 'First' : 'Second'} move: ${said}`,
    brigade: 'For the brigade',
    cornered: 'If you know of no way',
    outOfCommand: 'There it would need a messenger.',
    messengerFirst: (score: number, chance: string): string =>
      `First a messenger must get through, needing ${score}: ${chance}.`,
    fireAt: (name: string): string => `Fire at ${name}`,
    fireBy: (name: string): string => `Fire by ${name}`,
    contactWith: (name: string): string => `Contact with ${name}`,
  },
  riding: {
    stays: (name: string): string => `${name} stays`,
    rides: (name: string, inches: number): string => `${name} rides ${inches.toFixed(1)}"`,
    enters: (name: string, place: string): string => `${name} rides into ${place}`,
  },
  fights: fightsEn,
  forecast: forecastEn,
  volley: volleyEn,
  terrain: {
    limits: ([towns, mostTowns]: Range, [woods, mostWoods]: Range): string =>
      `${towns} to ${mostTowns} villages, ${woods} to ${mostWoods} woods, one river or stream at most.`,
  },
  certificate: certificateEn,
  measuring: measuringEn,
  moment: {
    'enemy turn': "The enemy's turn begins.",
    'hits failed': 'Some dice have missed.',
    'test failed': 'A test has failed.',
    activated: 'A brigade has been activated.',
    order: 'A unit is about to act.',
    'own melee phase': 'Your melee phase begins.',
    'melee phase': 'A melee phase begins.',
    'enemy melee phase': "The enemy's melee phase begins.",
    'valour in melee': 'A valour test in melee has failed.',
    'end of own melee phase': 'Your melee phase ends.',
  } as { readonly [moment: string]: string },
  /** When a card in hand may be played. */
  when: {
    drawn: 'at once',
    'enemy turn': "as the enemy's turn begins",
    'own fate phase': 'in your fate phase',
    'own fire phase': 'in your fire phase',
    target: 'with a target in your fire phase',
    'hits failed': 'when your dice miss',
    'test failed': 'when a test of yours fails',
    activated: 'when a brigade has been activated',
    order: 'with an order',
    'own melee phase': 'in your melee phase',
    'melee phase': 'in a melee phase',
    'enemy melee phase': "in the enemy's melee phase",
    'valour in melee': 'when an enemy tests its valour in melee',
    'end of own melee phase': 'as your melee phase ends',
  },
  cardWhen: (card: string, when: string): string => `${card} (${when})`,
  list: english.listed,
  fight: {
    fire: (main: string, target: string): string => `${main} shoots at ${target}`,
    melee: (main: string, target: string): string => `${main} attacks ${target}`,
    dice: 'Dice',
    modifier: 'Modifier',
    roll: 'The throw',
    distance: 'Move distance',
    tenacity: 'Tenacity',
    losses: 'Losses',
    counts: 'In all',
    hit: 'Hit roll',
    again: (rules: readonly string[]): string =>
      rules.length === 0 ? 'Thrown again' : `Thrown again by ${rules.join(' and ')}`,
    hits: (n: number): string => (n === 0 ? 'No hit.' : `${count(n, 'hit', 'hits')}.`),
  },
  builder: {
    /** 'Line Infantry, musket 12": fire 3, melee 4, tenacity 4. 24 points.' */
    summary: (
      profile: string,
      weapon: string,
      [fire, melee, tenacity]: readonly [number, number, number],
      points: number,
    ): string =>
      `${profile}, ${weapon.toLowerCase()}: ${fire > 0 ? `fire ${fire}, ` : ''}melee ${melee}, tenacity ${tenacity}. ${points} points.`,
    figures: 'figures',
    elite: { fire: 'Elite: fire', melee: 'Elite: melee', tenacity: 'Elite: tenacity' },
    weak: 'Understrength',
    large: 'Large',
    kind: (profile: string, points: number): string => `${profile}, ${points} points`,
    total: (points: number, given: number): string =>
      points === given
        ? `${points} points, as in the scenario.`
        : `${points} points. The scenario's army has ${given}.`,
  },
}

export type VfText = typeof en
