import { INCH } from '@grognard/geometry'
import { chiefOf, type Json } from '@grognard/kernel'
import { vfAsks } from '@grognard/rules-vf'
import {
  armyLeaderOf,
  brigadeOf,
  leaderOf,
  mayRide,
  type Leader,
  type LeaderId,
  type LeaderMove,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Emphasis } from '@grognard/table'
import { useEffect, useRef } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import type { Pressed } from '../../inches/moving/by-hand.tsx'
import { leaderBody } from '../ids.ts'
import { sideAsked } from '../../parts/names.ts'
import type { Wording } from '../wording.ts'
import { ridden, RideLeader } from './point.tsx'

type Said = Pick<ControlProps<Vf>, 'ahead'>

const leaderKind = vfAsks.find(({ name }) => name === 'leader')

/** Who may ride once the brigade that acts has done so: its leader, and in the end the army's. (6.8) */
export function ridersOf(seen: Vf, ask: ControlProps<Vf>['ask']): readonly Leader[] {
  const { brigade } = ask.args as { readonly brigade?: number }
  if (brigade === undefined || seen.acting !== brigade) return []
  const side = sideAsked(seen, ask)
  const isChief = ask.seats.includes(chiefOf(seen, side))
  const own = leaderOf(seen, brigadeOf(seen, brigade).leader)
  const general = isChief ? armyLeaderOf(seen, side) : null
  return [own, ...(general && general.id !== own.id ? [general] : [])].filter(
    (leader) => leader.at !== null && mayRide(seen, leader),
  )
}

/** Where he has been told to ride; null if he stays. */
const rideOf = ({ ahead }: Said, id: LeaderId): LeaderMove | null =>
  (ahead.find(({ ask, args }) => ask === 'leader' && (args as { leader?: Json }).leader === id)
    ?.answer as LeaderMove | undefined) ?? null

/** The rides that are planned, as they are drawn. */
export function ridesShown(
  seen: Vf,
  riders: readonly Leader[],
  said: Said,
  frame: Frame,
  wording: Wording,
): Required<Pick<Emphasis, 'ghosts' | 'trails'>> {
  const shown = riders.flatMap((leader) => {
    const ride = rideOf(said, leader.id)
    return ride && 'at' in ride ? [ridden(seen, leader, ride.at, frame, wording)] : []
  })
  return {
    ghosts: shown.flatMap(({ ghosts = [] }) => ghosts),
    trails: shown.flatMap(({ trails = [] }) => trails),
  }
}

/** 'Dilkes rides 12.3" when his brigade has acted'; who is picked can be told to. */
export function ridesListed(
  seen: Vf,
  riders: readonly Leader[],
  said: Said,
  wording: Wording,
  select: (body: string) => void,
): readonly Pressed[] {
  const { riding } = wording.text
  return riders.map((leader) => {
    const ride = rideOf(said, leader.id)
    const name = wording.name(leader)
    const label = () => {
      if (ride === null) return riding.stays(name)
      if ('inside' in ride) return riding.enters(name, wording.place(seen, ride.inside))
      const { x, y } = leader.at ?? ride.at
      return riding.rides(name, Math.hypot(ride.at.x - x, ride.at.y - y) / INCH)
    }
    return {
      label: label(),
      isPressed: ride !== null,
      press: () => select(leaderBody(leader.id)),
    }
  })
}

type Props = ControlProps<Vf> & {
  readonly leader: Leader
  /** Units that wait for orders, and whoever may ride. */
  readonly able: readonly string[]
  /** To whatever was in hand before. */
  readonly back: () => void
}

/** Where a leader will ride when his brigade has acted: said by dragging him, or by hand. (6.8) */
export function Riding({ leader, back, ...props }: Props) {
  const { seen, ask, ahead, sayAhead } = props
  const args = { leader: leader.id }
  return (
    <RideLeader
      {...props}
      ask={{ ...ask, name: 'leader', args }}
      judge={(answer) =>
        leaderKind?.is(answer) ? (leaderKind.refuse(seen, args, answer) ?? null) : null
      }
      give={(answer) => {
        sayAhead('leader', args, answer)
        back()
      }}
      begins={rideOf({ ahead }, leader.id)}
      isDroppedAtOnce
    />
  )
}

/** Whoever was in hand before a leader was. */
export function useBefore(
  table: ControlProps['table'],
  riders: readonly Leader[],
): { readonly rider: Leader | null; readonly back: () => void } {
  const selected = table.selected.value
  const rider = riders.find(({ id }) => leaderBody(id) === selected) ?? null
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!rider) before.current = selected
  }, [selected])
  return { rider, back: () => (table.selected.value = before.current) }
}
