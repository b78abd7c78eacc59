import { html, NOTHING, type Markup } from '../page/html.ts'
import { drawing, fine, stepsUpTo, toneOf, WIDTH, type Labelled } from './svg.ts'

type Bar = {
  readonly label: string
  readonly side: string | null
  readonly value: number
  /** Where the true value lies, if that is known. */
  readonly low?: number
  readonly high?: number
  /** The value as it is written. */
  readonly shown: string
}

export type Bars = Labelled & {
  readonly bars: readonly Bar[]
  /** A value to compare with, drawn as a line across. */
  readonly mark?: number
  readonly scale: (value: number) => string
}

const ROW = 38
const BAR = 13
const LABEL = 15
const FOOT = 20

/** Level bars, each under its label, with the interval as a whisker. */
export function barChart({ bars, mark, scale, ...labelled }: Bars): Markup {
  const largest = Math.max(...bars.map(({ value, high }) => Math.max(value, high ?? 0)), 0)
  const steps = stepsUpTo(Math.max(largest, mark ?? 0))
  const end = steps.at(-1) as number
  const left = 1
  const width = WIDTH - 2 * left
  const x = (value: number): number => fine(left + (width * Math.min(value, end)) / end)
  const bottom = bars.length * ROW + 4
  const rules = steps.map(
    (step, i) =>
      html`<path class="rule" d="M${x(step)} 4V${bottom}" /><text
          class="tick ${anchorOf(i, steps.length)}"
          x="${x(step)}"
          y="${bottom + 14}"
          >${scale(step)}</text
        >`,
  )
  const rows = bars.map((bar, i) => {
    const y = i * ROW + LABEL
    return html`<text class="label" x="${left}" y="${y}">${bar.label}</text
      ><text class="value end" x="${WIDTH - left}" y="${y}">${bar.shown}</text
      ><rect
        class="bar ${toneOf(bar.side)}"
        x="${left}"
        y="${y + 5}"
        width="${fine(x(bar.value) - left)}"
        height="${BAR}"
      />${whisker(bar, y + 5 + BAR / 2, x)}`
  })
  const marked =
    mark === undefined ? NOTHING : html`<path class="mark" d="M${x(mark)} 0V${bottom}" />`
  return drawing(labelled, bottom + FOOT, [...rules, ...rows, marked])
}

const anchorOf = (i: number, of: number): string => (i === 0 ? '' : i === of - 1 ? 'end' : 'middle')

function whisker({ low, high }: Bar, y: number, x: (value: number) => number): Markup {
  if (low === undefined || high === undefined || high <= low) return NOTHING
  return html`<path
    class="whisker"
    d="M${x(Math.max(0, low))} ${y}H${x(high)}M${x(Math.max(0, low))} ${y - 4}v8M${x(high)} ${y - 4}v8"
  />`
}
