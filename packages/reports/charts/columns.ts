import { html, type Markup } from '../page/html.ts'
import { drawing, fine, levelLine, stepsUpTo, WIDTH, type Labelled } from './svg.ts'

export type Columns = Labelled & {
  readonly columns: readonly {
    readonly label: string
    readonly value: number
    readonly shown: string
  }[]
  readonly scale: (value: number) => string
  /** What the labels below count. */
  readonly axis: string
}

const HEIGHT = 190
const LEFT = 40
const TOP = 18
const FOOT = 38
/** With more columns than this, not every one has room for its own words. */
const ROOMY = 14

/** Upright columns side by side: how often each of a row of values occurred. */
export function columnChart({ columns, scale, axis, ...labelled }: Columns): Markup {
  const steps = stepsUpTo(Math.max(...columns.map(({ value }) => value), 0))
  const end = steps.at(-1) as number
  const y = (value: number): number => fine(HEIGHT - ((HEIGHT - TOP) * value) / end)
  const slot = (WIDTH - LEFT) / columns.length
  const width = Math.min(slot * 0.72, 54)
  const every = Math.ceil(columns.length / ROOMY)
  const rules = steps.map((step) => levelLine(LEFT, WIDTH, y(step), scale(step)))
  const drawn = columns.map(({ label, value, shown }, i) => {
    const middle = fine(LEFT + slot * (i + 0.5))
    const words = i % every === 0
    return html`<rect
        class="bar none"
        x="${fine(middle - width / 2)}"
        y="${y(value)}"
        width="${fine(width)}"
        height="${fine(HEIGHT - y(value))}"
      />${words ? html`<text class="tick middle" x="${middle}" y="${HEIGHT + 17}">${label}</text>` : html``}${words && value > 0 ? html`<text class="value middle" x="${middle}" y="${y(value) - 5}">${shown}</text>` : html``}`
  })
  return drawing(labelled, HEIGHT + FOOT, [
    ...rules,
    ...drawn,
    html`<text class="tick middle" x="${(LEFT + WIDTH) / 2}" y="${HEIGHT + 33}">${axis}</text>`,
  ])
}
