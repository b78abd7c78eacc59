import type { Setting } from './place.ts'

/** Below this scale a table has no room for names but those of its zones. */
export const LEAST_SCALE_FOR_NAMES = 0.009

export const LEADING = 1.15

/** How long words are, in the height of their letters; on the map they are italics. */
export type Lengths = {
  readonly upright: (text: string) => number
  readonly italic: (text: string) => number
}

export const settingOf = (
  lines: readonly string[],
  size: number,
  length: (text: string) => number,
): Setting => ({
  lines,
  wide: Math.max(...lines.map(length)) * size,
  high: lines.length * size * LEADING,
})

/** On one line, or broken where its lines are most alike. */
export function settingsOf(
  name: string,
  size: number,
  length: (text: string) => number,
): readonly Setting[] {
  const set = (lines: readonly string[]): Setting => settingOf(lines, size, length)
  const words = name.split(' ')
  const best = [1, 2].flatMap((breaks) => {
    const [narrowest] = broken(words, breaks)
      .map(set)
      .toSorted((a, b) => a.wide - b.wide)
    return narrowest ?? []
  })
  return [set([name]), ...best]
}

/** All ways to put words on so many lines and one. */
function broken(words: readonly string[], breaks: number): readonly (readonly string[])[] {
  if (breaks === 0) return [[words.join(' ')]]
  return words
    .slice(1)
    .flatMap((_, i) =>
      broken(words.slice(i + 1), breaks - 1).map((rest) => [
        words.slice(0, i + 1).join(' '),
        ...rest,
      ]),
    )
}
