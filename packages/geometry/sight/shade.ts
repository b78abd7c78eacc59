import type { Box } from '../footprint.ts'
import { onceFor } from '../memory.ts'
import type { Ring } from '../ring.ts'
import { circleOf } from '../round.ts'
import type { Screen } from './screen.ts'

/**
 * Ground that cannot be seen because something lower lies before it: as deep as the way from the
 * higher of the two to the far side of what is between them, halved so many times, and never less
 * than so many thousandths.
 */
export type DeadGround = {
  readonly higher: 'viewer' | 'target'
  readonly halvings: number
  readonly least: number
}

/** How a screen stands in the way of one who looks at another. */
export type Blocking = 'not' | 'wholly' | DeadGround

/**
 * What one shape hides from an eye: what lies between the lines that touch it, beyond its near
 * edges and, if `far` is above 0, before its far edges. Near and far edges are moved away from the
 * eye by a factor; so every border is straight, and what is hidden is convex.
 */
export type Shade = {
  readonly screen: Screen
  readonly kind: 'ring' | 'seam' | 'crest'
  /** Of a round base its middle. */
  readonly ring: Ring
  /** What is within so much of the shape hides, too, just so far included. */
  readonly margin: number
  /** The base or the piece of ground itself, to show it. */
  readonly solid: Ring
  /** No factors, no limits: the shape itself stops the line. */
  readonly plain: boolean
  readonly near: number
  readonly nearOver: number
  readonly far: number
  readonly farOver: number
  /** Only what is nearer to the shape than this is hidden. */
  readonly within: number
  /** Only from eyes that are nearer to it than this. */
  readonly eyeWithin: number
}

/** What stops a line wholly: written out, since what is put together by `...` is read slower. */
const plainShade = (
  screen: Screen,
  kind: Shade['kind'],
  ring: Ring,
  margin: number,
  solid: Ring,
): Shade => ({
  screen,
  kind,
  ring,
  margin,
  solid,
  plain: true,
  near: 1,
  nearOver: 1,
  far: 0,
  farOver: 1,
  within: Infinity,
  eyeWithin: Infinity,
})

const whollyBy = onceFor((screen: Screen): readonly Shade[] => {
  const { cores, seams, crest } = screen
  const shades = cores.map((solid, i) => judged(screen, i, solid))
  for (const ring of seams) shades.push(plainShade(screen, 'seam', ring, 0, ring))
  if (crest) shades.push(plainShade(screen, 'crest', crest, 0, crest))
  return shades
})

/** A shape and the distance around it; a round base is nothing but a distance around its middle. */
function judged(screen: Screen, place: number, solid: Ring): Shade {
  const { body, clearance } = screen
  const circle = 'boxes' in body ? circleOf(body.boxes[place] as Box) : null
  const ring = circle ? Float64Array.of(circle.x, circle.y) : solid
  return plainShade(screen, 'ring', ring, clearance + (circle?.radius ?? 0), solid)
}

/** After so many the longest table leaves less than two inches; and products must stay exact. */
const MOST_HALVINGS = 6

export function shadesOf(screen: Screen, blocking: Blocking): readonly Shade[] {
  if (blocking === 'not') return []
  if (blocking === 'wholly') return whollyBy(screen)
  const { higher, least } = blocking
  const parts = 1 << Math.min(blocking.halvings, MOST_HALVINGS)
  return whollyBy(screen).flatMap((shade): readonly Shade[] => {
    // A crest has no far side.
    if (shade.kind === 'crest') return []
    // What lies behind a unit is measured from the unit itself.
    const limited = { ...shade, plain: false, ring: shade.solid, margin: 0 }
    // From below, the eye is in dead ground if the shape is near to it against the whole way.
    const farther =
      higher === 'viewer'
        ? { ...limited, far: parts + 1, farOver: parts }
        : { ...limited, near: parts + 1 }
    if (least === 0) return [farther]
    const nearby =
      higher === 'viewer' ? { ...limited, within: least } : { ...limited, eyeWithin: least }
    return [farther, nearby]
  })
}

/**
 * How something as high as that stands between two who are as high as these: a ridge hides what is
 * not higher, and from above there is dead ground behind it.
 */
export function blockingByLevel(
  viewer: number,
  target: number,
  top: number,
  least: number,
): Blocking {
  const [low, high] = viewer < target ? [viewer, target] : [target, viewer]
  if (low > top) return 'not'
  if (high <= top) return 'wholly'
  return { higher: viewer === high ? 'viewer' : 'target', halvings: high - top - 1, least }
}
