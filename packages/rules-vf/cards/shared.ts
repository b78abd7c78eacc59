// The cards that both fate tables have.

import { bodyIn } from '@grognard/field'
import { add } from '@grognard/toolkit'
import { change, enemyOf, leaderOf } from '../battle.ts'
import { numbersOf } from '../editions/book.ts'
import { areWithin } from '../field/distance.ts'
import { leaderBody, situationOf } from '../field/situation.ts'
import { refused } from '../refusals/refused.ts'
import { profileOf } from '../sheets/index.ts'
import { aboutUnits, tell } from '../tell.ts'
import { isOnHill } from '../terrain/height.ts'
import type { Card } from './card.ts'

const capture: Card = {
  rank: '10',
  title: 'Capture',
  clause: 'vf2:fate.10',
  moment: 'own fate phase',
  names: 'objective',
  refuse: (seen, side, { objective: id }) => {
    const objective = seen.objectives[id as number]
    return objective?.control === enemyOf(side)
      ? null
      : refused('vf2:fate.10', 'card-objective', {
          objective: objective?.name ?? '',
          held: objective?.control === side,
        })
  },
  until: 'always',
  held: ({ objective }, { id, name }) =>
    objective === id && add('vf2:fate.10', `Capture of ${name}`, 1),
}

const surpriseAttack: Card = {
  rank: '9',
  title: 'Surprise Attack',
  clause: 'vf2:fate.9',
  moment: 'order',
  names: null,
  on: 'unit',
  movesFirst: true,
  refuse: (seen, _side, _play, { unit: id, unsent }) =>
    unsent
      ? refused('vf2:6.2.2', 'card-unsent', {
          card: 'Surprise Attack',
          unit: seen.units[id ?? -1]?.name ?? '',
        })
      : null,
  until: null,
}

const inspiration: Card = {
  rank: '8',
  title: 'Inspiration',
  clause: 'vf2:fate.8',
  moment: 'test failed',
  names: null,
  until: null,
}

const directedFire: Card = {
  rank: '7',
  title: 'Directed Fire',
  clause: 'vf2:fate.7',
  moment: 'target',
  names: null,
  until: 'attack',
  attackValue: ({ side }, { attack, main }) =>
    attack.kind === 'fire' && main.side === side && add('vf2:fate.7', 'Directed Fire', 1),
  over: ({ side }, field, shooter) =>
    shooter.side === side && profileOf(shooter).arm === 'artillery' && isOnHill(field, shooter)
      ? (other) => !isOnHill(field, other)
      : null,
}

const deadlyAttack: Card = {
  rank: '6',
  title: 'Deadly Attack',
  clause: 'vf2:fate.6',
  moment: 'hits failed',
  names: null,
  until: null,
}

const stubborn: Card = {
  rank: '5',
  title: 'Stubborn',
  clause: 'vf2:fate.5',
  moment: 'order',
  names: null,
  on: 'unit',
  ordered: (battle, unit, shaken) => {
    const left = unit.losses - 1
    change(battle, unit.id, { losses: left })
    tell(battle, 'stubborn', ['vf2:fate.5'], { left, steadied: shaken, ...aboutUnits(unit) })
  },
  refuse: (seen, _side, _play, { unit: id }) => {
    const unit = seen.units[id ?? -1]
    return unit?.losses === 0
      ? refused('vf2:fate.5', 'card-no-losses', { card: 'Stubborn', unit: unit.name })
      : null
  },
  until: null,
}

const breakthrough: Card = {
  rank: '4',
  title: 'Breakthrough',
  clause: 'vf2:fate.4',
  moment: 'end of own melee phase',
  names: 'brigade',
  until: null,
}

const confusion: Card = {
  rank: '3',
  title: 'Confusion',
  clause: 'vf2:fate.3',
  moment: 'enemy turn',
  names: null,
  confuses: true,
  until: 'turn',
}

const tideOfBattle: Card = {
  rank: '2',
  title: 'The Tide of Battle',
  clause: 'vf2:fate.2',
  moment: 'drawn',
  names: null,
  until: null,
}

const allOutAttack: Card = {
  rank: 'ace',
  title: 'All Out Attack',
  clause: 'vf2:fate.ace',
  moment: 'own melee phase',
  names: 'leader',
  until: 'phase',
  attackValue: ({ side, leader }, { battle, attack, main }) => {
    if (attack.kind !== 'melee' || main.side !== side) return false
    const at = leaderBody(battle, leaderOf(battle, leader as number))
    return (
      at !== null &&
      areWithin(at, bodyIn(situationOf(battle), main.id), numbersOf(battle.options).allOut) &&
      add('vf2:fate.ace', 'All Out Attack', 1)
    )
  },
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
