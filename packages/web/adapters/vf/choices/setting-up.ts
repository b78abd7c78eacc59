import type { Point } from '@grognard/geometry'
import type { Edge, Side } from '@grognard/rules-vf/computing'
import type { Choice } from '../../adapter.ts'
import { choice, placed, proposed, type Asked } from './context.ts'

const SOME = 8

export const edgeChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Edge[]).map((edge) =>
    choice(edge, asked.tongue.text.choice.edge(asked.tongue.nouns.edge[edge])),
  )

export const sideChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Side[]).map((side) => choice(side, asked.tongue.side(side)))

export const brigadeChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly number[]).map((id) => {
    const brigade = asked.seen.brigades[id]
    return choice(id, asked.tongue.text.choice.brigade(brigade ? asked.tongue.name(brigade) : ''))
  })

/** Places for an objective, or for a leader who was ridden over. */
export const pointChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked, SOME) as readonly Point[]).map((at) => {
    const { x, y } = asked.frame.point(at)
    const there = {
      id: `place ${at.x} ${at.y}`,
      x,
      y,
      facing: null,
      label: placed(asked, at),
    }
    return choice(at, placed(asked, at), { preview: { handles: [there] } })
  })
