import { expect } from 'vitest'

/** Words that betray an English sentence. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|is|are|and|with|not|only|units?|brigades?|leaders?|red|blue|towards|line|square|column|fire|melee|move|from|undefined|null|NaN)(?!\p{L})|\[object/iu

/** Must be said in Italian: not left out, nor left as it was, nor with English in it. */
export function expectItalian(english: string, said: string): void {
  expect(said, english).toMatch(/\p{L}/u)
  expect(said, english).not.toBe(english)
  expect(said, english).not.toMatch(ENGLISH)
}

/** Names that are the same in every language: French ones, and those of places and people. */
export const isProper = (name: string): boolean =>
  /(?:^|\/)\d+er? (?:Lég|Ligne|Gren|Chass|Tir|Volt|Cuir|Drag|Chev|Carab)|^(?:Marins|Garde |Les |Lanciers r|Artillerie |Éclair|Lord |Cerro|Sahagún)/.test(
    name,
  )

/** Cards that are French in every language. */
export const FRENCH = ['Vive l’Empereur!', 'Attaque à outrance', 'Les Grognards']
