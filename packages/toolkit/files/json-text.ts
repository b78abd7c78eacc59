import type { Json } from '@grognard/kernel'
import type { BrokenReason } from './refusals.ts'

/** A value read from a text, or where in the text it breaks off and why. */
export type ReadJson =
  | { readonly ok: true; readonly value: Json }
  | {
      readonly ok: false
      readonly line: number
      readonly column: number
      readonly why: string
      readonly broken: BrokenReason
    }

/** What is nested deeper was made to break something: no battle comes near. */
const LEVELS = 200

type Open = { readonly list: Json[] } | { readonly object: Record<string, Json>; key: string }

class Broken extends Error {
  readonly at: number
  readonly reason: BrokenReason
  constructor(at: number, why: string, reason: BrokenReason) {
    super(why)
    this.at = at
    this.reason = reason
  }
}

/**
 * Reads JSON from an untrusted text. Unlike JSON.parse it names the place in the same words on
 * every engine, and refuses what readers could take in two ways: a key that stands twice, a
 * number too large to hold.
 */
export function readJson(text: string): ReadJson {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  try {
    return { ok: true, value: valueOf(text, start) }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    const before = text.slice(start, error.at)
    const line = before.split('\n').length
    return {
      ok: false,
      line,
      column: before.length - before.lastIndexOf('\n'),
      why: error.message,
      broken: error.reason,
    }
  }
}

function valueOf(text: string, start: number): Json {
  // A list of its own instead of recursion: the depth of a text must not become a depth of calls.
  const open: Open[] = []
  let at = skipSpace(text, start)
  if (at === text.length) throw new Broken(at, 'there is nothing in it', { is: 'empty' })
  for (;;) {
    const begun = text[at]
    let value: Json
    if (begun === '[' || begun === '{') {
      if (open.length === LEVELS) {
        const why = `it is nested deeper than ${LEVELS} levels`
        throw new Broken(at, why, { is: 'deep', levels: LEVELS })
      }
      const inside = skipSpace(text, at + 1)
      const empty = text[inside] === (begun === '[' ? ']' : '}')
      if (!empty) {
        if (begun === '[') {
          open.push({ list: [] })
          at = inside
        } else {
          const object = {}
          const [key, after] = keyAt(text, inside, object)
          open.push({ object, key })
          at = after
        }
        continue
      }
      value = begun === '[' ? [] : {}
      at = inside + 1
    } else {
      const end = scalarEnd(text, at)
      value = scalar(text, at, end)
      at = end
    }
    // The value closes its place, and with it perhaps the list or object around it, and so on.
    for (;;) {
      at = skipSpace(text, at)
      const around = open.at(-1)
      if (!around) {
        if (at < text.length)
          throw new Broken(at, `the end is needed here, not ${found(text, at)}`, {
            is: 'end-needed',
            found: pointAt(text, at),
          })
        return value
      }
      const isList = 'list' in around
      if (isList) around.list.push(value)
      else around.object[around.key] = value
      const next = text[at]
      if (next === ',') {
        at = skipSpace(text, at + 1)
        if (!isList) [around.key, at] = keyAt(text, at, around.object)
        break
      }
      const close = isList ? ']' : '}'
      if (next !== close)
        throw new Broken(at, `a comma or '${close}' is needed here, not ${found(text, at)}`, {
          is: 'close-needed',
          close,
          found: pointAt(text, at),
        })
      value = isList ? around.list : around.object
      open.pop()
      at++
    }
  }
}

/** The key that begins here, and where its value begins. */
function keyAt(text: string, at: number, object: object): readonly [string, number] {
  if (text[at] !== '"')
    throw new Broken(at, `a key in double quotes is needed here, not ${found(text, at)}`, {
      is: 'key-needed',
      found: pointAt(text, at),
    })
  const end = stringEnd(text, at)
  const key = stringAt(text, at, end)
  if (Object.hasOwn(object, key))
    throw new Broken(at, `the key '${key}' stands here a second time`, { is: 'key-twice', key })
  // A copy of such an object would carry other properties than those written in it.
  if (key === '__proto__')
    throw new Broken(at, `nothing may be called '__proto__'`, { is: 'key-forbidden', key })
  const colon = skipSpace(text, end)
  if (text[colon] !== ':')
    throw new Broken(colon, `a colon is needed here, not ${found(text, colon)}`, {
      is: 'colon-needed',
      found: pointAt(text, colon),
    })
  return [key, skipSpace(text, colon + 1)]
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

function scalarEnd(text: string, at: number): number {
  if (text[at] === '"') return stringEnd(text, at)
  for (const form of [NUMBER, WORD]) {
    form.lastIndex = at
    if (form.test(text)) return form.lastIndex
  }
  throw new Broken(at, `a value is needed here, not ${found(text, at)}`, {
    is: 'value-needed',
    found: pointAt(text, at),
  })
}

function scalar(text: string, at: number, end: number): Json {
  if (text[at] === '"') return stringAt(text, at, end)
  const written = text.slice(at, end)
  const word = words[written]
  if (word !== undefined) return word
  const number = Number(written)
  if (!Number.isFinite(number))
    throw new Broken(at, 'the number is too large', { is: 'number-large' })
  return number
}

const QUOTE = 34
const BACKSLASH = 92
const FIRST_PRINTABLE = 32

function stringEnd(text: string, at: number): number {
  let i = at + 1
  for (;;) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) return i + 1
    if (!(unit >= FIRST_PRINTABLE))
      throw new Broken(
        Math.min(i, text.length),
        `the text in quotes is broken by ${found(text, i)}`,
        { is: 'quotes-broken', found: pointAt(text, i) },
      )
    i += unit === BACKSLASH ? 2 : 1
  }
}

function stringAt(text: string, at: number, end: number): string {
  const inner = text.slice(at + 1, end - 1)
  if (!inner.includes('\\')) return inner
  try {
    return JSON.parse(text.slice(at, end)) as string
  } catch {
    throw new Broken(at, 'a backslash in this text stands before something it cannot', {
      is: 'backslash',
    })
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) return at
    at++
  }
}

const pointAt = (text: string, at: number): number | null => text.codePointAt(at) ?? null

function found(text: string, at: number): string {
  const point = text.codePointAt(at)
  if (point === undefined) return 'the end of the file'
  if (point === 10 || point === 13) return 'the end of the line'
  if (point > FIRST_PRINTABLE && point !== 127) return `'${String.fromCodePoint(point)}'`
  return `the character ${point}`
}
