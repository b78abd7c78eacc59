import { RANKS, type Rank } from '../../battle.ts'
import { FATE } from '../../cards/index.ts'
import { SHEET_NAMES, SHEETS, type SheetName } from '../../sheets/index.ts'
import type { VfNouns } from '../nouns.ts'

type Titles = { readonly [title: string]: string }

const cardsOf = (sheet: SheetName) =>
  Object.fromEntries(RANKS.map((rank) => [rank, FATE[sheet][rank].title])) as {
    readonly [rank in Rank]: string
  }

const profiles = SHEET_NAMES.flatMap((sheet) => SHEETS[sheet].profiles)
const themselves = (titles: readonly string[]): Titles =>
  Object.fromEntries(titles.map((title) => [title, title]))

export const nouns: VfNouns = {
  side: { red: 'red', blue: 'blue' },
  phase: {
    attacker: 'Attacker',
    terrain: 'Battlefield',
    edges: 'Edges',
    objectives: 'Objectives',
    commands: 'Commands',
    deployment: 'Deployment',
    'first turn': 'First turn',
    turn: 'Turn',
    fate: 'Fate',
    fire: 'Fire',
    action: 'Action',
    melee: 'Melee',
    fights: 'Fights',
    breakthrough: 'Breakthrough',
    fortitude: 'Fortitude',
    'end of turn': 'End of turn',
  },
  arm: { infantry: 'infantry', cavalry: 'cavalry', artillery: 'artillery' },
  formation: {
    'march column': 'march column',
    line: 'line',
    'attack column': 'attack column',
    'open order': 'open order',
    square: 'square',
    limbered: 'limbered',
    unlimbered: 'unlimbered',
  },
  formed: (formation) =>
    'files' in formation
      ? `${nouns.formation[formation.kind]}, ${formation.files} wide`
      : nouns.formation[formation.kind],
  edge: { top: 'top', bottom: 'bottom', left: 'left', right: 'right' },
  rank: {
    king: 'King',
    queen: 'Queen',
    jack: 'Jack',
    '10': '10',
    '9': '9',
    '8': '8',
    '7': '7',
    '6': '6',
    '5': '5',
    '4': '4',
    '3': '3',
    '2': '2',
    ace: 'Ace',
  },
  card: { british: cardsOf('british'), french: cardsOf('french') },
  special: {
    battery: 'Battery',
    canister: 'Canister',
    carbines: 'Carbines',
    'disciplined musketry': 'Disciplined Musketry',
    elan: 'Elan',
    headstrong: 'Headstrong',
    'heavy cavalry': 'Heavy Cavalry',
    'horse artillery': 'Horse Artillery',
    'light cavalry': 'Light Cavalry',
    'light infantry': 'Light Infantry',
    militia: 'Militia',
    'open order': 'Open Order',
    rockets: 'Rockets',
    skirmishers: 'Skirmishers',
    slow: 'Slow',
    square: 'Square',
  },
  armyRule: { 'linear tactics': 'Linear Tactics' },
  sheet: { british: SHEETS.british.title, french: SHEETS.french.title },
  profile: themselves(profiles.map(({ title }) => title)),
  weapon: themselves(profiles.map(({ weapon }) => weapon)),
  value: { fire: 'fire value', melee: 'melee value', tenacity: 'tenacity' },
  order: {
    stay: 'stay',
    rally: 'rally',
    move: 'move',
    retreat: 'retreat',
    double: 'double',
    assault: 'assault',
    occupy: 'occupy',
    exit: 'come out',
    shift: 'go over to the next section',
  },
  terrain: {
    wood: 'wood',
    village: 'village',
    field: 'field',
    rough: 'rough ground',
    bog: 'bog',
    lake: 'lake',
    impassable: 'impassable ground',
    river: 'river',
    stream: 'stream',
    road: 'road',
    hedge: 'hedge',
    wall: 'wall',
    fence: 'fence',
    escarpment: 'escarpment',
    hill: 'hill',
    bridge: 'bridge',
    ford: 'ford',
  },
  terrainRule: {
    barrier: 'barrier',
    'cover in melee': 'cover in melee',
    defendable: 'defendable',
    'hard cover': 'hard cover',
    highway: 'highway',
    impassable: 'impassable',
    obstacle: 'obstacle',
    rough: 'rough',
    'soft cover': 'soft cover',
  },
  status: { reserve: 'in reserve', shaken: 'shaken', routed: 'routed' },
  outcome: { red: 'Red victory', blue: 'Blue victory', draw: 'Draw' },
}
