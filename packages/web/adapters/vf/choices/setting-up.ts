import { INCH, type Point } from '@grognard/geometry'
import type { Deploy, Edge, Side } from '@grognard/rules-vf/computing'
import type { Choice } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { choice, proposed, type Asked } from './context.ts'

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

const placed = ({ text }: Asked['tongue'], { x, y }: Point): string =>
  text.choice.place(text.inches(x / INCH), text.inches(y / INCH))

/** Places for a unit or a leader to be set up. */
export const deployChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked, SOME) as readonly Deploy[]).map((answer) => {
    const { seen, tongue, frame } = asked
    const { choice: text } = tongue.text
    if ('leader' in answer) {
      if ('inside' in answer) return choice(answer, text.into(tongue.place(seen, answer.inside)))
      const leader = seen.leaders[answer.leader]
      const ghost = leader && leaderBodyOf(seen, leader, frame, tongue, answer.at)
      return choice(answer, placed(tongue, answer.at), {
        preview: { ghosts: ghost ? [ghost] : [] },
      })
    }
    if ('reserve' in answer) return choice(answer, text.reserve)
    if ('inside' in answer) return choice(answer, text.into(tongue.place(seen, answer.inside)))
    const unit = seen.units[answer.unit]
    const ghost = unit && unitBody(seen, unit, frame, tongue, answer)
    const formed = tongue.nouns.formed(answer.formation)
    return choice(answer, `${formed}: ${placed(tongue, answer.pose)}`, {
      preview: { ghosts: ghost ? [ghost] : [] },
    })
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
      label: placed(asked.tongue, at),
    }
    return choice(at, placed(asked.tongue, at), { preview: { handles: [there] } })
  })
