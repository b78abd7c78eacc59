import { isObject, type Json, type JsonObject, type Refusal } from '@grognard/kernel'
import { ofFrontRank, type Point } from '@grognard/geometry'
import { vf2 } from '@grognard/rules-vf'
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
import { leaderBodyOf, unitBody } from '../bodies.ts'
import { doing } from '../choices/doing.ts'
import { endOf, planOf, spent, startOf, type Plan } from '../moving/plan.ts'
import { promptFor } from '../prompt.ts'
import { sceneOf } from '../scene.ts'
import { shotIn } from '../why-not.ts'
import { shotCertificate } from './between.ts'
import { drawingOf, inches, lineOf, outlinesOf, placed, type Desk } from './drawn.ts'
import type { Outline, Verdict } from './drawn.ts'
import { drawnLines, lengthOf, linesTable, otherIn } from './refusal.ts'

/** A question as it was asked, and an answer to it. */
export type Given = {
  readonly ask: string
  readonly args: JsonObject
  readonly answer: Json
}

/** The verdict on an answer, by the judge of its question; null if it is no answer to that. */
export function answerCertificate(desk: Desk, given: Given): Verdict | null {
  const { seen } = desk
  const kind = vf2.asks.find(({ name }) => name === given.ask)
  if (!kind?.is(given.answer)) return null
  const refusal = kind.refuse(seen, given.args, given.answer)
  const shot = refusal && shotIn(seen, refusal)
  if (shot) {
    const { unit, target } = shot
    return { ...shotCertificate(desk, unit, target), ...verdictOf(desk, refusal) }
  }
  const order = orderIn(given)
  const plan = order && planOf(order)
  return order && plan && seen.units[order.unit]?.status === 'ready'
    ? orderCertificate(desk, order, plan, refusal)
    : plainCertificate(desk, given, order, refusal)
}

const verdictOf = ({ wording, w }: Desk, refusal: Refusal | null) => ({
  verdict: refusal ? wording.words.refusal(refusal) : w.lawful,
  holds: refusal === null,
  clause: refusal?.clause ?? null,
})

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

function orderCertificate(desk: Desk, order: Order, plan: Plan, refusal: Refusal | null): Verdict {
  const { seen, wording, w, frame, language, side } = desk
  const unit = unitOf(seen, order.unit)
  const [start, end] = [startOf(seen, unit, plan), endOf(seen, unit, plan)]
  const { used, all } = spent(seen, unit, plan)
  const said = all === null ? null : w.spent(inches(used * 1000), inches(all * 1000))
  const poses = [...(plan.first?.way ?? []), start.pose, ...plan.way]
  const way = poses
    .slice(1)
    .map((to, i) =>
      lineOf(
        desk,
        poses[i] as Point,
        to,
        'way',
        i === poses.length - 2 ? inches(used * 1000) : null,
      ),
    )
  const ghost = unitBody(seen, unit, frame, wording, end)
  const body = standing(seen, unit, end.pose, end.formation)
  return {
    title: w.titles.order(wording.name(unit), doing(seen, unit, order, wording)),
    ...verdictOf(desk, refusal),
    notes: plan.way.length > 0 && said !== null ? [said] : [],
    scene: sceneOf(seen, language, side),
    drawing: drawingOf({
      ghosts: ghost ? [ghost] : [],
      outlines: [
        ...(unit.pose ? outlinesOf(desk, standing(seen, unit, unit.pose), 'first') : []),
        ...outlinesOf(desk, body, 'first'),
        ...otherIn(desk, unit, refusal),
        ...touchedBy(desk, unit, plan, end),
      ],
      lines: [...way, ...drawnLines(desk, refusal)],
    }),
    tables: [
      ...wayTable(desk, unit, plan, start, used, all),
      ...contactTable(desk, unit, plan, end),
      ...linesTable(desk, refusal),
    ],
  }
}

const touchedAtEnd = ({ seen }: Desk, unit: Unit, { doing: what }: Plan, end: Stance) => {
  const { layout, pose } = standingIn(seen, unit, end)
  return what === 'assault' ? touchedAt(seen, unit, footprintAt(layout, pose)) : []
}

const touchedBy = (desk: Desk, unit: Unit, plan: Plan, end: Stance): readonly Outline[] =>
  touchedAtEnd(desk, unit, plan, end).flatMap(({ enemy }) =>
    enemy.pose ? outlinesOf(desk, standing(desk.seen, enemy, enemy.pose), 'second') : [],
  )

/** How many figures an assault would bring into contact, and with whom. (6.5) */
function contactTable(desk: Desk, unit: Unit, plan: Plan, end: Stance): readonly NumberTable[] {
  const { w, wording } = desk
  const touched = touchedAtEnd(desk, unit, plan, end)
  if (touched.length === 0) return []
  const rows = touched.flatMap(({ enemy, contact }) => [
    [
      w.table.contactFront(wording.name(unit)),
      `${countFigures(unit, ofFrontRank(contact.of).length)}`,
    ],
    [
      w.table.contactFront(wording.name(enemy)),
      `${countFigures(enemy, ofFrontRank(contact.with).length)}`,
    ],
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

/** Leg by leg, as far as the way can be gone. (6.3.1) */
function wayTable(
  desk: Desk,
  unit: Unit,
  plan: Plan,
  start: Stance,
  used: number,
  all: number | null,
): readonly NumberTable[] {
  const { seen, w } = desk
  // After a move by surprise the way begins in another battle than this one.
  if (plan.way.length === 0 || plan.first) return []
  const { legs } = measureWay(seen, unit, plan.doing, start, plan.way)
  const { table, none } = w
  return [
    {
      title: table.legs,
      head: [table.leg, table.from, table.to, table.length, table.cost],
      rows: [
        ...plan.way.map((to, i) => {
          const from = plan.way[i - 1] ?? start.pose
          return [
            `${i + 1}`,
            placed(desk, from),
            placed(desk, to),
            inches(lengthOf({ from, to })),
            legs[i] ? inches(legs[i].cost) : none,
          ]
        }),
        [table.total, '', '', '', inches(used * 1000)],
        ...(all === null ? [] : [[table.allowance, '', '', '', inches(all * 1000)]]),
      ],
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
  const { seen, frame, wording, language, side, w } = desk
  const fields = isObject(answer) ? answer : {}
  const unit = seen.units[Number(fields['unit'] ?? order?.unit ?? -1)]
  const leader = seen.leaders[Number(fields['leader'] ?? args['leader'] ?? -1)]
  const stance = 'pose' in fields && 'formation' in fields ? (fields as unknown as Stance) : null
  const at = (fields['at'] ?? ('x' in fields ? fields : null)) as Point | null
  const ghost =
    unit && stance
      ? unitBody(seen, unit, frame, wording, stance)
      : leader && at && leaderBodyOf(seen, leader, frame, wording, at)
  const lines = drawnLines(desk, refusal)
  const { width, height } = seen.terrain
  const outlines = [
    ...(unit && stance
      ? outlinesOf(desk, standing(seen, unit, stance.pose, stance.formation), 'first')
      : []),
    ...(unit ? otherIn(desk, unit, refusal) : []),
  ]
  const middle = at ?? unit?.pose ?? { x: width / 2, y: height / 2 }
  const here = lineOf(desk, middle, middle, 'measure')
  return {
    title:
      unit && order
        ? w.titles.order(wording.name(unit), doing(seen, unit, order, wording))
        : promptFor(seen, { name: ask, args, seats: [seen.you ?? side], sees: 'all' }, language),
    ...verdictOf(desk, refusal),
    notes: [],
    scene: sceneOf(seen, language, side),
    drawing: drawingOf({
      ghosts: ghost ? [ghost] : [],
      outlines,
      lines: lines.length + outlines.length > 0 ? lines : [here],
    }),
    tables: linesTable(desk, refusal),
  }
}
