import { isObject, type Json } from '@grognard/kernel'
import type * as z from 'zod/mini'
import type { ShapeReason } from './refusals.ts'

/** Where something has the wrong form, and what is wrong with it. */
export type Fault = { readonly place: string; readonly why: string; readonly wrong: ShapeReason }

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
    const key = String(issue.path.at(-1))
    return {
      place: placeOf(around),
      why: `'${key}' is missing.`,
      wrong: { is: 'missing', key },
    }
  }
  return { place: placeOf(issue.path), ...whyOf(issue, valueAt(data, issue.path)) }
}

/** Where one of several forms would do, the fault of the form that comes closest. */
function innermost(issue: Issue, around: Path): Issue {
  const path = [...around, ...issue.path]
  if (issue.code !== 'invalid_union') return { ...issue, path }
  const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0]
  const [first] = closest ?? []
  return first ? innermost(first, path) : { ...issue, path }
}

function whyOf(issue: Issue, value: Json | undefined): Omit<Fault, 'place'> {
  const instead = `is needed here, not ${described(value)}.`
  const given = shortOf(value)
  switch (issue.code) {
    case 'invalid_type':
      return {
        why: `${needed[issue.expected] ?? issue.expected} ${instead}`,
        wrong: { is: 'type', needed: issue.expected, given },
      }
    case 'invalid_value':
      return {
        why: `${listed(issue.values)} ${instead}`,
        wrong: { is: 'value', values: issue.values as readonly Json[], given },
      }
    case 'invalid_union': {
      const values = 'options' in issue ? issue.options : []
      return {
        why: `${listed(values)} ${instead}`,
        wrong: { is: 'value', values: values as readonly Json[], given },
      }
    }
    case 'unrecognized_keys': {
      const key = String(issue.keys[0])
      return { why: `'${key}' is not known here.`, wrong: { is: 'unknown-key', key } }
    }
    case 'too_small':
      return issue.origin === 'array'
        ? { why: 'the list is too short.', wrong: { is: 'too-short' } }
        : {
            why: `${String(issue.minimum)} or more ${instead}`,
            wrong: { is: 'at-least', least: Number(issue.minimum), given },
          }
    case 'too_big':
      return issue.origin === 'array'
        ? { why: 'the list is too long.', wrong: { is: 'too-long' } }
        : {
            why: `${String(issue.maximum)} or less ${instead}`,
            wrong: { is: 'at-most', most: Number(issue.maximum), given },
          }
    case 'custom':
    case 'invalid_element':
    case 'invalid_format':
    case 'invalid_key':
    case 'not_multiple_of':
      return {
        why: issue.message,
        wrong:
          issue.message === POSITION_OR_SCENARIO
            ? { is: 'position-or-scenario' }
            : { is: 'other', why: issue.message },
      }
  }
}

/** Said by the schema of scripts, which has one or the other. */
export const POSITION_OR_SCENARIO = `a script has either a 'position' or a 'scenario'.`

/** A list as [], an object as {}, a text cut short: enough to be described. */
function shortOf(value: Json | undefined): Json {
  if (Array.isArray(value)) return []
  if (isObject(value)) return {}
  return typeof value === 'string' ? value.slice(0, LONGEST) : (value ?? null)
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
