import { isObject, type Ask, type Json } from '@grognard/kernel'
import type { Afv, Facing, Side, Unit, UnitId } from '@grognard/rules-afv'
import type { Body, Emphasis, Handle, Thing } from '@grognard/table'
import type { Choice } from '../../adapter.ts'
import { areaOf, bodyOf } from '../ids.ts'
import { ghostOf } from '../scene.ts'
import type { Wording } from '../wording.ts'

/** What every kind of choice is made from. */
export type Context = {
  readonly seen: Afv
  readonly wording: Wording
  readonly side: Side
  readonly nearest: Side
}

/** Whose decision an ask is. */
export function sideAsked(seen: Afv, { seats, args }: Ask): Side {
  const side = isObject(args) ? args['side'] : undefined
  if (side === 'red' || side === 'blue') return side
  return seen.seats.find(({ id }) => seats.includes(id))?.side === 'blue' ? 'blue' : 'red'
}

type Given = Pick<Choice, 'label' | 'subject'> &
  Partial<Choice> & { readonly answer: object | Json }

/** A choice with the usual values for whatever is not said. */
export const choice = (given: Given): Choice => ({
  detail: null,
  values: [],
  on: null,
  grave: false,
  preview: null,
  ...given,
})

export const onArea = (zone: number, side: Side): Thing => ({ area: areaOf(zone, side) })
export const onBody = (id: UnitId): Thing => ({ body: bodyOf(id) })

const facingHandle = (facing: Facing): string => `face ${facing}`
export const onFacing = (facing: Facing): Thing => ({ handle: facingHandle(facing) })

export const ghosts = (...bodies: readonly (Body | null)[]): Partial<Emphasis> => ({
  ghosts: bodies.filter((body) => body !== null),
})

/** The unit as it would be, drawn in half ink. */
export const asGhost = (
  { seen, wording, nearest }: Context,
  id: UnitId,
  changed: Partial<Unit>,
): Partial<Emphasis> => ghosts(ghostOf(seen, id, changed, wording, nearest))

export const arrow = (from: UnitId, to: UnitId, kind: 'shot' | 'charge'): Partial<Emphasis> => ({
  links: [{ from: bodyOf(from), to: bodyOf(to), kind, label: null }],
})

/** 'to the right', seen by a unit that looks this way now. */
export const turnedTo = ({ text }: Wording, from: Facing, to: Facing): string =>
  text.turned[(to - from + 4) % 4] ?? ''

export const handleAt = (facing: Facing, at: Omit<Handle, 'id'>): Handle => ({
  ...at,
  id: facingHandle(facing),
})
