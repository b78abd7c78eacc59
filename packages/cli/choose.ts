import {
  bookOf,
  isPlayable,
  lacking,
  playable,
  type Book,
  type PlayableBook,
} from '@grognard/books'
import type { Json, JsonObject, Rulebook, Scenario } from '@grognard/kernel'
import { same, usualOptions } from '@grognard/kernel'
import { refuse } from './refused.ts'

/** The one of that name, or a refusal that lists the names there are. */
export function named<T>(
  what: string,
  list: readonly T[],
  nameOf: (item: T) => string,
  name: string,
  where = '',
): T {
  const found = list.find((item) => nameOf(item) === name)
  if (found !== undefined) return found
  const known = list.length === 0 ? 'there are none' : `known: ${list.map(nameOf).join(', ')}`
  throw refuse(what, `${where}There is no ${what} '${name}' (${known}).`)
}

/** The book of that id; without one, the first that can be played. */
export function chooseBook(
  books: readonly Book[],
  id: string | undefined,
  where = '',
): PlayableBook {
  const found = id === undefined ? null : bookOf(id, books)
  if (found && !isPlayable(found))
    throw refuse('rulebook', `${where}${lacking(found, 'play', 'en')}`)
  const ready = playable(books)
  if (id !== undefined) return named('rulebook', ready, (book) => book.id, id, where)
  const [first] = ready
  if (!first) throw refuse('rulebook', 'There is no rulebook that can be played.')
  return first
}

/** Without `--rules` there must be no choice. */
export function chooseOnlyBook(books: readonly Book[], id: string | undefined): PlayableBook {
  const ready = playable(books)
  if (id === undefined && ready.length > 1)
    throw refuse('rulebook', `--rules must name one of ${ready.map((b) => b.id).join(', ')}.`)
  return chooseBook(books, id)
}

export const chooseScenario = (
  { scenarios }: Rulebook,
  name: string | undefined,
  where = '',
): Scenario =>
  name === undefined
    ? scenarios[0]
    : named('scenario', scenarios, (scenario) => scenario.name, name, where)

/** The usual options with those changed that are given as 'name=value'. */
export function chooseOptions(rulebook: Rulebook, given: readonly string[]): JsonObject {
  const changed = Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      if (at < 1) throw refuse('option', `--option wants name=value, not '${text}'.`)
      return [text.slice(0, at), valueOf(text.slice(at + 1))]
    }),
  )
  checkOptions(rulebook, changed, '--option')
  return { ...usualOptions(rulebook), ...changed }
}

/** A number or true or false as such, anything else as it is written. */
function valueOf(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

/** Refuses options that the rulebook does not have. */
export function checkOptions(
  { options: known }: Rulebook,
  options: JsonObject,
  where: string,
): void {
  for (const [name, value] of Object.entries(options)) {
    const { values } = named('option', known, (option) => option.name, name, `${where}: `)
    if (values.some((possible) => same(possible, value))) continue
    const list = values.map((possible) => JSON.stringify(possible)).join(', ')
    throw refuse('option', `${where}.${name}: one of ${list} is needed here.`)
  }
}

/** A whole number given on the command line. */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw refuse('number', `${option} wants a whole number from ${least} to ${most}, not '${text}'.`)
}
