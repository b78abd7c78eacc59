import type { Kind } from '../units/kinds.ts'
import type { Quality } from '../units/quality.ts'
import type { ListedUnit } from './army.ts'

/** The units of an army list in a line each; whether they make an army, `faultsOfArmy` says. */

export const pikeAndMusket = (name: string, pike: number, musket: number): ListedUnit => ({
  name,
  kind: 'pike and musket',
  stands: { pike, musket },
})

/** Foot without pikes or fire: clubs and farm tools are light, swords and pole arms are not. */
export const foot = (name: string, light: number, hand: number): ListedUnit => ({
  name,
  kind: 'foot',
  stands: { light, hand },
})

export const heavyMounted = (name: string, heavy: number): ListedUnit => ({
  name,
  kind: 'heavy mounted',
  stands: { heavy },
})

export const mounted = (name: string, stands: number): ListedUnit => ({
  name,
  kind: 'mounted',
  stands: { mounted: stands },
})

export const dragoons = (name: string, dragoon: number): ListedUnit => ({
  name,
  kind: 'dragoons',
  stands: { dragoon },
})

export type Ordnance = Extract<Kind, 'galloper guns' | 'regular artillery' | 'heavy artillery'>

export const guns = (name: string, kind: Ordnance): ListedUnit => ({
  name,
  kind,
  stands: { gun: 1 },
})

export const ofQuality = (quality: Quality, unit: ListedUnit): ListedUnit => ({ ...unit, quality })
