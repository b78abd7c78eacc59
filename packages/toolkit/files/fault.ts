import { isObject, type Json } from '@grognard/kernel'
import type * as z from 'zod/mini'

/** Where something has the wrong form, and what is wrong with it. */
export type Fault = { readonly place: string; readonly why: string }

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const needed: Readonly<Record<string, string>> = {
  string: 'a text',
  // No format has a number that is not whole.
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** The first fault that a schema found, for people. */
export function faultOf(issues: readonly Issue[], data: Json): Fault {
  const issue = innermost(issues[0] as Issue, [])
  const missing = issue.path.length > 0 && valueAt(data, issue.path) === undefined
  if (missing) {
    const around = issue.path.slice(0, -1)
    return { place: placeOf(around), why: `'${String(issue.path.at(-1))}' is missing.` }
  }
  return { place: placeOf(issue.path), why: whyOf(issue, valueAt(data, issue.path)) }
}

/** Where one of several forms would do, the fault of the form that comes closest. */
function innermost(issue: Issue, around: Path): Issue {
  const path = [...around, ...issue.path]
  if (issue.code !== 'invalid_union') return { ...issue, path }
  const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0]
  const [first] = closest ?? []
  return first ? innermost(first, path) : { ...issue, path }
}

function whyOf(issue: Issue, value: Json | undefined): string {
  const instead = `is needed here, not ${described(value)}.`
  switch (issue.code) {
    case 'invalid_type':
      return `${needed[issue.expected] ?? issue.expected} ${instead}`
    case 'invalid_value':
      return `${listed(issue.values)} ${instead}`
    case 'invalid_union':
      return `${listed('options' in issue ? issue.options : [])} ${instead}`
    case 'unrecognized_keys':
      return `'${issue.keys[0]}' is not known here.`
    case 'too_small':
      return issue.origin === 'array'
        ? `the list is too short.`
        : `${String(issue.minimum)} or more ${instead}`
    case 'too_big':
      return issue.origin === 'array'
        ? `the list is too long.`
        : `${String(issue.maximum)} or less ${instead}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return issue.message
  }
}

const listed = (values: readonly unknown[]): string =>
  `${values.length > 1 ? 'one of ' : ''}${values.map((value) => JSON.stringify(value)).join(', ')}`

const LONGEST = 40

function described(value: Json | undefined): string {
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text
}

function valueAt(data: Json, path: Path): Json | undefined {
  let value: Json | undefined = data
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, Json>)[key]
  }
  return value
}

/** `log[11].seat`; where that is an answer, its number too, as the referee counts them. */
function placeOf(path: Path): string {
  const written = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
  const list = path.findIndex((key) => key === 'log' || key === 'answers')
  const index = list === -1 ? undefined : path[list + 1]
  return typeof index === 'number' ? `answer ${index + 1} (${written})` : written
}
