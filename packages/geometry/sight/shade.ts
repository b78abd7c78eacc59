import type { Ring } from '../ring.ts'
import { haloAround } from './halo.ts'
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
  readonly ring: Ring
  /** No factors, no limits: the shape itself stops the line. */
  readonly plain: boolean
  readonly near: number
  readonly nearOver: number
  readonly far: number
  readonly farOver: number
  /** Only what is inside of this is hidden. */
  readonly within: Ring | null
  /** Only from eyes inside of this. */
  readonly eyeWithin: Ring | null
}

const PLAIN = {
  plain: true,
  near: 1,
  nearOver: 1,
  far: 0,
  farOver: 1,
  within: null,
  eyeWithin: null,
} as const

const known = new WeakMap<Screen, readonly Shade[]>()

function whollyBy(screen: Screen): readonly Shade[] {
  let shades = known.get(screen)
  if (!shades) known.set(screen, (shades = plainShades(screen)))
  return shades
}

function plainShades(screen: Screen): readonly Shade[] {
  const shades: Shade[] = screen.rings.map((ring) => ({ screen, kind: 'ring', ring, ...PLAIN }))
  for (const ring of screen.seams) shades.push({ screen, kind: 'seam', ring, ...PLAIN })
  if (screen.crest) shades.push({ screen, kind: 'crest', ring: screen.crest, ...PLAIN })
  return shades
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
    const halo = haloAround(shade.ring, least)
    const limited = { ...shade, plain: false }
    // From below, the eye is in dead ground if the shape is near to it against the whole way.
    return higher === 'viewer'
      ? [
          { ...limited, far: parts + 1, farOver: parts },
          { ...limited, within: halo },
        ]
      : [
          { ...limited, near: parts + 1 },
          { ...limited, eyeWithin: halo },
        ]
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
