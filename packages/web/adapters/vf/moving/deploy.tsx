import { INCH, posed, type Pose } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import {
  formationsFor,
  leaderToPlace,
  LOOKS,
  placesWith,
  settingOf,
  waiting,
  zoneOf,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { ControlProps } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { nearestFree } from '../../inches/moving/nearest-free.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { zoneShown } from '../choices/setting-up.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import type { Wording } from '../wording.ts'
import { Place, type Placed, type Placing } from './place.tsx'
import { halfBase } from './point.tsx'

type Args = { readonly side: Side; readonly brigade: number | null }

/** Sets up a brigade: each unit in turn, then its leader. */
export function SetUp(props: ControlProps<Vf>) {
  const { seen, ask, judge } = props
  const args = ask.args as Args
  const [unit] = waiting(seen, args.brigade)
  const leader = leaderToPlace(seen, args)
  const begun = (formation: Formation | null, placing: Omit<Placing, 'begin'>): Placing => ({
    ...placing,
    begin: () =>
      firstPlace(seen, args, formation, (placed) => judge(placing.answer(placed)) === null),
  })
  if (unit)
    return (
      <Place
        key={`unit ${unit.id}`}
        {...props}
        placing={(frame, wording) => begun(unit.formation, unitToSet(seen, unit, frame, wording))}
      />
    )
  if (!leader) return null
  return (
    <Place
      key={`leader ${leader.id}`}
      {...props}
      placing={(frame, wording) => begun(null, leaderToSet(seen, leader, frame, wording))}
    />
  )
}

const unitToSet = (
  seen: Vf,
  unit: Unit,
  frame: Frame,
  wording: Wording,
): Omit<Placing, 'begin'> => ({
  body: bodyOf(unit.id),
  formations: formationsFor(unit),
  ghost: ({ pose, formation }) =>
    formation && unitBody(seen, unit, frame, wording, { pose, formation }),
  answer: ({ pose, formation }) => ({ unit: unit.id, formation, pose }),
  others: [
    ...shelters(seen, wording, (feature) => ({ unit: unit.id, inside: feature })),
    { answer: { unit: unit.id, reserve: true }, label: wording.text.choice.reserve },
  ],
  shown: () => ({ washes: [zoneShown(seen, unit.side, frame, wording)] }),
  behind: 0,
})

const leaderToSet = (
  seen: Vf,
  leader: Leader,
  frame: Frame,
  wording: Wording,
): Omit<Placing, 'begin'> => ({
  body: leaderBody(leader.id),
  formations: [],
  ghost: ({ pose }) => leaderBodyOf(seen, leader, frame, wording, pose),
  answer: ({ pose: { x, y } }) => ({ leader: leader.id, at: { x, y } }),
  others: shelters(seen, wording, (feature) => ({ leader: leader.id, inside: feature })),
  shown: () => ({ washes: [zoneShown(seen, leader.side, frame, wording)] }),
  behind: halfBase(seen),
})

/** Places that can be held; those of one name are numbered. */
function shelters({ terrain }: Vf, wording: Wording, answer: (feature: string) => Json) {
  const places = placesWith(terrain, 'defendable').map(({ id }) => ({
    id,
    name: wording.place({ terrain }, id),
  }))
  return places.map(({ id, name }) => {
    const alike = places.filter((other) => other.name === name)
    const number = alike.length > 1 ? ` ${alike.findIndex((other) => other.id === id) + 1}` : ''
    return {
      answer: answer(id),
      label: wording.text.capital(wording.text.choice.into(name + number)),
    }
  })
}

/** Where the hand begins: in the usual formation, beside its brigade, looking at the enemy. */
export function firstPlace(
  seen: Vf,
  { side, brigade }: Args,
  formation: Formation | null,
  isLawful: (placed: Placed) => boolean,
): Placed {
  const facing = LOOKS[settingOf(seen).edges?.[side] ?? 'bottom']
  const zone = zoneOf(seen, side)
  const { left, top, right, bottom } = zone
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2), facing }
  const from = mates(seen, side, brigade, formation === null) ?? middle
  const isFree = (pose: Pose): boolean => isLawful({ pose, formation })
  return { pose: nearestFree(zone, from, facing, isFree) ?? middle, formation }
}

/** Where those are who belong to it: the last unit of the brigade, or for a leader behind them all. */
function mates(
  seen: Vf,
  side: Side,
  brigade: number | null,
  isLeader: boolean,
): { readonly x: number; readonly y: number } | null {
  const poses = seen.units.flatMap((unit) =>
    unit.side === side && unit.pose && (brigade === null || unit.brigade === brigade)
      ? [unit.pose]
      : [],
  )
  const last = poses.at(-1)
  if (!last || !isLeader) return last ?? null
  const mean = (along: (pose: Pose) => number): number =>
    Math.round(poses.reduce((sum, pose) => sum + along(pose), 0) / poses.length)
  const { x, y, facing } = { ...last, x: mean((one) => one.x), y: mean((one) => one.y) }
  return posed({ x, y, facing }, 0, 3 * INCH)
}
