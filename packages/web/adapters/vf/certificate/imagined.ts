import { leaderOf, unitOf, type Imagined, type Vf } from '@grognard/rules-vf/functions'
import type { Elsewhere, Whereabouts } from '../../inches/certificate/imagined.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { sceneOf } from '../scene.ts'
import type { Desk } from './desk.ts'

/** Who is elsewhere in a battle than in another, where one is planned; null for nobody. */
export function imaginedIn(seen: Vf, then: Vf): Imagined | null {
  const unit = then.units.find((one, id) => one !== seen.units[id])
  if (unit?.pose) return { unit: unit.id, formation: unit.formation, pose: unit.pose }
  const leader = then.leaders.find((one, id) => one !== seen.leaders[id])
  return leader?.at ? { leader: leader.id, at: leader.at } : null
}

function whereaboutsIn(battle: Vf, imagined: Imagined, { wording }: Desk): Whereabouts {
  const placeOf = (id: string | null) => (id === null ? null : wording.place(battle, id))
  if ('leader' in imagined) {
    const { at, inside } = leaderOf(battle, imagined.leader)
    return { at, inside: placeOf(inside), formation: null }
  }
  const { pose, inside, formation } = unitOf(battle, imagined.unit)
  return { at: pose, inside: placeOf(inside), formation: wording.nouns.formed(formation) }
}

/** Whoever stands elsewhere in truth than in the battle that is judged. */
export function elsewhere(desk: Desk, truth: Vf, imagined: Imagined): Elsewhere {
  const { seen, language, side, frame, wording } = desk
  const named = 'unit' in imagined ? unitOf(truth, imagined.unit) : leaderOf(truth, imagined.leader)
  return {
    name: wording.name(named),
    truth: whereaboutsIn(truth, imagined, desk),
    imagined: whereaboutsIn(seen, imagined, desk),
    scene: sceneOf(truth, language, side),
    ghost:
      'unit' in imagined
        ? unitBody(seen, unitOf(seen, imagined.unit), frame, wording)
        : leaderBodyOf(seen, leaderOf(seen, imagined.leader), frame, wording, imagined.at),
  }
}
