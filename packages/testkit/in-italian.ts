import { expect } from 'vitest'

/** Words that betray an English sentence; names of regiments have none of them. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|is|are|and|with|not|only|units?|stands?|red|blue|towards|formation|undefined|null|NaN)(?!\p{L})|\[object/iu

/** Must be said in Italian: neither left as it was, nor with English in it. */
export function expectItalian(english: string, said: string): void {
  expect(said, english).not.toBe(english)
  expect(said, english).not.toMatch(ENGLISH)
}
