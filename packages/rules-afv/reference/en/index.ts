import type { SheetText } from '../outline.ts'
import { armies } from './armies.ts'
import { combat } from './combat.ts'
import { commander } from './commander.ts'
import { engaging } from './engaging.ts'
import { fire } from './fire.ts'
import { formations } from './formations.ts'
import { initiative } from './initiative.ts'
import { losses } from './losses.ts'
import { movement } from './movement.ts'
import { options } from './options.ts'
import { reactions } from './reactions.ts'
import { reserves } from './reserves.ts'
import { table } from './table.ts'
import { terrain } from './terrain.ts'
import { turn } from './turn.ts'
import { victory } from './victory.ts'
import { withdrawal } from './withdrawal.ts'

export const en: SheetText = {
  sections: {
    armies,
    formations,
    table,
    turn,
    initiative,
    fire,
    combat,
    losses,
    movement,
    engaging,
    reactions,
    reserves,
    withdrawal,
    commander,
    terrain,
    victory,
    options,
  },
  asRead: 'As read here',
  rulings: {
    title: 'Rulings of this table',
    about: {
      title: 'What these are',
      says: [
        'The book is silent in places, and its pictures are lost. Here is how this table reads it there, gathered from the pages above. The table plays by them always; where both readings are played there is an option.',
      ],
    },
  },
}
