// Setting up a brigade: before its goal, guns and infantry in front, cavalry behind. (A4.0, A4.1)

import { INCH, poseAt } from '@grognard/geometry'
import type { Question } from '@grognard/kernel'
import {
  bindsLinearTactics,
  leaderToPlace,
  mustBeHeldBack,
  numbersOf,
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
} from '@grognard/rules-vf/functions'
import type { Thought } from '../../player.ts'
import { goalsOf } from './goals.ts'
import { formationOf } from './moves.ts'
import { atEdge, inFrom, lengthOf, facingFrom, toBothSides } from './setting-up.ts'
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

/**
 * How far behind the foremost line others are, in eighteenths of the zone; and how far aside is as
 * bad as such a line, in inches.
 */
type Lines = readonly (readonly [behind: number, aside: number])[]
const LINES: { readonly [arm in ReturnType<typeof armOf>]: Lines } = {
  infantry: [
    [0.1, 0],
    [7, 8],
    [13, 18],
  ],
  artillery: [
    [0.1, 0],
    [4, 20],
    [10, 40],
  ],
  cavalry: [
    [8, 0],
    [14, 6],
    [0.1, 10],
  ],
}
const DEEP = 18
/** Places along a line are tried so far apart. */
const STEP = 1250

function* placesFor(seen: Vf, unit: Unit, edge: Edge, temper: Temper): Generator<Thought> {
  if (!mustBeHeldBack(seen, unit)) {
    const formation = formationFor(unit)
    const goal = goalsOf(seen, unit.side, temper).get(unit.brigade)
    const about = inFrom(seen, edge, goal?.at ?? { x: 0, y: 0 })[1]
    const { zone } = numbersOf(seen.options)
    const reason = because('deploys', { unit: unit.name, goal: goal?.name ?? '' })
    const places = LINES[armOf(unit)].flatMap(([behind, worse]) =>
      [...toBothSides(about, lengthOf(seen, edge), STEP)].map((along) => ({
        at: atEdge(seen, edge, Math.round(zone * (1 - behind / DEEP)), along),
        far: worse + Math.abs(along - about) / INCH,
      })),
    )
    for (const { at } of places.toSorted((a, b) => a.far - b.far)) {
      const pose = poseAt(at, facingFrom(edge))
      yield { answer: { unit: unit.id, formation, pose }, reason }
    }
  }
  const reason = because('holds-back', { unit: unit.name })
  yield { answer: { unit: unit.id, reserve: true }, reason }
}

/** In column what gets forward so, guns ready to shoot, light troops in open order. */
function formationFor(unit: Unit): Formation {
  if (armOf(unit) === 'infantry') {
    const open = formationOf(unit, 'open order')
    const column = formationOf(unit, 'attack column')
    if (open) return open
    if (column && !bindsLinearTactics(unit, column)) return column
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
  const { zone } = numbersOf(seen.options)
  for (const inward of [8, 4, 13, 1.5, 16])
    for (const there of toBothSides(along, lengthOf(seen, edge), STEP))
      yield {
        answer: {
          leader: leader.id,
          at: atEdge(seen, edge, Math.round((zone * inward) / DEEP), there),
        },
        reason,
      }
}
