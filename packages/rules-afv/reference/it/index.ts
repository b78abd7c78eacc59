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

export const it: SheetText = {
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
  asRead: 'Come si legge qui',
  rulings: {
    title: 'Interpretazioni di questo tavolo',
    about: {
      title: 'Che cosa sono',
      says: [
        'Il libro in certi punti tace, e le sue figure sono andate perdute. Ecco come lo legge questo tavolo, raccolto dalle pagine qui sopra. Il tavolo gioca sempre così; dove si usano due letture c’è un’opzione.',
      ],
    },
  },
}
