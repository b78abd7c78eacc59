import { lengthOf } from '../lettering.ts'
import { BOOK_FACE, SERIF } from '../palette.ts'
import type { Lengths } from './settings.ts'

const known = new Map<string, number>()

/** How long a text is, in the height of its letters; each is measured once. */
export function lengthsIn(ctx: CanvasRenderingContext2D): Lengths {
  const length =
    (style: string) =>
    (text: string): number => {
      const key = style + text
      const found = known.get(key)
      if (found !== undefined) return found
      const made = lengthOf(ctx, text, { font: `${style}100px ${SERIF}` }) / 100
      known.set(key, made)
      return made
    }
  return { upright: length(''), italic: length('italic ') }
}

/** Calls when the book face has come, where the page has it: whatever was measured is another length. */
export function whenFaceIsThere(then: () => void): void {
  const { fonts } = document
  const styles = ['', 'italic ', '600 ']
  void Promise.all(styles.map((style) => fonts.load(`${style}12px ${BOOK_FACE}`)))
    .then((faces) => {
      if (faces.flat().length === 0) return
      known.clear()
      then()
    })
    // Another face will do.
    .catch(() => {})
}
