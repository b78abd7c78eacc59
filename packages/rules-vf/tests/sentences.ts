// Data for every sentence that the rulebook knows, as events and refusals carry it.

import type { Json, JsonObject } from '@grognard/kernel'
import { add, explain, halve } from '@grognard/toolkit'
import { clause } from '../clauses.ts'

const counting = (value: number) =>
  explain({ clause: clause('vf2:10.0'), label: 'objectives held', value: 2 }, [
    add(clause('vf2:9.6'), 'defeats inflicted', value - 2),
  ])
const number = counting(3)
const halved = explain({ clause: clause('vf2:8.3.1'), label: 'hits', value: 5 }, [
  halve(clause('vf2:special.open-order'), 'open order'),
])

const sample = {
  unit: '3rd Foot',
  units: [1],
  other: '1/95th Rifles',
  target: 'Line Infantry 2',
  closer: 'Twelve-pounders',
  enemy: '10th Hussars',
  fighting: '31st Foot',
  loser: '29th Foot',
  at: 'Divisional battery',
  leader: 'Major-General Cooke',
  brigade: "Colborne's Brigade",
  names: ['3rd Foot', '31st Foot'],
  foes: ['3rd Foot'],
  others: ['3rd Foot', '31st Foot'],
  own: "Abercromby's Brigade",
  only: '29th Foot',
  edges: ['top', 'bottom'],
  formed: 'march column',
  hidden: 'unit',
  blocker: '31st Foot',
  clearance: 1,
  why: 'failed',
  away: 'moved',
  doing: 'retreat',
  moment: 'order',
  does: 'assault',
  comes: ['move', 'double'],
  again: [{ dice: 2, rule: 'Elan' }],
  general: 'Marshal Victor',
  distance: number,
  squares: ['31st Foot'],
  cause: 'cavalry',
  riders: ['10th Hussars'],
  routing: ['3rd Foot'],
  nearby: ['31st Foot', '29th Foot'],
  defeated: 'shattered',
  attacker: 'red',
  holder: '3rd Foot',
  holds: { red: ['The chapel'], blue: [] },
  steadied: true,
  support: ['29th Foot', '31st Foot'],
  crossed: ['road 1'],
  seat: 'x',
  side: 'red',
  card: 'Surprise Attack',
  on: 'The hill',
  rank: 'king',
  army: 'french',
  sheet: 'british',
  objective: 'The chapel',
  feature: 'wood 2',
  ground: 'The Coa',
  profile: 'Rocket Artillery',
  rule: 'Open Order',
  edge: 'top',
  phase: 'edges',
  what: 'unit',
  name: 'Brigade 2',
  value: number,
  values: [1, 2],
  is: 'line',
  called: 'march column',
  into: 'square',
  how: 'retreat',
  purpose: 'double',
  kind: 'fire',
  by: 'cover',
  outcome: 'turns away',
  faces: [3, 4],
  needs: 4,
  modifier: number,
  roll: number,
  losses: 2,
  tenacity: number,
  test: { target: 4, modifier: number },
  dice: [{ thrown: 1, again: 5, success: true }],
  place: 'features[1]',
  flaw: { is: 'crossing-dry' },
  generated: false,
  reply: true,
  skirmish: false,
  shaken: true,
  passed: false,
  setbacks: 3,
  wavers: true,
  steadies: true,
  shares: [
    { name: '3rd Foot', share: 2 },
    { name: '31st Foot', share: 1 },
  ],
} satisfies JsonObject

/** Data that one sentence has otherwise than the others. */
const OTHERWISE: { readonly [key: string]: JsonObject } = {
  totals: { red: number, blue: counting(4) },
  'objective taken': { red: number, blue: counting(4) },
  'losses-halved': { losses: halved },
  losses: { near: '10th Hussars' },
  'losses-borne': { tenacity: 4 },
  'wrong-number': { at: 3 },
  'card-names': { names: 'unit' },
  'card-names-no': { names: 'leader' },
  'elite-more': { value: 'melee' },
  'no-option': { name: 'x' },
  'fight-won': { attack: 2, reply: 5 },
  'way-too-long': { distance: 12 },
  'assault-too-far': { distance: 8 },
  'unknown-brigade': { brigade: 77 },
  'no-such-unit': { unit: 77 },
  'leader-not-connected': { from: 'wood 1' },
  'shift-not-connected': { from: 'wood 1' },
}

/** What may make a sentence another, each by itself. */
const VARIANTS: readonly JsonObject[] = [
  { losses: 1, hits: 1, faces: [5], names: ['3rd Foot'], support: [], crossed: [], files: 1 },
  { losses: 0, hits: 0, rallied: 0, back: 0, foes: ['3rd Foot', '31st Foot', '29th Foot'] },
  { back: 1, defeats: 1, support: ['31st Foot'], most: 1, figures: 1, ranks: 1, points: 1 },
  { crossed: ['road 1', 'stream 1', 'hedge 2'], dice: [{ thrown: 2, again: null }] },
  { modifier: counting(0), test: { target: 4, modifier: counting(0) }, value: counting(1) },
  { modifier: counting(-1), test: { target: 4, modifier: counting(-1) }, tenacity: counting(2) },
  { side: 'blue', army: 'british', sheet: 'french', card: 'Vive l’Empereur!' },
  { generated: true, shaken: false, passed: true, skirmish: true },
  { kind: 'melee' },
  { support: ['3rd Foot', '31st Foot', '31st Foot'], cannons: 1 },
  ...['valour', 'guns', 'square', 'retreat', 'wavering', 'fortitude'].map((cause) => ({ cause })),
  { again: [], defeated: 'fortitude', routing: [], left: 0, tests: 1, failed: 0, steadied: false },
  { nearby: [], left: 1, tests: 2, failed: 1, holds: { red: [], blue: ['The chapel', 'Gardens'] } },
  {
    again: [
      { dice: 1, rule: 'Elan' },
      { dice: 3, rule: 'Deadly Attack' },
    ],
  },
  { routing: [], nearby: [] },
  { foes: [], others: ['3rd Foot'], formed: 'limbered', held: true },
  ...['arc', 'ground', 'crest'].map((hidden) => ({ hidden, blocker: 'wood 2' })),
  ...['enemy', 'active', 'shattered', 'away'].map((why) => ({ why })),
  ...['gone', 'reserve'].map((away) => ({ away })),
  { doing: 'throw before squares', edges: ['left', 'right'] },
  ...[
    'drawn',
    'enemy turn',
    'own fate phase',
    'own fire phase',
    'target',
    'hits failed',
    'test failed',
    'activated',
    'own melee phase',
    'melee phase',
    'enemy melee phase',
    'valour in melee',
    'end of own melee phase',
  ].map((moment) => ({ moment })),
  { kind: 'melee', reply: false },
  { setbacks: 1, wavers: false, steadies: false, odd: 2 },
  { least: 5, most: 5, place: '', flaw: { is: 'no-json' } },
  { is: 'attack column', called: 'open order', what: 'brigade', phase: 'first turn' },
  ...['objective', 'brigade', 'leader'].map((names) => ({ names })),
  ...['fire', 'tenacity'].map((value) => ({ value })),
  ...['move', 'double', 'assault'].map((how) => ({ how, hundredths: 825 })),
  ...['move', 'retreat', 'reform', 'exit', 'assault'].map((purpose) => ({ purpose })),
  ...['line', 'march column', 'attack column', 'open order', 'limbered', 'unlimbered'].map(
    (into) => ({ into }),
  ),
  ...['losses', 'active side', 'attacker', 'height'].map((by) => ({ by })),
  ...['thrown back', 'stays'].map((outcome) => ({ outcome })),
  ...['bottom', 'left', 'right'].map((edge) => ({ edge })),
]

/** Whoever an answer names by a number that nobody has, and the refusals that say so. */
const NOBODY = { unit: 77, target: 77, brigade: 77, other: 77 }
const OF_NOBODY: readonly string[] = [
  'lends-twice',
  'skirmishers-lend',
  'target-twice',
  'fights-twice',
  'not-in-turn',
  'move-alone',
  'not-the-one',
]

/** A count of its own for every field, so that none stands for another. */
const countOf = (field: string): number =>
  Array.from(field).reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 89, 0) + 3

/** Whatever is not in the sample is a count. */
export const dataOf = (key: string, more: JsonObject = {}): JsonObject =>
  new Proxy<JsonObject>(
    { ...sample, ...OTHERWISE[key], ...fitting(key, more) },
    {
      get: (data, field) => (field in data ? data[field as string] : countOf(String(field))),
    },
  )

/** Of the same kind as what this sentence has otherwise: a number is no list. */
function fitting(key: string, more: JsonObject): JsonObject {
  const own: JsonObject = { ...sample, ...OTHERWISE[key] }
  return Object.fromEntries(
    Object.entries(more).filter(
      ([field, value]) => own[field] === undefined || kindOf(own[field]) === kindOf(value ?? null),
    ),
  )
}

const kindOf = (value: Json): string => (Array.isArray(value) ? 'list' : typeof value)

/** What a sentence may have nothing of. */
const NOTHING: { readonly [key: string]: string } = {
  card: 'on',
  losses: 'near',
  'objective taken': 'holder',
  messenger: 'hundredths',
  'messenger lost': 'hundredths',
  'leader-rides': 'hundredths',
  'leader-not-to-deploy': 'leader',
  'leader-not-at-door': 'far',
  'assault-nobody': 'other',
}

type Catalogue = { readonly [key: string]: (data: never) => string }

/** Every sentence of a catalogue in all that it can be, each once. */
export const sentencesOf = (catalogue: object): { readonly [key: string]: readonly string[] } =>
  Object.fromEntries(
    Object.entries(catalogue as Catalogue).map(([key, say]) => [
      key,
      [
        ...new Set([
          ...[{}, ...VARIANTS].map((more) => say(dataOf(key, more) as never)),
          ...(NOTHING[key] === undefined
            ? []
            : [say({ ...dataOf(key), [NOTHING[key]]: null } as never)]),
          ...(OF_NOBODY.includes(key) ? [say({ ...dataOf(key), ...NOBODY } as never)] : []),
        ]),
      ],
    ]),
  )
