import { isObject, type Ask, type Json } from '@grognard/kernel'
import {
  caseFrom,
  caseOf,
  gapOfBodies,
  isOrder,
  unitOf,
  type Case,
  type Imagined,
  type Matter,
  type Measured,
  type Rf2,
} from '@grognard/rules-rf2/functions'
import type { Language } from '@grognard/toolkit'
import type { Certificate, Certificates } from '../../certificate.ts'
import { distanceVerdict } from '../../inches/certificate/between.ts'
import type { Verdict } from '../../inches/certificate/drawn.ts'
import { withImagined, type Whereabouts } from '../../inches/certificate/imagined.ts'
import { leaderIn, unitIn } from '../../inches/ids.ts'
import { unitBody } from '../bodies.ts'
import { sceneOf } from '../scene.ts'
import { deskFor, standingLeader, standingUnit, type Desk } from './desk.ts'
import { rangesOf, shotCertificate } from './fire.ts'
import { orderCertificate } from './order.ts'

function judged(carried: Json, language: Language): Certificate | null {
  try {
    const found = caseFrom(carried)
    return found.ok ? certificateOf(found.value, language) : null
  } catch {
    // A judge may rely on what is asked to make sense; in a link from outside it need not.
    return null
  }
}

function certificateOf({ seen, truth, imagined, matter }: Case, language: Language) {
  const desk = deskFor(seen, language)
  const verdict = verdictOn(desk, matter)
  if (!verdict) return null
  const plain = { ...verdict, imagined: null, legend: desk.words.certificate.places }
  if (!imagined) return plain
  const unit = unitOf(seen, imagined.unit)
  const standsIn = (battle: Rf2): Whereabouts => {
    const { pose, formation } = unitOf(battle, unit.id)
    return { at: pose, inside: null, formation: desk.wording.formed(formation) }
  }
  return withImagined(plain, desk, {
    name: desk.wording.name(unit),
    truth: standsIn(truth),
    imagined: standsIn(seen),
    scene: sceneOf(truth, language, 'red'),
    ghost: unitBody(seen, unit, desk.frame, desk.wording),
  })
}

function verdictOn(desk: Desk, matter: Matter): Verdict | null {
  const { seen } = desk
  switch (matter.about) {
    case 'order':
      return isOrder(matter.order) && matter.order !== 'done' && 'unit' in matter.order
        ? orderCertificate(desk, matter.order)
        : null
    case 'shot':
      return shotCertificate(desk, unitOf(seen, matter.unit), unitOf(seen, matter.target))
    case 'distance':
      return distanceCertificate(desk, matter.from, matter.to)
  }
}

/** How far it is from edge to edge; between enemies against their ranges. (14.4) */
function distanceCertificate(desk: Desk, from: Measured, to: Measured): Verdict | null {
  const { seen } = desk
  const standing = (one: Measured) =>
    'unit' in one ? standingUnit(desk, unitOf(seen, one.unit)) : standingLeader(desk, one.leader)
  const [here, there] = [standing(from), standing(to)]
  if (!here || !there) return null
  const [unit, target] =
    'unit' in from && 'unit' in to ? [unitOf(seen, from.unit), unitOf(seen, to.unit)] : []
  const gap = gapOfBodies(here.body, there.body)
  const shot =
    unit && target && unit.side !== target.side
      ? { gap, ranges: rangesOf(desk, unit, gap.length), clause: 'rf2:14.4' }
      : null
  return distanceVerdict(desk, here, there, shot)
}

/** What a link to the verdict on an order carries; on other answers there is none. */
const ofOrder = (seen: Rf2, answer: Json): Json => caseOf(seen, { about: 'order', order: answer })

const ofAnswer = (seen: Rf2, ask: Ask, answer: Json): Json =>
  ask.name === 'order' && isObject(answer) && 'unit' in answer ? ofOrder(seen, answer) : null

/** Whether this unit could fire at that one, in the battle as it is or is imagined. */
export const shotCase = (
  seen: Rf2,
  unit: number,
  target: number,
  imagined: Imagined | null = null,
): Json => caseOf(seen, { about: 'shot', unit, target }, imagined)

/** Who is elsewhere in a battle than in another, where one is planned; null for nobody. */
function imaginedIn(seen: Rf2, then: Rf2): Imagined | null {
  const unit = then.units.find((one, id) => one !== seen.units[id])
  return unit?.pose ? { unit: unit.id, formation: unit.formation, pose: unit.pose } : null
}

const measuredIn = (seen: Rf2, body: string): Measured | null => {
  const [unit, leader] = [unitIn(seen, body), leaderIn(seen, body)]
  if (unit) return { unit: unit.id }
  return leader && { leader: leader.id }
}

function between(
  seen: Rf2,
  then: Rf2 | null,
  what: 'sight' | 'distance' | 'contact',
  from: string,
  to: string,
): Json | null {
  const [here, there] = [measuredIn(seen, from), measuredIn(seen, to)]
  if (!here || !there) return null
  const imagined = then && imaginedIn(seen, then)
  if (what !== 'sight') return caseOf(seen, { about: 'distance', from: here, to: there }, imagined)
  return 'unit' in here && 'unit' in there ? shotCase(seen, here.unit, there.unit, imagined) : null
}

export const certificates: Certificates<Rf2> = { judged, ofAnswer, ofPick: () => null, between }
