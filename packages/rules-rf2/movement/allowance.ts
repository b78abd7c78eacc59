// How far a unit may move, and why. (12.1, 12.4, 12.25, 12.32)

import { INCH } from '@grognard/geometry'
import type { Explained, Step } from '@grognard/toolkit'
import type { Seen, Unit } from '../battle.ts'
import type { Rf2Clause } from '../clauses.ts'
import { distancesOf, type Distances } from '../distances.ts'
import type { Formation } from '../units/formations.ts'
import { armOf } from '../units/kinds.ts'
import type { Pace } from './order.ts'

export type Reason = { readonly clause: Rf2Clause; readonly label: string }

type Rate = Reason & { readonly of: keyof Distances; readonly times: 2 | 3 }

/** A row of the table of movement rates. (12.1, 12.32) */
function rateOf(unit: Unit, { kind }: Formation): Rate {
  const arm = armOf(unit)
  if (arm === 'guns') {
    // 12.1
    if (unit.kind === 'HA')
      return { clause: 'rf2:12.1.mounted', label: 'horse artillery', of: 'horseGuns', times: 2 }
    return unit.weight === 'heavy'
      ? { clause: 'rf2:12.1.heavy-guns', label: 'heavy artillery', of: 'heavyGuns', times: 2 }
      : { clause: 'rf2:12.1.light-guns', label: 'light or medium artillery', of: 'guns', times: 2 }
  }
  if (arm === 'horse')
    return { clause: 'rf2:12.1.mounted', label: 'mounted', of: 'mounted', times: 3 }
  return kind === 'line'
    ? { clause: 'rf2:12.1.line', label: 'foot in line', of: 'line', times: 2 }
    : {
        clause: 'rf2:12.1.column',
        label: 'foot in column, double line or skirmish order',
        of: 'column',
        times: 3,
      }
}

export type Going = {
  readonly pace: Pace
  /** Only along roads, in march column. (12.25, 12.35) */
  readonly onRoad: boolean
  /** All that halves it: once. (12.4) */
  readonly halved: readonly Reason[]
}

/** In inches. Of several reasons to halve it the first does, and the others change nothing. (12.4) */
export function allowanceOf(
  { options }: Pick<Seen, 'options'>,
  unit: Unit,
  formation: Formation,
  { pace, onRoad, halved }: Going,
): Explained<Rf2Clause> {
  const distances = distancesOf(options)
  const { clause, label, of, times } = rateOf(unit, formation)
  const steps: Step<Rf2Clause>[] = []
  let value = distances[of] / INCH
  steps.push({ clause, label, effect: { set: value }, after: value })
  // 12.25: not if it is halved; 12.35: a march along a road keeps it.
  if (onRoad && (halved.length === 0 || pace === 'march')) {
    const road = distances.road / INCH
    value += road
    const by = pace === 'march' ? 'rf2:12.35' : 'rf2:12.25'
    steps.push({ clause: by, label: 'along a road', effect: { add: road }, after: value })
  }
  for (const [i, reason] of halved.entries()) {
    if (i === 0) value /= 2
    const step = { ...reason, effect: { halve: 'down' }, after: value } as const
    steps.push(i === 0 ? step : { ...step, idle: true })
  }
  // 12.32, 12.34
  if (pace === 'march') {
    const more = value * (times - 1)
    value += more
    steps.push({
      clause: 'rf2:12.32',
      label: times === 3 ? 'march, three times as far' : 'march, twice as far',
      effect: { add: more },
      after: value,
    })
  }
  return { value, steps }
}
