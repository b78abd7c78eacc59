import {
  armyLeaderOf,
  AT_HAND,
  brigadeOf,
  IN_HAND,
  leaderBody,
  leaderOf,
  NEAR_THE_GENERAL,
  needsMessenger,
  type Leader,
  type Unit,
  type Vf,
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
  const say = needsMessenger(seen, unit) ? measuring.outOfCommand : measuring.inCommand
  return {
    washes: radius(seen, leader, IN_HAND, measuring.command(IN_HAND), frame),
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
  const name = wording.name(leader)
  if (armyLeaderOf(seen, leader.side)?.id !== leader.id)
    return {
      shown: {
        lines: [],
        washes: radius(seen, leader, IN_HAND, measuring.command(IN_HAND), frame),
      },
      sentence: measuring.leads(name, IN_HAND),
      clause: 'vf2:6.2.2',
    }
  const far = radius(seen, leader, AT_HAND, measuring.byItself(AT_HAND), frame)
  const near = radius(seen, leader, NEAR_THE_GENERAL, measuring.general(NEAR_THE_GENERAL), frame)
  return {
    shown: { lines: [], washes: [...far, ...near] },
    sentence: measuring.commands(name, AT_HAND, NEAR_THE_GENERAL),
    clause: 'vf2:6.1.1',
  }
}
