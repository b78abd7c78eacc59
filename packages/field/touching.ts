// Which features a body is on, in or in contact with.

import { CONTACT, isOnOrTouches, onceWithLast, type Body, type Terrain } from '@grognard/geometry'
import { isAside } from './extent.ts'
import { placesOn } from './places.ts'

export type Touched = (terrain: Terrain, body: Body) => ReadonlySet<string>

/**
 * The features that a body is on, in or in contact with. Whoever occupies a feature is in that one,
 * and not in contact with those of the tag `held` that adjoin it, such as the next section of a
 * village.
 */
export function touchedWhere(held: string): Touched {
  const touched = onceWithLast((body: Body, terrain: Terrain): ReadonlySet<string> => {
    const occupied = !('boxes' in body)
    const ids = new Set<string>()
    for (const { id, ground, rules } of placesOn(terrain)) {
      if (occupied && ground !== body && rules.has(held)) continue
      if (!isAside(body, ground, CONTACT + 1) && isOnOrTouches(body, ground)) ids.add(id)
    }
    return ids
  })
  return (terrain, body) => touched(body, terrain)
}
