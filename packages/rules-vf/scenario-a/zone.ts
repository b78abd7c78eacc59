// Where units may be set up, and who must be held back. (A4.0, A4.1, A7.0.1, A7.0.2)

import type { Body, Extent } from '@grognard/geometry'
import type { Refusal } from '@grognard/kernel'
import type { Side, Unit, Vf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { refused } from '../refusals/refused.ts'
import { specialsOf } from '../specials/index.ts'
import { defenderIn, settingOf } from './setting.ts'

/** A side's deployment area. (A4.0) */
export function zoneOf(
  { terrain, settingUp, options }: Pick<Vf, 'terrain' | 'settingUp' | 'options'>,
  side: Side,
): Extent {
  const { width, height } = terrain
  const { zone } = numbersOf(options)
  const all = { left: 0, top: 0, right: width, bottom: height }
  switch (settingOf({ settingUp }).edges?.[side]) {
    case 'top':
      return { ...all, bottom: zone }
    case 'bottom':
      return { ...all, top: height - zone }
    case 'left':
      return { ...all, right: zone }
    case 'right':
      return { ...all, left: width - zone }
    case undefined:
      return all
  }
}

/** All of it lies in a side's deployment area. */
export function isWithinZone(seen: Vf, side: Side, body: Body): boolean {
  const zone = zoneOf(seen, side)
  return (
    body.left >= zone.left &&
    body.right <= zone.right &&
    body.top >= zone.top &&
    body.bottom <= zone.bottom
  )
}

/** How far from its side's edge a body reaches. */
export function depthOf({ terrain, settingUp }: Vf, side: Side, body: Body): number {
  switch (settingOf({ settingUp }).edges?.[side]) {
    case 'top':
      return body.bottom
    case 'bottom':
      return terrain.height - body.top
    case 'left':
      return body.right
    case 'right':
      return terrain.width - body.left
    case undefined:
      return 0
  }
}

/** Who may lead a meeting engagement. (A7.0.1) */
const isLight = (unit: Unit): boolean => specialsOf(unit).some(({ leads }) => leads)

/** Why a unit may not be set up and must be a reinforcement; null if it may. */
export function mustBeHeldBack(seen: Vf, unit: Unit): Refusal | null {
  const { form } = settingOf(seen)
  if (form === 'meeting engagement' && !isLight(unit))
    return refused('vf2:A7.0.1', 'not-light', { unit: unit.name })
  if (form !== 'assault' || unit.side !== defenderIn(seen)) return null
  // At least half of the defender's units must be held back.
  const own = seen.units.filter(({ side }) => side === unit.side)
  const ready = own.filter(({ status }) => status === 'ready').length
  return ready >= Math.floor(own.length / 2)
    ? refused('vf2:A7.0.2', 'half-in-reserve', { units: own.length, ready })
    : null
}
