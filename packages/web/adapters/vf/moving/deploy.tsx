import { FULL_TURN, INCH, posed, type Pose } from '@grognard/geometry'
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
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { zoneShown } from '../choices/setting-up.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import type { Wording } from '../wording.ts'
import { PlaceBody, type Placed, type Placing } from './place-body.tsx'
import { halfBase } from './point.tsx'

type Args = { readonly side: Side; readonly brigade: number | null }

/** Sets up a brigade: each unit in turn, then its leader. */
export function SetUp(props: ControlProps<Vf>) {
  const { seen, ask, judge } = props
  const args = ask.args as Args
  const [unit] = waiting(seen, args.brigade)
  const leader = leaderToPlace(seen, args)
  const begin =
    (formation: Formation | null, { answer }: Omit<Placing, 'begin'>) =>
    (): Placed =>
      firstPlace(seen, args, formation, (placed) => judge(answer(placed)) === null)
  if (unit) {
    const placing = unitToSet(seen, unit)
    return (
      <PlaceBody
        key={`unit ${unit.id}`}
        {...props}
        {...placing}
        begin={begin(unit.formation, placing)}
      />
    )
  }
  if (!leader) return null
  const placing = leaderToSet(seen, leader)
  return (
    <PlaceBody key={`leader ${leader.id}`} {...props} {...placing} begin={begin(null, placing)} />
  )
}

const unitToSet = (seen: Vf, unit: Unit): Omit<Placing, 'begin'> => ({
  body: bodyOf(unit.id),
  formations: formationsFor(unit),
  ghost: ({ pose, formation }, frame, wording) =>
    formation && unitBody(seen, unit, frame, wording, { pose, formation }),
  answer: ({ pose, formation }) => ({ unit: unit.id, formation, pose }),
  others: (wording) => [
    ...shelters(seen, wording, (feature) => ({ unit: unit.id, inside: feature })),
    { answer: { unit: unit.id, reserve: true }, label: wording.text.choice.reserve },
  ],
  shown: (_placed, frame, wording) => ({
    washes: [zoneShown(seen, unit.side, frame, wording)],
  }),
  behind: 0,
})

const leaderToSet = (seen: Vf, leader: Leader): Omit<Placing, 'begin'> => ({
  body: leaderBody(leader.id),
  formations: [],
  ghost: ({ pose }, frame, wording) => leaderBodyOf(seen, leader, frame, wording, pose),
  answer: ({ pose: { x, y } }) => ({ leader: leader.id, at: { x, y } }),
  others: (wording) =>
    shelters(seen, wording, (feature) => ({ leader: leader.id, inside: feature })),
  shown: (_placed, frame, wording) => ({
    washes: [zoneShown(seen, leader.side, frame, wording)],
  }),
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

/** Beside a unit rather than behind it: an inch of depth counts as so many along the front. */
const DEPTH = 10
const STEP_ALONG = INCH
const STEP_BACK = 2 * INCH

/** Where the hand begins: in the usual formation, beside its brigade, looking at the enemy. */
export function firstPlace(
  seen: Vf,
  { side, brigade }: Args,
  formation: Formation | null,
  isLawful: (placed: Placed) => boolean,
): Placed {
  const facing = LOOKS[settingOf(seen).edges?.[side] ?? 'bottom']
  const { left, top, right, bottom } = zoneOf(seen, side)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2), facing }
  const from = { ...(mates(seen, side, brigade, formation === null) ?? middle), facing }
  const isAcross = facing % (FULL_TURN / 2) !== 0
  const [stepX, stepY] = isAcross ? [STEP_BACK, STEP_ALONG] : [STEP_ALONG, STEP_BACK]
  const far = ({ pose: { x, y } }: Placed): number => {
    const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)]
    return isAcross ? DEPTH * dx + dy : dx + DEPTH * dy
  }
  const places = steps(left, right, from.x, stepX).flatMap((x) =>
    steps(top, bottom, from.y, stepY).map((y) => ({ pose: { x, y, facing }, formation })),
  )
  return places.toSorted((a, b) => far(a) - far(b)).find(isLawful) ?? { pose: middle, formation }
}

/** From the least to the most in steps that meet a place between them. */
function steps(least: number, most: number, meeting: number, step: number): readonly number[] {
  const first = least + ((((meeting - least) % step) + step) % step)
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step)
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
  const mean = (of: (pose: Pose) => number): number =>
    Math.round(poses.reduce((sum, pose) => sum + of(pose), 0) / poses.length)
  const { x, y, facing } = { ...last, x: mean((one) => one.x), y: mean((one) => one.y) }
  return posed({ x, y, facing }, 0, 3 * INCH)
}
