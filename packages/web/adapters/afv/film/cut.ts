// What of a story belongs together: a shot, a fight with both throws, the losses of a unit, a charge
// with its test, what comes of it, and the reactions to it.

import type { Told } from '@grognard/kernel'

type Kind = 'shot' | 'fight' | 'hits' | 'losses' | 'order' | 'charge' | 'reaction' | 'ride' | 'note'

const KINDS: { readonly [name: string]: Kind | undefined } = {
  fires: 'shot',
  attacks: 'fight',
  rethrows: 'fight',
  attrition: 'hits',
  blows: 'hits',
  loses: 'losses',
  removes: 'losses',
  recovers: 'hits',
  routs: 'losses',
  changes: 'order',
  turns: 'order',
  mounts: 'order',
  dismounts: 'order',
  moves: 'order',
  disengages: 'order',
  enters: 'order',
  shifts: 'order',
  leaves: 'order',
  withdraws: 'order',
  placed: 'order',
  tests: 'charge',
  untested: 'charge',
  reacts: 'reaction',
  commander: 'ride',
  throws: 'note',
  initiative: 'note',
  quality: 'note',
  broken: 'note',
  retreats: 'note',
  zones: 'note',
  'commander lost': 'note',
  outcome: 'note',
  interjection: 'note',
}

const kindOf = ({ name }: Told): Kind | undefined => KINDS[name]

export const kindOfScene = ([first]: readonly Told[]): Kind => (first && kindOf(first)) ?? 'note'

const unitsOf = ({ data }: Told): readonly unknown[] =>
  Array.isArray(data['units']) ? data['units'] : []

const isSamePair = (a: Told, b: Told): boolean => {
  const [one, other] = [unitsOf(a), unitsOf(b)]
  return one.length === other.length && one.every((id) => other.includes(id))
}

export function begins(told: Told, scene: readonly Told[]): boolean {
  const kind = kindOf(told)
  if (kind === undefined) return false
  const now = kindOfScene(scene)
  const first = scene[0] as Told
  switch (kind) {
    case 'shot':
    case 'charge':
    case 'reaction':
      return true
    case 'fight':
      // Blow and answer are one fight; what is thrown again is seen by itself.
      return told.name === 'rethrows' || now !== 'fight' || !isSamePair(told, first)
    case 'hits':
      return now !== 'hits' || told.name !== first.name
    case 'losses':
      return now !== 'losses' || unitsOf(told)[0] !== unitsOf(first)[0]
    case 'order':
      return now !== 'order' || unitsOf(told)[0] !== unitsOf(first)[0] || told.name === 'placed'
    case 'ride':
      return true
    case 'note':
      return now !== 'note'
  }
}

/** Of hits that all take at once the first few are said. */
const MOST_SAID = 2

export const says = (told: readonly Told[]): readonly Told[] =>
  kindOfScene(told) === 'hits' || kindOfScene(told) === 'fight' ? told.slice(0, MOST_SAID) : told
