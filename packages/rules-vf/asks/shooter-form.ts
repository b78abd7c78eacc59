import { hasOnly, isObject, type Json } from '@grognard/kernel'
import type { Shoot } from '../attacks/shot.ts'

export const isShooter = (value: Json): boolean =>
  isObject(value) &&
  hasOnly(value, 'unit', 'skirmish') &&
  Number.isInteger(value['unit']) &&
  typeof value['skirmish'] === 'boolean'

export const isShoot = (answer: Json): answer is Shoot =>
  isObject(answer) &&
  hasOnly(answer, 'main', 'skirmish', 'support') &&
  isShooter({ unit: answer['main'] ?? null, skirmish: answer['skirmish'] ?? null }) &&
  Array.isArray(answer['support']) &&
  answer['support'].every(isShooter)
