/** All that a battle, an ask, an answer or a record is made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }

export type JsonObject = { readonly [key: string]: Json | undefined }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an object has no other fields than these. */
export const hasOnly = (value: JsonObject, ...names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name))

/** Whether two plain values say the same. Shared records are recognised at once. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = a as Record<string, unknown>
  const right = b as Record<string, unknown>
  for (const key of Object.keys(left)) if (!same(left[key], own(right, key))) return false
  for (const key of Object.keys(right))
    if (!Object.hasOwn(left, key) && right[key] !== undefined) return false
  return true
}

const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The same text for the same value, whatever order its keys were written in. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value))

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  // Without a prototype, a key such as '__proto__' is one like any other.
  const copy = Object.create(null) as Record<string, unknown>
  const fields = value as Record<string, unknown>
  for (const key of Object.keys(fields).toSorted()) copy[key] = sorted(fields[key])
  return copy
}

/** Sixty-four bits of a text as two whole numbers: for digests and seeds, not for secrets. */
export function hash(text: string): readonly [number, number] {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 0x2c1b3c6d)
    low = Math.imul(low ^ unit, 0x297a2d39)
    high ^= low >>> 15
    low ^= high >>> 13
  }
  return [scramble(high ^ text.length), scramble(low ^ high)]
}

/** Spreads every bit of a word over the whole word. */
export function scramble(word: number): number {
  let w = word
  w = Math.imul(w ^ (w >>> 16), 0x7feb352d)
  w = Math.imul(w ^ (w >>> 15), 0x846ca68b)
  return (w ^ (w >>> 16)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')

export const digestOfText = (text: string): string => hash(text).map(hex).join('')

/** A short fingerprint of a plain value. */
export const digest = (value: unknown): string => digestOfText(canonical(value))
