// Whether something from outside has the form of an order, piece by piece.

import { FULL_TURN } from '@grognard/geometry'
import { isObject, type Json, type JsonObject } from '@grognard/kernel'
import type { Order, Reform, Way } from '../actions/order.ts'
import type { Formation } from '../units/formations.ts'

type Given = Json | undefined

/** As far as places on a table go. */
const FARTHEST = 1_000_000

const isCount = (value: Given): value is number => Number.isInteger(value) && (value as number) >= 0
const isPlace = (value: Given): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= FARTHEST

export const isPoint = (value: Given): boolean =>
  isObject(value) && isPlace(value['x']) && isPlace(value['y'])

export const isPose = (value: Given): boolean =>
  isPoint(value) &&
  isCount((value as JsonObject)['facing']) &&
  ((value as JsonObject)['facing'] as number) < FULL_TURN

export const isWay = (value: Given): value is Way => Array.isArray(value) && value.every(isPose)

const IN_FILES = ['march column', 'line', 'attack column', 'open order']
const WHOLE = ['square', 'limbered', 'unlimbered']

export function isFormation(value: Given): value is Formation {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false
  const { kind, files } = value
  return IN_FILES.includes(kind)
    ? isCount(files) && files > 0
    : WHOLE.includes(kind) && files === undefined
}

const isReform = (value: Given): value is Reform =>
  isObject(value) && isFormation(value['formation']) && isPose(value['pose'])

const optionally = (is: (value: Given) => boolean, value: Given): boolean =>
  value === undefined || is(value)

const isName = (value: Given): boolean => typeof value === 'string'

/** A way with reforms before and after it. */
const isMove = ({ before, way, after }: JsonObject): boolean =>
  optionally(isReform, before) && isWay(way) && optionally(isReform, after)

const FORMS: { readonly [doing in Order['do']]: (order: JsonObject) => boolean } = {
  stay: () => true,
  rally: () => true,
  move: (order) => isMove(order) && optionally(isName, order['occupy']),
  retreat: (order) => isMove(order) && optionally(isName, order['occupy']),
  double: ({ way }) => isWay(way),
  assault: ({ first, way }) =>
    isWay(way) && optionally((value) => isObject(value) && isMove(value), first),
  occupy: ({ feature }) => isName(feature),
  exit: (order) => isReform(order),
  shift: ({ feature }) => isName(feature),
}

export function isOrder(value: Given): value is Order {
  if (!isObject(value) || !isCount(value['unit'])) return false
  const doing = value['do']
  return (
    typeof doing === 'string' && Object.hasOwn(FORMS, doing) && FORMS[doing as Order['do']](value)
  )
}
