// What of a story belongs together: an order with its way, a volley with its losses, a fight with
// both throws, a test with what comes of it.

import type { Told } from '@grognard/kernel'

type Kind = 'volley' | 'fight' | 'order' | 'ride' | 'test' | 'setting up' | 'note'

/** What each thing told would be a scene of; what is not listed goes with whatever came before. */
const KINDS: { readonly [name: string]: Kind | undefined } = {
  moves: 'order',
  reforms: 'order',
  occupies: 'order',
  exits: 'order',
  rally: 'order',
  stubborn: 'order',
  arrives: 'order',
  initiative: 'order',
  messenger: 'order',
  'messenger lost': 'order',
  'must-retreat': 'order',
  'leader-rides': 'ride',
  'leader-enters': 'ride',
  'leader-arrives': 'ride',
  valour: 'test',
  fortitude: 'test',
  'fortitude-of-setbacks': 'test',
  activates: 'test',
  'stays-idle': 'test',
  'before-square': 'test',
  'first-turn-throw': 'test',
  deployed: 'setting up',
  'held-back': 'setting up',
  'leader-deployed': 'setting up',
  'objective taken': 'note',
  'activates-itself': 'note',
  turn: 'note',
  card: 'note',
  'card drawn': 'note',
  'card is': 'note',
  'no card': 'note',
  tide: 'note',
  stays: 'note',
  rests: 'note',
  'no-fight': 'note',
  'arrives-not': 'note',
  totals: 'note',
  terrain: 'note',
  edge: 'note',
  objective: 'note',
  commands: 'note',
  attacker: 'note',
  'attacker-throws': 'note',
  'first-turn': 'note',
  outcome: 'note',
  interjection: 'note',
}

const isReply = ({ name, data }: Told): boolean => name === 'attack' && data['reply'] === true

function kindOf(told: Told): Kind | undefined {
  if (told.name === 'attack') return told.data['kind'] === 'fire' ? 'volley' : 'fight'
  return KINDS[told.name]
}

/** What a scene is, by what it began with; a card that saves a unit belongs to its test. */
export const kindOfScene = ([first]: readonly Told[]): Kind => (first && kindOf(first)) ?? 'note'

const unitOf = ({ data }: Told): unknown => (Array.isArray(data['units']) ? data['units'][0] : null)

export function begins(told: Told, scene: readonly Told[]): boolean {
  const kind = kindOf(told)
  if (kind === undefined) return false
  const now = kindOfScene(scene)
  switch (kind) {
    case 'volley':
    case 'test':
      return true
    case 'fight':
      // Blow and answer are one fight. (7.2.1, 7.2.2)
      return now !== 'fight' || !isReply(told) || scene.some(isReply)
    case 'order':
      return now !== 'order' || unitOf(told) !== unitOf(scene[0] as Told)
    case 'ride':
      return now !== 'ride'
    case 'setting up':
      return now !== 'setting up'
    case 'note':
      if (told.name === 'card') return !isFailed(scene.at(-1))
      return now !== 'note' || told.name === 'turn' || told.name === 'objective taken'
  }
}

/** A test that has just failed: a card played then is for it. (fate.8) */
const isFailed = (last: Told | undefined): boolean => last?.data['passed'] === false

/** A fight is said by how it ends: both throws are seen. */
export function says(told: readonly Told[]): readonly Told[] {
  if (kindOfScene(told) !== 'fight') return told
  const ends = told.filter(({ name }) => ['fight-won', 'routs', 'shattered'].includes(name))
  return ends.length > 0 ? ends : told
}
