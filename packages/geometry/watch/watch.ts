import type { Footprint } from '../footprint.ts'
import type { Between } from './between.ts'
import type { Boxes } from './boxes.ts'
import type { Corridor } from './corridor.ts'
import type { Kept } from './kept.ts'
import type { Lines } from './lines.ts'
import type { Near } from './near.ts'
import type { Run } from './runs.ts'

/**
 * For every two enemies in range: how far apart they are, and how many of the one's front-rank
 * figures have a clear line to the nearest point of the other. Each line remembers what blocks it,
 * so that after a move only the mover's own pairs and the lines it opens or closes are looked at.
 */
export interface Watch {
  readonly range: number
  readonly clearance: number
  readonly units: Footprint[]
  readonly boxes: Boxes
  /** Whether the one unit watches the other. */
  readonly watches: (a: number, b: number) => boolean
  readonly kept: Kept
  readonly near: Near
  /** For each unit, who last closed all of its lines to another. */
  readonly closers: Int32Array
  /** Who last closed all lines of any unit to another. */
  closer: number
  /** Those who may stand between the last two units. */
  readonly between: Between
  /** The lines that are being looked at, and those of them that a box blocks. */
  readonly lines: Lines
  readonly corridor: Corridor
  readonly run: Run
}
