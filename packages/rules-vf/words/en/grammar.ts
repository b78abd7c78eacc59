// Plurals, lists, measures and what modifies a throw.

import { english, type Explained } from '@grognard/toolkit'
import type { FormationKind } from '../../formation.ts'

/** Hundredths of an inch as inches: 250 as 2.5". */
export const inches = (hundredths: number): string => `${hundredths / 100}"`

export const { listed } = english

/** A unit by its name, or by the number where nobody has it. */
export const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unit ${unit}` : unit

export const plural = (n: number, noun: string, nouns = `${noun}s`): string =>
  english.counted(n, noun, nouns)

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** ' −1 (shaken)', ' −2 (shaken −1, soft cover −1)'; nothing where nothing modifies it. */
export function modified({ value, steps }: Explained): string {
  const added = steps.flatMap(({ label, effect }) =>
    'add' in effect ? [{ label, add: effect.add }] : [],
  )
  const [first, ...more] = added
  if (!first) return ''
  const why =
    more.length === 0 ? first.label : added.map(({ label, add }) => `${label} ${signed(add)}`)
  const base = steps[0]?.after ?? 0
  return ` ${signed(value - base)} (${typeof why === 'string' ? why : why.join(', ')})`
}

/** Said of a unit that has lost the last marker that made it shaken. */
export const STEADIED = ', and it is shaken no longer'

/** 'in march column', 'limbered' */
export const formedAs = (kind: FormationKind): string =>
  kind === 'limbered' || kind === 'unlimbered' ? kind : `in ${kind}`
