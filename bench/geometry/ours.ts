import {
  lookOver,
  readyToWatch,
  watchOver,
  type Watch,
  type Watching,
} from '../../packages/geometry/watch/index.ts'
import { CLEARANCE, RANGE, type Pass } from './query.ts'
import type { Scene } from './scenes.ts'

const watchingOf = ({ areEnemies }: Scene): Watching => ({
  range: RANGE,
  clearance: CLEARANCE,
  areEnemies,
})

/** All from the footprints on; nothing is prepared, except that a footprint keeps its halos. */
export const watchScene = (scene: Scene): Watch => watchOver(scene.units, watchingOf(scene))

/** As with the peers, what can be prepared for a scene is: nothing has been looked at before. */
export function oursOver(scene: Scene): Pass {
  const watch = readyToWatch(scene.units, watchingOf(scene))
  return () => {
    lookOver(watch)
    return watch
  }
}
