import type { Json } from '@grognard/kernel'

/** Written like a list of units by their numbers. */
export const isListOfUnits = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.every((id: Json) => Number.isInteger(id))
