// Whether an order may be carried out: its way, leg by leg, and how far the unit may go. (12.0)

import { INCH } from '@grognard/geometry'
import { orderAsk, priceOf, standing, unitOf, type Order } from '@grognard/rules-rf2/functions'
import type { NumberTable } from '../../certificate.ts'
import { inches, type Verdict } from '../../inches/certificate/drawn.ts'
import { wayVerdict } from '../../inches/certificate/way.ts'
import { said } from '../../parts/said.ts'
import { unitBody } from '../bodies.ts'
import { endOf, planOf } from '../moving/plan.ts'
import { placesIn } from '../moving/show.ts'
import type { Desk } from './desk.ts'

export function orderCertificate(desk: Desk, order: Order): Verdict {
  const { seen, wording, frame } = desk
  const unit = unitOf(seen, order.unit)
  const refusal = orderAsk.refuse(seen, { side: unit.side }, order)
  const plan = planOf(seen, unit, order)
  const end = endOf(seen, unit, plan)
  const price = order.does === 'move' ? priceOf(seen, order) : null
  const other = seen.units.find(
    (one) => one.id !== unit.id && one.name === refusal?.data?.['other'],
  )
  return wayVerdict(desk, {
    title: desk.words.certificate.titles.order(
      wording.name(unit),
      wording.text.control.doing[order.does],
    ),
    refusal,
    said: (why) => wording.words.refusal(why),
    other: other?.pose
      ? standing(seen, other, { formation: other.formation, pose: other.pose })
      : null,
    ghost: unitBody(seen, unit, frame, wording, end),
    bodies: [
      ...(unit.pose ? [standing(seen, unit, { formation: unit.formation, pose: unit.pose })] : []),
      standing(seen, unit, end),
    ],
    touched: [],
    places: placesIn(seen, unit, plan),
    spent: price ? { used: price.used / INCH, all: price.allowance.value } : { used: 0, all: null },
    tables: [...stepsTable(desk, order), ...(price ? [allowanceTable(desk, price.allowance)] : [])],
  })
}

/** What was ordered, step by step. */
function stepsTable({ wording, words }: Desk, order: Order): readonly NumberTable[] {
  if (order.does === 'recover' || order.steps.length === 0) return []
  const { table } = words.certificate
  const { steps } = wording.text.certificate
  return [
    {
      title: table.legs,
      head: [table.leg, table.measure, table.value],
      rows: order.steps.map((step, i) => {
        const measures = [
          ...('by' in step && step.by ? [degrees(step.by)] : []),
          ...('distance' in step ? [inchesOf(step.distance)] : []),
          ...('to' in step && typeof step.to === 'object' && 'kind' in step.to
            ? [wording.formed(step.to)]
            : []),
        ]
        return [`${i + 1}`, steps[step.do], measures.join(', ')]
      }),
    },
  ]
}

const inchesOf = (thousandths: number): string => `${(thousandths / INCH).toFixed(2)}"`
const degrees = (by: number): string => `${((by * 360) / 65_536).toFixed(1)}°`

/** How far it may go, and why. */
function allowanceTable(desk: Desk, allowance: Parameters<typeof said>[0]): NumberTable {
  const { wording } = desk
  const { table } = desk.words.certificate
  return {
    title: wording.text.control.mayMove,
    head: [table.measure, wording.text.certificate.clause, table.value],
    rows: said(allowance, wording.words).steps.map(({ label, clause, after, idle }) => [
      idle ? wording.text.control.halvedAlready(label) : label,
      clause.replace(/^rf2:/, ''),
      inches(desk, after * INCH),
    ]),
  }
}
