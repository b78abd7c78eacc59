import type { Phase } from '@grognard/rules-rf2/functions'
import { capital, english } from '@grognard/toolkit'

const { counted: count } = english

const phases: { readonly [phase in Exclude<Phase, 'losses'>]: string } = {
  attach: 'Leaders',
  rally: 'Rally',
  movement: 'Movement',
  fire: 'Fire',
  morale: 'Morale',
  end: 'End of turn',
}

/** What the table says of Second Rank & File, in English. */
export const en = {
  capital,
  list: english.listed,
  phases,
  spread: (ranks: number): string => (ranks === 1 ? 'one rank' : 'two ranks'),
  side: 'in line',
  refused: 'with a refused flank',
  unit: {
    /** 'Heavy infantry, line, 6 stands, class C'. */
    summary: (kind: string, formed: string, stands: string, of: string): string =>
      `${kind}, ${formed}, ${stands}, class ${of}`,
    lost: (lost: number, all: number): string =>
      `${count(lost, 'break point', 'break points')} of ${all} lost`,
    third: ['', 'a third gone', 'two thirds gone: spent', 'all gone'] as readonly string[],
    brigade: (name: string): string => `Brigade: ${name}`,
    disordered: 'Disordered',
    retreating: 'Retreating',
    halted: 'Halted this turn',
    moved: 'Has moved',
    fired: 'Has fired',
    leader: (name: string): string => `${name} is with it`,
  },
  leader: {
    army: 'Commander of the army',
    brigade: (name: string): string => `Leads ${name}`,
    command: (n: number): string => `command +${n}`,
    with: (name: string): string => `with ${name}`,
  },
  status: {
    turn: (turn: number, last: number): string => `Turn ${turn} of ${last}`,
    brief: (turn: number, last: number): string => `Turn ${turn}/${last}`,
    lost: 'units lost',
    lostTitle: 'Units lost',
    lostText: (lost: number, all: number, breaks: number): string =>
      `${lost} of ${count(all, 'unit', 'units')}; the army tests at ${breaks}`,
    points: 'Break points',
    pointsText: (lost: number, all: number): string => `${lost} of ${all} lost`,
    spent: 'Spent units',
  },
  card: {
    class: 'Class',
    morale: 'Morale',
    fire: 'Fire',
    melee: 'Melee',
    points: 'Points',
    pointsText: (left: number, all: number): string => `${left}/${all}`,
    move: 'Move',
    march: 'March',
    thirds: 'Break points',
    thirdsText: (lost: number, one: number, two: number, all: number): string =>
      `${lost} lost; worse at ${one}, spent at ${two}, routs at ${all}`,
    weapon: 'Weapon',
    ranges: (weapon: string, ranges: readonly string[]): string =>
      `${weapon}, ${ranges.join(' / ')}`,
    traits: 'Traits',
    brigade: 'Brigade',
    pace: { march: 'marching', normal: 'not marching' },
    commands: 'Command',
    radius: 'Rides',
    none: 'none',
    at: (name: string): string => `Fire at ${name}`,
  },
  needs: (score: number): string =>
    score > 6 ? 'two sixes a hit' : score === 6 ? 'needing 6' : `needing ${score} or more`,
  prompt: {
    attach: 'Send leaders to their units, or let them stay.',
    order: (n: number): string =>
      n === 0
        ? 'All units have their orders.'
        : `Give a unit its order. ${count(n, 'unit can', 'units can')} still move.`,
    fire: (n: number): string =>
      `Fire with a unit. ${count(n, 'unit has', 'units have')} somebody to fire at.`,
    goBack: (unit: string): string => `Which way does ${unit} go back?`,
    inTurn: {
      rally: 'Which unit tries to rally next?',
      rout: 'Which unit routs next?',
      morale: 'Which unit tests its morale next?',
    },
    dice: (side: string, n: number, what: string): string =>
      `${side} throws ${count(n, 'die', 'dice')}: ${what}.`,
  },
  /** Short, for buttons beside each other. */
  action: {
    march: 'March',
    form: 'Form',
    incline: 'Incline',
    recover: 'Recover',
    fire: 'Fire',
    done: 'End phase',
  },
  control: {
    mayMove: 'It may move',
    riders: 'Leaders who can ride',
    halved: (why: string): string => `Half its move: ${why}.`,
    halvedAlready: (why: string): string => `Not halved again: ${why}.`,
    corner: { left: 'Left corner ahead', right: 'Right corner ahead' },
    doneOrders: 'The others stay where they are',
    deed: {
      move: (unit: string): string => `Move ${unit}`,
      march: (unit: string): string => `March ${unit}`,
      form: (unit: string): string => `Form ${unit}`,
      manhandle: (unit: string): string => `Push ${unit} by hand`,
      recover: (unit: string): string => `${unit} recovers its order`,
    },
  },
  leaders: {
    title: 'Leaders',
    hint: 'Drag a leader to a unit, or pick him and then the unit.',
    to: (leader: string): string => `Where ${leader} goes`,
    stays: 'By himself',
    leave: 'Leaves it',
    alone: (leader: string): string => `${leader} stays`,
    leaves: (leader: string, unit: string): string => `${leader} leaves ${unit}`,
    with: (leader: string, unit: string): string => `${leader} stays with ${unit}`,
    goes: (leader: string, unit: string): string => `${leader} goes to ${unit}`,
    allStay: 'All stay',
    send: 'Send them',
  },
  firing: {
    /** '4 dice at 4+'. */
    dice: (n: number, needs: string): string => `${count(n, 'die', 'dice')} at ${needs}`,
    stands: 'Its stands',
    units: 'Units that can fire',
    hint: 'Pick an enemy for all stands that can hit it, or a stand for another target.',
    aims: (stand: number, needs: string, at: string, band: string): string =>
      `${stand}: ${needs} at ${at}, ${band}`,
    danger: (stand: number, friend: string): string => `${stand}: ${friend} is too near before it`,
    nobody: (stand: number): string => `${stand}: sees nobody in range`,
    holds: (stand: number): string => `${stand}: holds its fire`,
    fire: (unit: string): string => `Fire with ${unit}`,
    done: 'No more fire',
    loses: (unit: string): string => `${unit} loses`,
    needed: (stands: number, at: string): string =>
      `${count(stands, 'stand needs', 'stands need')} at ${at}`,
    fatigue: (points: number): string =>
      `Low ammunition will cost it ${points.toFixed(1)} break points.`,
    third: (chance: string): string => `a third gone ${chance}`,
    spent: (chance: string): string => `spent ${chance}`,
    routs: (chance: string): string => `routs ${chance}`,
    tests: (chance: string): string => `tests ${chance}`,
    marks: ['a third', 'two thirds', 'all'] as readonly string[],
  },
  film: {
    volley: (needs: number): string => `Volley, needing ${needs}`,
    sixes: 'Volley, two sixes a hit',
    distance: 'How far it goes',
    leader: 'Whether he is hit',
    fate: 'What becomes of him',
    tests: {
      elan: (needs: number): string => `Elan, needing ${needs}`,
      morale: (needs: number): string => `Morale, needing ${needs}`,
      rallies: (needs: number): string => `Rally, needing ${needs}`,
      breaks: (needs: number): string => `The army, needing ${needs}`,
    },
    brief: {
      fires: (unit: string, at: string, hits: number): string =>
        `${unit} fires at ${at}: ${hits === 0 ? 'no hit' : count(hits, 'hit', 'hits')}.`,
      stands: (unit: string): string => `${unit} tests its morale and stands.`,
      breaks: (unit: string): string => `${unit} tests its morale and breaks.`,
      steady: (unit: string): string => `${unit} keeps its order.`,
      disordered: (unit: string): string => `${unit} is disordered.`,
    },
    title: {
      fires: (unit: string, at: string): string => `${unit} fires at ${at}.`,
      moves: (unit: string): string => `${unit} moves.`,
      morale: (unit: string): string => `${unit} tests its morale.`,
      rides: (leader: string): string => `${leader} rides.`,
    },
  },
  fight: {
    needed: 'Needs',
    needs: 'Needs',
    allowance: 'It could move',
    distance: 'How far it goes',
    army: 'the army',
  },
  measuring: {
    fires: (unit: string, weapon: string, ranges: string): string =>
      `${unit} fires with ${weapon}: ${ranges}.`,
    ride: (inches: number): string => `rides ${inches}"`,
    rides: (leader: string, inches: number): string =>
      `${leader} goes to a unit up to ${inches}" away.`,
    hits: (unit: string, enemies: string): string => `${unit} could fire at ${enemies}.`,
    hitsNobody: (unit: string): string => `${unit} could fire at nobody.`,
    dead: 'What is shaded the country hides from it.',
    deadLabel: 'dead ground',
    sees: (unit: string, enemy: string, n: number, all: number): string =>
      `${n} of ${count(all, 'stand', 'stands')} of ${unit} can fire at ${enemy}.`,
    seesNot: (unit: string, enemy: string, why: string): string =>
      `${unit} cannot fire at ${enemy}: ${why}.`,
    retreating: 'it is retreating',
    noStand: 'no stand of it fires as it stands',
    tooFar: (inches: string): string => `${inches} too far`,
    inDanger: (friend: string): string => `${friend} is too near before it`,
    outOfArc: 'outside its arcs',
    inTheWay: (unit: string): string => `${unit} is in the way`,
    hidden: (place: string): string => `hidden by ${place}`,
    several: 'several things are in the way',
  },
  choice: {
    left: 'To the left',
    right: 'To the right',
    goes: (unit: string, hand: string): string => `${unit} goes back ${hand}`,
  },
}

export type Rf2Text = typeof en
