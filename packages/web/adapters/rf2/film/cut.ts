// What of a story belongs together: an order with its tests of elan, all volleys of a unit with what
// they cost it, losses at one moment, a test with what comes of it.

import type { Told } from '@grognard/kernel'

type Kind = 'order' | 'ride' | 'volley' | 'losses' | 'test' | 'note'

/** What is not listed goes with whatever came before. */
const KINDS: { readonly [name: string]: Kind | undefined } = {
  moves: 'order',
  manhandled: 'order',
  recovers: 'order',
  rides: 'ride',
  attaches: 'ride',
  detaches: 'ride',
  displaced: 'ride',
  fires: 'volley',
  loses: 'losses',
  'leader-tried': 'test',
  morale: 'test',
  rallies: 'test',
  breaks: 'test',
  turn: 'note',
  outcome: 'note',
  interjection: 'note',
}

/** What a scene is, by what it began with. */
export const kindOfScene = ([first]: readonly Told[]): Kind =>
  first === undefined ? 'note' : (KINDS[first.name] ?? (first.name === 'routs' ? 'test' : 'note'))

const unitOf = ({ data }: Told): unknown => (Array.isArray(data['units']) ? data['units'][0] : null)

export function begins(told: Told, scene: readonly Told[]): boolean {
  const kind = KINDS[told.name]
  const [first] = scene
  const now = kindOfScene(scene)
  // Whoever has lost his last point runs without a test, and takes nobody's scene. (14.21)
  if (told.name === 'routs') return first === undefined || unitOf(first) !== unitOf(told)
  switch (kind) {
    case undefined:
      return false
    case 'volley':
      return now !== 'volley' || first === undefined || unitOf(first) !== unitOf(told)
    case 'losses':
    case 'ride':
      return now !== kind
    case 'order':
    case 'test':
    case 'note':
      return true
  }
}
