import { isObject, type Json, type Refusal, type Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { faultOf } from './fault.ts'
import { readJson } from './json-text.ts'
import { fileRefusal } from './refusals.ts'
import { VERSION } from './text.ts'

/** What kinds of files there are, in words, by the name that each begins with. */
const formats = {
  'grognard-record': 'a record',
  'grognard-position': 'a position',
  'grognard-script': 'a script',
  'grognard-saved': 'a saved battle',
  'grognard-army': 'an army',
} as const

export type FormatName = keyof typeof formats

/** A file's schema; the first two fields tell what it is. */
export type Schema<File> = z.ZodMiniType<File>

/** What each file begins with. An editor finds the published schema by the third. */
export const header = <Name extends FormatName>(format: Name) => ({
  format: z.literal(format),
  version: z.literal(VERSION),
  $schema: z.exactOptional(z.string()),
})

/** Any plain value: a rulebook judges it, not the format. */
export const json: z.ZodMiniType<Json> = z.any()

type Schemas<Files> = { readonly [Name in keyof Files]: Schema<Files[Name]> }

/** Reads a file that may be of any of these formats, or tells in one sentence why it cannot. */
export function parseOneOf<Files extends { readonly [name: string]: unknown }>(
  schemas: Schemas<Files>,
  text: string,
  name: string,
): Result<Files[keyof Files]> {
  const wanted = Object.keys(schemas) as FormatName[]
  const read = readJson(text)
  if (!read.ok) {
    const { line, column, why, broken } = read
    const message = `${name}: line ${line}, column ${column}: ${why}.`
    return { ok: false, refusal: fileRefusal('json', message, { name, line, column, broken }) }
  }
  const wrong = wrongHeader(read.value, name, wanted)
  if (wrong) return { ok: false, refusal: wrong }
  const { format } = read.value as { readonly format: string }
  const parsed = z.safeParse(schemas[format] as Schema<Files[keyof Files]>, read.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const { place, why, wrong: reason } = faultOf(parsed.error.issues, read.value)
  const message = [name, place, why].filter((part) => part !== '').join(': ')
  return { ok: false, refusal: fileRefusal('shape', message, { name, place, wrong: reason }) }
}

/** Said before anything else: whoever gave the wrong file need not hear what it lacks. */
function wrongHeader(value: Json, name: string, wanted: readonly FormatName[]): Refusal | null {
  const nouns = wanted.map((format) => formats[format]).join(' or ')
  const names = wanted.map((format) => `"${format}"`).join(' or ')
  if (!isObject(value)) {
    const message = `${name}: ${nouns} is an object in braces.`
    return fileRefusal('format-object', message, { name, wanted })
  }
  const { format, version } = value
  if (format === undefined) {
    const message = `${name}: 'format' is missing; ${nouns} says ${names} there.`
    return fileRefusal('format-missing', message, { name, wanted })
  }
  if (!wanted.some((known) => known === format)) {
    const noun = isFormat(format) ? formats[format] : shortened(format)
    const message = `${name}: format: ${nouns} is needed here, and this is ${noun}.`
    return fileRefusal('format-other', message, { name, wanted, given: shortened(format) })
  }
  if (version === undefined)
    return fileRefusal('version-missing', `${name}: 'version' is missing.`, { name })
  if (version === VERSION) return null
  const given = shortened(version)
  const message = `${name}: version: it is of version ${given}, and only version ${VERSION} can be read.`
  return fileRefusal('version-other', message, { name, given, version: VERSION })
}

const isFormat = (format: Json): format is FormatName =>
  typeof format === 'string' && Object.hasOwn(formats, format)

const shortened = (value: Json): string => JSON.stringify(value).slice(0, 60)
