const CONTROL = /\p{Cc}/gu
const LONGEST = 1000

/** A text from a file as one line that a terminal can be trusted with. */
export function printable(text: string): string {
  const line = text.replace(CONTROL, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}...` : line
}
