// Formations worth taking.

import type { Formation } from '../formation.ts'
import { profileOf } from '../sheets/index.ts'
import {
  closeOrder,
  faultOfFormation,
  LEAST_IN_SQUARE,
  type Formable,
} from '../units/formations.ts'
import { ONE_RANK } from '../units/usual.ts'

const known = new Map<string, readonly Formation[]>()

/** Formations that a unit would sensibly take: the same list for units of the same row and size. */
export function formationsFor(unit: Formable): readonly Formation[] {
  const key = `${unit.profile} ${unit.figures}`
  let formations = known.get(key)
  if (!formations) known.set(key, (formations = sensibleFor(unit)))
  return formations
}

/** Widths of a line, of attack columns three and four deep, and of columns on a road. */
function sensibleFor(unit: Formable): readonly Formation[] {
  if (profileOf(unit).arm === 'artillery') return [{ kind: 'unlimbered' }, { kind: 'limbered' }]
  const { figures } = unit
  const across = (ranks: number): number => Math.ceil(figures / ranks)
  const widths = [figures > ONE_RANK ? across(2) : figures, across(3), across(4), 3, 2, 1]
  const close = [...new Set(widths)].map((files) => closeOrder(figures, files))
  const thin = [across(2), across(3), ...(figures <= LEAST_IN_SQUARE ? [figures] : [])]
  const open = [...new Set(thin)].map((files): Formation => ({ kind: 'open order', files }))
  // Whoever has more than a handful of figures marches two or three abreast.
  return [...close, ...open, { kind: 'square' } as const].filter(
    (formation) =>
      faultOfFormation(unit, formation) === null &&
      !('files' in formation && formation.files === 1 && figures > ONE_RANK),
  )
}
