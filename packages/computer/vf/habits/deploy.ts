// Setting up a brigade: before its goal, guns and infantry in front, cavalry behind. (A4.0, A4.1)

import { INCH, type Point } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  hasSpecial,
  leaderToPlace,
  moveDistance,
  mustBeHeldBack,
  settingOf,
  unitsIn,
  unitsOf,
  waiting,
  type BrigadeId,
  type Edge,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { Thought } from '../../player.ts'
import { goalsOf } from './goals.ts'
import { formationOf } from './moves.ts'
import { atEdge, inFrom, lengthOf, looksFrom } from './setting-up.ts'
import { armOf, centreOf, middle, seenIn } from './table.ts'
import { PLAIN, type Temper } from './temper.ts'
import { because, firstLawful } from './thought.ts'

type Args = { readonly side: Side; readonly brigade: BrigadeId | null }

export function deploy(question: Question, temper: Temper = PLAIN): Thought {
  const seen = seenIn(question)
  const args = question.ask.args as Args
  const edge = settingOf(seen).edges?.[args.side]
  const [unit] = waiting(seen, args.brigade).toSorted((a, b) => placeInLine(a) - placeInLine(b))
  if (edge && unit) return firstLawful(question, placesFor(seen, unit, edge, temper))
  const leader = leaderToPlace(seen, args)
  return firstLawful(question, edge && leader ? spotsFor(seen, leader, edge) : [])
}

/** Infantry first, then guns beside it, cavalry last. */
const placeInLine = (unit: Unit): number =>
  ['infantry', 'artillery', 'cavalry'].indexOf(armOf(unit))

/** How far in from the edge the lines stand, in inches: the zone is 18 deep. */
const LINES = { infantry: [17.9, 11, 5], artillery: [17.9, 14, 8], cavalry: [10, 14, 17.9, 5] }
/** Places along a line are tried so far apart. */
const STEP = 1250

function* placesFor(seen: Vf, unit: Unit, edge: Edge, temper: Temper): Generator<Thought> {
  const held = mustBeHeldBack(seen, unit)
  if (!held) {
    const formation = formationFor(seen, unit)
    const goal = goalsOf(seen, unit.side, temper).get(unit.brigade)
    const along = inFrom(seen, edge, goal?.at ?? { x: 0, y: 0 })[1]
    const reason = because('deploys', { unit: unit.name, goal: goal?.name ?? '' })
    for (const inward of LINES[armOf(unit)])
      for (const pose of alongLine(seen, edge, inward * INCH, along))
        yield {
          answer: { unit: unit.id, formation, pose: { ...pose, facing: looksFrom(edge) } },
          reason,
        }
  }
  yield {
    answer: { unit: unit.id, reserve: true },
    reason: because('holds-back', { unit: unit.name }),
  }
}

/** Places along a line, from one of them to both sides. */
function* alongLine(seen: Vf, edge: Edge, inward: number, about: number): Generator<Point> {
  const wide = lengthOf(seen, edge)
  for (let off = 0; off <= wide; off += STEP)
    for (const along of off === 0 ? [about] : [about - off, about + off])
      if (along > 0 && along < wide) yield atEdge(seen, edge, inward, along)
}

/** In column what gets forward so, guns ready to shoot, light troops in open order. */
function formationFor(seen: Vf, unit: Unit): Formation {
  if (armOf(unit) === 'infantry') {
    const open = hasSpecial(unit, 'light infantry') ? formationOf(unit, 'open order') : null
    const column = formationOf(unit, 'attack column')
    if (open) return open
    if (column && moveDistance(seen, unit, column).value >= 12) return column
  }
  return formationOf(unit, 'unlimbered') ?? formationOf(unit, 'line') ?? unit.formation
}

/** Behind the middle of those whom he leads. */
function* spotsFor(seen: Vf, leader: Leader, edge: Edge): Generator<Thought> {
  const led =
    leader.brigade === null
      ? unitsOf(seen, leader.side)
      : unitsIn(seen, leader.brigade).filter(({ status }) => status === 'ready')
  const centre = centreOf(led.map((unit) => middle(seen, unit)))
  const along = centre ? inFrom(seen, edge, centre)[1] : lengthOf(seen, edge) / 2
  const reason = because('deploys-leader', { leader: leader.name })
  for (const inward of [8, 4, 13, 1.5, 16])
    for (const at of alongLine(seen, edge, inward * INCH, along))
      yield { answer: { leader: leader.id, at }, reason }
}
