// What version 1 of the rulebook wrote: at most one unit lent brigade support and stood by itself
// (8.2.3), of a leader it was said that it 'rode' (6.8), there was one edition, and all special rules
// of a unit were those of its row. Until version 2 a target was picked by one answer, and who shoots
// at it named by another (5.0, 5.1).

import {
  hasOnly,
  isObject,
  type Change,
  type Earlier,
  type Join,
  type Json,
  type JsonObject,
} from '@grognard/kernel'

type Reads = (value: Json) => Json

const eachOf =
  (reads: Reads): Reads =>
  (value) =>
    Array.isArray(value) ? value.map(reads) : value

/** An object with one of its fields read; anything else as it is. */
const within = (value: Json, field: string, reads: Reads): Json =>
  isObject(value) && value[field] !== undefined ? { ...value, [field]: reads(value[field]) } : value

/** The fields of an object with one of them renamed in its place. */
const renamed = (value: Json, from: string, to: string): Json =>
  isObject(value) && from in value
    ? Object.fromEntries(
        Object.entries(value).map(([key, held]) => [key === from ? to : key, held]),
      )
    : value

const listed: Reads = (brigade) =>
  brigade === null ? [] : Number.isInteger(brigade) ? [brigade] : brigade
const single: Reads = (brigade) => (Array.isArray(brigade) ? (brigade[0] ?? null) : brigade)

const fight: Reads = (value) => within(value, 'brigade', listed)
const leader: Reads = (value) => renamed(value, 'rode', 'moved')

const unit: Reads = (value) => (isObject(value) ? { ...value, gained: [] } : value)
const options: Reads = (value) => (isObject(value) ? { ...value, edition: 'vf2' } : value)

/** An object without one of its fields. */
function without(value: Json, field: string): Json {
  if (!isObject(value)) return value
  const { [field]: _dropped, ...rest } = value
  return rest
}

/** Fights, and support for one of them, are the answers that name brigade support. */
const isSupport = (value: Json): value is JsonObject =>
  isObject(value) && 'support' in value && 'brigade' in value

const answerToday: Reads = (answer) => {
  if (Array.isArray(answer)) return answer.map((part) => (isSupport(part) ? fight(part) : part))
  return isSupport(answer) ? fight(answer) : answer
}

/** A position does not say of which version it is: what has today's form stays. */
export const positionToday: Reads = (position) => within(position, 'fights', eachOf(fight))

function change({ at, to }: Change): Change {
  const [what, which, field] = at
  if (what === 'fights') {
    const reads = [eachOf(fight), fight, field === 'brigade' ? listed : null][at.length - 1]
    return { at, to: reads ? reads(to) : to }
  }
  if (what === 'units') {
    const reads = [eachOf(unit), unit][at.length - 1]
    return { at, to: reads ? reads(to) : to }
  }
  if (what !== 'leaders') return { at, to }
  if (which !== undefined && field === 'rode') return { at: [what, which, 'moved'], to }
  const reads = [eachOf(leader), leader][at.length - 1]
  return { at, to: reads ? reads(to) : to }
}

/** An object with several of its fields read, one after the other. */
const withAll = (value: Json, reads: { readonly [field: string]: Reads }): Json =>
  Object.entries(reads).reduce((read, [field, how]) => within(read, field, how), value)

/** A target without anybody who shoots at it, as it was picked then. */
const isPickOfThen = (answer: Json): answer is JsonObject =>
  isObject(answer) && 'target' in answer && hasOnly(answer, 'target', 'cards')

/** The target was the commander-in-chief's, and any commander answered who shoots. (5.0, 5.1) */
const volley: Join = {
  first: 'target',
  second: 'shoot',
  today: 'volley',
  leads: isPickOfThen,
  both: (picked, shot) => (isPickOfThen(picked) ? { ...picked, shot } : picked),
  alone: (picked) => (isPickOfThen(picked) ? { ...picked, shot: null } : picked),
}

/** One question with an answer to it, by itself: who was to shoot is not known. */
export function questionToday(ask: string, answer: Json): { ask: string; answer: Json } {
  const read = answerToday(answer)
  return ask === volley.first
    ? { ask: volley.today, answer: volley.alone(read) }
    : { ask, answer: read }
}

export const version1: Earlier = {
  version: '1',
  answer: answerToday,
  join: volley,
  change,
  battle: (battle) =>
    withAll(battle, {
      fights: eachOf(fight),
      leaders: eachOf(leader),
      units: eachOf(unit),
      options,
    }),
  asWritten: (battle) =>
    withAll(battle, {
      fights: eachOf((one) => within(one, 'brigade', single)),
      leaders: eachOf((one) => renamed(one, 'moved', 'rode')),
      units: eachOf((one) => without(one, 'gained')),
      options: (agreed) => without(agreed, 'edition'),
    }),
}

const asItIs: Reads = (value) => value

export const version2: Earlier = {
  version: '2',
  answer: asItIs,
  join: volley,
  change: (change) => change,
  battle: asItIs,
  asWritten: asItIs,
}
