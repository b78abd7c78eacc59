import { enemiesOf, isVisible, viewOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { Wording } from '../wording.ts'

/** The ground that a unit sees, and which enemies. (5.1.2) */
export function viewShown(
  seen: Vf,
  unit: Unit,
  isRough: boolean,
  frame: Frame,
  wording: Wording,
): Measured {
  const areas = viewOf(seen, unit.id, isRough ? 'rough' : 'whole').map((area) =>
    area.map((point) => frame.point(point)),
  )
  const [outline = [], ...joined] = areas
  const enemies = enemiesOf(seen, unit.side).filter(({ id }) => isVisible(seen, unit.id, id))
  const { measuring, list } = wording.text
  const name = wording.name(unit)
  return {
    shown: { lines: [], washes: [{ outline, joined, tone: 'view', label: null }] },
    sentence:
      enemies.length === 0
        ? measuring.viewNone(name)
        : measuring.view(name, list(enemies.map(wording.name))),
    clause: 'vf2:5.1.2',
  }
}
