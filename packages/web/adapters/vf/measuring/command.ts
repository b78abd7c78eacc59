import {
  armyLeaderOf,
  brigadeOf,
  leaderBody,
  leaderOf,
  needsMessenger,
  type Leader,
  type Unit,
  type Vf,
  inchesOf,
} from '@grognard/rules-vf/functions'
import type { Wash } from '@grognard/table'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { radiusShown } from '../../inches/measuring/radius.ts'
import type { Wording } from '../wording.ts'

function radius(
  seen: Vf,
  leader: Leader,
  inches: number,
  label: string,
  frame: Frame,
): readonly Wash[] {
  const body = leaderBody(seen, leader)
  return body ? radiusShown(body, inches, label, frame) : []
}

/** How far the voice of its brigade's leader carries, and whether it reaches the unit. (6.2.2) */
export function commandOver(
  seen: Vf,
  unit: Unit,
  frame: Frame,
  wording: Wording,
): { readonly washes: readonly Wash[]; readonly sentence: string } {
  const leader = leaderOf(seen, brigadeOf(seen, unit.brigade).leader)
  const { measuring } = wording.text
  const { inHand } = inchesOf(seen.options)
  const say = needsMessenger(seen, unit) ? measuring.outOfCommand : measuring.inCommand
  return {
    washes: radius(seen, leader, inHand, measuring.command(inHand), frame),
    sentence: say(wording.name(leader)),
  }
}

/** What is in reach of a leader: units of his brigade; of the army's, leaders. (6.1.1, 9.5) */
export function commandOf(
  seen: Vf,
  leader: Leader,
  frame: Frame,
  wording: Wording,
): Measured | null {
  if (!leaderBody(seen, leader)) return null
  const { measuring } = wording.text
  const { inHand, atHand, general } = inchesOf(seen.options)
  const name = wording.name(leader)
  if (armyLeaderOf(seen, leader.side)?.id !== leader.id)
    return {
      shown: {
        lines: [],
        washes: radius(seen, leader, inHand, measuring.command(inHand), frame),
      },
      sentence: measuring.leads(name, inHand),
      clause: 'vf2:6.2.2',
    }
  const far = radius(seen, leader, atHand, measuring.byItself(atHand), frame)
  const near = radius(seen, leader, general, measuring.general(general), frame)
  return {
    shown: { lines: [], washes: [...far, ...near] },
    sentence: measuring.commands(name, atHand, general),
    clause: 'vf2:6.1.1',
  }
}
