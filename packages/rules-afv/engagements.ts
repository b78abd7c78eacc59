import { clause, type AfvClause } from './clauses.ts'
import {
  unitOf,
  type Afv,
  type Engagement,
  type Face,
  type Flank,
  type Unit,
  type UnitId,
} from './battle.ts'
import { FACINGS, opposite, type Facing } from './table.ts'

type Engaged = Pick<Afv, 'units' | 'engagements'>

export const isEngaged = (battle: Engaged, id: UnitId): boolean =>
  battle.engagements.some((contact) => contact.by === id || contact.with === id)

/** An enemy that a unit touches, and the face of that enemy on which it does. */
export type Contact = { readonly enemy: UnitId; readonly ownFace: Face; readonly face: Face }

export const contactsOf = (battle: Engaged, id: UnitId): readonly Contact[] =>
  battle.engagements.flatMap((contact): readonly Contact[] => {
    if (contact.by === id) return [{ enemy: contact.with, ownFace: 'front', face: contact.face }]
    if (contact.with === id) return [{ enemy: contact.by, ownFace: contact.face, face: 'front' }]
    return []
  })

export const facesTaken = (battle: Engaged, id: UnitId): readonly Face[] =>
  contactsOf(battle, id).map(({ ownFace }) => ownFace)

export const engage = (battle: Afv, contact: Engagement): void => {
  battle.engagements = [...battle.engagements, contact]
}

/** Ends the contacts of a unit: all of them, or those on some of its faces. */
export function breakContacts(battle: Afv, id: UnitId, faces?: readonly Face[]): void {
  battle.engagements = battle.engagements.filter(({ by, with: other, face }) => {
    const own = by === id ? 'front' : other === id ? face : null
    return own === null || (faces !== undefined && !faces.includes(own))
  })
}

/** The face of the target that an engager touches by the way both are facing. (engage.contact) */
export function faceMet(engager: Facing, target: Facing): Face {
  if (engager === opposite(target)) return 'front'
  if (engager === target) return 'rear'
  // An engager that moves to the target's right comes from its left.
  return (engager - target + 4) % 4 === 1 ? 'left' : 'right'
}

/** The way to look so that one's front touches this face of the target. */
const facingTo = (target: Facing, face: Face): Facing =>
  FACINGS.find((facing) => faceMet(facing, target) === face) as Facing

/** By the flank that comes first, which is for the engager's owner to say. (engage.priority) */
const PRIORITY: { readonly [flank in Flank]: readonly Face[] } = {
  left: ['front', 'left', 'right', 'rear'],
  right: ['front', 'right', 'left', 'rear'],
}

const FLANKS: readonly Flank[] = ['left', 'right']

export const isFlank = (value: unknown): value is Flank => FLANKS.some((flank) => flank === value)

/**
 * The flanks between which the owner of an engager chooses: both, where it finds the face it looks
 * at taken, and the front, and neither flank. Nothing to choose anywhere else. (engage.priority)
 */
export function flanksOpen(battle: Engaged, engager: Unit, target: Unit): readonly Flank[] {
  const taken = facesTaken(battle, target.id)
  const met = faceMet(engager.facing, target.facing)
  return taken.includes(met) && taken.includes('front') && !taken.some(isFlank) ? FLANKS : []
}

/** Where a unit would touch its target, on this flank if there is a choice; null if no face is free. */
export function contactFace(
  battle: Engaged,
  engager: Unit,
  target: Unit,
  flank: Flank = 'left',
): { readonly face: Face; readonly facing: Facing; readonly clause: AfvClause } | null {
  const taken = facesTaken(battle, target.id)
  const met = faceMet(engager.facing, target.facing)
  if (!taken.includes(met))
    return { face: met, facing: engager.facing, clause: clause('afv:engage.contact') }
  const face = PRIORITY[flank].find((other) => !taken.includes(other))
  if (!face) return null
  return { face, facing: facingTo(target.facing, face), clause: clause('afv:engage.priority') }
}

/** In command: in the zone of a commander who is still there. (hth.command) */
export function inCommand(battle: Pick<Afv, 'commanders'>, unit: Unit): boolean {
  const { zone, lost } = battle.commanders[unit.side]
  return !lost && zone !== null && zone === unit.zone
}

/** A unit leaves the game, and counts as routed. */
export function rout(battle: Afv, id: UnitId): void {
  breakContacts(battle, id)
  const unit = unitOf(battle, id)
  battle.units = battle.units.with(id, {
    ...unit,
    zone: null,
    gone: 'routed',
    hits: 0,
    fired: false,
    reacted: false,
  })
}
