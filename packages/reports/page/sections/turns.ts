import { columnChart } from '../../charts/columns.ts'
import type { Context } from '../data.ts'
import { captioned } from '../captioned.ts'
import { NOTHING, type Markup } from '../html.ts'

export function turns({ survey, words, numbers }: Context): Markup {
  const { percent, whole } = numbers
  const most = survey.turns.toSorted((a, b) => b.count - a.count)[0]
  if (!most) return NOTHING
  const { finished } = survey.tally
  return captioned({
    title: words.turns.title,
    lead: words.turns.lead,
    chart: columnChart({
      id: 'turns',
      title: words.turns.title,
      description: words.turns.description(whole(most.turns), percent(most.count / finished)),
      columns: survey.turns.map(({ turns: length, count }) => ({
        label: whole(length),
        value: count / finished,
        shown: percent(count / finished, count * 100 < finished ? 1 : 0),
      })),
      scale: (share) => percent(share, 0),
      axis: words.turns.turn,
    }),
    table: {
      head: [words.turns.turn, words.count, words.share],
      rows: survey.turns.map(({ turns: length, count }) => [
        whole(length),
        whole(count),
        percent(count / finished),
      ]),
    },
    words,
  })
}
