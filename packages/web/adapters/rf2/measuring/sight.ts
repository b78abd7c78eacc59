// Whether the stands of a unit can fire at another, each along its own line, and why not. (14.2)

import { fireOf, situationOf, unitOf, type Rf2, type Unit } from '@grognard/rules-rf2/functions'
import { gapOfBodies, bodyIn, reachesOf } from '@grognard/rules-rf2/functions'
import type { ShownLine } from '@grognard/table'
import type { Measured } from '../../adapter.ts'
import type { Frame } from '../../inches/frame.ts'
import { lineTo, eyeOf, middleOf } from '../firing/show.ts'
import type { Wording } from '../wording.ts'

export function sightOf(
  seen: Rf2,
  unit: Unit,
  target: Unit,
  frame: Frame,
  wording: Wording,
): Measured {
  const { text, name } = wording
  const { measuring } = text
  const stands = fireOf(seen, unit)
  const able = stands.filter(({ shots }) => shots.some((shot) => shot.target === target.id))
  const [one, other] = [name(unit), name(target)]
  if (able.length > 0)
    return {
      shown: {
        lines: able.flatMap(({ stand }) => lineTo(seen, unit, stand, target.id, frame, true)),
        washes: [],
      },
      sentence: measuring.sees(one, other, able.length, stands.length),
      clause: 'rf2:14.2',
    }
  const why = whyNot(seen, unit, target, wording)
  const middle = stands[Math.floor(stands.length / 2)]?.stand ?? 0
  const from = eyeOf(seen, unit.id, middle)
  const to = middleOf(seen, target.id, null)
  const lines: readonly ShownLine[] =
    from && to
      ? [{ from: frame.point(from), to: frame.point(to), kind: 'blocked', label: why.label }]
      : []
  return {
    shown: { lines, washes: [] },
    sentence: measuring.seesNot(one, other, why.label),
    clause: why.clause,
  }
}

type Why = { readonly label: string; readonly clause: string }

/** By taking away what might be the reason until some stand could fire. */
export function whyNot(seen: Rf2, unit: Unit, target: Unit, wording: Wording): Why {
  const { text, name, inches } = wording
  const { measuring } = text
  const situation = situationOf(seen)
  const stands = fireOf(seen, unit)
  if (unit.retreating) return { label: measuring.retreating, clause: 'rf2:17.2' }
  if (stands.length === 0) return { label: measuring.noStand, clause: 'rf2:14.11' }
  const gap = gapOfBodies(bodyIn(situation, unit.id), bodyIn(situation, target.id)).length
  const reaches = reachesOf(seen.options)
  const far = Math.max(...unit.weapons.map((weapon) => reaches[weapon].long ?? 0))
  if (gap > far)
    return {
      label: measuring.tooFar(inches.measuring.inches(Math.ceil((gap - far) / 10))),
      clause: 'rf2:14.4',
    }
  const friend = stands.find(({ danger }) => danger !== null)?.danger ?? null
  if (friend !== null && stands.every(({ danger }) => danger !== null))
    return { label: measuring.inDanger(name(unitOf(seen, friend))), clause: 'rf2:14.3' }
  const could = (then: Rf2): boolean =>
    fireOf(then, unit).some(({ shots }) => shots.some((shot) => shot.target === target.id))
  const alone = seen.units.map((one) =>
    one.id === unit.id || one.id === target.id ? one : { ...one, pose: null },
  )
  const bare = { ...seen.terrain, features: [] }
  if (!could({ ...seen, units: alone, terrain: bare }))
    return { label: measuring.outOfArc, clause: 'rf2:14.2' }
  const inTheWay = seen.units.find(
    (one) =>
      one.pose &&
      alone[one.id] !== one &&
      could({ ...seen, units: seen.units.with(one.id, { ...one, pose: null }) }),
  )
  if (inTheWay) return { label: measuring.inTheWay(name(inTheWay)), clause: 'rf2:14.2' }
  const hiding = seen.terrain.features.find((feature) =>
    could({
      ...seen,
      terrain: {
        ...seen.terrain,
        features: seen.terrain.features.filter((one) => one !== feature),
      },
    }),
  )
  return hiding
    ? { label: measuring.hidden(wording.place(seen, hiding.id)), clause: 'rf2:13.9' }
    : { label: measuring.several, clause: 'rf2:14.2' }
}
