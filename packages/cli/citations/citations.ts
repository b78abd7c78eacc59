import { tokensOf, type Token } from './tokens.ts'

/** A place in a program that names a clause. */
export type Citation = {
  readonly id: string
  readonly by: 'code' | 'test'
  readonly file: string
  readonly line: number
  /** A test that is run for every edition of its book: for all but these. */
  readonly allBut?: readonly string[]
}

const TEST_FILE = /\.(?:test|fuzz)\.ts$/
const testers = new Set(['it', 'test', 'describe', 'rule'])
/** What a file says whose tests are run for every edition. */
const EVERY = 'everyEdition'
const notRun = new Set(['skip', 'todo'])
/** These are called once for their cases, and what comes of it is called with the title. */
const calledTwice = new Set(['each', 'for', 'skipIf', 'runIf'])

/** All that one file cites: a test by its titles, other code by `clause('...')`. */
export function citationsIn(
  file: string,
  source: string,
  books: readonly string[],
): readonly Citation[] {
  const tokens = tokensOf(source)
  if (!TEST_FILE.test(file))
    return referencesIn(tokens).map(({ text, line }) => ({ id: text, by: 'code', file, line }))
  const forAll = tokens.some(({ kind, text }) => kind === 'word' && text === EVERY)
  return titlesIn(tokens).flatMap(({ text, line, not }) => {
    const run = forAll ? { allBut: not } : {}
    return idsIn(text, books).map((id): Citation => ({ id, by: 'test', file, line, ...run }))
  })
}

/** The ids in a title, each whole: vf2:8.1 is not in vf2:8.1.5. */
function idsIn(title: string, books: readonly string[]): readonly string[] {
  const id = new RegExp(
    `(?<![\\w:.-])(?:${books.join('|')}):[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*`,
    'g',
  )
  return [...new Set(title.match(id) ?? [])]
}

const isMark = (token: Token | undefined, mark: string): boolean =>
  token?.kind === 'mark' && token.text === mark

/** The texts that `clause(...)` is called with. */
function referencesIn(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const [before, called] = [tokens[i - 1], tokens[i - 2]]
    return token.kind === 'text' && isMark(before, '(') && called?.text === 'clause'
  })
}

type Title = {
  readonly text: string
  readonly line: number
  /** Editions for which `rule` says that it does not hold. */
  readonly not: readonly string[]
}

function titlesIn(tokens: readonly Token[]): readonly Title[] {
  const titles: Title[] = []
  for (const [i, token] of tokens.entries()) {
    const isTester = token.kind === 'word' && testers.has(token.text)
    if (!isTester || isMark(tokens[i - 1], '.')) continue
    const open = openingOfTitle(tokens, i)
    if (open === null) continue
    const end = endOf(tokens, open, ',')
    const title = textsIn(tokens.slice(open + 1, end))
    const brace = end + 1
    const isBut = token.text === 'rule' && isMark(tokens[brace], '{')
    const not = isBut ? textsIn(tokens.slice(brace, endOf(tokens, brace))) : []
    titles.push({ text: title.join(' '), line: token.line, not })
  }
  return titles
}

const textsIn = (tokens: readonly Token[]): readonly string[] =>
  tokens.filter(({ kind }) => kind === 'text').map(({ text }) => text)

/** The bracket that the title stands behind; null for what only shares the word, or is not run. */
function openingOfTitle(tokens: readonly Token[], tester: number): number | null {
  let at = tester + 1
  let twice = false
  while (isMark(tokens[at], '.')) {
    const modifier = tokens[at + 1]?.text ?? ''
    if (notRun.has(modifier)) return null
    twice ||= calledTwice.has(modifier)
    at += 2
  }
  if (isMark(tokens[at], '<')) at = endOfTypes(tokens, at)
  if (twice) at = isMark(tokens[at], '(') ? endOf(tokens, at) + 1 : endOfTemplate(tokens, at)
  return isMark(tokens[at], '(') ? at : null
}

/** Where the brackets opened here are closed again, or the first comma directly inside them. */
function endOf(tokens: readonly Token[], open: number, until = ''): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token
    if (kind !== 'mark') continue
    if ('([{'.includes(text)) depth++
    if (')]}'.includes(text)) depth--
    if (depth === 0 || (depth === 1 && text === until)) return at
  }
  return tokens.length
}

/** What stands behind the types that a call is given. */
function endOfTypes(tokens: readonly Token[], from: number): number {
  let at = from
  let depth = 0
  do {
    if (isMark(tokens[at], '<')) depth++
    // An arrow closes nothing.
    if (isMark(tokens[at], '>') && !isMark(tokens[at - 1], '=')) depth--
    at++
  } while (depth > 0 && at < tokens.length)
  return at
}

/** A table of cases may be a template: it ends before the bracket of the title. */
function endOfTemplate(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < tokens.length && !(tokens[at - 1]?.kind === 'text' && isMark(tokens[at], '('))) at++
  return at
}
