import { html, type Markup } from '../page/html.ts'
import { drawing, fine, WIDTH, type Labelled } from './svg.ts'

type Cell = {
  /** From 1, all of it is red's, to -1, all of it is blue's; null where there is nothing. */
  readonly lead: number | null
  readonly shown: string
  readonly small: string
}

export type Grid = Labelled & {
  /** The words above the columns, a line each. */
  readonly columns: readonly (readonly string[])[]
  /** What the rows count. */
  readonly axis: string
  readonly rows: readonly { readonly label: string; readonly cells: readonly Cell[] }[]
}

const LEFT = 44
const ROW = 36
const LINE = 13

/** A cell for each row and column: the redder, the more of it was red's. */
export function gridChart({ columns, axis, rows, ...labelled }: Grid): Markup {
  const head = Math.max(...columns.map((lines) => lines.length)) * LINE + 8
  const width = (WIDTH - LEFT) / columns.length
  const heads = columns.map((lines, i) =>
    lines.map(
      (line, j) =>
        html`<text class="tick middle" x="${fine(LEFT + width * (i + 0.5))}" y="${(j + 1) * LINE}"
          >${line}</text
        >`,
    ),
  )
  const drawn = rows.map(({ label, cells }, i) => {
    const y = head + i * ROW
    return html`<text class="value" x="2" y="${y + ROW / 2 + 5}">${label}</text
      >${cells.map((cell, j) => cellAt(cell, fine(LEFT + j * width), y, width))}`
  })
  return drawing(labelled, head + rows.length * ROW + 2, [
    html`<text class="tick" x="1" y="${head - 8}">${axis}</text>`,
    ...heads.flat(),
    ...drawn,
  ])
}

/** Never so dark that the numbers in it could not be read. */
const DARKEST = 0.5

function cellAt({ lead, shown, small }: Cell, x: number, y: number, width: number): Markup {
  const tone = lead === null || lead === 0 ? 'none' : lead > 0 ? 'red' : 'blue'
  const opacity = fine(Math.abs(lead ?? 0) * DARKEST)
  const middle = fine(x + width / 2)
  return html`<rect
      class="cell-ground"
      x="${x + 1}"
      y="${y + 1}"
      width="${fine(width - 2)}"
      height="${ROW - 2}"
    /><rect
      class="cell ${tone}"
      x="${x + 1}"
      y="${y + 1}"
      width="${fine(width - 2)}"
      height="${ROW - 2}"
      fill-opacity="${opacity}"
    /><text class="value middle" x="${middle}" y="${y + 16}">${shown}</text
    ><text class="small middle" x="${middle}" y="${y + 29}">${small}</text>`
}
