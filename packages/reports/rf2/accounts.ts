import type { Happening } from '@grognard/kernel'
import { rf2Nouns } from '@grognard/rules-rf2'
import { breakPointsOf, unitOf, type Rf2 } from '@grognard/rules-rf2/functions'
import type { Accounts, Hit } from '../accounts.ts'

/** The book has no points: a unit is worth its break points. (2.22) */
export const rf2Accounts: Accounts<Rf2> = {
  units: ({ units }) =>
    units.map((unit) => ({
      side: unit.side,
      type: rf2Nouns.en.kind[unit.kind],
      points: breakPointsOf(unit),
    })),
  left(id, _start, now) {
    const unit = unitOf(now, id)
    return unit.gone ? 0 : 1 - unit.hits / breakPointsOf(unit)
  },
  hits,
}

function hits({ name, data }: Happening): readonly Hit[] {
  const [by, on] = (data['units'] ?? []) as readonly number[]
  if (name !== 'fires' || by === undefined || on === undefined) return []
  return [{ by, on, hits: data['hits'] as number }]
}
