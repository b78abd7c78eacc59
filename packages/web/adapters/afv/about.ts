import type { Happening, Json } from '@grognard/kernel'
import { isReserve, type Afv } from '@grognard/rules-afv'
import { areaOf, bodyOf, commanderBody } from './ids.ts'

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((item: Json) => typeof item === 'number') : []

/** The bodies and areas that something that happened speaks of. */
export function aboutOf(seen: Afv, { name, data }: Happening): readonly string[] {
  const units = numbers(data['units']).filter((id) => seen.units[id] !== undefined)
  const owner = seen.units[units[0] ?? -1]?.side ?? (data['side'] === 'blue' ? 'blue' : 'red')
  const zones = numbers(data['zones']).map((zone) => areaOf(zone, isReserve(zone) ? owner : 'red'))
  const leader = name === 'commander' && !seen.commanders[owner].lost ? [commanderBody(owner)] : []
  return [...units.map(bodyOf), ...leader, ...zones]
}
