import type { vf2Clauses } from '@grognard/rules-vf'
import type { ClauseOf } from '@grognard/toolkit'
import type { SheetEntry } from '../../adapter.ts'

type VfClause = ClauseOf<typeof vf2Clauses>

/**
 * What the sheet speaks of, in the book's order: sections, their entries, and the clauses of each
 * entry. A clause link goes to the first entry that has its clause.
 */
export const OUTLINE = {
  core: {
    sides: ['vf2:1.0'],
    modifiers: ['vf2:1.0.1'],
    dice: ['vf2:1.0.2'],
    figures: ['vf2:1.1', 'vf2:1.1.1', 'vf2:1.1.2'],
    units: ['vf2:1.2', 'vf2:1.2.1'],
    formations: ['vf2:1.2.2'],
    artillery: ['vf2:1.2.3'],
    leaders: ['vf2:1.3'],
    brigades: ['vf2:1.4'],
    sheets: ['vf2:1.5'],
  },
  preparation: {
    scenario: ['vf2:2.1'],
    objectives: ['vf2:2.1.1'],
    limit: ['vf2:2.2'],
    chief: ['vf2:2.3'],
    deck: ['vf2:2.4'],
  },
  turn: {
    sequence: ['vf2:3.0'],
    fate: ['vf2:4.0'],
  },
  fire: {
    phase: ['vf2:5.0', 'vf2:5.2'],
    who: ['vf2:5.1'],
    range: ['vf2:5.1.1'],
    sight: ['vf2:5.1.2', 'vf2:5.1.3'],
  },
  action: {
    activation: ['vf2:6.0', 'vf2:6.1', 'vf2:6.1.1'],
    actions: ['vf2:6.2', 'vf2:6.2.1'],
    messengers: ['vf2:6.2.2'],
    move: ['vf2:6.3'],
    distances: ['vf2:6.3.1'],
    enemies: ['vf2:6.3.2'],
    reforming: ['vf2:6.3.3'],
    retreat: ['vf2:6.4'],
    assault: ['vf2:6.5', 'vf2:6.5.1'],
    double: ['vf2:6.6'],
    rally: ['vf2:6.7'],
    leaders: ['vf2:6.8'],
  },
  melee: {
    targets: ['vf2:7.0', 'vf2:7.1'],
    fight: ['vf2:7.2', 'vf2:7.2.1', 'vf2:7.2.2', 'vf2:7.2.4'],
    result: ['vf2:7.2.3'],
    cavalry: ['vf2:7.2.5'],
  },
  attacks: {
    attack: ['vf2:8.0'],
    values: [
      'vf2:8.1',
      'vf2:8.1.1',
      'vf2:8.1.2',
      'vf2:8.1.3',
      'vf2:8.1.4',
      'vf2:8.1.5',
      'vf2:8.1.6',
    ],
    support: ['vf2:8.2', 'vf2:8.2.1', 'vf2:8.2.2', 'vf2:8.2.3'],
    hits: ['vf2:8.3'],
    losses: ['vf2:8.3.1'],
  },
  morale: {
    tests: ['vf2:9.2', 'vf2:9.5'],
    shaken: ['vf2:9.1'],
    valour: ['vf2:9.2', 'vf2:9.2.1'],
    automatic: ['vf2:9.2.2'],
    routs: ['vf2:9.3', 'vf2:9.4'],
    fortitude: ['vf2:9.5'],
    wavering: ['vf2:9.5.1'],
    defeats: ['vf2:9.6'],
  },
  ending: {
    winning: ['vf2:10.0'],
    reinforcements: ['vf2:11.0'],
  },
  terrain: {
    kinds: ['vf2:T.1.1', 'vf2:T.1.2', 'vf2:T.1.4', 'vf2:T.1.5', 'vf2:T.1.6'],
    hills: ['vf2:T.1.3'],
    barriers: ['vf2:T.2.1'],
    cover: ['vf2:T.2.2'],
    highways: ['vf2:T.2.3'],
    impassable: ['vf2:T.2.4'],
    obstacles: ['vf2:T.2.5'],
    rough: ['vf2:T.2.6'],
    defendable: ['vf2:T.3', 'vf2:T.3.1'],
    occupying: ['vf2:T.3.2', 'vf2:T.3.3'],
    contact: ['vf2:T.3.4'],
    values: ['vf2:T.3.5'],
    melees: ['vf2:T.3.6'],
    sections: ['vf2:T.3.7'],
  },
  scenario: {
    armies: ['vf2:A1.0'],
    attacker: ['vf2:A2.0', 'vf2:A3.0'],
    terrain: ['vf2:A3.1'],
    objectives: ['vf2:A3.2'],
    deployment: ['vf2:A4.0'],
    reserves: ['vf2:A4.1'],
    first: ['vf2:A5.0', 'vf2:A6.0'],
    meeting: ['vf2:A7.0.1'],
    assault: ['vf2:A7.0.2'],
  },
  armies: {
    british: ['vf2:sheet.british.units'],
    linear: ['vf2:sheet.british.linear-tactics'],
    french: ['vf2:sheet.french.units'],
    options: ['vf2:options.elite', 'vf2:options.understrength'],
  },
  specials: {
    battery: ['vf2:special.battery'],
    canister: ['vf2:special.canister'],
    carbines: ['vf2:special.carbines'],
    musketry: ['vf2:special.disciplined-musketry'],
    elan: ['vf2:special.elan'],
    headstrong: ['vf2:special.headstrong'],
    heavyCavalry: ['vf2:special.heavy-cavalry'],
    horseArtillery: ['vf2:special.horse-artillery'],
    lightCavalry: ['vf2:special.light-cavalry'],
    lightInfantry: ['vf2:special.light-infantry'],
    militia: ['vf2:special.militia'],
    openOrder: ['vf2:special.open-order'],
    rockets: ['vf2:special.rockets'],
    skirmishers: ['vf2:special.skirmishers'],
    slow: ['vf2:special.slow'],
    square: ['vf2:special.square'],
  },
  cards: {
    any: ['vf2:fate.any'],
    shared: [
      'vf2:fate.10',
      'vf2:fate.9',
      'vf2:fate.8',
      'vf2:fate.7',
      'vf2:fate.6',
      'vf2:fate.5',
      'vf2:fate.4',
      'vf2:fate.3',
      'vf2:fate.2',
      'vf2:fate.ace',
    ],
    british: ['vf2:fate.king.british', 'vf2:fate.queen.british', 'vf2:fate.jack.british'],
    french: ['vf2:fate.king.french', 'vf2:fate.queen.french', 'vf2:fate.jack.french'],
  },
} as const satisfies { [section: string]: { [entry: string]: readonly VfClause[] } }

type Outline = typeof OUTLINE
export type SectionId = keyof Outline

export type EntryText = {
  readonly title: string
  readonly says: readonly string[]
  readonly table?: NonNullable<SheetEntry['table']>
  /** How this table reads the book where it is silent; gathered again at the end of the sheet. */
  readonly asRead?: readonly string[]
}

export type SectionText<Id extends SectionId> = {
  readonly title: string
  readonly entries: { readonly [entry in keyof Outline[Id]]: EntryText }
}

export type SheetText = {
  readonly sections: { readonly [id in SectionId]: SectionText<id> }
  /** Marks a reading: 'As read here'. */
  readonly asRead: string
  readonly rulings: { readonly title: string; readonly about: EntryText }
}
