// Who sees whom on a table, as a battle of Valour & Fortitude asks it, against libraries that are
// asked for less: how many have a clear line to the nearest point. All must give the right answers
// before anything is timed, the peers those that whole numbers of any size give.
import type { Footprint } from '../packages/geometry/footprint.ts'
import { flatbushOver } from './geometry/flatbush.ts'
import { geosOver } from './geometry/geos.ts'
import { compare, exactAnswers } from './geometry/judge.ts'
import { jstsOver } from './geometry/jsts.ts'
import { anew, battleOf, checkVerdicts, lookAround, movedIn, pairsIn } from './geometry/ours.ts'
import { planckOver } from './geometry/planck.ts'
import { fieldOf, type Field, type Pass } from './geometry/query.ts'
import { rapierOver } from './geometry/rapier.ts'
import { movesIn } from './geometry/moves.ts'
import { denseScene, openScene, sceneOf, type Scene } from './geometry/scenes.ts'
import { turfOver } from './geometry/turf.ts'
import {
  compared,
  isSmoke,
  isWanted,
  measure,
  median,
  report,
  type Measured,
  type Subject,
} from './measure.ts'

/** In thousandths of an inch: double precision, and what single precision makes of it. */
const CLOSE = 0.001
const ROUGH = 50

const peers: Readonly<
  Record<string, { readonly over: (field: Field) => Promise<Pass>; readonly most: number }>
> = {
  flatbush: { over: flatbushOver, most: CLOSE },
  planck: { over: (field) => planckOver(field, 'own'), most: CLOSE },
  rapier: { over: (field) => rapierOver(field, 'own'), most: ROUGH },
  geos: { over: (field) => geosOver(field, 'own'), most: CLOSE },
  jsts: { over: jstsOver, most: CLOSE },
  turf: { over: turfOver, most: CLOSE },
  'planck-hand': { over: (field) => planckOver(field, 'by hand'), most: CLOSE },
  'rapier-hand': { over: (field) => rapierOver(field, 'by hand'), most: ROUGH },
  'geos-hand': { over: (field) => geosOver(field, 'by hand'), most: CLOSE },
}

const scenes: Readonly<Record<string, () => Scene>> = isSmoke
  ? { dense: () => sceneOf(8), open: () => sceneOf(6) }
  : { dense: denseScene, open: openScene }

async function againstPeers(name: string, scene: Scene): Promise<Record<string, Measured>> {
  const wanted = Object.keys(peers).filter((peer) => isWanted(rowOf(peer, name)))
  if (wanted.length === 0) return {}
  const field = fieldOf(scene)
  const rightOfPeers = exactAnswers(field)
  const battle = battleOf(scene)
  checkVerdicts(battle)
  const pairs = pairsIn(battle)
  const subjects: Record<string, Subject> = {
    ours: timesOf(() => lookAround(anew(battle))[1] ?? 0),
  }
  for (const peer of wanted) {
    const pass = await passOf(peer, field)
    if (!pass) continue
    compare(`${peer} in the ${name} scene`, pass(), rightOfPeers, peers[peer]?.most ?? 0)
    subjects[peer] = timesOf(() => pass().seen[1] ?? 0)
  }
  const { ours: own = { wall: [], cpu: [] }, ...others } = measure(subjects)
  const measured: Record<string, Measured> = {}
  for (const [peer, samples] of Object.entries(others))
    measured[rowOf(peer, name)] = compared(own, samples, pairs)
  return measured
}

const rowOf = (peer: string, scene: string): string => `sight-${peer}-${scene}`

/** A smoke run does without the peers that are not installed. */
async function passOf(peer: string, field: Field): Promise<Pass | undefined> {
  try {
    return await peers[peer]?.over(field)
  } catch (error) {
    if (isSmoke && (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

const timesOf =
  (pass: () => number): Subject =>
  (times) => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += pass()
    return sum
  }

/** One unit goes elsewhere, and all is asked again; against all anew. */
function afterMove(scene: Scene): Measured {
  const battle = battleOf(scene)
  const moves = movesIn(scene)
  // There, and back again the next time.
  let now = anew(battle)
  const isAway = new Uint8Array(scene.units.length)
  let next = 0
  const moveOne = (): Uint8Array => {
    const { unit, to } = moves[next++ % moves.length] as (typeof moves)[number]
    const home = (scene.units[unit] as Footprint).pose
    // Another object each time: a unit that was there before is not known there any more.
    now = movedIn(now, unit, { ...(isAway[unit] === 1 ? home : to) })
    isAway[unit] = 1 - (isAway[unit] as number)
    return lookAround(now)
  }
  for (let i = 0; i < 3 * moves.length; i++) {
    const after = moveOne().slice()
    const right = lookAround(anew(now))
    if (after.some((verdict, pair) => verdict !== right[pair]))
      throw new Error('After a move, something was judged otherwise than anew.')
  }
  const { whole, move } = measure({
    whole: timesOf(() => lookAround(anew(battle))[1] ?? 0),
    move: timesOf(() => moveOne()[1] ?? 0),
  })
  return compared(move, whole)
}

/** The exponents of growth: how many times a pass is longer when the table and all on it doubles. */
function growth(): Record<string, Measured> {
  const sizes = isSmoke ? [5, 10] : [10, 20, 40, 80, 160, 320, 640]
  const subjects: Record<string, Subject> = {}
  for (const size of sizes) {
    const battle = battleOf(sceneOf(size))
    subjects[size] = timesOf(() => lookAround(anew(battle))[1] ?? 0)
  }
  const samples = measure(subjects)
  const points = sizes.map((size) => {
    const time = median(samples[size]?.wall ?? [])
    console.error(`${size} units: ${(time / 1e6).toPrecision(3)} ms`)
    return [Math.log(size), Math.log(time)] as const
  })
  const [few, many] = [slopeOf(points.slice(0, 4)), slopeOf(points.slice(isSmoke ? 0 : 3))]
  return {
    'sight-growth-80': { ours: few, ratio: 2 / few },
    'sight-growth-640': { ours: many, ratio: 1.4 / many },
  }
}

/** Of the straight line that fits best. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
  const mean = (of: 0 | 1): number => points.reduce((sum, p) => sum + p[of], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  let [above, below] = [0, 0]
  for (const point of points) {
    above += (point[0] - x) * (point[1] - y)
    below += (point[0] - x) ** 2
  }
  return above / below
}

const rows: Record<string, Measured> = {}

for (const [name, sceneIn] of Object.entries(scenes)) {
  Object.assign(rows, await againstPeers(name, sceneIn()))
  const move = `sight-move-${name}`
  if (isWanted(move)) rows[move] = afterMove(sceneIn())
}
if (isWanted('sight-growth-80') || isWanted('sight-growth-640')) Object.assign(rows, growth())
report(rows)
