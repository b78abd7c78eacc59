import { ofFrontRank, type Body } from '@grognard/geometry'
import {
  contactOf,
  countFigures,
  frontRankSize,
  isInRange,
  isVisible,
  leaderBody,
  linesOfSight,
  seesOver,
  rangeOf,
  shotGap,
  sightScene,
  situationOf,
  unitOf,
  type Measured,
  type Unit,
} from '@grognard/rules-vf/functions'
import {
  contactVerdict,
  distanceVerdict,
  shotVerdict,
  sightVerdict,
} from '../../inches/certificate/between.ts'
import type { Verdict } from '../../inches/certificate/drawn.ts'
import type { Reached } from '../../inches/certificate/range.ts'
import type { Looking } from '../../inches/certificate/sight.ts'
import type { Standing } from '../../inches/measuring/ruler.ts'
import { blockerName, clauseOfBlocker } from '../measuring/seeing.ts'
import { whyNoShot } from '../why-not.ts'
import { standingUnit, type Desk } from './desk.ts'

/** How a unit looks at another: each figure of its front rank along its own line. (5.1.2, 5.1.3) */
function lookingAt(desk: Desk, unit: Unit, target: Unit): Looking {
  const { seen, wording } = desk
  const [viewer, other] = [standingUnit(desk, unit), standingUnit(desk, target)]
  const over = seesOver(seen, unit, target)
  const [a, b] = [viewer.name, other.name]
  const w = wording.text.certificate
  return {
    viewer,
    target: other,
    lines: linesOfSight(seen, unit.id, target.id, over),
    isSeen: isVisible(seen, unit.id, target.id, over),
    scene: sightScene(situationOf(seen)),
    called: (blocker) => blockerName(seen, blocker, wording),
    viewers: { title: w.figures, each: w.figure },
    seeing: (clear) =>
      'boxes' in viewer.body
        ? w.sees(a, b, clear, frontRankSize(seen, unit.id))
        : wording.inches.certificate.holderSees(a, b),
    blocked: w.seesNot(a, b),
    clauseOf: (isSeen, blocker) => (isSeen ? 'vf2:5.1.2' : clauseOfBlocker(blocker)),
  }
}

/** Whether one sees another. (5.1.2) */
export const sightCertificate = (desk: Desk, unit: Unit, target: Unit): Verdict =>
  sightVerdict(desk, lookingAt(desk, unit, target))

const WAYS = [false, true]

/** How far a unit shoots, in each way that it can. (5.1.1) */
const rangesAt = ({ seen, wording }: Desk, unit: Unit, target: Unit): readonly Reached[] =>
  WAYS.flatMap((skirmish) => {
    const range = rangeOf(seen, unit, skirmish)
    if (range === null) return []
    const { certificate } = wording.text
    const way = skirmish ? certificate.skirmish : certificate.volley
    return [{ way, range, isIn: isInRange(seen, unit, target.id, range) }]
  })

/** Whether one may shoot at another. (5.1) */
export function shotCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { seen, wording } = desk
  const refusal = whyNoShot(seen, unit, target)
  const looking = lookingAt(desk, unit, target)
  const { mayShoot } = wording.inches.certificate
  return shotVerdict(desk, looking, shotGap(seen, unit, target.id), rangesAt(desk, unit, target), {
    verdict: refusal
      ? wording.words.refusal(refusal)
      : mayShoot(looking.viewer.name, looking.target.name),
    holds: refusal === null,
    clause: refusal ? refusal.clause : 'vf2:5.1',
  })
}

function standing(desk: Desk, one: Measured): Standing {
  const { seen, wording } = desk
  if ('unit' in one) return standingUnit(desk, unitOf(seen, one.unit))
  const leader = seen.leaders[one.leader]
  return {
    name: wording.name(leader ?? { name: '' }),
    body: (leader && leaderBody(seen, leader)) as Body,
  }
}

/** How far it is from edge to edge; between enemies against their ranges. (5.1.1) */
export function distanceCertificate(desk: Desk, from: Measured, to: Measured): Verdict {
  const { seen } = desk
  const [unit, target] =
    'unit' in from && 'unit' in to ? [unitOf(seen, from.unit), unitOf(seen, to.unit)] : []
  const shot =
    unit && target && unit.side !== target.side
      ? {
          gap: shotGap(seen, unit, target.id),
          ranges: rangesAt(desk, unit, target),
          clause: 'vf2:5.1.1',
        }
      : null
  return distanceVerdict(desk, standing(desk, from), standing(desk, to), shot)
}

/** Which figures of one touch which of another. (1.1.2) */
export function contactCertificate(desk: Desk, unit: Unit, target: Unit): Verdict {
  const { seen, wording } = desk
  const contact = contactOf(seen, unit.id, target.id)
  const [here, there] = [standingUnit(desk, unit), standingUnit(desk, target)]
  const w = wording.text.certificate
  const own = countFigures(unit, contact.of.length)
  const front = countFigures(unit, ofFrontRank(contact.of).length)
  return contactVerdict(desk, here, there, {
    ...contact,
    said: w.touches(here.name, there.name, own, front),
    clause: 'vf2:1.1.2',
    counts: [
      [w.contactFigures(here.name), `${own}`],
      [w.contactFront(here.name), `${front}`],
      [w.contactFigures(there.name), `${countFigures(target, contact.with.length)}`],
      [w.contactFront(there.name), `${countFigures(target, ofFrontRank(contact.with).length)}`],
    ],
  })
}
