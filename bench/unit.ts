// A unit as a larger rulebook would have it: picket's six fields, and fourteen more that its rules
// never touch. The bundle has this file in the place of picket's own unit.ts, so that its copies
// name all twenty fields, as the copies of a rulebook with twenty fields would.
import type { picket } from '@grognard/kernel/picket'

export type Unit = Extract<ReturnType<typeof picket.setUp>, { ok: true }>['value']['units'][number]

export const padded = (unit: Unit) => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  seat: unit.seat,
  lane: unit.lane,
  men: unit.men,
  brigade: unit.side as string,
  type: 'line infantry',
  quality: 'regular',
  weapon: 'musket',
  formation: 'line',
  x: unit.lane * 6000,
  y: unit.side === 'red' ? 0 : 24_000,
  facing: unit.side === 'red' ? 16_384 : 49_152,
  figures: 24,
  ranks: 2,
  morale: 4,
  fatigue: 0,
  ammunition: 6,
  losses: 0,
})

type Padded = ReturnType<typeof padded>

/** What picket calls wherever a unit loses men. */
export const withMen = (unit: Padded, men: number): Padded => ({
  id: unit.id,
  name: unit.name,
  side: unit.side,
  seat: unit.seat,
  lane: unit.lane,
  men,
  brigade: unit.brigade,
  type: unit.type,
  quality: unit.quality,
  weapon: unit.weapon,
  formation: unit.formation,
  x: unit.x,
  y: unit.y,
  facing: unit.facing,
  figures: unit.figures,
  ranks: unit.ranks,
  morale: unit.morale,
  fatigue: unit.fatigue,
  ammunition: unit.ammunition,
  losses: unit.losses,
})
