import { html, NOTHING, type Markup } from '../page/html.ts'
import { drawing, fine, levelLine, toneOf, WIDTH, type Labelled } from './svg.ts'

type Line = {
  readonly label: string
  readonly side: string | null
  readonly points: readonly { readonly at: number; readonly value: number }[]
  /** Where most lay, drawn as a band. */
  readonly band?: readonly { readonly at: number; readonly low: number; readonly high: number }[]
}

export type Lines = Labelled & {
  readonly lines: readonly Line[]
  readonly tick: (at: number) => string
  /** What the ticks below count. */
  readonly axis: string
}

const HEIGHT = 210
const LEFT = 46
const RIGHT = 12
const TOP = 12
const FOOT = 40
const SHARES: readonly number[] = [0, 0.25, 0.5, 0.75, 1]
const ROOMY = 13

/** Shares from 0 to 1 over turns. */
export function lineChart({ lines, tick, axis, ...labelled }: Lines): Markup {
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => a - b,
  )
  const [first = 0, last = 1] = [places[0], places.at(-1)]
  const span = Math.max(1, last - first)
  const x = (at: number): number => fine(LEFT + ((WIDTH - LEFT - RIGHT) * (at - first)) / span)
  const y = (value: number): number => fine(HEIGHT - (HEIGHT - TOP) * value)
  const every = Math.ceil(places.length / ROOMY)
  const rules = SHARES.map((share) => levelLine(LEFT, WIDTH - RIGHT, y(share), `${share * 100}%`))
  const ticks = places
    .filter((_, i) => i % every === 0)
    .map((at) => html`<text class="tick middle" x="${x(at)}" y="${HEIGHT + 18}">${tick(at)}</text>`)
  const drawn = lines.map(({ side, points, band }) => {
    const way = points.map(({ at, value }) => `${x(at)} ${y(value)}`).join('L')
    const dots = points.map(({ at, value }) => dotAt(toneOf(side), x(at), y(value)))
    return html`${band ? bandOf(band, x, y) : NOTHING}<path
        class="curve ${toneOf(side)}"
        d="M${way}"
      />${dots}`
  })
  return drawing(labelled, HEIGHT + FOOT, [
    ...rules,
    ...ticks,
    ...drawn,
    html`<text class="tick middle" x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT + 35}"
      >${axis}</text
    >`,
  ])
}

/** Round for red, square for blue: the lines can be told apart without their colours. */
const dotAt = (tone: string, x: number, y: number): Markup =>
  tone === 'blue'
    ? html`<rect class="dot blue" x="${fine(x - 3)}" y="${fine(y - 3)}" width="6" height="6" />`
    : html`<circle class="dot ${tone}" cx="${x}" cy="${y}" r="3.4" />`

function bandOf(
  band: NonNullable<Line['band']>,
  x: (at: number) => number,
  y: (value: number) => number,
): Markup {
  const there = band.map(({ at, high }) => `${x(at)} ${y(high)}`)
  const back = band.toReversed().map(({ at, low }) => `${x(at)} ${y(low)}`)
  return html`<path class="band" d="M${[...there, ...back].join('L')}Z" />`
}
