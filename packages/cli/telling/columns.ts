/** So wide is each of two columns; both fit on a terminal of a hundred signs. */
const WIDTH = 48

/** Two lists of lines beside each other, long lines wrapped and drawn in. */
export function sideBySide(left: readonly string[], right: readonly string[]): readonly string[] {
  const [one, other] = [left, right].map((lines) => lines.flatMap((line) => wrapped(line)))
  const rows = Math.max(one?.length ?? 0, other?.length ?? 0)
  return Array.from({ length: rows }, (_, i) =>
    `  ${(one?.[i] ?? '').padEnd(WIDTH)}  ${other?.[i] ?? ''}`.trimEnd(),
  )
}

/** A line in pieces that are short enough; a word that is longer than a line stays whole. */
function wrapped(line: string): readonly string[] {
  const indent = /^ */.exec(line)?.[0] ?? ''
  const lines: string[] = []
  let present = ''
  for (const word of line.trim().split(' ')) {
    const longer = present === '' ? `${indent}${word}` : `${present} ${word}`
    if (longer.length <= WIDTH || present === '') present = longer
    else {
      lines.push(present)
      present = `${indent}  ${word}`
    }
  }
  return [...lines, present]
}
