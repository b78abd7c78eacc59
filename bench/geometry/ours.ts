import {
  gapIn,
  lookOver,
  readyToWatch,
  seeingIn,
  watchOver,
  type Watch,
  type Watching,
} from '../../packages/geometry/watch/index.ts'
import { CLEARANCE, RANGE, type Answers } from './query.ts'
import type { Scene } from './scenes.ts'

const watchingOf = ({ areEnemies }: Scene): Watching => ({
  range: RANGE,
  clearance: CLEARANCE,
  areEnemies,
})

/** All from the footprints on; nothing is prepared. */
export const watchScene = (scene: Scene): Watch => watchOver(scene.units, watchingOf(scene))

/** As with the peers, what can be prepared for a scene is: nothing has been looked at before. */
export function oursOver(scene: Scene): () => Watch {
  const watch = readyToWatch(scene.units, watchingOf(scene))
  return () => {
    lookOver(watch)
    return watch
  }
}

/** What a watch has found, as the others give it. */
export function answersOf(watch: Watch): Answers {
  const n = watch.units.length
  const pairs = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n] as const)
  return {
    gaps: Float64Array.from(pairs, ([a, b]) => gapIn(watch, a, b)),
    seen: Int32Array.from(pairs, ([a, b]) => seeingIn(watch, a, b)),
  }
}
