import type { Band, FormationKind, Phase, Unit, WeaponName } from '@grognard/rules-rf2/functions'
import { capital, english } from '@grognard/toolkit'

const { counted: count } = english

const weapons: { readonly [weapon in WeaponName]: string } = {
  SBM: 'smoothbore musket',
  SBC: 'smoothbore carbine',
  RM: 'rifled musket',
  RC: 'rifled carbine',
  EBLR: 'early breech-loading rifle',
  LBL: 'late breech-loading rifle',
  BLC: 'breech-loading carbine',
  LSB: 'light smoothbore gun',
  MSB: 'medium smoothbore gun',
  HSB: 'heavy smoothbore gun',
  MR: 'medium rifled gun',
  HR: 'heavy rifled gun',
  MBL: 'medium breech-loading gun',
  HBL: 'heavy breech-loading gun',
  LH: 'light howitzer',
  HH: 'heavy howitzer',
}

const kinds: { readonly [kind in Unit['kind']]: string } = {
  HI: 'Heavy infantry',
  LI: 'Light infantry',
  IF: 'Irregular foot',
  LC: 'Light cavalry',
  MC: 'Medium cavalry',
  HC: 'Heavy cavalry',
  DR: 'Dragoons',
  IC: 'Irregular cavalry',
  FA: 'Field artillery',
  HA: 'Horse artillery',
  SA: 'Siege artillery',
}

const formations: { readonly [kind in FormationKind]: string } = {
  line: 'line',
  unlimbered: 'deployed',
  'attack column': 'attack column',
  'double line': 'double line',
  square: 'square',
  'march column': 'march column',
  skirmish: 'skirmish order',
  limbered: 'limbered',
}

const phases: { readonly [phase in Exclude<Phase, 'losses'>]: string } = {
  attach: 'Leaders',
  rally: 'Rally',
  movement: 'Movement',
  fire: 'Fire',
  morale: 'Morale',
  end: 'End of turn',
}

const bands: { readonly [band in Band]: string } = {
  close: 'close range',
  effective: 'effective range',
  long: 'long range',
}

const traits: { readonly [trait in Unit['traits'][number]]: string } = {
  light: 'light troops',
  irregular: 'irregulars',
  skirmish: 'may skirmish',
  'double line': 'may form a double line',
  position: 'position guns',
}

/** What the table says of Second Rank & File, in English. */
export const en = {
  capital,
  list: english.listed,
  sides: { red: 'Red', blue: 'Blue' },
  weapons,
  kinds,
  formations,
  phases,
  bands,
  traits,
  spread: (ranks: number): string => (ranks === 1 ? 'one rank' : 'two ranks'),
  side: 'in line',
  refused: 'with a refused flank',
  unit: {
    /** 'Heavy infantry, line, 6 stands, class C'. */
    summary: (kind: string, formed: string, stands: number, of: string): string =>
      `${kind}, ${formed}, ${count(stands, 'stand', 'stands')}, class ${of}`,
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
    pointsText: (left: number, all: number): string => `${left} of ${all}`,
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
    dice: (side: string, n: number, what: string): string =>
      `${side} throws ${count(n, 'die', 'dice')}: ${what}.`,
  },
  /** Short, for buttons beside each other. */
  action: {
    move: 'Move',
    march: 'March',
    form: 'Form',
    incline: 'Incline',
    recover: 'Recover',
    fire: 'Fire',
    done: 'End phase',
  },
  choice: {
    left: 'To the left',
    right: 'To the right',
    goes: (unit: string, hand: string): string => `${unit} goes back ${hand}`,
  },
}

export type Rf2Text = typeof en
