import { isObject, type Json } from '@grognard/kernel'

/** Plain data as people would say it: {do: 'move', unit: 3} is 'move, unit 3'. */
export function inWords(value: Json): string {
  if (value === null) return '–'
  if (Array.isArray(value))
    return value.length === 0 ? '–' : value.map((item: Json) => inWords(item)).join('; ')
  if (!isObject(value)) return typeof value === 'string' ? value : JSON.stringify(value)
  const parts = Object.entries(value).flatMap(([key, field]) => {
    if (field === undefined || field === false) return []
    if (field === true) return [key]
    // What is done needs no heading, and neither does what kind of thing it is.
    if (typeof field === 'string' && (key === 'do' || key === 'kind')) return [field]
    return [
      `${key} ${isObject(field) || Array.isArray(field) ? `(${inWords(field)})` : inWords(field)}`,
    ]
  })
  return parts.length === 0 ? '–' : parts.toSorted(byDoing(value)).join(', ')
}

/** What is done comes first, whatever order the keys were written in. */
const byDoing =
  (value: { readonly [key: string]: Json | undefined }) =>
  (a: string, b: string): number =>
    Number(b === value['do']) - Number(a === value['do'])
