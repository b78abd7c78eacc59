import {
  activatesByItself,
  asIf,
  stanceOf,
  unitOf,
  unitsIn,
  type Command,
  type LeaderMove,
  type Order,
  type Way,
} from '@grognard/rules-vf/functions'
import type { Choice } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import { pursuing } from '../forecast.ts'
import { givenUp } from './cards.ts'
import { choice, placed, proposed, type Asked } from './context.ts'
import { doing, toldOf } from './doing.ts'

/** Which brigade is called upon next. */
export const commandChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Command[]).map((answer) => {
    const { seen, wording } = asked
    const { choice: text } = wording.text
    if (answer === 'done')
      return choice(answer, text.doneCommands, { grave: true, byDefault: true })
    if ('activate' in answer) {
      const brigade = seen.brigades[answer.activate]
      const leader = seen.leaders[brigade?.leader ?? -1]
      const units = unitsIn(seen, answer.activate).map(({ id }) => bodyOf(id))
      return choice(answer, text.activate(brigade ? wording.name(brigade) : ''), {
        on: leader?.status === 'ready' ? { body: leaderBody(leader.id) } : null,
        through: units,
        ...(brigade && activatesByItself(seen, brigade) && { carries: true }),
        preview: { hinted: units },
      })
    }
    if ('arrive' in answer)
      return choice(answer, text.bringOn(wording.name(unitOf(seen, answer.arrive))))
    const { card, unit } = answer.initiative
    return givenUp(asked, answer, card, unit)
  })

const EACH = 8

/** The second assault of a headstrong unit: by which way, and whom it then fights. */
export function againChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, wording, frame } = asked
  const { unit: id } = ask.args as { readonly unit: number }
  const unit = unitOf(seen, id)
  const answers = proposed(asked, EACH) as readonly { readonly way: Way; readonly target: number }[]
  return answers.map((answer) => {
    const { way, target } = answer
    const pose = way.at(-1) ?? stanceOf(unit).pose
    const ghost = unitBody(seen, unit, frame, wording, { pose, formation: unit.formation })
    const order: Order = { unit: id, do: 'assault', way }
    return choice(answer, wording.text.capital(doing(seen, unit, order, wording)), {
      brief: toldOf(seen, unit, order, wording).brief,
      on: { body: bodyOf(target) },
      forecast: pursuing(
        asIf(seen, unit, { pose, formation: unit.formation }),
        id,
        target,
        wording,
      ),
      preview: { ghosts: ghost ? [ghost] : [] },
    })
  })
}

export const leaderChoices = (asked: Asked): readonly Choice[] => {
  const { seen, ask, wording, frame } = asked
  const { choice: text } = wording.text
  const { leader: id } = ask.args as { readonly leader: number }
  const leader = seen.leaders[id]
  return [
    null,
    ...(proposed(asked, EACH) as readonly (LeaderMove | null)[]).filter((move) => move !== null),
  ].map((move) => {
    if (move === null) return choice(move, text.rideNot, { byDefault: true })
    if ('inside' in move) return choice(move, text.rideInto(wording.place(seen, move.inside)))
    const ghost = leader && leaderBodyOf(seen, leader, frame, wording, move.at)
    return choice(move, text.ride(placed(asked, move.at)), {
      subject: leader?.status === 'ready' ? leaderBody(id) : null,
      preview: { ghosts: ghost ? [ghost] : [] },
    })
  })
}
