// Whether something from outside has the form of an order, piece by piece.

import { FULL_TURN } from '@grognard/geometry'
import { hasOnly, isObject, type Json, type JsonObject } from '@grognard/kernel'
import type { Formation } from '../formation.ts'
import type { Order, Reform, Way } from '../order.ts'

type Given = Json | undefined

/** As far as places on a table go. */
const FARTHEST = 1_000_000

const optionally = (is: (value: Given) => boolean, value: Given): boolean =>
  value === undefined || is(value)

const isCount = (value: Given): value is number => Number.isInteger(value) && (value as number) >= 0
const isPlace = (value: Given): boolean =>
  Number.isInteger(value) && Math.abs(value as number) <= FARTHEST

const isAt = ({ x, y }: JsonObject): boolean => isPlace(x) && isPlace(y)

export const isPoint = (value: Given): boolean =>
  isObject(value) && hasOnly(value, 'x', 'y') && isAt(value)

const isPosed = (value: JsonObject): boolean =>
  isAt(value) && isCount(value['facing']) && value['facing'] < FULL_TURN

export const isPose = (value: Given): boolean =>
  isObject(value) && hasOnly(value, 'x', 'y', 'facing') && isPosed(value)

/** A pose, and how a unit comes to it: in file, or through a gap. */
const isStep = (value: Given): boolean =>
  isObject(value) &&
  hasOnly(value, 'x', 'y', 'facing', 'file', 'by') &&
  isPosed(value) &&
  optionally((file) => file === true, value['file']) &&
  optionally((by) => Array.isArray(by) && by.every(isPoint), value['by'])

export const isWay = (value: Given): value is Way => Array.isArray(value) && value.every(isStep)

const IN_FILES = ['march column', 'line', 'attack column', 'open order']
const WHOLE = ['square', 'limbered', 'unlimbered']

export function isFormation(value: Given): value is Formation {
  if (!isObject(value) || typeof value['kind'] !== 'string') return false
  const { kind, files } = value
  return IN_FILES.includes(kind)
    ? isCount(files) && files > 0 && hasOnly(value, 'kind', 'files')
    : WHOLE.includes(kind) && hasOnly(value, 'kind')
}

const isFormedAt = ({ formation, pose }: JsonObject): boolean =>
  isFormation(formation) && isPose(pose)

const isReform = (value: Given): value is Reform =>
  isObject(value) && hasOnly(value, 'formation', 'pose') && isFormedAt(value)

const isName = (value: Given): boolean => typeof value === 'string'

/** A way with reforms before and after it. */
const isMove = ({ before, way, after }: JsonObject): boolean =>
  optionally(isReform, before) && isWay(way) && optionally(isReform, after)

const MOVE = ['before', 'way', 'after']

const isFirstMove = (value: Given): boolean =>
  isObject(value) && hasOnly(value, ...MOVE) && isMove(value)

type Form = {
  /** Its fields besides the unit and what it does. */
  readonly fields: readonly string[]
  readonly is: (order: JsonObject) => boolean
}

const ALONE: Form = { fields: [], is: () => true }
const MOVES: Form = {
  fields: [...MOVE, 'occupy'],
  is: (order) => isMove(order) && optionally(isName, order['occupy']),
}
const INTO: Form = { fields: ['feature'], is: ({ feature }) => isName(feature) }

const FORMS: { readonly [doing in Order['do']]: Form } = {
  stay: ALONE,
  rally: { fields: ['way'], is: ({ way }) => optionally(isWay, way) },
  move: MOVES,
  retreat: MOVES,
  manoeuvre: {
    fields: ['way', 'again', 'occupy'],
    is: ({ way, again, occupy }) => isWay(way) && isWay(again) && optionally(isName, occupy),
  },
  double: { fields: ['way'], is: ({ way }) => isWay(way) },
  assault: {
    fields: ['first', 'way'],
    is: ({ first, way }) => isWay(way) && optionally(isFirstMove, first),
  },
  occupy: INTO,
  exit: { fields: ['formation', 'pose'], is: isFormedAt },
  shift: INTO,
}

export function isOrder(value: Given): value is Order {
  if (!isObject(value) || !isCount(value['unit'])) return false
  const doing = value['do']
  if (typeof doing !== 'string' || !Object.hasOwn(FORMS, doing)) return false
  const { fields, is } = FORMS[doing as Order['do']]
  return is(value) && hasOnly(value, 'unit', 'do', ...fields)
}
