// How decisions are taken on the way to the odds, where nobody says otherwise.

import type { Json } from '@grognard/kernel'
import type { Habit } from '@grognard/toolkit'
import type { Rf2 } from '../battle.ts'

const order: Habit<Rf2> = {
  says: {
    en: 'No unit moves but as the answers say.',
    it: 'Nessuna unità si muove se non come dicono le risposte.',
  },
  decide: () => 'done',
}

const fire: Habit<Rf2> = {
  says: {
    en: 'No unit fires but as the answers say.',
    it: 'Nessuna unità spara se non come dicono le risposte.',
  },
  decide: () => 'done',
}

const attach: Habit<Rf2> = {
  says: {
    en: 'Leaders stay where they are.',
    it: 'I comandanti restano dove sono.',
  },
  decide: () => [],
}

const inTurn: Habit<Rf2> = {
  says: {
    en: 'Units test in the order of the list.',
    it: 'Le unità provano nell’ordine della lista.',
  },
  decide: (_seen, _args, candidates) => candidates(1)[0] as Json,
}

export const habits = { order, fire, attach, 'in turn': inTurn }
