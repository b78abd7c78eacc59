import { html, type Markup } from '../page/html.ts'

/** Narrow enough for a phone: there a chart is shown a little smaller, and on a desk larger. */
export const WIDTH = 440

export type Labelled = {
  /** Its own on the page. */
  readonly id: string
  readonly title: string
  /** In words what the chart shows, for those who do not see it. */
  readonly description: string
}

export const drawing = (
  { id, title, description }: Labelled,
  height: number,
  content: readonly Markup[],
): Markup =>
  html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-t ${id}-d">
    <title id="${id}-t">${title}</title>
    <desc id="${id}-d">${description}</desc>
    ${content}
  </svg>`

/** Two decimals are finer than any screen. */
export const fine = (n: number): number => Math.round(n * 100) / 100

/** A level line across a chart, with what it stands for at its left. */
export const levelLine = (left: number, right: number, y: number, words: string): Markup =>
  html`<path class="rule" d="M${left} ${y}H${right}" /><text
      class="tick end"
      x="${left - 6}"
      y="${y + 4}"
      >${words}</text
    >`

/** Round numbers from 0 to at least `most`, four or five of them. */
export function stepsUpTo(most: number): readonly number[] {
  if (!(most > 0)) return [0, 1]
  const rough = most / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, i) => i * step)
}

/** Which colour and hatching a thing has: that of a side, or none of them. */
export const toneOf = (side: string | null): string =>
  side === 'red' || side === 'blue' ? side : 'none'

/**
 * Red is hatched upright and blue level, as engravers have shown these colours since the days of
 * the pike: a page printed in black is as plain as one in colour.
 */
export const hatchings: Markup = html`<svg
  width="0"
  height="0"
  style="position:absolute"
  aria-hidden="true"
  focusable="false"
>
  <defs>
    <pattern id="hatch-red" width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" class="tint red" />
      <path d="M1 0V4M3 0V4" class="line red" />
    </pattern>
    <pattern id="hatch-blue" width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" class="tint blue" />
      <path d="M0 1H4M0 3H4" class="line blue" />
    </pattern>
    <pattern id="hatch-none" width="4" height="4" patternUnits="userSpaceOnUse">
      <rect width="4" height="4" class="tint none" />
      <path d="M0 4L4 0" class="line none" />
    </pattern>
  </defs>
</svg>`
