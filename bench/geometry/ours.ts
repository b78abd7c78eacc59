import { watchOver, type Watch } from '../../packages/geometry/watch/index.ts'
import { CLEARANCE, RANGE, type Pass } from './query.ts'
import type { Scene } from './scenes.ts'

export const watchScene = ({ units, areEnemies }: Scene): Watch =>
  watchOver(units, { range: RANGE, clearance: CLEARANCE, areEnemies })

/** All from the footprints on; nothing is prepared, except that a footprint keeps its halos. */
export const oursOver =
  (scene: Scene): Pass =>
  () =>
    watchScene(scene)
