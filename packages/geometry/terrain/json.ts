import { FARTHEST, type Point } from '../lattice.ts'
import { faultOfTerrain } from './check.ts'
import {
  AREA_KINDS,
  LINE_KINDS,
  type Crossing,
  type Feature,
  type Outline,
  type Terrain,
} from './feature.ts'
import type { Fault, Flaw } from './flaw.ts'
import { clockwise } from './polygon.ts'
import { sayFlaw } from './words.ts'

const FORMAT = 'grognard-terrain'
const VERSION = 1

/** More than any table has; they keep a hostile file from costing minutes. */
const MOST = {
  features: 500,
  points: 200,
  contours: 10,
  tags: 50,
  characters: 200,
  level: 20,
} as const

export type ReadTerrain =
  | { readonly ok: true; readonly terrain: Terrain }
  | {
      readonly ok: false
      readonly place: string
      /** In English; `sayFlaw` says it in another language. */
      readonly why: string
      readonly flaw: Flaw
    }

/** A table as text: a point is a pair, a feature a line. */
export function textOfTerrain({ width, height, features }: Terrain): string {
  const pairs = (points: readonly Point[]) => points.map(({ x, y }) => [x, y])
  const written = features.map((feature) => {
    if (feature.shape === 'area') return { ...feature, outline: pairs(feature.outline) }
    if (feature.shape === 'hill')
      return { ...feature, contours: feature.contours.map(pairs), crest: pairs(feature.crest) }
    const crossings = feature.crossings.map((crossing) => {
      const [from, to] = pairs([crossing.from, crossing.to])
      return { ...crossing, from, to }
    })
    return { ...feature, points: pairs(feature.points), crossings }
  })
  const head = { format: FORMAT, version: VERSION, width, height }
  const lines = written.map((feature) => `\n    ${JSON.stringify(feature)}`)
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`)
  return `{\n${fields.join('\n')}\n  "features": [${lines.join(',')}${lines.length ? '\n  ' : ''}]\n}\n`
}

export function terrainOfText(text: string): ReadTerrain {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused({ place: '', flaw: { is: 'no-json' } })
  }
  return terrainOf(value)
}

/** A table out of a plain value from outside. Outlines are put in clockwise order. */
export function terrainOf(value: unknown): ReadTerrain {
  try {
    const terrain = table(value)
    const wrong = faultOfTerrain(terrain)
    return wrong ? refused(wrong) : { ok: true, terrain }
  } catch (error) {
    if (error instanceof Wrong) return refused(error.fault)
    throw error
  }
}

const refused = ({ place, flaw }: Fault): ReadTerrain => ({
  ok: false,
  place,
  why: sayFlaw('en', flaw),
  flaw,
})

/** Carries what is wrong up to the reader's door, and never beyond it. */
class Wrong extends Error {
  readonly fault: Fault
  constructor(place: string, flaw: Flaw) {
    super(flaw.is)
    this.fault = { place, flaw }
  }
}

type Fields = { readonly [key: string]: unknown }

function fieldsOf(value: unknown, place: string, keys: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Wrong(place, { is: 'no-object' })
  for (const key of keys)
    if (!Object.hasOwn(value, key)) throw new Wrong(place, { is: 'missing', key })
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw new Wrong(place, { is: 'unknown-key', key })
  return value as Fields
}

function table(value: unknown): Terrain {
  const head = value as { readonly format?: unknown; readonly version?: unknown } | null
  if (typeof head !== 'object' || head?.format !== FORMAT)
    throw new Wrong('', { is: 'other-format' })
  if (head.version !== VERSION)
    throw new Wrong('version', { is: 'other-version', version: VERSION })
  const fields = fieldsOf(value, '', ['format', 'version', 'width', 'height', 'features'])
  return {
    width: whole(fields['width'], 'width', 1, FARTHEST),
    height: whole(fields['height'], 'height', 1, FARTHEST),
    features: list(fields['features'], 'features', MOST.features).map((item, i) =>
      featureOf(item, `features[${i}]`),
    ),
  }
}

const NAMED = ['id', 'name', 'tags', 'kind']
const SHAPES = {
  area: [...NAMED, 'shape', 'outline', 'level'],
  line: [...NAMED, 'shape', 'points', 'width', 'level', 'crossings'],
  hill: [...NAMED, 'shape', 'contours', 'crest'],
}

function featureOf(value: unknown, place: string): Feature {
  const given = (value as { readonly shape?: unknown } | null)?.shape
  const shape = given === undefined ? 'area' : oneOf(given, `${place}.shape`, SHAPE_NAMES)
  const fields = fieldsOf(value, place, SHAPES[shape])
  const common = named(fields, place)
  const kind = fields['kind']
  if (shape === 'hill')
    return {
      ...common,
      shape,
      kind: oneOf(kind, `${place}.kind`, ['hill']),
      contours: list(fields['contours'], `${place}.contours`, MOST.contours, 1).map((item, i) =>
        outlineOf(item, `${place}.contours[${i}]`),
      ),
      crest: points(fields['crest'], `${place}.crest`),
    }
  const level = whole(fields['level'], `${place}.level`, 0, MOST.level)
  if (shape === 'area')
    return {
      ...common,
      shape,
      kind: oneOf(kind, `${place}.kind`, AREA_KINDS),
      outline: outlineOf(fields['outline'], `${place}.outline`),
      level,
    }
  return {
    ...common,
    shape,
    kind: oneOf(kind, `${place}.kind`, LINE_KINDS),
    points: points(fields['points'], `${place}.points`),
    width: even(fields['width'], `${place}.width`),
    level,
    crossings: list(fields['crossings'], `${place}.crossings`, MOST.points).map((item, i) =>
      crossing(item, `${place}.crossings[${i}]`),
    ),
  }
}

const SHAPE_NAMES = ['area', 'line', 'hill'] as const

function crossing(value: unknown, place: string): Crossing {
  const fields = fieldsOf(value, place, [...NAMED, 'from', 'to', 'width'])
  return {
    ...named(fields, place),
    kind: oneOf(fields['kind'], `${place}.kind`, ['bridge', 'ford']),
    from: point(fields['from'], `${place}.from`),
    to: point(fields['to'], `${place}.to`),
    width: even(fields['width'], `${place}.width`),
  }
}

function named(fields: Fields, place: string) {
  const id = text(fields['id'], `${place}.id`)
  if (id === '') throw new Wrong(`${place}.id`, { is: 'empty' })
  const tags = list(fields['tags'], `${place}.tags`, MOST.tags).map((item, i) => {
    const tag = text(item, `${place}.tags[${i}]`)
    if (tag === '') throw new Wrong(`${place}.tags[${i}]`, { is: 'empty' })
    return tag
  })
  const twice = tags.find((tag, i) => tags.indexOf(tag) !== i)
  if (twice !== undefined) throw new Wrong(`${place}.tags`, { is: 'tag-twice', tag: twice })
  return { id, name: text(fields['name'], `${place}.name`), tags }
}

function list(value: unknown, place: string, most: number, least = 0): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(place, { is: 'no-list' })
  if (value.length < least) throw new Wrong(place, { is: 'too-few', least })
  if (value.length > most) throw new Wrong(place, { is: 'too-many', most })
  return value
}

const outlineOf = (value: unknown, place: string): Outline => clockwise(points(value, place))

const points = (value: unknown, place: string): readonly Point[] =>
  list(value, place, MOST.points).map((item, i) => point(item, `${place}[${i}]`))

function point(value: unknown, place: string): Point {
  if (!Array.isArray(value) || value.length !== 2) throw new Wrong(place, { is: 'no-point' })
  return {
    x: whole(value[0], `${place}[0]`, -FARTHEST, FARTHEST),
    y: whole(value[1], `${place}[1]`, -FARTHEST, FARTHEST),
  }
}

function whole(value: unknown, place: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Wrong(place, { is: 'not-whole' })
  if (value < least) throw new Wrong(place, { is: 'at-least', least })
  if (value > most) throw new Wrong(place, { is: 'at-most', most })
  // A file may say -0.
  return value + 0
}

function even(value: unknown, place: string): number {
  const number = whole(value, place, 2, FARTHEST)
  if (number % 2 !== 0) throw new Wrong(place, { is: 'not-even' })
  return number
}

function text(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new Wrong(place, { is: 'no-text' })
  if (value.length > MOST.characters)
    throw new Wrong(place, { is: 'text-long', most: MOST.characters })
  return value
}

function oneOf<Value extends string>(
  value: unknown,
  place: string,
  values: readonly Value[],
): Value {
  const found = values.find((known) => known === value)
  if (found === undefined) throw new Wrong(place, { is: 'one-of', values })
  return found
}
