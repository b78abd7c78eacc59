import { hasOnly, isObject, type Json } from '@grognard/kernel'

export const isShooter = (value: Json): boolean =>
  isObject(value) &&
  hasOnly(value, 'unit', 'skirmish') &&
  Number.isInteger(value['unit']) &&
  typeof value['skirmish'] === 'boolean'
