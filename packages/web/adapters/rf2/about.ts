import type { Happening, Json } from '@grognard/kernel'
import type { Rf2 } from '@grognard/rules-rf2/functions'
import { bodyOf, leaderBody } from '../inches/ids.ts'

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((item: Json) => typeof item === 'number') : []

/** The bodies that something that happened speaks of. */
export function aboutOf(seen: Rf2, { data }: Happening): readonly string[] {
  const units = numbers(data['units']).filter((id) => seen.units[id] !== undefined)
  const leader = seen.leaders.find(({ name }) => name === data['leader'])
  const named = seen.units.find(({ name }) => units.length === 0 && name === data['unit'])
  return [
    ...units.map(bodyOf),
    ...(named ? [bodyOf(named.id)] : []),
    ...(leader ? [leaderBody(leader.id)] : []),
  ]
}
