import type { Sheet } from '../sheets/sheet.ts'
import type { Card } from './card.ts'
import { shared } from './shared.ts'

const perfectVolleys: Card = {
  rank: 'king',
  title: 'Perfect Volleys',
  clause: 'vf2:fate.king.british',
  moment: 'own fire phase',
  names: 'brigade',
  until: 'phase',
}

const defensiveFire: Card = {
  rank: 'queen',
  title: 'Defensive Fire',
  clause: 'vf2:fate.queen.british',
  moment: 'enemy melee phase',
  names: 'brigade',
  until: 'phase',
}

const scumOfTheEarth: Card = {
  rank: 'jack',
  title: 'Scum of the Earth',
  clause: 'vf2:fate.jack.british',
  moment: 'valour in melee',
  names: null,
  until: 'phase',
}

export const britishFate: Sheet['fate'] = {
  ...shared,
  king: perfectVolleys,
  queen: defensiveFire,
  jack: scumOfTheEarth,
}
