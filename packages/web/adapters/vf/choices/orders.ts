import { INCH } from '@grognard/geometry'
import { isObject, randomFrom, type Json } from '@grognard/kernel'
import {
  asIf,
  ordersFor,
  standAfter,
  unitOf,
  unitsToAct,
  type Arrival,
  type Command,
  type LeaderMove,
  type Order,
  type Ordered,
  type Unit,
} from '@grognard/rules-vf/computing'
import type { Body } from '@grognard/table'
import type { Choice } from '../../adapter.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { bodyOf, leaderBody } from '../ids.ts'
import { givenUp } from './cards.ts'
import { choice, proposed, type Asked } from './context.ts'
import { doing } from './doing.ts'

/** Which brigade is called upon next. */
export const commandChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked) as readonly Command[]).map((answer) => {
    const { seen, tongue } = asked
    const { choice: text } = tongue.text
    if (answer === 'done') return choice(answer, text.doneCommands, { grave: true })
    if ('activate' in answer) {
      const brigade = seen.brigades[answer.activate]
      const leader = brigade?.leader
      return choice(answer, text.activate(brigade ? tongue.name(brigade) : ''), {
        on: leader === undefined ? null : { body: leaderBody(leader) },
      })
    }
    if ('arrive' in answer)
      return choice(answer, text.bringOn(tongue.name(unitOf(seen, answer.arrive))))
    const { card, unit } = answer.initiative
    return givenUp(asked, answer, card, unit)
  })

const EACH = 8

/** Some orders for every unit that may still act; others are made by hand. */
export function orderChoices(asked: Asked): readonly Choice[] {
  const { seen, ask, tongue } = asked
  const { brigade, unit: only } = ask.args as {
    readonly brigade: number
    readonly unit: number | null
  }
  const units = only === null ? unitsToAct(seen, brigade) : [unitOf(seen, only)]
  const orders = units.flatMap((unit) => {
    const found = ordersFor(seen, unit, EACH, randomFrom(`orders/${seen.turn}/${unit.id}`))
    const rest: readonly Order[] = [{ unit: unit.id, do: 'stay' }]
    return [...found.filter((order) => order.do !== 'stay'), ...rest].map((order) =>
      ordered(asked, unit, order),
    )
  })
  const urged = (
    proposed(asked, EACH) as readonly (Ordered | { readonly initiative: Json } | 'done')[]
  ).flatMap((answer) => {
    if (!isObject(answer) || !('initiative' in answer)) return []
    const { card, unit } = answer.initiative as { card: never; unit: number }
    return [givenUp(asked, answer, card, unit)]
  })
  return [...orders, ...urged, choice('done', tongue.text.choice.doneOrders, { grave: true })]
}

function ordered(asked: Asked, unit: Unit, order: Order): Choice {
  const { tongue } = asked
  return choice(
    { order },
    tongue.text.choice.order(tongue.name(unit), doing(asked.seen, unit, order, tongue)),
    {
      subject: bodyOf(unit.id),
      preview: { ghosts: ghostOf(asked, unit, order) },
    },
  )
}

function ghostOf({ seen, frame, tongue }: Asked, unit: Unit, order: Order): readonly Body[] {
  if (order.do === 'exit') {
    const body = unitBody(seen, unit, frame, tongue, order)
    return body ? [body] : []
  }
  if (
    order.do !== 'move' &&
    order.do !== 'retreat' &&
    order.do !== 'double' &&
    order.do !== 'assault'
  )
    return []
  const then = asIf(seen, unit, standAfter(unit, order))
  const body = unitBody(then, unitOf(then, unit.id), frame, tongue)
  return body ? [body] : []
}

/** Moves that Breakthrough gives, and ways back. */
export const wayChoices = (asked: Asked): readonly Choice[] =>
  (proposed(asked, EACH) as readonly (Order | 'done')[]).map((answer) =>
    answer === 'done'
      ? choice(answer, asked.tongue.text.choice.doneOrders, { grave: true })
      : { ...ordered(asked, unitOf(asked.seen, answer.unit), answer), answer },
  )

export const leaderChoices = (asked: Asked): readonly Choice[] => {
  const { seen, ask, tongue, frame } = asked
  const { choice: text } = tongue.text
  const { leader: id } = ask.args as { readonly leader: number }
  const leader = seen.leaders[id]
  return [
    null,
    ...(proposed(asked, EACH) as readonly (LeaderMove | null)[]).filter((move) => move !== null),
  ].map((move) => {
    if (move === null) return choice(move, text.rideNot)
    if ('inside' in move) return choice(move, text.rideInto(tongue.place(seen, move.inside)))
    const far = leader?.at ? Math.hypot(move.at.x - leader.at.x, move.at.y - leader.at.y) : 0
    const ghost = leader && leaderBodyOf(seen, leader, frame, tongue, move.at)
    return choice(move, text.ride(tongue.text.inches(far / INCH)), {
      subject: leaderBody(id),
      preview: { ghosts: ghost ? [ghost] : [] },
    })
  })
}

export const arrivalChoices = (asked: Asked): readonly Choice[] => {
  const { seen, ask, tongue, frame } = asked
  const { unit: id } = ask.args as { readonly unit: number }
  const unit = unitOf(seen, id)
  return (proposed(asked, EACH) as readonly (Arrival | null)[]).map((answer) => {
    if (answer === null) return choice(answer, tongue.text.choice.arriveNot)
    const { order, again, formation, from } = answer
    const pose = again?.at(-1) ?? ('way' in order ? order.way.at(-1) : undefined) ?? from
    const ghost = unitBody(seen, unit, frame, tongue, { pose, formation })
    return choice(answer, tongue.text.choice.arrives(tongue.nouns.formed(formation)), {
      preview: { ghosts: ghost ? [ghost] : [] },
    })
  })
}
