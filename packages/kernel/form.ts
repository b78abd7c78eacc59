// Why an answer has not the form of its kind: a field too many by its name, or all of it.

import type { AnyKind, Refusal } from './ask.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { refusal } from './refusals.ts'

type Kind = Pick<AnyKind, 'name' | 'expects' | 'is'>

/** Null if something from outside has the form of an answer of this kind. */
export function refuseForm(kind: Kind, answer: Json): Refusal | null {
  if (kind.is(answer)) return null
  const { name: ask, expects } = kind
  const form = `'${ask}' is answered by ${expects}.`
  const fields = surplusIn(kind, answer)
  if (fields.length === 0) return refusal('answer-form', form, { ask, expects })
  const said = fields.map((field) => `'${field}'`).join(' and ')
  const has = fields.length === 1 ? 'has' : 'have'
  return refusal('answer-surplus', `${said} ${has} no place in this answer: ${form}`, {
    ask,
    expects,
    fields,
  })
}

type Path = readonly (string | number)[]

/** An answer of more parts than this is not searched, and no deeper: anybody may send anything. */
const MOST_PARTS = 200
const DEEPEST = 16

/** So many fields too many are found together, in so many tries. */
const TOGETHER = 3
const TRIES = 400

/** The fields without which an answer would have the form; none if it has another fault. */
function surplusIn(kind: Kind, answer: Json): readonly string[] {
  const paths = pathsIn(answer)
  if (!paths) return []
  let tries = 0
  for (let count = 1; count <= TOGETHER; count++)
    for (const some of choices(paths, count)) {
      if (++tries > TRIES) return []
      if (isSurplus(kind, answer, some)) return some.map(inWords)
    }
  return []
}

/**
 * Without these the form is there, and with any of them there without a value it is not: a field
 * that the form knows, and that holds something wrong, is none too many.
 */
const isSurplus = (kind: Kind, answer: Json, paths: readonly Path[]): boolean =>
  kind.is(without(answer, paths)) &&
  paths.every((path) => !kind.is(emptied(without(answer, others(paths, path)), path)))

const others = (paths: readonly Path[], path: Path): readonly Path[] =>
  paths.filter((other) => other !== path)

/** The ways to all fields of an answer; null if it has too many parts to look at. */
function pathsIn(answer: Json): readonly Path[] | null {
  const paths: Path[] = []
  let parts = 0
  const walk = (value: Json | undefined, path: Path): void => {
    if (++parts > MOST_PARTS || path.length > DEEPEST) return
    if (Array.isArray(value)) value.forEach((item: Json, i) => walk(item, [...path, i]))
    else if (isObject(value))
      for (const key of Object.keys(value)) {
        paths.push([...path, key])
        walk(value[key], [...path, key])
      }
  }
  walk(answer, [])
  return parts > MOST_PARTS ? null : paths
}

function* choices<T>(all: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) yield []
  else
    for (let i = from; i <= all.length - count; i++)
      for (const rest of choices(all, count - 1, i + 1)) yield [all[i] as T, ...rest]
}

const without = (answer: Json, paths: readonly Path[]): Json =>
  paths.reduce(
    (left, path) =>
      changed(left, path, (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([name]) => name !== path.at(-1))),
      ),
    answer,
  )

const emptied = (answer: Json, path: Path): Json =>
  changed(answer, path, (fields) => ({ ...fields, [path.at(-1) as string]: undefined }))

/** An answer with the object changed that has the field at the end of a path. */
function changed(value: Json, path: Path, change: (fields: JsonObject) => JsonObject): Json {
  const [key, ...rest] = path as [string | number, ...Path]
  if (rest.length === 0) return isObject(value) ? change(value) : value
  const inside = (part: Json | undefined): Json => changed(part ?? null, rest, change)
  if (Array.isArray(value)) return value.map((item: Json, i) => (i === key ? inside(item) : item))
  return isObject(value) && Object.hasOwn(value, key)
    ? { ...value, [key]: inside(value[key]) }
    : value
}

/** 'order.way[0].zone' */
const inWords = (path: Path): string =>
  path.reduce<string>(
    (said, key) =>
      typeof key === 'number' ? `${said}[${key}]` : said === '' ? key : `${said}.${key}`,
    '',
  )
