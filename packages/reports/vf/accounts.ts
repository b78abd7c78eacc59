import type { Happening } from '@grognard/kernel'
import { pointsOf } from '@grognard/rules-vf'
import { isLarge, profileOf, valueOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import type { Accounts, Hit } from '../accounts.ts'

/** A fight won counts as one hit more: the loser may rout by that alone. (vf2:9.2.2) */
const FIGHT_WON = 1

export const vfAccounts: Accounts<Vf> = {
  units: ({ units, options }) =>
    units.map((unit) => ({
      side: unit.side,
      type: profileOf(unit).title,
      points: pointsOf({ large: isLarge(unit), ...unit }, options).value,
    })),
  /** Its points run out with its tenacity; the last share of them goes when it routs. */
  left(id, _start, now) {
    const unit = now.units[id] as Unit
    if (unit.status === 'routed') return 0
    const steps = valueOf(unit, 'tenacity') + 1
    return Math.max(1, steps - unit.losses) / steps
  },
  hits,
}

/** The hits of an attack are shared evenly among those who made it or lent it support. */
function hits({ name, data }: Happening): readonly Hit[] {
  const units = (data['units'] ?? []) as readonly number[]
  const [main, on, ...helpers] = units
  if (main === undefined || on === undefined) return []
  if (name === 'fight-won') return [{ by: main, on, hits: FIGHT_WON }]
  if (name !== 'attack') return []
  const attackers = [main, ...helpers]
  const each = (data['hits'] as number) / attackers.length
  return attackers.map((by) => ({ by, on, hits: each }))
}
