import { INCH, type Point } from '@grognard/geometry'
import { isObject, type Json } from '@grognard/kernel'
import {
  arrivalsOf,
  basesOf,
  type Leader,
  type LeaderMove,
  type Side,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import type { Choice, ControlProps } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { PlacePoint } from '../../inches/moving/place-point.tsx'
import { trailOf } from '../../inches/moving/show.ts'
import { leaderBodyOf } from '../bodies.ts'
import { choicesFor } from '../choices/index.ts'
import { leaderBody } from '../ids.ts'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'

/** A leader's front is half a base before his middle. */
export const halfBase = ({ options }: Vf): number => basesOf(options).leader / 2

const middle = ({ terrain }: Vf): Point => ({
  x: Math.round(terrain.width / 2),
  y: Math.round(terrain.height / 2),
})

/** Where reinforcements come on, and their leaders with them. (11.0) */
function ownEdge(seen: Vf, side: Side): Point {
  const { x, y } = middle(seen)
  const { width, height } = seen.terrain
  switch (arrivalsOf(seen, side)?.edge) {
    case 'left':
      return { x: 0, y }
    case 'right':
      return { x: width, y }
    case 'top':
      return { x, y: 0 }
    case 'bottom':
    case undefined:
      return { x, y: height }
  }
}

/** A leader at a place, and how far he rides. */
export function ridden(
  seen: Vf,
  leader: Leader,
  at: Point,
  frame: Frame,
  wording: Wording,
): Partial<Emphasis> {
  const ghost = leaderBodyOf(seen, leader, frame, wording, at)
  const from = leader.at
  const used = from ? Math.hypot(at.x - from.x, at.y - from.y) / INCH : 0
  return {
    ghosts: ghost ? [ghost] : [],
    trails: from ? [trailOf([from, at], { used, all: null }, false, frame, wording.inches)] : [],
  }
}

const marked = (at: Point, frame: Frame, label: string): Partial<Emphasis> => ({
  handles: [{ id: 'place', ...frame.point({ x: at.x, y: at.y }), facing: null, label }],
})

type Placed = ControlProps<Vf> & {
  /** Who can be taken up instead. */
  readonly able?: readonly string[]
  /** Where it is put already, if it is. */
  readonly begins?: LeaderMove | null
  /** It need not be said a second time once it has been dragged to where it may stand. */
  readonly isDroppedAtOnce?: boolean
}

const isNoRide =
  (leader: Leader | undefined) =>
  ({ answer }: Choice): boolean =>
    leader === undefined || !isObject(answer) || !('at' in answer)

/** Where a leader rides, or where an objective lies. */
const placing = (answer: (at: Point) => Json) =>
  function Placing(props: Placed) {
    const { seen, ask, language } = props
    const { setting, wording, side } = useSetting(props)
    const { frame } = setting
    const leader = seen.leaders[(ask.args as { readonly leader?: number }).leader ?? -1]
    return (
      <PlacePoint
        {...props}
        {...{ setting, answer }}
        {...(props.able && { able: props.able })}
        begins={props.begins && 'at' in props.begins ? props.begins.at : null}
        isDroppedAtOnce={props.isDroppedAtOnce === true}
        body={leader ? leaderBody(leader.id) : null}
        behind={halfBase(seen)}
        shown={(at) =>
          leader
            ? ridden(seen, leader, at, frame, wording)
            : marked(at, frame, wording.inches.control.here)
        }
        from={() => (leader ? (leader.at ?? ownEdge(seen, side)) : middle(seen))}
        // He is put where he goes on the table: nobody thinks in inches from its edges.
        choices={() => (choicesFor(seen, ask, language, side) ?? []).filter(isNoRide(leader))}
      />
    )
  }

export const RideLeader = placing((at) => ({ at }))
export const PlaceRidden = placing((at) => at)
export const PlaceObjective = placing((at) => at)
