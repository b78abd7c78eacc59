import { enemiesOf, isVisible, viewOf, type Unit, type Vf } from '@grognard/rules-vf/computing'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { Tongue } from '../tongue.ts'

/** The ground that a unit sees, and which enemies. (5.1.2) */
export function viewShown(
  seen: Vf,
  unit: Unit,
  isRough: boolean,
  frame: Frame,
  tongue: Tongue,
): Measured {
  const areas = viewOf(seen, unit.id, isRough ? 'rough' : 'whole').map((area) =>
    area.map((point) => frame.point(point)),
  )
  const [outline = [], ...joined] = areas
  const enemies = enemiesOf(seen, unit.side).filter(({ id }) => isVisible(seen, unit.id, id))
  const { measuring, list } = tongue.text
  const name = tongue.name(unit)
  return {
    shown: { lines: [], washes: [{ outline, joined, tone: 'view', label: null }] },
    sentence:
      enemies.length === 0
        ? measuring.viewNone(name)
        : measuring.view(name, list(enemies.map(tongue.name))),
    clause: 'vf2:5.1.2',
  }
}
