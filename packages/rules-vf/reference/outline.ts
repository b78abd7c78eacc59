import type { vf1Clauses } from '../clauses/vf1.ts'
import type { vf2Clauses } from '../clauses/vf2.ts'
import type { vf3Clauses } from '../clauses/vf3.ts'
import type { EditionId } from '../options.ts'
import type { ClauseOf } from '@grognard/toolkit'
import type { EntryText, Outline, SectionTextFor, SheetTextFor } from '@grognard/toolkit'

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
  options: {
    batteries: ['vf3:O1.1', 'vf3:O1.1.figures'],
    effective: ['vf3:O1.2'],
    large: ['vf3:O2.1'],
    concentrated: ['vf3:O2.1.concentrated-fire'],
    distances: ['vf3:O3.1', 'vf3:O3.1.thirds', 'vf3:O3.1.half', 'vf3:O3.1.centimetres'],
    smaller: ['vf3:O3.2'],
    figures: ['vf3:O3.3'],
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
} as const satisfies Outline<ClauseOf<typeof vf2Clauses> | ClauseOf<typeof vf3Clauses>>

export type SectionText<Id extends keyof typeof OUTLINE> = SectionTextFor<(typeof OUTLINE)[Id]>
export type SheetText = SheetTextFor<typeof OUTLINE>

type Sections = typeof OUTLINE

/** Something for some entries of the sheet. */
type ForEntries<What> = {
  readonly [id in keyof Sections]?: { readonly [entry in keyof Sections[id]]?: What }
}

/** What an edition says otherwise than the 2nd, or says of the one before it. */
export type Changes = ForEntries<Partial<EntryText>>

/** The clauses of an edition, where those of the 2nd have their place. */
export const ALSO: {
  readonly [edition in EditionId]: ForEntries<
    readonly (ClauseOf<typeof vf1Clauses> | ClauseOf<typeof vf3Clauses>)[]
  >
} = {
  vf1: {
    turn: { sequence: ['vf1:sequence'], fate: ['vf1:fate'] },
    fire: { range: ['vf1:fire.ranges'] },
    action: {
      activation: ['vf1:activate', 'vf1:activate.fail'],
      actions: ['vf1:action.assault.after-fire', 'vf1:action.order'],
      messengers: ['vf1:messenger'],
      move: ['vf1:movement.general'],
      distances: ['vf1:movement.distances'],
      assault: ['vf1:action.assault'],
      double: ['vf1:action.manoeuvre', 'vf1:action.double'],
      rally: ['vf1:action.rally', 'vf1:rally.modifiers', 'vf1:rally.dice'],
      leaders: ['vf1:commanders'],
    },
    melee: { result: ['vf1:melee.winner'] },
    attacks: {
      values: [
        'vf1:fire.modifiers',
        'vf1:fire.modifiers.halved',
        'vf1:fire.modifiers.ranks',
        'vf1:fire.obscured',
        'vf1:melee.modifiers',
        'vf1:melee.modifiers.outflanked',
        'vf1:melee.modifiers.column',
        'vf1:melee.modifiers.garrison',
        'vf1:melee.line',
      ],
      support: ['vf1:fire.support', 'vf1:melee.brigade-support'],
      hits: [
        'vf1:fire.modifiers.outflanked',
        'vf1:fire.shaken',
        'vf1:melee.modifiers.no-losses',
        'vf1:melee.modifiers.target-outflanked',
        'vf1:melee.modifiers.shaken',
      ],
      losses: ['vf1:melee.losses', 'vf1:melee.sharing'],
    },
    morale: {
      shaken: ['vf1:shaken'],
      valour: ['vf1:valour'],
      routs: ['vf1:rout'],
      fortitude: ['vf1:fortitude'],
      wavering: ['vf1:wavering', 'vf1:wavering.end'],
    },
    ending: { reinforcements: ['vf1:fate'] },
  },
  vf2: {},
  vf3: {
    core: { figures: ['vf3:1.1.1'] },
    action: {
      reforming: ['vf3:6.3.3'],
      retreat: ['vf3:6.4'],
      assault: ['vf3:6.5'],
      double: ['vf3:6.6'],
    },
    attacks: {
      values: ['vf3:8.1.3', 'vf3:8.1.4'],
      hits: ['vf3:sheet.qrs.heavy-artillery'],
    },
    morale: {
      shaken: ['vf3:9.1'],
      automatic: ['vf3:9.2.2', 'vf3:9.2.2.who', 'vf3:9.2.2.cavalry'],
      fortitude: ['vf3:9.5'],
    },
    ending: { winning: ['vf3:10.0'], reinforcements: ['vf3:11.0'] },
    terrain: {
      kinds: ['vf3:T.1.2', 'vf3:T.1.4'],
      barriers: ['vf3:T.2.1'],
      cover: ['vf3:T.2.2', 'vf3:T.2.2.barrier', 'vf3:T.2.2.cavalry', 'vf3:T.2.2.ties'],
      highways: ['vf3:T.2.3'],
      occupying: ['vf3:T.3.2', 'vf3:T.3.3'],
      values: ['vf3:T.3.5', 'vf3:T.3.5.melee'],
      melees: ['vf3:T.3.6'],
    },
    specials: { openOrder: ['vf3:sheet.qrs.open-order'] },
  },
}

/** The clauses of an option, by its name. */
export const OPTION_CLAUSES: {
  readonly [option: string]: readonly ClauseOf<typeof vf3Clauses>[]
} = {
  bases: ['vf3:O3.3'],
  batteries: ['vf3:O1.1', 'vf3:O1.1.figures', 'vf3:O1.2'],
  large: ['vf3:O2.1', 'vf3:O2.1.concentrated-fire'],
  distances: ['vf3:O3.1', 'vf3:O3.1.thirds', 'vf3:O3.1.half', 'vf3:O3.1.centimetres'],
  units: ['vf3:O3.2'],
}

/** What editions and options are called on the sheet, and what is said of them first. */
export type EditionTexts = {
  readonly about: { readonly title: string; readonly says: { readonly [id in EditionId]: string } }
  /** Marks what the edition before had otherwise. */
  readonly changed: { readonly [id in EditionId]: string }
  readonly options: string
}
