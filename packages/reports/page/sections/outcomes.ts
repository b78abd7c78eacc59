import { barChart } from '../../charts/bars.ts'
import type { Context } from '../data.ts'
import { captioned } from '../captioned.ts'
import type { Markup } from '../html.ts'

/** Outcomes of a rulebook's own are named after the side that won: 'red fine victory'. */
const sideOf = (name: string): string | null => /^(red|blue)\b/.exec(name)?.[1] ?? null

export function outcomes({ survey, reported, language, words, numbers }: Context): Markup {
  const { percent, whole } = numbers
  const ends = survey.outcomes.toSorted((a, b) => b.count - a.count)
  const title = (name: string): string => reported.outcome(name, language)
  const parts = ends.map(({ name, share }) => `${title(name)} ${percent(share)}`).join(', ')
  return captioned({
    title: words.outcomes.title,
    lead: words.outcomes.lead,
    chart: barChart({
      id: 'outcomes',
      title: words.outcomes.title,
      description: words.outcomes.description(parts),
      bars: ends.map(({ name, share, low, high }) => ({
        label: title(name),
        side: sideOf(name),
        value: share,
        low,
        high,
        shown: percent(share),
      })),
      scale: (share) => percent(share, 0),
    }),
    table: {
      head: [words.outcomes.outcome, words.count, words.share, words.confidence],
      rows: ends.map(({ name, count, share, low, high }) => [
        title(name),
        whole(count),
        percent(share),
        `${percent(low)} – ${percent(high)}`,
      ]),
    },
    words,
  })
}
