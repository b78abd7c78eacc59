import { add } from '@grognard/toolkit'
import { unitOf } from '../battle.ts'
import { inInches } from '../measured.ts'
import { refused } from '../refusals/refused.ts'
import { formsAttackColumn } from '../units/formed.ts'
import { isOfArmy, onlyForArmy } from './army.ts'
import type { Card, FateTable } from './card.ts'
import { shared } from './shared.ts'

const viveLEmpereur: Card = {
  rank: 'king',
  title: 'Vive l’Empereur!',
  clause: 'vf2:fate.king.french',
  moment: 'activated',
  names: null,
  on: 'brigade',
  refuse: (seen, side, play, about) =>
    onlyForArmy('french', 'vf2:fate.king.french')(
      seen,
      side,
      play.brigade === undefined ? about : play,
    ),
  until: 'phase',
  moveDistance: ({ brigade }, unit, { emperor }) =>
    unit.brigade === brigade && add('vf2:fate.king.french', 'Vive l’Empereur!', inInches(emperor)),
}

const attaqueAOutrance: Card = {
  rank: 'queen',
  title: 'Attaque à outrance',
  clause: 'vf2:fate.queen.french',
  moment: 'melee phase',
  names: 'brigade',
  refuse: onlyForArmy('french', 'vf2:fate.queen.french'),
  until: 'phase',
  attackValue: ({ brigade }, { attack, main }) =>
    attack.kind === 'melee' &&
    main.brigade === brigade &&
    formsAttackColumn(main) &&
    add('vf2:fate.queen.french', 'Attaque à outrance', 1),
}

const lesGrognards: Card = {
  rank: 'jack',
  title: 'Les Grognards',
  clause: 'vf2:fate.jack.french',
  moment: 'own fate phase',
  names: 'unit',
  refuse: (seen, _side, { unit: id }) => {
    const unit = unitOf(seen, id as number)
    if (!isOfArmy(unit, 'french'))
      return refused('vf2:fate.jack.french', 'card-of-army', { army: 'french', on: unit.name })
    return unit.losses === 0
      ? refused('vf2:fate.jack.french', 'card-no-losses', {
          card: 'Les Grognards',
          unit: unit.name,
        })
      : null
  },
  until: 'always',
  attackValue: ({ unit }, { attack, main }) =>
    attack.kind === 'melee' && main.id === unit && add('vf2:fate.jack.french', 'Les Grognards', 1),
  tenacity: ({ unit }, { id }) => id === unit && add('vf2:fate.jack.french', 'Les Grognards', 1),
}

export const frenchFate: FateTable = {
  ...shared,
  king: viveLEmpereur,
  queen: attaqueAOutrance,
  jack: lesGrognards,
}
