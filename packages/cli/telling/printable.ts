const CONTROL = /\p{Cc}/gu
const LONGEST = 1000

// Besides controls what turns about the order in which a line is read.
const UNSEEN = /[\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu

/**
 * Whatever is written, as a terminal can be trusted with it: no text of a file, a name in it or an
 * argument moves the cursor. For machines it is written as JSON writes such characters.
 */
export const harmless = (text: string, isJson: boolean): string =>
  text.replace(UNSEEN, (unseen) => {
    if (unseen === '\n' || unseen === '\t') return unseen
    return isJson ? `\\u${unseen.charCodeAt(0).toString(16).padStart(4, '0')}` : ' '
  })

/** A text from a file as one line that a terminal can be trusted with. */
export function printable(text: string): string {
  const line = text.replace(CONTROL, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}...` : line
}
