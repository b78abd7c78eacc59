import type { Point, Pose } from '@grognard/geometry'
import {
  settingOf,
  unitOf,
  zoneOf,
  type Edge,
  type Formation,
  type Side,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Wash } from '@grognard/table'
import type { Choice } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import type { Wording } from '../wording.ts'
import { unitBody } from '../bodies.ts'
import { choice, placed, proposed, type Asked } from './context.ts'

const SOME = 8

export const edgeChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Edge[]).map((edge) =>
    choice(edge, asked.wording.text.choice.edge(asked.wording.nouns.edge[edge]), {
      preview: { washes: [zoneFrom(asked, edge)] },
    }),
  )

/** Where one would set up with this edge behind oneself. (A4.0) */
function zoneFrom({ seen, side, frame, wording }: Asked, edge: Edge): Wash {
  const settingUp = { ...settingOf(seen), edges: { red: edge, blue: edge } }
  return zoneShown({ ...seen, settingUp }, side, frame, wording)
}

/** A side's deployment area. (A4.0) */
export function zoneShown(seen: Vf, side: Side, frame: Frame, { text }: Wording): Wash {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const outline = corners.map((corner) => frame.point(corner))
  return { outline, tone: 'zone', label: text.control.zone }
}

export const sideChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Side[]).map((side) => choice(side, asked.wording.side(side)))

export const brigadeChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly number[]).map((id) => {
    const brigade = asked.seen.brigades[id]
    return choice(id, asked.wording.text.choice.brigade(brigade ? asked.wording.name(brigade) : ''))
  })

/** Places for an objective. */
export const pointChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked, SOME) as readonly Point[]).map((at) => point(asked, at))

type SetUp = { readonly unit: UnitId; readonly formation: Formation; readonly pose: Pose }

/** Places at the edge for one of those who are due, each with its ghost; or no more. (vf1:fate) */
export function reinforceChoices(asked: Asked): readonly Choice[] {
  const { seen, frame, wording } = asked
  const places = (proposed(asked, SOME) as readonly (SetUp | 'done')[]).filter(
    (answer) => answer !== 'done',
  )
  const all = places.map((answer) => {
    const unit = unitOf(seen, answer.unit)
    const ghost = unitBody(seen, unit, frame, wording, answer)
    const formed = wording.nouns.formed(answer.formation)
    const label = wording.text.choice.setUp(wording.name(unit), formed, placed(asked, answer.pose))
    return choice(answer, label, { preview: ghost ? { ghosts: [ghost] } : {} })
  })
  // Of two places that read the same one is enough.
  const byLabel = new Map(all.map((one) => [one.label, one]))
  return [...byLabel.values(), choice('done', wording.text.choice.noMore)]
}

const ROUND = 24
const WAYS = 4

/** Places for a leader who was ridden over, on all sides of the unit that he rides to. (6.3.2) */
export function riddenChoices(asked: Asked): readonly Choice[] {
  const round = proposed(asked, ROUND) as readonly Point[]
  const every = Math.ceil(round.length / WAYS)
  return round.filter((_, i) => i % every === 0).map((at) => point(asked, at))
}

function point(asked: Asked, at: Point): Choice {
  const { x, y } = asked.frame.point(at)
  const label = placed(asked, at)
  const there = { id: `place ${at.x} ${at.y}`, x, y, facing: null, label }
  return choice(at, label, { preview: { handles: [there] } })
}
