import type { Json } from '@grognard/kernel'
import {
  formationsFor,
  leaderToPlace,
  LOOKS,
  placesWith,
  settingOf,
  waiting,
  zoneOf,
  type Deploy,
  type Formation,
  type Leader,
  type Side,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/computing'
import type { ControlProps } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { zoneShown } from '../choices/setting-up.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import type { Tongue } from '../tongue.ts'
import { PlaceBody, type Placed, type Placing } from './place-body.tsx'
import { halfBase } from './point.tsx'

type Args = { readonly side: Side; readonly brigade: number | null }

/** So many places are looked at before the first is proposed. */
const SOME = 12

/** Sets up a brigade: each unit in turn, then its leader. */
export function SetUp(props: ControlProps<Vf>) {
  const { seen, ask, candidates } = props
  const args = ask.args as Args
  const [unit] = waiting(seen, args.brigade)
  const leader = leaderToPlace(seen, args)
  const begin = (formation: Formation | null) => () =>
    firstPlace(seen, args.side, formation, candidates(SOME) as unknown as readonly Deploy[])
  if (unit)
    return (
      <PlaceBody
        key={`unit ${unit.id}`}
        {...props}
        {...unitToSet(seen, unit)}
        begin={begin(unit.formation)}
      />
    )
  return (
    leader && (
      <PlaceBody
        key={`leader ${leader.id}`}
        {...props}
        {...leaderToSet(seen, leader)}
        begin={begin(null)}
      />
    )
  )
}

const unitToSet = (seen: Vf, unit: Unit): Omit<Placing, 'begin'> => ({
  body: bodyOf(unit.id),
  formations: formationsFor(unit),
  ghost: ({ pose, formation }, frame, tongue) =>
    formation && unitBody(seen, unit, frame, tongue, { pose, formation }),
  answer: ({ pose, formation }) => ({ unit: unit.id, formation, pose }),
  others: (tongue) => [
    ...shelters(seen, tongue, (feature) => ({ unit: unit.id, inside: feature })),
    { answer: { unit: unit.id, reserve: true }, label: tongue.text.choice.reserve },
  ],
  shown: (_placed, frame, tongue) => ({
    washes: [zoneShown(seen, unit.side, frame, tongue)],
  }),
  behind: 0,
})

const leaderToSet = (seen: Vf, leader: Leader): Omit<Placing, 'begin'> => ({
  body: leaderBody(leader.id),
  formations: [],
  ghost: ({ pose }, frame, tongue) => leaderBodyOf(seen, leader, frame, tongue, pose),
  answer: ({ pose: { x, y } }) => ({ leader: leader.id, at: { x, y } }),
  others: (tongue) => shelters(seen, tongue, (feature) => ({ leader: leader.id, inside: feature })),
  shown: (_placed, frame, tongue) => ({
    washes: [zoneShown(seen, leader.side, frame, tongue)],
  }),
  behind: halfBase(seen),
})

/** Places that can be held; those of one name are numbered. */
function shelters({ terrain }: Vf, tongue: Tongue, answer: (feature: string) => Json) {
  const places = placesWith(terrain, 'defendable').map(({ id }) => ({
    id,
    name: tongue.place({ terrain }, id),
  }))
  return places.map(({ id, name }) => {
    const alike = places.filter((other) => other.name === name)
    const number = alike.length > 1 ? ` ${alike.findIndex((other) => other.id === id) + 1}` : ''
    return {
      answer: answer(id),
      label: tongue.text.capital(tongue.text.choice.into(name + number)),
    }
  })
}

/** Where the hand begins: as near to the middle of the deployment area as there is room. */
export function firstPlace(
  seen: Vf,
  side: Side,
  formation: Formation | null,
  proposals: readonly Deploy[],
): Placed {
  const { left, top, right, bottom } = zoneOf(seen, side)
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
  const facing = LOOKS[settingOf(seen).edges?.[side] ?? 'bottom']
  const places = proposals.flatMap((place): readonly Placed[] => {
    if ('pose' in place) return [{ pose: place.pose, formation: place.formation }]
    return 'at' in place ? [{ pose: { ...place.at, facing }, formation: null }] : []
  })
  const far = ({ pose }: Placed): number => Math.hypot(pose.x - middle.x, pose.y - middle.y)
  const [nearest] = places.toSorted((a, b) => far(a) - far(b))
  return nearest ?? { pose: { ...middle, facing }, formation }
}
