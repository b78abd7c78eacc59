// The form of what comes from outside as a step of an order.

import { hasOnly, isObject, type Json, type JsonObject } from '@grognard/kernel'
import type { Step } from '../movement/order.ts'

const isWhole = (value: Json | undefined): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 1_000_000

const isTurn = (value: Json | undefined): value is number =>
  isWhole(value) && Math.abs(value) <= 65_536

const isHand = (value: Json | undefined): boolean => value === 'left' || value === 'right'

export const isPoint = (value: Json | undefined): boolean =>
  isObject(value) && isWhole(value['x']) && isWhole(value['y']) && hasOnly(value, 'x', 'y')

const isWing = (value: Json | undefined): boolean =>
  value === undefined ||
  (isObject(value) &&
    isWhole(value['stands']) &&
    value['stands'] > 0 &&
    isTurn(value['by']) &&
    hasOnly(value, 'stands', 'by'))

const isStraight = (value: Json | undefined): boolean => Array.isArray(value) && value.length === 0

/** Whoever forms a column on the march begins straight. */
function isFormation(value: Json | undefined): boolean {
  if (!isObject(value)) return false
  const { kind } = value
  if (typeof kind !== 'string') return false
  switch (kind) {
    case 'line':
    case 'unlimbered': {
      const { refused } = value
      if (refused === undefined) return hasOnly(value, 'kind')
      return (
        isObject(refused) &&
        hasOnly(value, 'kind', 'refused') &&
        hasOnly(refused, 'left', 'right') &&
        isWing(refused['left']) &&
        isWing(refused['right'])
      )
    }
    case 'attack column':
    case 'double line':
    case 'square':
      return hasOnly(value, 'kind')
    case 'march column':
      return isStraight(value['bends']) && hasOnly(value, 'kind', 'bends')
    case 'skirmish':
      return (
        (value['ranks'] === 1 || value['ranks'] === 2) &&
        (value['spread'] === 2 || value['spread'] === 3) &&
        hasOnly(value, 'kind', 'ranks', 'spread')
      )
    case 'limbered':
      return value['as'] === 'line'
        ? hasOnly(value, 'kind', 'as')
        : value['as'] === 'column' &&
            isStraight(value['bends']) &&
            hasOnly(value, 'kind', 'as', 'bends')
    default:
      return false
  }
}

const FORMS: { readonly [does in Step['do']]: (step: JsonObject) => boolean } = {
  form: (step) =>
    isFormation(step['to']) &&
    (step['by'] === undefined || isTurn(step['by'])) &&
    hasOnly(step, 'do', 'to', 'by'),
  'form in place': (step) =>
    isFormation(step['to']) && isHand(step['turn']) && hasOnly(step, 'do', 'to', 'turn'),
  about: (step) => hasOnly(step, 'do'),
  wheel: (step) =>
    isHand(step['to']) && isTurn(step['by']) && step['by'] >= 0 && hasOnly(step, 'do', 'to', 'by'),
  ahead: (step) => isWhole(step['distance']) && hasOnly(step, 'do', 'distance'),
  incline: (step) =>
    isTurn(step['by']) && isWhole(step['distance']) && hasOnly(step, 'do', 'by', 'distance'),
  retire: (step) =>
    isWhole(step['distance']) &&
    (step['by'] === undefined || isTurn(step['by'])) &&
    hasOnly(step, 'do', 'by', 'distance'),
  file: (step) => isPoint(step['to']) && hasOnly(step, 'do', 'to'),
  cross: (step) =>
    typeof step['bridge'] === 'string' &&
    isPoint(step['to']) &&
    hasOnly(step, 'do', 'bridge', 'to'),
  drive: (step) => isPoint(step['to']) && hasOnly(step, 'do', 'to'),
  shift: (step) => isPoint(step['to']) && hasOnly(step, 'do', 'to'),
}

export function isStep(step: Json): boolean {
  if (!isObject(step) || typeof step['do'] !== 'string') return false
  return Object.hasOwn(FORMS, step['do']) && FORMS[step['do'] as Step['do']](step)
}
