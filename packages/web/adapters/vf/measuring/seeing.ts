import type { SightLine } from '@grognard/geometry'
import {
  countFigures,
  enemiesOf,
  frontRankSize,
  isVisible,
  linesOfSight,
  occupies,
  seesOver,
  seesWithEnough,
  situationOf,
  unitOf,
  viewOf,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { sightOf, type Blocker } from '../../inches/measuring/sight.ts'
import { viewShown } from '../../inches/measuring/view.ts'
import type { Wording } from '../wording.ts'

/** What stops a line: a unit by its name, ground by its own. */
export function blockerName(
  seen: Vf,
  { id, kind }: Pick<Blocker, 'id' | 'kind'>,
  wording: Wording,
): string {
  if (kind === 'unit') return wording.name(unitOf(seen, Number(id.slice('unit '.length))))
  const place = wording.place(seen, id)
  return kind === 'crest' ? wording.inches.measuring.crest(place) : place
}

/** By which clause one does not see: units and ground have each their own. */
export function clauseOfBlocker(blocker: Pick<Blocker, 'kind'> | null): string {
  if (!blocker) return 'vf2:1.1.1'
  return blocker.kind === 'unit' ? 'vf2:5.1.3' : 'vf2:T.2.5'
}

/** No line may pass a unit nearer than an inch. (5.1.3) */
const CLEARANCE = 100

/** Whether a unit sees another, with how many, and who is in the way of the others. (5.1.3) */
export function unitSight(
  seen: Vf,
  viewer: Unit,
  target: Unit,
  frame: Frame,
  wording: Wording,
): Measured | null {
  const { bodies } = situationOf(seen)
  if (!bodies[viewer.id] || !bodies[target.id] || viewer.id === target.id) return null
  const [one, other] = [wording.name(viewer), wording.name(target)]
  const lines: readonly SightLine[] = linesOfSight(
    seen,
    viewer.id,
    target.id,
    seesOver(seen, viewer, target),
  )
  return sightOf(
    {
      viewer: one,
      target: other,
      lines,
      seeing: (clear) => seeing(seen, viewer, target, clear, wording),
      called: (blocker) => blockerName(seen, blocker, wording),
      clauseOf: clauseOfBlocker,
      near: CLEARANCE,
    },
    frame,
    wording.inches,
  )
}

/** Whoever occupies a feature looks out with all or none. (T.3.2) */
function seeing(seen: Vf, viewer: Unit, target: Unit, clear: number, { text, name }: Wording) {
  const [one, other] = [name(viewer), name(target)]
  const all = frontRankSize(seen, viewer.id)
  const count = occupies(viewer) ? all : countFigures(viewer, clear)
  const said = occupies(viewer)
    ? text.measuring.seesFrom(one, other)
    : text.measuring.sees(one, other, count, all)
  const isEnough = seesWithEnough(seen, viewer, target)
  return {
    count,
    all,
    sentences: isEnough ? [said] : [said, text.measuring.tooFew],
    clause: isEnough ? 'vf2:5.1.2' : 'vf2:8.1.5',
  }
}

/** The ground that a unit sees, and which enemies. (5.1.2) */
export const unitView = (
  seen: Vf,
  unit: Unit,
  isRough: boolean,
  frame: Frame,
  { name, inches }: Wording,
): Measured =>
  viewShown(
    {
      name: name(unit),
      areas: viewOf(seen, unit.id, isRough ? 'rough' : 'whole'),
      enemies: enemiesOf(seen, unit.side)
        .filter(({ id }) => isVisible(seen, unit.id, id))
        .map(name),
      clause: 'vf2:5.1.2',
    },
    frame,
    inches,
  )
