type Plate = {
  /** Everything that its picture depends on. */
  readonly of: readonly unknown[]
  /** Its picture, from the second time on that it is wanted. */
  readonly canvas: HTMLCanvasElement | null
}

/** Pictures as large as the view, kept while nothing changes that they depend on. */
export type Plates = {
  /**
   * Draws what depends on nothing but `of`: by itself the first time, since it may be another one
   * in the next frame, and later by copying its picture. False where that is not yet sharp.
   */
  readonly put: (
    ctx: CanvasRenderingContext2D,
    name: string,
    of: readonly unknown[],
    draw: (ctx: CanvasRenderingContext2D) => boolean,
  ) => boolean
  /** How many of these, from the first on, are the same things as the last time. */
  readonly steady: (things: readonly unknown[]) => number
}

/** How many of some things, from the first on, are the same as before. */
export function sameAtFirst(before: readonly unknown[], now: readonly unknown[]): number {
  const other = now.findIndex((thing, i) => thing !== before[i])
  return other === -1 ? now.length : other
}

export const isSamePlate = (a: readonly unknown[] | undefined, b: readonly unknown[]): boolean =>
  a !== undefined && a.length === b.length && a.every((part, i) => part === b[i])

export function createPlates(): Plates {
  const plates = new Map<string, Plate>()
  let before: readonly unknown[] = []
  return {
    steady(things) {
      const count = sameAtFirst(before, things)
      before = things
      return count
    },
    put(ctx, name, of, draw) {
      const known = plates.get(name)
      if (known === undefined || !isSamePlate(known.of, of)) {
        plates.set(name, { of, canvas: null })
        return draw(ctx)
      }
      const canvas = known.canvas ?? drawn(ctx, draw)
      if (canvas === null) return draw(ctx)
      plates.set(name, { of, canvas })
      ctx.save()
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.drawImage(canvas, 0, 0)
      ctx.restore()
      return true
    },
  }
}

/** What would be drawn there, on a picture of its own; null while that would be a coarse one. */
function drawn(
  over: CanvasRenderingContext2D,
  draw: (ctx: CanvasRenderingContext2D) => boolean,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = over.canvas.width
  canvas.height = over.canvas.height
  const ctx = canvas.getContext('2d')
  if (ctx === null) return null
  ctx.setTransform(over.getTransform())
  return draw(ctx) ? canvas : null
}
