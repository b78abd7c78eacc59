// What of the ground is in the way of one stand that looks at another. (13.9 to 13.13, 14.15)

import { blockingByLevel, type Blocking, type Wood } from '@grognard/geometry'
import type { Distances } from '../distances.ts'
import type { Footing, Rise } from './footing.ts'

/** How some ground stands between two stands: nothing hides what stands on it. */
export function blockingOf(
  rise: Rise,
  number: number,
  from: Footing,
  to: Footing,
  { deadGround }: Pick<Distances, 'deadGround'>,
): Blocking {
  const { height, hill, screen } = rise
  if (hill === null)
    return from.inside.includes(number) || to.inside.includes(number)
      ? 'not'
      : blockingByLevel(from.level, to.level, height, deadGround)
  // 13.11: a crest hides what is beyond it from whoever is neither on it nor higher.
  if (screen.kind === 'crest') {
    const isOn = from.crests.includes(hill) || to.crests.includes(hill)
    return isOn || Math.max(from.level, to.level) > height ? 'not' : 'wholly'
  }
  const touched = Math.max(from.touches[hill] ?? 0, to.touches[hill] ?? 0)
  return touched >= height ? 'not' : blockingByLevel(from.level, to.level, height, deadGround)
}

/** Woods and built up areas that one of the two is in, and how far one sees in them. (13.13) */
export function woodsOf(
  rises: readonly Rise[],
  from: Footing,
  to: Footing,
  { intoWood, insideWood }: Pick<Distances, 'intoWood' | 'insideWood'>,
): readonly Wood[] {
  return rises.flatMap(({ dense, screen }, number): readonly Wood[] => {
    if (!dense || !('pieces' in screen.body)) return []
    const [here, there] = [from.inside.includes(number), to.inside.includes(number)]
    if (!here && !there) return []
    return [{ ground: screen.body, depth: here && there ? insideWood : intoWood }]
  })
}
