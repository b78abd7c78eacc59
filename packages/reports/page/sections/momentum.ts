import { gridChart } from '../../charts/grid.ts'
import { lineChart } from '../../charts/lines.ts'
import type { Standing } from '../../momentum.ts'
import { sideName, type Context } from '../data.ts'
import { captioned } from '../captioned.ts'
import { NOTHING, type Markup } from '../html.ts'

/** How sure the winner could be, turn by turn. */
export function moved({ survey, words, numbers }: Context): Markup {
  const { percent, whole } = numbers
  const points = survey.momentum?.moved ?? []
  const [first] = points
  if (!first) return NOTHING
  const half = points[Math.floor((points.length - 1) / 2)] ?? first
  const label = (turn: number): string => (turn === first.turn ? words.moved.before : whole(turn))
  return captioned({
    title: words.moved.title,
    lead: words.moved.lead,
    chart: lineChart({
      id: 'moved',
      title: words.moved.title,
      description: words.moved.description(
        percent(first.mean),
        whole(half.turn),
        percent(half.mean),
      ),
      lines: [
        {
          label: words.moved.mean,
          side: null,
          points: points.map(({ turn, mean }) => ({ at: turn, value: mean })),
          band: points.map(({ turn, low, high }) => ({ at: turn, low, high })),
        },
      ],
      tick: label,
      axis: words.turns.turn,
    }),
    table: {
      head: [words.turns.turn, words.moved.mean, words.moved.half, words.moved.going],
      rows: points.map(({ turn, mean, low, high, going }) => [
        label(turn),
        percent(mean),
        `${percent(low)} – ${percent(high)}`,
        percent(going),
      ]),
    },
    words,
  })
}

/** What became of battles in which a side was so far ahead. */
export function standings(context: Context): Markup {
  const { survey, words, numbers } = context
  const { percent, whole } = numbers
  const { momentum } = survey
  const turns = momentum?.turns.slice(1) ?? []
  if (!momentum || turns.length === 0) return NOTHING
  const [one, two] = momentum.sides.map((side) => sideName(context, side)) as [string, string]
  const [inner, outer] = momentum.edges.map((edge) => percent(edge, 0)) as [string, string]
  const columns = [
    words.standings.aheadFar(two, outer),
    words.standings.ahead(two, inner, outer),
    words.standings.even(inner),
    words.standings.ahead(one, inner, outer),
    words.standings.aheadFar(one, outer),
  ]
  const share = ({ games, won }: Standing): string => (games === 0 ? '–' : percent(won / games, 0))
  return captioned({
    title: words.standings.title,
    lead: words.standings.lead(one),
    chart: gridChart({
      id: 'standings',
      title: words.standings.title,
      description: words.standings.description(one),
      axis: words.turns.turn,
      columns,
      rows: turns.map(({ turn, standings: cells }) => ({
        label: whole(turn),
        cells: cells.map((cell) => ({
          lead: cell.games === 0 ? null : (cell.won - cell.lost) / cell.games,
          shown: share(cell),
          small: cell.games === 0 ? '' : words.standings.of(whole(cell.games)),
        })),
      })),
    }),
    table: {
      head: [words.turns.turn, ...columns.map((lines) => lines.join(' '))],
      rows: turns.map(({ turn, standings: cells }) => [
        whole(turn),
        ...cells.map((cell) => `${share(cell)} (${whole(cell.won)}/${whole(cell.games)})`),
      ]),
    },
    words,
  })
}
