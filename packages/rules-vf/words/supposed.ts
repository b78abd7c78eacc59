import type { Language } from '@grognard/toolkit'

/** What is supposed of a battle that goes on in another edition, and counts what that one does not. */
export type Supposed = 'setbacks counted' | 'setbacks left'

export const supposedWords: {
  readonly [supposed in Supposed]: { readonly [language in Language]: string }
} = {
  'setbacks counted': {
    en: 'Setbacks, which nobody has counted so far, are reckoned from what is seen: one for each unit that is shaken, one for each that has routed, and one more if that one had been shaken before.',
    it: 'I rovesci, che finora nessuno ha contato, si ricavano da quel che si vede: uno per ogni unità scossa, uno per ogni unità in rotta, e uno in più se questa prima era scossa.',
  },
  'setbacks left': {
    en: 'The setbacks of brigades are forgotten: this edition counts none.',
    it: 'I rovesci delle brigate si dimenticano: questa edizione non li conta.',
  },
}
