// What is measured, against whom, and what was promised. A group's file gives, for each of its
// rows, the nanoseconds that one of ours takes and how many times that the peer's takes.

/**
 * @typedef {object} Row
 * @property {string} name What --only takes; a group's name stands for all its rows.
 * @property {string} group The file that measures it.
 * @property {string} title
 * @property {'decisions/s' | 'frames/s' | 'pairs/s' | 'battles/min' | 'ns' | 'µs' | 'power'} unit A power is that of the growth.
 * @property {string} peer Empty where there is none.
 * @property {boolean} [alone] Measured in a process of its own: with all peers in one, the second scene
 * was seen to take Grognard twice as long as by itself.
 * @property {number | null} target At least so many times faster than the peer; null where none is set.
 * @property {string} [each] One row of the table for each of these, which the group's file knows.
 * @property {Record<string, number>} [least] For these of them, in the row's unit: then that is the peer.
 */

/**
 * Peers of the geometry, which are asked for less than a battle asks, and how many times faster it
 * must be; those with `hand` get help by hand.
 */
const sightPeers = {
  flatbush: ['flatbush, by hand', 1],
  planck: ['planck', 5],
  rapier: ['rapier2d', 10],
  geos: ['geos-wasm', 20],
  jsts: ['jsts', null],
  turf: ['turf', null],
  'planck-hand': ['planck, helped', null],
  'rapier-hand': ['rapier2d, helped', null],
  'geos-hand': ['geos-wasm, helped', null],
}

const sightRows = ['dense', 'open'].flatMap((scene) => [
  ...Object.entries(sightPeers).map(([name, [peer, target]]) => ({
    name: `sight-${name}-${scene}`,
    group: 'geometry',
    alone: true,
    title: `Who sees whom, ${scene} scene`,
    unit: 'pairs/s',
    peer,
    target,
  })),
  {
    name: `sight-move-${scene}`,
    group: 'geometry',
    alone: true,
    title: `After one move, ${scene} scene`,
    unit: 'µs',
    peer: 'all anew',
    target: scene === 'dense' ? 8 : 5,
  },
])

/** Every book that can be played; a test misses the others. */
export const titles = {
  afv: 'A Fine Victory!',
  vf2: 'Valour & Fortitude',
  rf2: 'Second Rank & File',
}

/** Battles a minute that random plays at least. */
const LEAST_BATTLES = { afv: 2000, vf2: 120, rf2: 30 }

/** Whole battles and their decisions, between computer players. */
const rulebookRows = Object.entries(titles).flatMap(([id, title]) => [
  {
    name: `random-${id}`,
    group: 'random',
    alone: true,
    title: `Random, ${title}`,
    unit: 'decisions/s',
    peer: '@pkmn/sim',
    // Of Second Rank & File it is promised how long a battle of forty units takes: `battles`.
    target: id === 'rf2' ? null : 5,
  },
  {
    name: `random-whole-${id}`,
    group: 'random',
    alone: true,
    title: `The same, set-up counted`,
    unit: 'decisions/s',
    peer: '@pkmn/sim',
    target: id === 'rf2' ? null : 5,
  },
  {
    name: `battles-${id}`,
    group: 'levels',
    title: `Against itself, ${title}`,
    unit: 'battles/min',
    peer: '',
    target: null,
    each: 'level',
    // A whole battle of regular takes 5 seconds at most; one of the long line by random 2 seconds.
    least: { random: LEAST_BATTLES[id], regular: 12 },
  },
  {
    name: `decisions-${id}`,
    group: 'levels',
    title: `Against itself, ${title}`,
    unit: 'decisions/s',
    peer: '',
    target: null,
    each: 'level',
  },
  {
    name: `units-${id}`,
    group: 'units',
    alone: true,
    title: `More units, ${title}`,
    unit: 'decisions/s',
    peer: '10 units',
    target: null,
    each: 'number of units',
  },
  {
    name: `workers-${id}`,
    group: 'workers',
    title: `Two workers, ${title}`,
    unit: 'battles/min',
    peer: 'one worker',
    target: 1.8,
  },
  {
    name: `workers-run-${id}`,
    group: 'workers',
    title: `The same, from the start`,
    unit: 'battles/min',
    peer: 'one worker',
    target: 1.8,
  },
])

/** A table of 60 units with 1,800 figures: one dragged with every overlay, or a film of a turn. */
const frameRows = [
  {
    name: 'frames',
    group: 'frames',
    title: 'Frames shown while dragging',
    unit: 'frames/s',
    peer: '',
    target: null,
    each: 'processor',
    least: { usual: 60, 'four times slower': 30 },
  },
  {
    name: 'frames-film',
    group: 'frames',
    title: 'Frames shown while a film runs',
    unit: 'frames/s',
    peer: '',
    target: null,
    each: 'processor',
    least: { usual: 60, 'four times slower': 30 },
  },
  {
    name: 'frames-work',
    group: 'frames',
    title: 'Frames there is time for',
    unit: 'frames/s',
    peer: '',
    target: null,
    each: 'processor',
    least: { usual: 60, 'four times slower': 30 },
  },
]

/** @type {readonly Row[]} */
export const rows = [
  {
    name: 'decisions',
    group: 'decisions',
    title: 'Decisions of the game picket',
    unit: 'decisions/s',
    peer: 'boardgame.io',
    target: 100,
  },
  {
    name: 'clone',
    group: 'clones',
    title: 'Clone between activities',
    unit: 'ns',
    peer: 'structuredClone',
    target: 500,
  },
  {
    name: 'clone-immer',
    group: 'clones',
    title: 'Clone between activities',
    unit: 'ns',
    peer: 'immer',
    target: 25,
  },
  {
    name: 'clone-answer',
    group: 'clones',
    title: 'The same clone and one answer',
    unit: 'ns',
    peer: 'structuredClone',
    target: null,
  },
  {
    name: 'clone-answer-immer',
    group: 'clones',
    title: 'The same clone and one answer',
    unit: 'ns',
    peer: 'immer',
    target: null,
  },
  {
    name: 'clone-inside',
    group: 'clones',
    title: 'Clone inside an activity, revived',
    unit: 'ns',
    peer: 'structuredClone',
    target: 25,
  },
  {
    name: 'replay',
    group: 'replays',
    title: 'Replay of 400 answers, verified',
    unit: 'µs',
    peer: 'boardgame.io',
    target: 20,
  },
  {
    name: 'd6',
    group: 'dice',
    title: 'A six-sided die',
    unit: 'ns',
    peer: 'Math.random',
    target: 1,
  },
  ...rulebookRows,
  ...frameRows,
  ...sightRows,
  {
    name: 'sight-growth-80',
    group: 'geometry',
    alone: true,
    title: 'Growth from 10 to 80 units',
    unit: 'power',
    peer: 'at most',
    target: 1,
  },
  {
    name: 'sight-growth-640',
    group: 'geometry',
    alone: true,
    title: 'Growth from 80 to 640 units',
    unit: 'power',
    peer: 'at most',
    target: 1,
  },
]

/** Nanoseconds for one operation in the unit of a row. */
export function inUnit(unit, nanoseconds) {
  if (unit.endsWith('/s')) return 1e9 / nanoseconds
  if (unit.endsWith('/min')) return 60e9 / nanoseconds
  return unit === 'µs' ? nanoseconds / 1000 : nanoseconds
}
