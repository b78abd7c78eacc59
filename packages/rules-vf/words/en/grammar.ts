// Plurals, lists and measures.

/** Hundredths of an inch as inches: 250 as 2.5". */
export const inches = (hundredths: number): string => `${hundredths / 100}"`

/** 'one, two and three' */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A unit by its name, or by the number where nobody has it. */
export const called = (unit: string | number): string =>
  typeof unit === 'number' ? `Unit ${unit}` : unit

export const plural = (n: number, noun: string, nouns = `${noun}s`): string =>
  `${n} ${n === 1 ? noun : nouns}`
