import type { Sheet } from '../sheets/sheet.ts'
import type { Card } from './card.ts'
import { shared } from './shared.ts'

const viveLEmpereur: Card = {
  rank: 'king',
  title: 'Vive l’Empereur!',
  clause: 'vf2:fate.king.french',
  moment: 'activated',
  names: null,
  until: 'phase',
}

const attaqueAOutrance: Card = {
  rank: 'queen',
  title: 'Attaque à outrance',
  clause: 'vf2:fate.queen.french',
  moment: 'melee phase',
  names: 'brigade',
  until: 'phase',
}

const lesGrognards: Card = {
  rank: 'jack',
  title: 'Les Grognards',
  clause: 'vf2:fate.jack.french',
  moment: 'own fate phase',
  names: 'unit',
  until: 'always',
}

export const frenchFate: Sheet['fate'] = {
  ...shared,
  king: viveLEmpereur,
  queen: attaqueAOutrance,
  jack: lesGrognards,
}
