import type { Json, JsonObject } from '@grognard/kernel'
import { answering, type Answering } from '@grognard/testkit'
import type { Explained } from '@grognard/toolkit'
import { unitOf, type Afv, type Engagement, type Unit } from '../battle.ts'
import { afv } from '../index.ts'
import type { GivenUnit } from '../position.ts'
import type { Formation } from '../units/formations.ts'
import type { Stands } from '../units/kinds.ts'
import { faced } from './faced.ts'

// Units for rule tests. Zone 7 is the centre of the table; red counts from 0, blue goes on.

type More = Omit<Partial<GivenUnit>, 'kind' | 'stands'>

const made = (kind: GivenUnit['kind'], stands: Partial<Stands>, more: More): GivenUnit => ({
  name: kind,
  zone: 7,
  ...more,
  kind,
  stands,
})

export const pikes = (pike: number, musket: number, more: More = {}): GivenUnit =>
  made('pike and musket', { pike, musket }, more)
export const foot = (light: number, hand: number, more: More = {}): GivenUnit =>
  made('foot', { light, hand }, more)
export const horse = (mounted: number, more: More = {}): GivenUnit =>
  made('mounted', { mounted }, more)
export const heavies = (heavy: number, more: More = {}): GivenUnit =>
  made('heavy mounted', { heavy }, more)
export const dragoons = (dragoon: number, more: More = {}): GivenUnit =>
  made('dragoons', { dragoon }, more)
export const guns = (size: 'galloper' | 'regular' | 'heavy', more: More = {}): GivenUnit =>
  made(size === 'galloper' ? 'galloper guns' : `${size} artillery`, { gun: 1 }, more)

const formed =
  (kind: Formation['kind']) =>
  (files: number): { readonly formation: Formation } => ({ formation: { kind, files } })

export const attack = formed('attack')
export const defensive = formed('defensive')
export const open = formed('open order')
export const onFoot = { dismounted: true } as const

export type Drawn = { readonly red: readonly GivenUnit[]; readonly blue: readonly GivenUnit[] }

/** A position that starts in the middle of a turn. */
const drawnUp = (
  phase: string,
  armies: Drawn,
  more: { readonly engagements?: unknown } = {},
): Json => ({
  phase,
  armies: faced(armies, more.engagements as readonly Engagement[] | undefined),
  ...(more as JsonObject),
})

/** The dice and options of a test, and whatever else its position says. */
type Playing = {
  readonly dice?: readonly number[]
  readonly options?: { readonly [name: string]: Json }
  readonly [part: string]: unknown
}

/** Sets armies up in a phase, with the dice that will be thrown. */
export const playing = (
  phase: string,
  armies: Drawn,
  { dice = [], options = {}, ...more }: Playing = {},
): Answering<Afv> => answering(afv, drawnUp(phase, armies, more), { dice, options })

/** A battle to read values from, without playing it. */
export function standing(armies: Drawn, more: object = {}): Afv {
  const begun = afv.setUp({ position: drawnUp('fire', armies, more), options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

/** A red unit and a blue one, for values that depend on both. */
export function pair(red: GivenUnit, blue: GivenUnit, more: object = {}): [Afv, Unit, Unit] {
  const battle = standing({ red: [red], blue: [blue] }, more)
  return [battle, unitOf(battle, 0), unitOf(battle, 1)]
}

/** What was told under a name, in order. */
export const told = (table: Answering<Afv>, name: string): readonly JsonObject[] =>
  happenings(table).flatMap((happening) => (happening.name === name ? [happening.data] : []))

export const happenings = ({ host }: Answering<Afv>) => host.course.telling?.happenings ?? []

/** The steps of a number: each clause with the number after it. */
export const steps = ({ steps: all }: Explained): readonly string[] =>
  all.map(({ clause, after }) => `${clause} ${after}`)

/** Steps without limits that changed nothing. */
export const working = ({ value, steps: all }: Explained): Explained => ({
  value,
  steps: all.filter(({ idle }) => idle !== true),
})

export const unit = (table: Answering<Afv>, id: number): Unit => unitOf(table.battle(), id)
export const sixes = (count: number): readonly number[] => Array.from({ length: count }, () => 6)
