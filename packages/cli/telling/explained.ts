import { isObject, type Json } from '@grognard/kernel'
import { inWords, type Explained } from '@grognard/toolkit'

const isStep = (value: Json): boolean =>
  isObject(value) &&
  typeof value['clause'] === 'string' &&
  typeof value['label'] === 'string' &&
  isObject(value['effect']) &&
  value['after'] !== undefined

/** Whether something told is a number with the steps that led to it. */
const isExplained = (value: Json): boolean =>
  isObject(value) && Array.isArray(value['steps']) && value['steps'].every(isStep)

/** Every explained value inside something that was told, a line for each, under its name. */
export function explanationsIn(data: Json, name = ''): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  if (isExplained(data)) {
    const explained = data as unknown as Explained
    return [`${name} ${explained.value}: ${inWords(explained)}`]
  }
  return Object.entries(data).flatMap(([key, inner]) =>
    explanationsIn(inner ?? null, name === '' ? key : `${name}.${key}`),
  )
}
