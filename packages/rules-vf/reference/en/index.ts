import type { Numbers } from '../../numbers.ts'
import type { EditionTexts, SheetText } from '../outline.ts'
import { action } from './action.ts'
import { armies } from './armies.ts'
import { attacks } from './attacks.ts'
import { cards } from './cards.ts'
import { core } from './core.ts'
import { ending } from './ending.ts'
import { fire } from './fire.ts'
import { melee } from './melee.ts'
import { morale } from './morale.ts'
import { options } from './options.ts'
import { preparation } from './preparation.ts'
import { scenario } from './scenario.ts'
import { specials } from './specials.ts'
import { terrain } from './terrain.ts'
import { turn } from './turn.ts'

export const second = (f: Numbers): SheetText => ({
  sections: {
    core: core(f),
    preparation: preparation(f),
    turn,
    fire: fire(f),
    action: action(f),
    melee,
    attacks: attacks(f),
    morale: morale(f),
    ending,
    terrain: terrain(f),
    scenario: scenario(f),
    armies: armies(f),
    options: options(f),
    specials: specials(f),
    cards: cards(f),
  },
  asRead: 'As read here',
  rulings: {
    title: 'Rulings of this table',
    about: {
      title: 'What these are',
      says: [
        'Where the book is silent, garbled or has lost a picture, this table reads it as follows, gathered from the pages above. It always plays by them; where both readings are played there is an option.',
      ],
    },
  },
})

export { before, first } from './first-edition.ts'
export { third } from './third-edition.ts'

export const editions: EditionTexts = {
  about: {
    title: 'This edition',
    says: {
      vf1: 'What its reference sheet prints is played as it stands there, and a list that it prints is complete. All that it is silent about is as in the 2nd edition.',
      vf2: 'Marks say what the 1st edition had otherwise.',
      vf3: 'Marks say what the 2nd edition had otherwise. All else is the same in both.',
    },
  },
  changed: {
    vf1: '',
    vf2: 'Otherwise in the 1st edition',
    vf3: 'Otherwise in the 2nd edition',
  },
  options: 'Options',
}
