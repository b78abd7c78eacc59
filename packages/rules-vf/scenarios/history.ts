import { isObject, type Json, type JsonObject } from '@grognard/kernel'
import { barrosa } from './barrosa.ts'
import { sabugal } from './sabugal.ts'
import { sahagun } from './sahagun.ts'

/** A battle of history, as it stood and with its armies still to be set up on the same ground. */
export type Historical = { readonly asItStood: Json; readonly toPlace: Json }

const FOUGHT = [barrosa, sabugal, sahagun]

/** Null where a battle is none of history. */
export function historical(scenario: string): Historical | null {
  const found = FOUGHT.find(({ name }) => name === scenario)
  return found ? { asItStood: found.position, toPlace: toPlace(found.position) } : null
}

/** Without anybody on the table: who comes late, too, is set up or held back as the book has it. (A4.0, A4.1) */
function toPlace(position: Json): Json {
  const { first: _first, ...given } = asObject(position)
  const { arrivals: _arrivals, ...settingUp } = asObject(given['settingUp'])
  const { red = null, blue = null } = asObject(given['armies'])
  return {
    ...given,
    phase: 'deployment',
    settingUp,
    armies: { red: withoutPlaces(red), blue: withoutPlaces(blue) },
  }
}

const PLACES = ['pose', 'at', 'inside']

function withoutPlaces(json: Json): Json {
  if (Array.isArray(json)) return json.map(withoutPlaces)
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).flatMap(([key, value]) =>
      PLACES.includes(key) ? [] : [[key, withoutPlaces(value ?? null)] as const],
    ),
  )
}

const asObject = (json: Json | undefined): JsonObject => (isObject(json) ? json : {})
