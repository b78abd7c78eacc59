import { imagine, type Formation, type Vf } from '@grognard/rules-vf/functions'
import type { ControlProps } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import {
  PlaceBody,
  type Placed as PlacedIn,
  type Placing as PlacingIn,
} from '../../inches/moving/place-body.tsx'
import { leaderIn, unitIn } from '../ids.ts'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'

export type Placed = PlacedIn<Formation>
export type Placing = PlacingIn<Formation>

type Props = ControlProps<Vf> & { readonly placing: (frame: Frame, wording: Wording) => Placing }

/** Places a unit in a formation, or a leader. */
export function Place(props: Props) {
  const { setting, wording } = useSetting(props)
  const placing = props.placing(setting.frame, wording)
  return (
    <PlaceBody
      {...props}
      {...placing}
      setting={setting}
      formed={(formation) => wording.nouns.formed(formation)}
      imagined={(placed) => placedIn(props.seen, placing.body, placed)}
    />
  )
}

/** The battle with somebody already there, to measure from it. */
export function placedIn(seen: Vf, body: string, { pose, formation }: Placed): Vf {
  const unit = unitIn(seen, body)
  const leader = leaderIn(seen, body)
  if (unit && formation) return imagine(seen, { unit: unit.id, pose, formation })
  return leader ? imagine(seen, { leader: leader.id, at: { x: pose.x, y: pose.y } }) : seen
}
