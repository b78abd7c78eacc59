import { recordOf, type Host } from './host.ts'
import type { Json } from './json.ts'
import type { SavedBattle } from './record.ts'

/** All that it takes to go on with a battle, even after the rules have changed. */
export function save(host: Host): SavedBattle {
  const { course } = host
  return {
    record: recordOf(host),
    checkpoint: {
      battle: course.checkpoint as unknown as Json,
      entries: host.entries.length - course.trail.length,
      told: course.telling?.atCheckpoint ?? 0,
    },
    story: [...(course.telling?.happenings ?? [])],
    chance: host.chance.save(),
    standing: host.standing,
    ...(host.ahead.length > 0 && { ahead: host.ahead }),
    proposal: host.proposal,
    ...(host.proposed.length > 0 && { proposed: host.proposed }),
    nextNumber: host.nextNumber,
    number: host.number,
    barrier: host.barrier,
    rewinds: [...host.rewinds],
  }
}
