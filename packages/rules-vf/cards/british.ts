import { add } from '@grognard/toolkit'
import { unitOf, unitsOf, type Side, type Unit, type Vf } from '../battle.ts'
import { inContact } from '../field/contact.ts'
import { refused } from '../refusals/refused.ts'
import { isInfantry, isOfArmy, onlyForArmy } from './army.ts'
import type { Card, FateTable } from './card.ts'
import { shared } from './shared.ts'

const isBritishInfantry = (unit: Unit): boolean => isOfArmy(unit, 'british') && isInfantry(unit)

const perfectVolleys: Card = {
  rank: 'king',
  title: 'Perfect Volleys',
  clause: 'vf2:fate.king.british',
  moment: 'own fire phase',
  names: 'brigade',
  refuse: onlyForArmy('british', 'vf2:fate.king.british'),
  until: 'phase',
  attackValue: ({ brigade }, { attack, main }) =>
    attack.kind === 'fire' &&
    main.brigade === brigade &&
    isBritishInfantry(main) &&
    add('vf2:fate.king.british', 'Perfect Volleys', 1),
}

const defensiveFire: Card = {
  rank: 'queen',
  title: 'Defensive Fire',
  clause: 'vf2:fate.queen.british',
  moment: 'enemy melee phase',
  names: 'brigade',
  refuse: onlyForArmy('british', 'vf2:fate.queen.british'),
  until: 'phase',
  attackValue: ({ brigade }, { attack, main }) =>
    attack.kind === 'melee' &&
    main.brigade === brigade &&
    isBritishInfantry(main) &&
    add('vf2:fate.queen.british', 'Defensive Fire', 1),
}

const meetsBritishInfantry = (battle: Vf, side: Side, unit: Unit): boolean =>
  unitsOf(battle, side).some(
    (british) => isBritishInfantry(british) && inContact(battle, unit.id, british.id),
  )

const scumOfTheEarth: Card = {
  rank: 'jack',
  title: 'Scum of the Earth',
  clause: 'vf2:fate.jack.british',
  moment: 'valour in melee',
  names: null,
  refuse: (seen, side, _play, { unit: id }) =>
    id === undefined || meetsBritishInfantry(seen, side, unitOf(seen, id))
      ? null
      : refused('vf2:fate.jack.british', 'card-not-facing', {
          card: 'Scum of the Earth',
          unit: unitOf(seen, id).name,
        }),
  until: 'phase',
  valour: ({ side }, battle, unit) =>
    unit.side !== side &&
    meetsBritishInfantry(battle, side, unit) &&
    add('vf2:fate.jack.british', 'Scum of the Earth', -1),
}

export const britishFate: FateTable = {
  ...shared,
  king: perfectVolleys,
  queen: defensiveFire,
  jack: scumOfTheEarth,
}
