// The cards that both fate tables have.

import type { Card } from './card.ts'

export const capture: Card = {
  rank: '10',
  title: 'Capture',
  clause: 'vf2:fate.10',
  moment: 'own fate phase',
  names: 'objective',
  until: 'always',
}

export const surpriseAttack: Card = {
  rank: '9',
  title: 'Surprise Attack',
  clause: 'vf2:fate.9',
  moment: 'order',
  names: null,
  until: null,
}

export const inspiration: Card = {
  rank: '8',
  title: 'Inspiration',
  clause: 'vf2:fate.8',
  moment: 'test failed',
  names: null,
  until: null,
}

export const directedFire: Card = {
  rank: '7',
  title: 'Directed Fire',
  clause: 'vf2:fate.7',
  moment: 'target',
  names: null,
  until: 'attack',
}

export const deadlyAttack: Card = {
  rank: '6',
  title: 'Deadly Attack',
  clause: 'vf2:fate.6',
  moment: 'hits failed',
  names: null,
  until: null,
}

export const stubborn: Card = {
  rank: '5',
  title: 'Stubborn',
  clause: 'vf2:fate.5',
  moment: 'order',
  names: null,
  until: null,
}

export const breakthrough: Card = {
  rank: '4',
  title: 'Breakthrough',
  clause: 'vf2:fate.4',
  moment: 'end of own melee phase',
  names: 'brigade',
  until: null,
}

export const confusion: Card = {
  rank: '3',
  title: 'Confusion',
  clause: 'vf2:fate.3',
  moment: 'enemy turn',
  names: null,
  until: 'turn',
}

export const tideOfBattle: Card = {
  rank: '2',
  title: 'The Tide of Battle',
  clause: 'vf2:fate.2',
  moment: 'drawn',
  names: null,
  until: null,
}

export const allOutAttack: Card = {
  rank: 'ace',
  title: 'All Out Attack',
  clause: 'vf2:fate.ace',
  moment: 'own melee phase',
  names: 'leader',
  until: 'phase',
}

export const shared = {
  '10': capture,
  '9': surpriseAttack,
  '8': inspiration,
  '7': directedFire,
  '6': deadlyAttack,
  '5': stubborn,
  '4': breakthrough,
  '3': confusion,
  '2': tideOfBattle,
  ace: allOutAttack,
} as const
