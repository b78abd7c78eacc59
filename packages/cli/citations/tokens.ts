/** A word or number, a text in quotes, or a mark such as a bracket. */
export type Token = {
  readonly kind: 'word' | 'text' | 'mark'
  readonly text: string
  readonly line: number
}

const WORD = /[\w$]+/y
const SPACE_AND_COMMENTS = /(?:\s|\/\/.*|\/\*[^]*?\*\/)+/y
const QUOTED = /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y
const PATTERN = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y
/** A stretch of a template, up to its end or to the next expression in it. */
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y

const wordsBeforePattern = new Set(['return', 'typeof', 'case', 'in', 'of', 'yield', 'await'])

/**
 * Takes a program apart far enough to tell calls from what only looks like them in a comment or
 * inside a text.
 */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  // For each template whose expression is being read: how many braces are open inside it.
  const braces: number[] = []
  let at = 0
  let line = 1

  const matched = (form: RegExp): string | null => {
    form.lastIndex = at
    const [found] = form.exec(source) ?? []
    if (found === undefined) return null
    at += found.length
    return found
  }
  const add = (kind: Token['kind'], text: string, taken: string): void => {
    tokens.push({ kind, text, line })
    line += linesIn(taken)
  }
  const template = (): void => {
    const stretch = matched(TEMPLATE) ?? ''
    const opens = stretch.endsWith('${')
    if (opens) braces.push(0)
    add('text', stretch.slice(0, opens ? -2 : -1), stretch)
  }

  while (at < source.length) {
    const skipped = matched(SPACE_AND_COMMENTS)
    if (skipped !== null) {
      line += linesIn(skipped)
      continue
    }
    const quoted = matched(QUOTED)
    if (quoted !== null) {
      add('text', quoted.slice(1, -1), quoted)
      continue
    }
    const word = matched(WORD) ?? (mayBePattern(tokens.at(-1)) ? matched(PATTERN) : null)
    if (word !== null) {
      add('word', word, word)
      continue
    }
    const mark = source[at] as string
    at++
    const inside = braces.length - 1
    if (mark === '`') template()
    else if (mark === '}' && braces[inside] === 0) {
      braces.pop()
      template()
    } else {
      if (mark === '{' && inside >= 0) braces[inside]!++
      if (mark === '}' && inside >= 0) braces[inside]!--
      add('mark', mark, mark)
    }
  }
  return tokens
}

const linesIn = (text: string): number => text.split('\n').length - 1

/** Whether a slash after this token begins a pattern rather than divides by something. */
function mayBePattern(before: Token | undefined): boolean {
  if (!before) return true
  if (before.kind === 'word') return wordsBeforePattern.has(before.text)
  return before.kind === 'mark' && !')]}'.includes(before.text)
}
