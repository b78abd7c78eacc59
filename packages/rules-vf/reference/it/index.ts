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

export { before, first } from './first-edition.ts'
export { third } from './third-edition.ts'

export const editions: EditionTexts = {
  about: {
    title: 'Questa edizione',
    says: {
      vf1: 'Ciò che stampa il suo foglio riassuntivo si gioca come vi sta, e un elenco che stampa è completo. Tutto ciò di cui tace è come nella seconda edizione.',
      vf2: 'I segni dicono che cosa aveva di diverso la prima edizione.',
      vf3: 'I segni dicono che cosa aveva di diverso la seconda edizione. Il resto è uguale.',
    },
  },
  changed: {
    vf1: '',
    vf2: 'Diversamente nella prima edizione',
    vf3: 'Diversamente nella seconda edizione',
  },
  options: 'Opzioni',
}
