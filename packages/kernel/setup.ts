import type { JsonObject } from './json.ts'
import type { Rulebook, SetUp } from './rulebook.ts'

/** The options as they are when nobody says otherwise. */
export const usualOptions = ({ options }: Pick<Rulebook, 'options'>): JsonObject =>
  Object.fromEntries(
    options.filter(({ unsaid }) => !unsaid).map(({ name, usual }) => [name, usual]),
  )

/**
 * A scenario of the rulebook, the first where none is named, with the usual options but for those
 * given. The names come from a program: a wrong one is thrown back with those there are.
 */
export function setUpOf(
  rulebook: Pick<Rulebook, 'title' | 'scenarios' | 'options'>,
  scenario?: string,
  options: JsonObject = {},
): SetUp {
  const { title, scenarios } = rulebook
  const found =
    scenario === undefined ? scenarios[0] : scenarios.find(({ name }) => name === scenario)
  if (!found) {
    const known = scenarios.map(({ name }) => `'${name}'`).join(', ')
    throw new RangeError(`${title} has no scenario '${scenario}'; it has ${known}.`)
  }
  const usual = usualOptions(rulebook)
  const unknown = Object.keys(options).find(
    (name) => !rulebook.options.some((one) => one.name === name),
  )
  if (unknown !== undefined) throw new RangeError(`${title} has no option '${unknown}'.`)
  return { position: found.position, options: { ...usual, ...options } }
}
