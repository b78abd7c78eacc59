// What is measured on the table, by the rules' own functions.

import { HALF_RIGHT_ANGLE, INCH, QUARTER_RIGHT_ANGLE } from '@grognard/geometry'
import {
  BANDS,
  bodyIn,
  deadGround,
  distancesOf,
  fireOf,
  leaderStanding,
  reachesOf,
  situationOf,
  type Leader,
  type Rf2,
  type Side,
  type Unit,
} from '@grognard/rules-rf2/functions'
import type { Wash } from '@grognard/table'
import type { Language } from '@grognard/toolkit'
import type { Measure, Measured } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { leaderIn, unitIn } from '../../inches/ids.ts'
import { radiusShown } from '../../inches/measuring/radius.ts'
import { rangesShown } from '../../inches/measuring/ranges.ts'
import { rulerOf, type Standing } from '../../inches/measuring/ruler.ts'
import { placeOfLeader } from '../bodies.ts'
import { frameFor } from '../frame.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { sightOf } from './sight.ts'

export function measureOf(
  seen: Rf2,
  measure: Measure,
  language: Language,
  nearest: Side,
): Measured | null {
  const wording = wordingIn(language)
  const frame = frameFor(seen, nearest)
  switch (measure.tool) {
    case 'ruler':
      return rulerOf(
        measure.from,
        measure.to,
        (body) => standingAs(seen, body, wording),
        frame,
        wording.inches,
      )
    case 'sight': {
      const [viewer, target] = [unitIn(seen, measure.from), unitIn(seen, measure.to)]
      return viewer?.pose && target?.pose && viewer.side !== target.side
        ? sightOf(seen, viewer, target, frame, wording)
        : null
    }
    case 'ranges': {
      const leader = leaderIn(seen, measure.body)
      if (leader?.status === 'ready') return rideOf(seen, leader, frame, wording)
      const unit = unitIn(seen, measure.body)
      return unit?.pose ? rangesOf(seen, unit, frame, wording) : null
    }
    case 'view': {
      const unit = unitIn(seen, measure.body)
      return unit?.pose ? viewOf(seen, unit, measure.isRough === true, frame, wording) : null
    }
  }
}

/** A unit or a leader on the table. */
function standingAs(seen: Rf2, id: string, { name }: Wording): Standing | null {
  const unit = unitIn(seen, id)
  if (unit) return unit.pose ? { name: name(unit), body: bodyIn(situationOf(seen), unit.id) } : null
  const leader = leaderIn(seen, id)
  const at = leader?.status === 'ready' ? placeOfLeader(seen, leader) : null
  return leader && at ? { name: name(leader), body: leaderStanding(at) } : null
}

/** How far each weapon of a unit carries, the farthest first, within the arc of its front. (14.2, 14.6) */
function rangesOf(seen: Rf2, unit: Unit, frame: Frame, wording: Wording): Measured {
  const { nouns, inches, text, name } = wording
  const reaches = reachesOf(seen.options)
  const bands = [...new Set(unit.weapons)].flatMap((weapon) =>
    BANDS.toReversed().flatMap((band) => {
      const far = reaches[weapon][band]
      return far === null ? [] : [{ inches: far / INCH, band, weapon }]
    }),
  )
  const { kind } = unit.formation
  const opening = kind === 'skirmish' || kind === 'square' ? HALF_RIGHT_ANGLE : QUARTER_RIGHT_ANGLE
  const labelled = bands.map(({ inches: far, band }) => ({
    inches: far,
    label: `${inches.control.distance(far)} ${nouns.band[band]}`,
  }))
  const said = labelled.map(({ label }) => label)
  return {
    shown: {
      lines: [],
      washes: rangesShown(bodyIn(situationOf(seen), unit.id), labelled, frame, opening),
    },
    sentence: text.measuring.fires(
      name(unit),
      nouns.weapon[unit.weapons[0] ?? 'SBM'],
      text.list(said),
    ),
    clause: 'rf2:14.6',
  }
}

/** How far a leader rides to a unit. (12.36) */
function rideOf(seen: Rf2, leader: Leader, frame: Frame, { text, name }: Wording): Measured | null {
  const at = placeOfLeader(seen, leader)
  if (!at) return null
  const far = distancesOf(seen.options).general / INCH
  const washes = radiusShown(leaderStanding(at), far, text.measuring.ride(far), frame)
  return {
    shown: { lines: [], washes },
    sentence: text.measuring.rides(name(leader), far),
    clause: 'rf2:12.36',
  }
}

/** What is tried of the ground this side of nothing in particular. */
const FAR = 36 * INCH

/** Whom it could fire at, and the ground that the country hides from it. (13.10) */
function viewOf(
  seen: Rf2,
  unit: Unit,
  isRough: boolean,
  frame: Frame,
  { text, name }: Wording,
): Measured {
  const dead = deadGround(situationOf(seen), unit.id, FAR, isRough ? 2 * INCH : INCH)
  const [outline, ...joined] = dead.map((strip) => strip.map((point) => frame.point(point)))
  const targets = new Set(fireOf(seen, unit).flatMap(({ shots }) => shots.map((one) => one.target)))
  const named = [...targets].flatMap((id) => (seen.units[id] ? [name(seen.units[id])] : []))
  const { measuring, list } = text
  const sentences = [
    named.length === 0 ? measuring.hitsNobody(name(unit)) : measuring.hits(name(unit), list(named)),
    ...(outline ? [measuring.dead] : []),
  ]
  const wash: Wash | null = outline
    ? { outline, joined, tone: 'zone', label: measuring.deadLabel }
    : null
  return {
    shown: { lines: [], washes: wash ? [wash] : [] },
    sentence: sentences.join(' '),
    clause: 'rf2:13.10',
  }
}
