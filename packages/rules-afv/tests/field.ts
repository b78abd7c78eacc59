import type { Json } from '@grognard/kernel'
import { answering, type Answering } from '@grognard/testkit'
import { moveAsk, type Move } from '../asks/move.ts'
import type { Afv, Engagement, Side, Unit } from '../battle.ts'
import { afv } from '../index.ts'
import type { GivenUnit } from '../position.ts'
import { faced } from './faced.ts'

/*
 * The table of these tests, red looking up the page:
 *
 *   10 11 12 13 14   blue's rear
 *    5  6  7  8  9   the middle
 *    0  1  2  3  4   red's rear
 *
 * with reserve zones 1001, 1002 and 1003 behind columns 1, 2 and 3 of each side.
 * Units are numbered through: red's first, then blue's.
 */

type More = Partial<GivenUnit>

const made =
  (name: string, kind: GivenUnit['kind'], stands: GivenUnit['stands']) =>
  (zone: number, more: More = {}): GivenUnit => ({ name, kind, stands, zone, ...more })

export const pikes = made('Pikes', 'pike and musket', { pike: 2, musket: 4 })
export const muskets = made('Muskets', 'pike and musket', { musket: 4 })
export const foot = made('Foot', 'foot', { hand: 4 })
export const heavies = made('Cuirassiers', 'heavy mounted', { heavy: 4 })
export const horse = made('Horse', 'mounted', { mounted: 4 })
export const dragoons = made('Dragoons', 'dragoons', { dragoon: 4 })
export const gallopers = made('Gallopers', 'galloper guns', { gun: 1 })
export const guns = made('Guns', 'regular artillery', { gun: 1 })
export const heavyGuns = made('Heavy guns', 'heavy artillery', { gun: 1 })

export const onFoot = (zone: number, more: More = {}): GivenUnit =>
  dragoons(zone, { dismounted: true, ...more })

export const OPEN = { kind: 'open order', files: 2 } as const
export const DEFENSIVE = { kind: 'defensive', files: 2 } as const

/** Red's commander stands in the middle zone, so that red engages there without a test. */
export const LED = { commanders: { red: 7, blue: null } }

export type Field = Answering<Afv> & {
  readonly unit: (id: number) => Unit
  /** The code of a refusal of this move, or null where it is lawful. */
  readonly judged: (move: Move, side?: Side) => string | null
}

/** A movement phase of red, who has the initiative. */
export function field(
  red: readonly GivenUnit[],
  blue: readonly GivenUnit[],
  more: { readonly [part: string]: unknown } = {},
  dice: readonly number[] = [],
  options: { readonly [name: string]: Json } = {},
): Field {
  const armies = faced({ red, blue }, more['engagements'] as readonly Engagement[] | undefined)
  const position = { phase: 'movement', armies, turns: 1, ...more } as Json
  const table = answering(afv, position, { dice, options })
  return {
    ...table,
    unit: (id) => table.battle().units[id] as Unit,
    judged: (move, side = 'red') => moveAsk.refuse(table.battle(), { side }, move)?.code ?? null,
  }
}

/** Who touches whom where, as the engagements stand. */
export const contacts = (table: Field): readonly string[] =>
  table.battle().engagements.map(({ by, with: other, face }) => `${by} on ${face} of ${other}`)
