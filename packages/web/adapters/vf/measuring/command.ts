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
import { INCH } from '@grognard/geometry'
import type { Wash } from '@grognard/table'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import type { Wording } from '../wording.ts'
import { around } from './outline.ts'

/** The same wash as long as the leader stays, whoever is dragged about him: it is drawn once. */
function radius(
  seen: Vf,
  leader: Leader,
  inches: number,
  label: string,
  frame: Frame,
): readonly Wash[] {
  const { options, terrain } = seen
  const by = [options, terrain, inches, label, frame.isTurned]
  const found = known.get(leader)
  if (found && by.every((part, i) => part === found.by[i])) return found.washes
  const body = leaderBody(seen, leader)
  if (!body) return []
  const outline = around(body, inches * INCH).map((point) => frame.point(point))
  const washes: readonly Wash[] = [{ outline, tone: 'command', label }]
  known.set(leader, { by, washes })
  return washes
}

type Known = { readonly by: readonly unknown[]; readonly washes: readonly Wash[] }
const known = new WeakMap<Leader, Known>()

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
