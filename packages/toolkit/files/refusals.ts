import type { Json, Refusal } from '@grognard/kernel'

/** What stands where something else is needed: a character by its number, or the end. */
type Stood = { readonly found: number | null }

/** Why a text is no JSON, each reason with what its sentence speaks of. */
type BrokenJson = {
  empty: null
  deep: { readonly levels: number }
  'end-needed': Stood
  'close-needed': Stood & { readonly close: string }
  'key-needed': Stood
  'key-twice': { readonly key: string }
  'key-forbidden': { readonly key: string }
  'colon-needed': Stood
  'value-needed': Stood
  'number-large': null
  'quotes-broken': Stood
  backslash: null
}

/** Why a value has not the form it should have. */
type WrongShape = {
  missing: { readonly key: string }
  type: { readonly needed: string; readonly given: Json }
  value: { readonly values: readonly Json[]; readonly given: Json }
  'at-least': { readonly least: number; readonly given: Json }
  'at-most': { readonly most: number; readonly given: Json }
  'unknown-key': { readonly key: string }
  'too-short': null
  'too-long': null
  'position-or-scenario': null
  other: { readonly why: string }
}

type Reason<Reasons> = {
  readonly [is in keyof Reasons]: { readonly is: is } & (Reasons[is] extends null
    ? object
    : Reasons[is])
}[keyof Reasons]

export type BrokenReason = Reason<BrokenJson>
export type ShapeReason = Reason<WrongShape>

/** The codes of what is refused about a file, each with what its sentence speaks of. */
export type FileRefusals = {
  json: {
    readonly name: string
    readonly line: number
    readonly column: number
    readonly broken: BrokenReason
  }
  /** The name of the file is empty where the value comes from no file. */
  shape: { readonly name: string; readonly place: string; readonly wrong: ShapeReason }
  'format-object': { readonly name: string; readonly wanted: readonly string[] }
  'format-missing': { readonly name: string; readonly wanted: readonly string[] }
  'format-other': {
    readonly name: string
    readonly wanted: readonly string[]
    /** As it is written in the file. */
    readonly given: string
  }
  'version-missing': { readonly name: string }
  'version-other': { readonly name: string; readonly given: string; readonly version: number }
}

export const fileRefusal = <Code extends keyof FileRefusals>(
  code: Code,
  message: string,
  data: FileRefusals[Code],
): Refusal => ({ clause: null, code, message, data })
