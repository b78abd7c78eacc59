import type { Happening, Json } from '@grognard/kernel'
import type { Vf } from '@grognard/rules-vf/functions'
import { bodyOf } from './ids.ts'

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((item: Json) => typeof item === 'number') : []

/** The bodies that something that happened speaks of. */
export const aboutOf = (seen: Vf, { data }: Happening): readonly string[] =>
  numbers(data['units'])
    .filter((id) => seen.units[id] !== undefined)
    .map(bodyOf)
