import { isObject, type Json } from '@grognard/kernel'
import type { BrokenReason, FileRefusals, ShapeReason } from '../files/refusals.ts'

type Sayings<Data> = { readonly [code in keyof Data]: (data: Data[code]) => string }

const FORMATS: { readonly [format: string]: string } = {
  'grognard-record': 'un verbale',
  'grognard-position': 'una posizione',
  'grognard-script': 'un copione',
  'grognard-saved': 'una battaglia salvata',
  'grognard-army': 'un esercito',
}

const nounOf = (format: string): string =>
  Object.hasOwn(FORMATS, format) ? (FORMATS[format] as string) : format
const nounsOf = (wanted: readonly string[]): string => wanted.map(nounOf).join(' o ')

/** What is refused about files, in Italian. */
export const fileRefusals: Sayings<FileRefusals> = {
  json: ({ name, line, column, broken }) =>
    `${name}: riga ${line}, colonna ${column}: ${brokenBy(broken)}.`,
  shape: ({ name, place, wrong }) =>
    [name, place.replace(/^answer (\d+)/, 'risposta $1'), wrongWith(wrong)]
      .filter((part) => part !== '')
      .join(': '),
  'format-object': ({ name, wanted }) => `${name}: ${nounsOf(wanted)} è un oggetto fra graffe.`,
  'format-missing': ({ name, wanted }) =>
    `${name}: manca 'format'; ${nounsOf(wanted)} vi dice ${wanted
      .map((format) => `"${format}"`)
      .join(' o ')}.`,
  'format-other': ({ name, wanted, given }) =>
    `${name}: format: qui serve ${nounsOf(wanted)}, e questo è ${nounOf(given.replaceAll('"', ''))}.`,
  'version-missing': ({ name }) => `${name}: manca 'version'.`,
  'version-other': ({ name, given, version }) =>
    `${name}: version: è della versione ${given}, e si legge solo la versione ${version}.`,
}

function brokenBy(reason: BrokenReason): string {
  switch (reason.is) {
    case 'empty':
      return 'è vuoto'
    case 'deep':
      return `ha più di ${reason.levels} livelli annidati`
    case 'end-needed':
      return `qui serve la fine, non ${stood(reason.found)}`
    case 'close-needed':
      return `qui serve una virgola o '${reason.close}', non ${stood(reason.found)}`
    case 'key-needed':
      return `qui serve una chiave fra virgolette doppie, non ${stood(reason.found)}`
    case 'key-twice':
      return `la chiave '${reason.key}' compare qui una seconda volta`
    case 'key-forbidden':
      return `nulla può chiamarsi '${reason.key}'`
    case 'colon-needed':
      return `qui servono i due punti, non ${stood(reason.found)}`
    case 'value-needed':
      return `qui serve un valore, non ${stood(reason.found)}`
    case 'number-large':
      return 'il numero è troppo grande'
    case 'quotes-broken':
      return `il testo fra virgolette si interrompe: qui c'è ${stood(reason.found)}`
    case 'backslash':
      return 'in questo testo una barra rovesciata sta davanti a ciò che non può seguirla'
  }
}

const FIRST_PRINTABLE = 32

function stood(point: number | null): string {
  if (point === null) return 'la fine del file'
  if (point === 10 || point === 13) return 'la fine della riga'
  if (point > FIRST_PRINTABLE && point !== 127) return `'${String.fromCodePoint(point)}'`
  return `il carattere ${point}`
}

const NEEDED: { readonly [type: string]: string } = {
  string: 'un testo',
  number: 'un numero intero',
  int: 'un numero intero',
  boolean: 'true o false',
  array: 'un elenco',
  tuple: 'un elenco',
  object: 'un oggetto',
  record: 'un oggetto',
  null: 'null',
}

function wrongWith(reason: ShapeReason): string {
  switch (reason.is) {
    case 'missing':
      return `manca '${reason.key}'.`
    case 'type':
      return `qui serve ${NEEDED[reason.needed] ?? reason.needed}, non ${given(reason.given)}.`
    case 'value': {
      const values = reason.values.map((value) => JSON.stringify(value)).join(', ')
      const one = reason.values.length > 1 ? 'uno fra ' : ''
      return `qui serve ${one}${values}, non ${given(reason.given)}.`
    }
    case 'at-least':
      return `qui serve ${reason.least} o più, non ${given(reason.given)}.`
    case 'at-most':
      return `qui serve ${reason.most} o meno, non ${given(reason.given)}.`
    case 'unknown-key':
      return `'${reason.key}' qui non è noto.`
    case 'too-short':
      return "l'elenco è troppo corto."
    case 'too-long':
      return "l'elenco è troppo lungo."
    case 'position-or-scenario':
      return "un copione ha o una 'position' o uno 'scenario'."
    case 'other':
      return `qui c'è un errore di forma (${reason.why})`
  }
}

function given(value: Json): string {
  if (Array.isArray(value)) return 'un elenco'
  return isObject(value) ? 'un oggetto' : JSON.stringify(value)
}
