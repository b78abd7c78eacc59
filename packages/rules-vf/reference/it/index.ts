import type { Numbers } from '../../numbers.ts'
import type { SheetText } from '../outline.ts'
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

export const it = (f: Numbers): SheetText => ({
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
  asRead: 'Come si legge qui',
  rulings: {
    title: 'Decisioni di questo tavolo',
    about: {
      title: 'Che cosa sono',
      says: [
        'Dove il libro tace, è guasto o ha perduto un disegno, questo tavolo lo legge così, come raccolto dalle pagine di sopra. Gioca sempre in questo modo; dove si usano entrambe le letture c’è un’opzione.',
      ],
    },
  },
})
