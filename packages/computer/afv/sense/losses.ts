import {
  contactsOf,
  inCommand,
  isEngaged,
  KINDS,
  removeStands,
  unitOf,
  type Afv,
  type Removal,
  type StandType,
  type Unit,
} from '@grognard/rules-afv/functions'
import type { Random } from '@grognard/kernel'
import type { Habit } from '../habit.ts'
import { expectedLoss } from '../odds/losses.ts'
import { hitsOn } from '../odds/melee.ts'
import { profileOf } from '../odds/profile.ts'
import { because } from '../words/index.ts'

const MOST = 64

/** Pikes stay as long as two are needed against horse; muskets are the rest. */
const KEEP: { readonly [stand in StandType]: number } = {
  pike: 1.2,
  musket: 1,
  light: 0.6,
  hand: 1,
  heavy: 1,
  mounted: 1,
  dragoon: 1,
  gun: 1,
}

/** Whether a unit is worse off in its fight than those it fights. */
function isLosing(seen: Afv, unit: Unit): boolean {
  let balance = 0
  for (const { enemy: id, face, ownFace } of contactsOf(seen, unit.id)) {
    const enemy = unitOf(seen, id)
    const dealt = hitsOn(seen, unit, enemy, face, inCommand(seen, unit))
    const taken = hitsOn(seen, enemy, unit, ownFace, inCommand(seen, enemy))
    balance += expectedLoss(profileOf(enemy), 1, dealt).worth
    balance -= expectedLoss(profileOf(unit), 1, taken).worth
  }
  return balance < 0
}

/** What goes: the least useful stands, as wide as possible, out of contact if the fight is lost. */
function bestRemoval(
  seen: Afv,
  args: { readonly unit: number; readonly count: number },
  random: Random,
): Removal | null {
  const unit = unitOf(seen, args.unit)
  const losing = isEngaged(seen, unit.id) && isLosing(seen, unit)
  let best: Removal | null = null
  let most = -Infinity
  for (const removal of removeStands.candidates(seen, args, MOST, random)) {
    let score = removal.files * 0.1 + (losing ? removal.leave.length : -removal.leave.length)
    for (const stand of KINDS[unit.kind].made) {
      const left = unit.stands[stand] - (removal.remove[stand] ?? 0)
      score += left * KEEP[stand] + (stand === 'pike' ? Math.min(2, left) * 0.5 : 0)
    }
    if (score <= most) continue
    most = score
    best = removal
  }
  return best
}

export const losing: Pick<Habit, 'losses'> = {
  losses: (seen, args, { random }) => {
    const removal = bestRemoval(seen, args, random)
    if (!removal) return null
    const leaves = removal.leave.length > 0
    const reason = because('removes', { unit: unitOf(seen, args.unit).name, leaves })
    return { answer: removal, reason }
  },
}
