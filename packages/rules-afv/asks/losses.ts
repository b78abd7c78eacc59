import { hasOnly, isObject, type AskKind, type Json, type Refusal } from '@grognard/kernel'
import { unitOf, type Afv, type Face, type Unit, type UnitId } from '../battle.ts'
import { facesTaken } from '../engagements.ts'
import { refuseFormation, ranksOf, standsOnFace } from '../units/formations.ts'
import { countOf, KINDS, NO_STANDS, STAND_TYPES, type StandType } from '../units/kinds.ts'
import { refused } from './refused.ts'

/** Which stands go, how wide the rest stands, and on which faces contact is broken. */
export type Removal = {
  readonly remove: { readonly [stand in StandType]?: number }
  readonly files: number
  readonly leave: readonly Face[]
}

type Args = { readonly unit: UnitId; readonly count: number }

export const removeStands: AskKind<Afv, Args, Removal> = {
  name: 'losses',
  expects: '{remove: {musket: 1, ...}, files, leave: [faces on which contact is broken]}',
  is: (answer): answer is Removal =>
    isObject(answer) &&
    hasOnly(answer, 'remove', 'files', 'leave') &&
    isObject(answer['remove']) &&
    hasOnly(answer['remove'], ...STAND_TYPES) &&
    Object.values(answer['remove']).every(isCount) &&
    isCount(answer['files']) &&
    Array.isArray(answer['leave']) &&
    answer['leave'].every((face: Json) => FACES.some((known) => known === face)),

  refuse(seen, { unit: id, count }, { remove, files, leave }) {
    const unit = unitOf(seen, id)
    const given = Object.entries(remove)
    const total = given.reduce((sum, [, n]) => sum + n, 0)
    if (given.some(([stand, n]) => n > (unit.stands[stand as StandType] ?? 0)))
      return refused('afv:losses.stands', 'stands-to-lose', { unit: unit.name })
    if (total !== count)
      return refused('afv:losses.stands', 'loses-count', { unit: unit.name, count, given: total })
    const may = filesLeft(unit, count)
    if (!may.includes(files))
      return refused('afv:losses.rout', 'files', { unit: unit.name, files, may })
    const held = leave.find((face) => !facesLeft(seen, unit, count).includes(face))
    return held === undefined ? null : refuseBreaking(seen, unit, held, count)
  },

  candidates: (seen, { unit: id, count }, n) => {
    const unit = unitOf(seen, id)
    const faces = subsets(facesLeft(seen, unit, count))
    return removals(unit, count)
      .flatMap((remove) =>
        filesLeft(unit, count).flatMap((files) => faces.map((leave) => ({ remove, files, leave }))),
      )
      .slice(0, n)
  },
  complete: true,
}

const FACES: readonly Face[] = ['front', 'left', 'right', 'rear']
const isCount = (value: Json | undefined): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** How wide a unit may stand after losing so many: within the ranks and files it had. */
export function filesLeft(unit: Unit, lost: number): readonly number[] {
  const stands = countOf(unit.stands)
  const { kind, files: wide } = unit.formation
  const deep = ranksOf(stands, wide)
  // Which stands go makes no difference here: what kept open order keeps it with fewer.
  const left = { ...unit, stands: { ...NO_STANDS, [standOf(unit)]: stands - lost } }
  return [1, 2, 3].filter(
    (files) =>
      files <= wide &&
      ranksOf(stands - lost, files) <= deep &&
      refuseFormation(left, { kind, files }) === null,
  )
}

const standOf = (unit: Unit): StandType =>
  KINDS[unit.kind].made.findLast((stand) => unit.stands[stand] > 0) as StandType

/** Faces on which contact may be broken: at least so many stands go as stand there. */
const facesLeft = (seen: Afv, unit: Unit, lost: number): readonly Face[] =>
  facesTaken(seen, unit.id).filter(
    (face) => standsOnFace(countOf(unit.stands), unit.formation.files, face) <= lost,
  )

/** Why contact on a face is not broken: nobody is there, or more stands stand there than go. */
function refuseBreaking(seen: Afv, unit: Unit, face: Face, count: number): Refusal {
  if (!facesTaken(seen, unit.id).includes(face))
    return refused('afv:losses.stands', 'no-contact', { unit: unit.name, face })
  const stands = standsOnFace(countOf(unit.stands), unit.formation.files, face)
  return refused('afv:losses.stands', 'contact', { unit: unit.name, face, stands, count })
}

/** Every way to take so many stands from the kinds that a unit has. */
function removals(unit: Unit, count: number): readonly Removal['remove'][] {
  const [first, second] = KINDS[unit.kind].made
  if (first === undefined) return []
  if (second === undefined) return [{ [first]: count }]
  return Array.from({ length: count + 1 }, (_, n) => ({ [first]: n, [second]: count - n })).filter(
    (remove) =>
      (remove[first] ?? 0) <= unit.stands[first] && (remove[second] ?? 0) <= unit.stands[second],
  )
}

/** Every choice of some, none or all of a list. */
function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = list
  if (first === undefined) return [[]]
  const without = subsets(rest)
  return [...without, ...without.map((some) => [first, ...some])]
}
