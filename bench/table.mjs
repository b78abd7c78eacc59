// The results as a table for people.
import { rows } from './rows.mjs'

// Words stand to the left of their column, figures to the right.
const columns = [
  { head: 'row' },
  { head: 'what' },
  { head: 'Grognard', isFigure: true },
  { head: 'peer' },
  { head: '', isFigure: true },
  { head: 'ratio', isFigure: true },
  { head: 'quarters' },
  { head: 'target', isFigure: true },
  { head: '' },
]

export function tableOf(results) {
  const lines = [columns.map(({ head }) => head), ...results.map(cellsOf)]
  const widths = columns.map((_, i) => Math.max(...lines.map((cells) => cells[i].length)))
  const pad = (cell, i) => (columns[i].isFigure ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))
  return lines.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n')
}

function cellsOf({ name, value, unit, peer, ratio, spread, target, met }) {
  const [of] = name.split('/')
  const title = rows.find((row) => row.name === of)?.title ?? ''
  const isCompared = ratio !== undefined
  // The ratio says how many times faster: more of what is done in a second, less time for one.
  const theirs = unit.includes('/') ? value / ratio : value * ratio
  return [
    name,
    title,
    `${figure(value)} ${unit}`,
    isCompared ? peer : '',
    isCompared ? `${figure(theirs)} ${unit}` : '',
    isCompared ? figure(ratio) : '',
    spread === undefined ? '' : `${figure(spread[0])} to ${figure(spread[1])}`,
    target === null ? '' : `${target}`,
    met === null ? '' : met ? 'met' : 'NOT MET',
  ]
}

/** Three digits that count: more would be noise. */
function figure(value) {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumSignificantDigits: 3 })
}
