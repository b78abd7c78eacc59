import { INCH, type Point } from '@grognard/geometry'
import {
  judgeRide,
  LEADER_RADIUS,
  type Leader,
  type Rf2,
  type Ride,
} from '@grognard/rules-rf2/functions'
import type { Emphasis } from '@grognard/table'
import type { ControlProps } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { leaderBody } from '../../inches/ids.ts'
import { PlacePoint } from '../../inches/moving/place-point.tsx'
import { trailOf } from '../../inches/moving/show.ts'
import { leaderBodyOf } from '../bodies.ts'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'

type Props = ControlProps<Rf2> & {
  readonly leader: Leader
  /** Who can be taken up instead. */
  readonly able: readonly string[]
}

const rideTo = ({ id }: Leader, at: Point): Ride => ({ leader: id, does: 'ride', by: [at] })

/** Where a leader rides who is with nobody. (12.36) */
export function RideLeader(props: Props) {
  const { seen, leader } = props
  const { setting, wording } = useSetting(props)
  return (
    <PlacePoint
      {...props}
      setting={setting}
      answer={(at) => rideTo(leader, at)}
      body={leaderBody(leader.id)}
      behind={LEADER_RADIUS}
      shown={(at) => ridden(seen, leader, at, setting.frame, wording)}
      from={() => leader.at ?? { x: 0, y: 0 }}
      choices={() => []}
    />
  )
}

/** The leader there, and how far he rides of how far he may. */
function ridden(
  seen: Rf2,
  leader: Leader,
  at: Point,
  frame: Frame,
  wording: Wording,
): Partial<Emphasis> {
  const ghost = leaderBodyOf(seen, leader, frame, wording, at)
  const found = judgeRide(seen, leader.side, rideTo(leader, at))
  const isBarred = 'code' in found
  const far = leader.at ? Math.hypot(at.x - leader.at.x, at.y - leader.at.y) / INCH : 0
  const spent = isBarred
    ? { used: far, all: null }
    : { used: found.used / INCH, all: found.allowance.value }
  return {
    ghosts: ghost ? [ghost] : [],
    trails: leader.at ? [trailOf([leader.at, at], spent, isBarred, frame, wording.inches)] : [],
  }
}
