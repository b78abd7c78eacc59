import { isObject, type Json, type JsonObject, type Refusal } from '@grognard/kernel'
import { ofFrontRank, type Footprint, type Point } from '@grognard/geometry'
import { vfAsks } from '@grognard/rules-vf'
import {
  countFigures,
  footprintAt,
  measureWay,
  standing,
  standingIn,
  touchedAt,
  unitOf,
  type Order,
  type Stance,
  type Unit,
} from '@grognard/rules-vf/functions'
import type { NumberTable } from '../../certificate.ts'
import type { Verdict } from '../../inches/certificate/drawn.ts'
import { placeVerdict, wayTable, wayVerdict } from '../../inches/certificate/way.ts'
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { doing } from '../choices/doing.ts'
import { endOf, movesOf, planOf, purposeOf, spent, startOf, type Plan } from '../moving/plan.ts'
import { spentOn } from '../moving/two-moves.ts'
import { promptFor } from '../prompt.ts'
import { shotIn } from '../why-not.ts'
import { shotCertificate } from './between.ts'
import type { Desk } from './desk.ts'

/** A question as it was asked, and an answer to it. */
export type Given = {
  readonly ask: string
  readonly args: JsonObject
  readonly answer: Json
}

/** The verdict on an answer, by the judge of its question; null if it is no answer to that. */
export function answerCertificate(desk: Desk, given: Given): Verdict | null {
  const { seen } = desk
  const kind = vfAsks.find(({ name }) => name === given.ask)
  if (!kind?.is(given.answer)) return null
  const refusal = kind.refuse(seen, given.args, given.answer)
  const shot = refusal && shotIn(seen, refusal)
  if (shot) {
    const { unit, target } = shot
    return {
      ...shotCertificate(desk, unit, target),
      verdict: desk.wording.words.refusal(refusal),
      holds: false,
      clause: refusal.clause,
    }
  }
  const order = orderIn(given)
  const plan = order && planOf(order)
  return order && plan && seen.units[order.unit]?.status === 'ready'
    ? orderCertificate(desk, order, plan, refusal)
    : plainCertificate(desk, given, order, refusal)
}

/** The order that an answer gives; null where it gives none. */
function orderIn({ ask, args, answer }: Given): Order | null {
  if (!isObject(answer)) return null
  if (ask === 'assault again') {
    const { way = [] } = answer
    return { unit: Number(args['unit']), do: 'assault', way } as unknown as Order
  }
  const order = answer['order'] ?? answer
  return isObject(order) && typeof order['do'] === 'string' ? (order as unknown as Order) : null
}

/** The other unit that a refusal names. */
function otherIn({ seen }: Desk, unit: Unit, refusal: Refusal | null): Footprint | null {
  const other = seen.units.find(
    (one) => one.id !== unit.id && one.name === refusal?.data?.['other'],
  )
  return other?.pose && other.status === 'ready' ? standing(seen, other, other.pose) : null
}

const orderTitle = ({ seen, wording, words }: Desk, unit: Unit, order: Order): string =>
  words.certificate.titles.order(wording.name(unit), doing(seen, unit, order, wording))

function orderCertificate(desk: Desk, order: Order, plan: Plan, refusal: Refusal | null): Verdict {
  const { seen, wording, frame } = desk
  const unit = unitOf(seen, order.unit)
  const [start, end] = [startOf(seen, unit, plan), endOf(seen, unit, plan)]
  return wayVerdict(desk, {
    title: orderTitle(desk, unit, order),
    refusal,
    said: (why) => wording.words.refusal(why),
    other: otherIn(desk, unit, refusal),
    ghost: unitBody(seen, unit, frame, wording, end),
    bodies: [
      ...(unit.pose ? [standing(seen, unit, unit.pose)] : []),
      standing(seen, unit, end.pose, end.formation),
    ],
    touched: touchedAtEnd(desk, unit, plan, end).flatMap(({ enemy }) =>
      enemy.pose ? [standing(seen, enemy, enemy.pose)] : [],
    ),
    places: [...(plan.first?.way ?? []), start.pose, ...plan.way],
    spent: spent(seen, unit, plan),
    tables: [...legsTables(desk, unit, plan), ...contactTable(desk, unit, plan, end)],
  })
}

/** Leg by leg of each move. After a move by surprise the way begins in another battle than this one. (6.3.1) */
function legsTables(desk: Desk, unit: Unit, plan: Plan): readonly NumberTable[] {
  if (plan.way.length === 0 || plan.first) return []
  const purpose = purposeOf(plan)
  const { nthMove } = desk.wording.text.control
  return movesOf(desk.seen, unit, plan).map((moving, i, all) => {
    const { seen, unit: mover, start, way } = moving
    const { legs } = measureWay(seen, mover, purpose, start, way)
    const costs = legs.map(({ cost }) => cost)
    const table = wayTable(desk, [start.pose, ...way], costs, spentOn(moving, purpose))
    return all.length === 1 ? table : { ...table, title: nthMove(i, table.title) }
  })
}

const touchedAtEnd = ({ seen }: Desk, unit: Unit, { doing: what }: Plan, end: Stance) => {
  const { layout, pose } = standingIn(seen, unit, end)
  return what === 'assault' ? touchedAt(seen, unit, footprintAt(layout, pose)) : []
}

/** How many figures an assault would bring into contact, and with whom. (6.5) */
function contactTable(desk: Desk, unit: Unit, plan: Plan, end: Stance): readonly NumberTable[] {
  const { words, wording } = desk
  const { contactFront } = wording.text.certificate
  const w = words.certificate
  const touched = touchedAtEnd(desk, unit, plan, end)
  if (touched.length === 0) return []
  const rows = touched.flatMap(({ enemy, contact }) => [
    [contactFront(wording.name(unit)), `${countFigures(unit, ofFrontRank(contact.of).length)}`],
    [contactFront(wording.name(enemy)), `${countFigures(enemy, ofFrontRank(contact.with).length)}`],
  ])
  return [
    {
      title: w.titles.contact(
        wording.name(unit),
        touched.map(({ enemy }) => wording.name(enemy)).join(', '),
      ),
      head: [w.table.measure, w.table.value],
      rows,
    },
  ]
}

/** Anything else that is put somewhere: a unit that is set up, a leader who rides. */
function plainCertificate(
  desk: Desk,
  { ask, args, answer }: Given,
  order: Order | null,
  refusal: Refusal | null,
): Verdict {
  const { seen, frame, wording, language, side } = desk
  const fields = isObject(answer) ? answer : {}
  const unit = seen.units[Number(fields['unit'] ?? order?.unit ?? -1)]
  const leader = seen.leaders[Number(fields['leader'] ?? args['leader'] ?? -1)]
  const stand = 'pose' in fields && 'formation' in fields ? (fields as unknown as Stance) : null
  const at = (fields['at'] ?? ('x' in fields ? fields : null)) as Point | null
  const { width, height } = seen.terrain
  const ghost =
    unit && stand
      ? unitBody(seen, unit, frame, wording, stand)
      : leader && at && leaderBodyOf(seen, leader, frame, wording, at)
  return placeVerdict(desk, {
    title:
      unit && order
        ? orderTitle(desk, unit, order)
        : promptFor(seen, { name: ask, args, seats: [seen.you ?? side], sees: 'all' }, language),
    refusal,
    said: (why) => wording.words.refusal(why),
    other: unit ? otherIn(desk, unit, refusal) : null,
    ghost: ghost ?? null,
    body: unit && stand ? standing(seen, unit, stand.pose, stand.formation) : null,
    middle: at ?? unit?.pose ?? { x: width / 2, y: height / 2 },
  })
}
