/** A line that a program wrote, or what was wrong with it. */
export type Line = { readonly text: string } | { readonly fault: 'long' | 'encoding' }

const NEWLINE = 0x0a

/** Cuts what comes in into lines, and never keeps more than the longest of them. */
export function lineReader(longest: number, onLine: (line: Line) => void): (part: Buffer) => void {
  let kept: Buffer[] = []
  let length = 0
  const keep = (part: Buffer) => {
    length += part.length
    if (length <= longest) kept.push(part)
    else kept = []
  }
  return (part) => {
    let from = 0
    for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, from)) {
      keep(part.subarray(from, at))
      from = at + 1
      const line = length > longest ? ({ fault: 'long' } as const) : textOf(Buffer.concat(kept))
      kept = []
      length = 0
      if (!('text' in line) || line.text.trim() !== '') onLine(line)
    }
    keep(part.subarray(from))
  }
}

function textOf(bytes: Buffer): Line {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { fault: 'encoding' }
  }
}
