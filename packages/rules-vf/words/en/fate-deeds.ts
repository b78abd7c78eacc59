import type { CardDistances, FateDeeds } from '../fate-deeds.ts'

export const fateDeeds = ({ cards }: CardDistances): FateDeeds => ({
  shared: {
    10: 'choose an objective of the enemy: it counts 2 if you hold it at the end',
    9: 'the unit moves once, then assaults',
    8: 'it is passed',
    7: '+1 on the value; guns on a hill see over units that are not',
    6: 'throw the failed ones again',
    5: 'take 1 loss off the unit',
    4: 'a brigade moves once more: no assault, retreat or double',
    3: 'no brigade of his activates by itself, and his reinforcements come a turn later',
    2: 'shuffle it and your discards back into the deck',
    ace: `choose a leader: +1 melee for friends within ${cards.allOut}" of him`,
  },
  british: {
    king: 'a brigade: +1 on the fire value for the phase',
    queen: 'a brigade: +1 on the melee value for the phase',
    jack: '-1 on valour tests of enemies that touch British infantry',
  },
  french: {
    king: `its units move ${cards.emperor}" farther for the phase`,
    queen: 'a brigade: +1 melee for units in attack column',
    jack: 'a unit with losses: +1 melee and tenacity to the end of the battle',
  },
})
