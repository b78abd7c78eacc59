import type { Language } from '@grognard/toolkit'
import type { Trouble } from './trouble.ts'

const en: Readonly<Record<Trouble | 'short', string>> = {
  short:
    'There is little room left, and the browser may throw battles away. Save this one to a file.',
  taken: 'Another window has taken over this battle. Nothing more is written from here.',
  removed: 'This battle was removed in another window. Nothing more is written from here.',
  full: 'There is no room left to keep battles. Save this one to a file, or remove old ones.',
  unavailable: 'This browser keeps nothing here. Save the battle to a file before you leave.',
}

const it: typeof en = {
  short: 'Resta poco spazio, e il browser può gettare via le battaglie. Salvate questa in un file.',
  taken: 'Un’altra finestra ha preso in mano questa battaglia. Da qui non si scrive più nulla.',
  removed:
    'Questa battaglia è stata eliminata in un’altra finestra. Da qui non si scrive più nulla.',
  full: 'Non c’è più spazio per conservare le battaglie. Salvate questa in un file, o eliminate le vecchie.',
  unavailable:
    'Qui il browser non conserva nulla. Salvate la battaglia in un file prima di uscire.',
}

export const storeWords: Readonly<Record<Language, typeof en>> = { en, it }
