import type { Language } from '@grognard/toolkit'
import type { Book } from './book.ts'

/** What a book may say that it has not. */
export type Lack = 'play' | 'odds' | 'adopts'

const sentences: Readonly<Record<Language, Readonly<Record<Lack, (title: string) => string>>>> = {
  en: {
    play: (title) => `${title} cannot be played yet: only the list of its clauses is there.`,
    odds: (title) => `${title} has no odds: nobody has taught what is read off its battles.`,
    adopts: (title) => `No battle of another edition goes on in ${title}.`,
  },
  it: {
    play: (title) => `${title} non si può ancora giocare: c’è solo l’elenco dei suoi articoli.`,
    odds: (title) =>
      `${title} non ha probabilità: nessuno ha insegnato che cosa si legge dalle sue battaglie.`,
    adopts: (title) => `Nessuna battaglia di un’altra edizione continua in ${title}.`,
  },
}

/** That a book has none of it, in a sentence for whoever asked. */
export const lacking = ({ title }: Book, lack: Lack, language: Language): string =>
  sentences[language][lack](title[language])
