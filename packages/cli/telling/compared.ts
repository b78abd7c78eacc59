import type { Interval } from '@grognard/reports'
import type { Compared } from '../comparing/playing.ts'

const percent = ({ value, from, to }: Interval): string => {
  const said = [value, from, to].map((share) => (share * 100).toFixed(1))
  return `${said[0]}% (${said[1]} to ${said[2]})`
}

const mean = ({ value, from, to }: Interval): string =>
  `${value.toFixed(1)} (${from.toFixed(1)} to ${to.toFixed(1)})`

/** A row for each thing that is counted, a column for each edition. */
export function comparedLines(compared: readonly Compared[]): readonly string[] {
  const all = compared.map(({ measured }) => measured)
  const names = [...new Set(all.flatMap(({ outcomes }) => Object.keys(outcomes)))]
  const kinds = all[0]?.losses ?? []
  const rows = [
    ['', ...compared.map(({ open }) => open.rulebook.id)],
    ...names.map((name) => [
      name === 'draw' ? 'drawn' : `won by ${name}`,
      ...all.map(({ outcomes }) => (outcomes[name] ? percent(outcomes[name]) : '-')),
    ]),
    ['turns', ...all.map(({ turns }) => (turns ? mean(turns) : '-'))],
    ['decisions', ...all.map(({ decisions }) => mean(decisions))],
    ...kinds.map(({ side, what }) => [
      `${what} lost by ${side}`,
      ...all.map(({ losses }) => {
        const found = losses.find((loss) => loss.side === side && loss.what === what)
        return found ? `${mean(found)} of ${found.of.toFixed(1)}` : '-'
      }),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)))
  return rows.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd(),
  )
}

/** The same for machines. */
export const comparedData = ({ open, measured }: Compared) => ({
  rulebook: open.rulebook.id,
  ...measured,
})
