import type { Point } from '@grognard/geometry'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { InchesWords } from '../words/index.ts'

/** What one sees: areas that are filled together, and the names of enemies. */
type View = {
  readonly name: string
  readonly areas: readonly (readonly Point[])[]
  readonly enemies: readonly string[]
  readonly clause: string
}

/** The ground that a unit sees, and which enemies. */
export function viewShown(
  { name, areas, enemies, clause }: View,
  frame: Frame,
  { measuring, list }: InchesWords,
): Measured {
  const [outline = [], ...joined] = areas.map((area) => area.map((point) => frame.point(point)))
  return {
    shown: { lines: [], washes: [{ outline, joined, tone: 'view', label: null }] },
    sentence: enemies.length === 0 ? measuring.viewNone(name) : measuring.view(name, list(enemies)),
    clause,
  }
}
