import { isObject, type Json, type Refusal, type Result } from '@grognard/kernel'
import * as z from 'zod/mini'
import { faultOf } from './fault.ts'
import { readJson } from './json-text.ts'

/** What kinds of files there are, in words, by the name that each begins with. */
const formats = {
  'grognard-record': 'a record',
  'grognard-position': 'a position',
  'grognard-script': 'a script',
  'grognard-saved': 'a saved battle',
} as const

export type FormatName = keyof typeof formats

/** A new version of a format is needed when older readers would misunderstand a file. */
export const VERSION = 1

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
  if (!read.ok)
    return refuse('json', `${name}: line ${read.line}, column ${read.column}: ${read.why}.`)
  const wrong = wrongHeader(read.value, name, wanted)
  if (wrong) return { ok: false, refusal: wrong }
  const { format } = read.value as { readonly format: string }
  const parsed = z.safeParse(schemas[format] as Schema<Files[keyof Files]>, read.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const { place, why } = faultOf(parsed.error.issues, read.value)
  return refuse('shape', [name, place, why].filter((part) => part !== '').join(': '))
}

/** Said before anything else: whoever gave the wrong file need not hear what it lacks. */
function wrongHeader(value: Json, name: string, wanted: readonly FormatName[]): Refusal | null {
  const nouns = wanted.map((format) => formats[format]).join(' or ')
  const names = wanted.map((format) => `"${format}"`).join(' or ')
  if (!isObject(value)) return refusal('format', `${name}: ${nouns} is an object in braces.`)
  const { format, version } = value
  if (format === undefined)
    return refusal('format', `${name}: 'format' is missing; ${nouns} says ${names} there.`)
  if (!wanted.some((known) => known === format)) {
    const noun = formats[format as FormatName] ?? JSON.stringify(format).slice(0, 60)
    return refusal('format', `${name}: format: ${nouns} is needed here, and this is ${noun}.`)
  }
  if (version === undefined) return refusal('version', `${name}: 'version' is missing.`)
  if (version === VERSION) return null
  const given = JSON.stringify(version).slice(0, 60)
  return refusal(
    'version',
    `${name}: version: it is of version ${given}, and only version ${VERSION} can be read.`,
  )
}

const refusal = (code: string, message: string): Refusal => ({ clause: null, code, message })

const refuse = (code: string, message: string): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: refusal(code, message),
})

/** A file's text: a line for each part, and in its long lists a line for each item. */
export function textOf(file: object): string {
  const parts = Object.entries(file)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]: [string, unknown]) => {
      const lines = Array.isArray(value) && value.length > 0
      const written = lines
        ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
        : JSON.stringify(value)
      return `  ${JSON.stringify(key)}: ${written}`
    })
  return `{\n${parts.join(',\n')}\n}\n`
}
