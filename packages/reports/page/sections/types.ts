import { barChart } from '../../charts/bars.ts'
import type { TypeSurvey } from '../../survey.ts'
import { sideName, type Context } from '../data.ts'
import { captioned } from '../captioned.ts'
import { NOTHING, type Markup } from '../html.ts'

const called = (context: Context, { side, type }: TypeSurvey): string =>
  `${sideName(context, side)}: ${context.reported.type(type, context.language)}`

/** Side by side, and what cost most first. */
const inOrder = ({ survey }: Context): readonly TypeSurvey[] => {
  const sides = [...new Set(survey.types.map(({ side }) => side))]
  return survey.types.toSorted(
    (a, b) => sides.indexOf(a.side) - sides.indexOf(b.side) || b.points - a.points,
  )
}

export function losses(context: Context): Markup {
  const { words, numbers } = context
  const { percent, decimal } = numbers
  const types = inOrder(context)
  const worst = types.toSorted((a, b) => b.lostShare - a.lostShare)[0]
  if (!worst) return NOTHING
  return captioned({
    title: words.losses.title,
    lead: words.losses.lead,
    chart: barChart({
      id: 'losses',
      title: words.losses.title,
      description: words.losses.description(called(context, worst), percent(worst.lostShare)),
      bars: types.map((type) => ({
        label: called(context, type),
        side: type.side,
        value: type.lostShare,
        low: type.lostShare - type.lostReach,
        high: Math.min(1, type.lostShare + type.lostReach),
        shown: percent(type.lostShare),
      })),
      scale: (share) => percent(share, 0),
    }),
    table: {
      head: words.losses.columns,
      rows: types.map((type) => [
        called(context, type),
        decimal(type.units, 1),
        decimal(type.gone, 2),
        decimal(type.points, 1),
        decimal(type.lost, 1),
        percent(type.lostShare),
      ]),
    },
    words,
  })
}

/** As many as it takes, two at the most. */
const placesOf = (value: number): number =>
  [0, 1].find((places) => Number(value.toFixed(places)) === value) ?? 2

export function returned(context: Context): Markup {
  const { words, numbers } = context
  const { decimal } = numbers
  const types = inOrder(context)
  const best = types.toSorted((a, b) => b.returned - a.returned)[0]
  if (!best) return NOTHING
  return captioned({
    title: words.returned.title,
    lead: words.returned.lead,
    chart: barChart({
      id: 'returned',
      title: words.returned.title,
      description: words.returned.description(called(context, best), decimal(best.returned, 2)),
      mark: 1,
      bars: types.map((type) => ({
        label: called(context, type),
        side: type.side,
        value: type.returned,
        low: type.returned - type.returnedReach,
        high: type.returned + type.returnedReach,
        shown: decimal(type.returned, 2),
      })),
      scale: (value) => decimal(value, placesOf(value)),
    }),
    table: {
      head: words.returned.columns,
      rows: types.map((type) => [
        called(context, type),
        decimal(type.points, 1),
        decimal(type.inflicted, 1),
        decimal(type.returned, 2),
        `± ${decimal(type.returnedReach, 2)}`,
      ]),
    },
    words,
  })
}
