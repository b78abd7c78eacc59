// Data for every sentence that the rulebook knows, as events and refusals carry it.

import type { JsonObject } from '@grognard/kernel'
import { explain, type Explained } from '@grognard/toolkit'
import type { Side } from '../battle.ts'
import { clause, type AfvClause } from '../clauses.ts'
import type { Tally } from '../phases/tally.ts'
import type { Events, OfZone, Thrown } from '../words/events.ts'

const counting = (value: number): Explained<AfvClause> =>
  explain({ clause: clause('afv:victory.breakpoint'), label: 'units routed', value }, [])

const tally = (side: Side, lost: number, most: number): Tally => ({
  side,
  lost: counting(lost),
  most: counting(most),
})

const foot = { unit: 'Red 1st Regiment', units: [0] }
const other = 'Blue Horse, left'
const at = (zone: number, columns = 5): OfZone => ({ zone, columns, zones: [zone] })
const here = { ...foot, ...at(6) }

const thrown: readonly Thrown[] = [
  { stand: 'pike', value: counting(3), faces: [2, 6] },
  { stand: 'musket', value: counting(1), faces: [] },
]
const struck = { ...foot, at: other, face: 'front', dice: thrown, lost: counting(0) } as const

/** Every event in all that makes its sentence another. */
const told: { readonly [name in keyof Events]: readonly Events[name][] } = {
  throws: [{ red: 7, blue: 3, dice: { red: [3, 4], blue: [1, 2] } }],
  initiative: [{ side: 'red' }, { side: 'blue' }],
  quality: [
    { ...foot, quality: 'green', face: 1 },
    { ...foot, quality: 'veteran', face: 6 },
  ],
  placed: [here, { ...foot, ...at(1002) }, { ...foot, ...at(8, 3) }],
  commander: [
    { side: 'red', ...at(12) },
    { side: 'blue', ...at(1002) },
  ],
  fires: [
    { ...foot, at: other, dice: counting(1), needs: counting(2), faces: [5], hits: 0 },
    { ...foot, at: other, dice: counting(3), needs: counting(2), faces: [1, 2, 6], hits: 2 },
    { ...foot, at: other, dice: counting(0), needs: counting(2), faces: [], hits: 1 },
  ],
  attrition: [foot],
  attacks: [struck],
  rethrows: [
    { ...struck, by: 'afv:hth.overlap', again: [4] },
    { ...struck, by: 'afv:hth.outflank', again: [4, 5] },
    { ...struck, by: 'afv:hth.commander-rethrow', again: [] },
  ],
  blows: [0, 1, 2].map((hits) => ({ ...foot, at: other, hits: counting(hits) })),
  loses: [
    { ...foot, stands: counting(1), leftover: 0 },
    { ...foot, stands: counting(2), leftover: 1 },
    { ...foot, stands: counting(2), leftover: 3 },
  ],
  recovers: [
    { ...foot, hits: 1 },
    { ...foot, hits: 2 },
  ],
  removes: [
    { ...foot, stands: { musket: 1 }, leave: [] },
    { ...foot, stands: { pike: 1, musket: 2, gun: 0 }, leave: ['left', 'rear'] },
    { ...foot, stands: { hand: 1 }, leave: ['front'] },
    { ...foot, stands: { hand: 1 }, leave: ['right'] },
  ],
  routs: [
    { ...foot, left: 0, tally: null },
    { ...foot, left: 1, tally: tally('red', 1, 1) },
    { ...foot, left: 3, tally: tally('blue', 2, 4) },
  ],
  withdraws: [
    { ...foot, tally: null },
    { ...foot, tally: tally('red', 1, 3) },
  ],
  changes: [
    { ...here, formation: { kind: 'attack', files: 2 }, facing: null },
    { ...here, formation: { kind: 'open order', files: 1 }, facing: 0 },
    { ...here, formation: { kind: 'defensive', files: 3 }, facing: 3 },
  ],
  turns: ([0, 1, 2, 3] as const).map((facing) => ({ ...here, facing })),
  mounts: [here],
  dismounts: [here],
  moves: [here, { ...foot, ...at(14) }],
  disengages: [0, 1, 2].map((hits) => ({ ...here, hits: counting(hits) })),
  enters: [{ ...foot, ...at(2) }],
  shifts: [{ ...foot, ...at(1003) }],
  leaves: [{ ...foot, ...at(1001) }],
  tests: [
    { ...foot, needs: counting(4), face: 3, success: true },
    { ...foot, needs: counting(4), face: 5, success: false },
  ],
  untested: (['command', 'joins', 'heavy'] as const).map((why) => ({ ...foot, why })),
  reacts: [
    ...(
      ['counter-charge', 'recoil', 'fire', 'form', 'evade', 'flee', 'intercept', 'support'] as const
    ).map((reaction) => ({ ...foot, with: reaction, against: other })),
    { ...foot, with: 'recoil', against: other, ...at(1002) },
    { ...foot, with: 'flee', against: other, ...at(1001, 3) },
  ],
  flinches: [
    { ...foot, hits: 2, most: 2 },
    { ...foot, hits: 1, most: 1 },
  ],
  'pulls up': [{ ...foot, before: other }],
  rallies: ([0, 1, 2, 3] as const).map((facing) => ({ ...foot, facing })),
  meets: [
    { ...foot, with: other, disorder: counting(1), impact: counting(0) },
    { ...foot, with: other, disorder: counting(2), impact: counting(1) },
    { ...foot, with: other, disorder: counting(0), impact: counting(3) },
  ],
  'over-run': [0, 1, 2].map((disorder) => ({ ...foot, by: other, disorder: counting(disorder) })),
  engages: [
    { ...foot, with: other, face: 'front', impact: counting(0) },
    { ...foot, with: other, face: 'left', impact: counting(1) },
    { ...foot, with: other, face: 'right', impact: counting(2) },
    { ...foot, with: other, face: 'rear', impact: counting(2) },
  ],
  broken: [
    { sides: ['red'], tallies: [tally('red', 3, 3)] },
    { sides: ['blue'], tallies: [tally('blue', 1, 1)] },
    { sides: ['red', 'blue'], tallies: [tally('red', 3, 3), tally('blue', 4, 4)] },
  ],
  retreats: [
    { side: 'red', on: 2, off: counting(3) },
    { side: 'blue', on: 0, off: counting(1) },
  ],
  zones: [{ red: 7, blue: 5, of: 15, fine: 11 }],
  'commander lost': [
    { side: 'red', tally: tally('red', 1, 4) },
    { side: 'blue', tally: tally('blue', 2, 1) },
  ],
}

const sample = {
  unit: 'Red 1st Regiment',
  target: 'Blue Horse, left',
  action: 'turn',
  limit: 4,
  terrain: 'woods',
  most: 2,
  last: 3,
  count: 2,
  number: 9,
  files: 2,
  stands: 6,
  pikes: 1,
  foot: 2,
  kind: 'mounted',
  stand: 'pike',
  least: 1,
  name: 'x',
  values: [1, 2],
  side: 'red',
  turn: 3,
  room: 2,
  waiting: 3,
  zone: 1,
  column: 2,
  a: 1,
  b: 2,
  calls: 3,
  by: 1,
  with: 2,
  enemy: 'Blue Horse, right',
  face: 'left',
  flank: 'right',
  met: 'front',
  reach: 1,
  away: 2,
  dice: 1,
  less: 2,
  fewer: 0,
  more: 2,
  given: 1,
  has: 2,
  picked: 3,
  may: [1, 2],
  nearest: [1001, 1003],
  columns: 5,
  guns: false,
  dismounted: true,
} satisfies JsonObject

/** Said of units that have no name, or none that could be trusted. */
const NUMBERED = ['nameless', 'mover', 'wrong-number']

/** Said of whoever an answer names, even by a number that nobody has. */
const EITHER = [
  'not-to-move',
  'no-enemy-there',
  'split',
  'firer',
  'no-choice',
  'no-such-attack',
  'cannot-react',
  'not-to-place',
]

export const refusalData = (code: string): JsonObject =>
  NUMBERED.includes(code) ? { ...sample, unit: 3 } : sample

/** What may make a refusal another, each by itself. */
const VARIANTS: readonly JsonObject[] = [
  { count: 1, most: 1, stands: 1, has: 1, guns: true, dismounted: false },
  { reach: 0, away: 1, may: [3], nearest: [1002], side: 'blue', values: ['a', true] },
  ...['front', 'right', 'rear'].map((face) => ({ face, flank: 'left', met: 'rear' })),
  ...['hills', 'village', 'rough', 'impassable rough', 'bog'].map((terrain) => ({ terrain })),
  ...['change', 'move', 'mount', 'dismount', 'disengage', 'withdraw', 'leave', 'engage'].map(
    (action) => ({ action }),
  ),
]

type Catalogue = { readonly [key: string]: (data: never) => string }
type Said = { readonly [key: string]: readonly string[] }

const saidOf = (catalogue: object, dataOf: (key: string) => readonly object[]): Said =>
  Object.fromEntries(
    Object.entries(catalogue as Catalogue).map(([key, say]) => [
      key,
      [...new Set(dataOf(key).map((data) => say(data as never)))],
    ]),
  )

/** Every sentence of a catalogue in all that it can be, each once. */
export const eventSentences = (catalogue: object): Said =>
  saidOf(catalogue, (key) => told[key as keyof Events])

export const refusalSentences = (catalogue: object): Said =>
  saidOf(catalogue, (key) =>
    [{}, ...VARIANTS, ...(EITHER.includes(key) ? [{ unit: 77 }] : [])].map((more) => ({
      ...refusalData(key),
      ...more,
    })),
  )
