// A book with nothing in it but regiments of stands, to try the field with: some stand in line or
// column on the table, some garrison a feature, some are not there yet.

import { inRanks, INCH, type Feature, type Terrain } from '@grognard/geometry'
import { footprintOn, placeOf, sightBy, situationsOf, touchedWhere } from '../index.ts'

export type Regiment = {
  readonly side: 'red' | 'blue'
  readonly stands: number
  readonly files: number
  readonly at: { readonly x: number; readonly y: number; readonly facing: number } | null
  readonly garrison: string | null
  readonly hits: number
}

/** Square stands of so many thousandths. */
export type Scale = { readonly stand: number; readonly clearance: number }

export const SCALE: Scale = { stand: 1600, clearance: INCH }

export const situationOf = situationsOf<Regiment, Scale>({
  bodyOf: ({ stands, files, at, garrison }, terrain, scale) => {
    if (garrison !== null) return placeOf(terrain, garrison)?.ground ?? null
    return at && footprintOn(layoutOf(stands, files, scale), at)
  },
  standAlike: (one, other) =>
    one.at === other.at &&
    one.garrison === other.garrison &&
    one.stands === other.stands &&
    one.files === other.files,
})

const layouts = new Map<string, ReturnType<typeof inRanks>>()

function layoutOf(stands: number, files: number, { stand }: Scale) {
  const key = `${stands} ${files} ${stand}`
  const known = layouts.get(key) ?? inRanks(stands, files, { width: stand, depth: stand })
  layouts.set(key, known)
  return known
}

export const touchedBy = touchedWhere('built up')

export const sight = sightBy<Regiment, Scale>({
  obstacle: 'dense',
  touchedBy,
  clearance: ({ clearance }) => clearance,
})

const SOUTH = 32_768

/** Four stands in line, in inches; red looks north and blue south. */
export const regiment = (
  side: 'red' | 'blue',
  x: number,
  y: number,
  differing: Partial<Regiment> = {},
): Regiment => ({
  side,
  stands: 4,
  files: 4,
  at: { x: x * INCH, y: y * INCH, facing: side === 'red' ? 0 : SOUTH },
  garrison: null,
  hits: 0,
  ...differing,
})

export const field = (...features: readonly Feature[]): Terrain => ({
  width: 48 * INCH,
  height: 48 * INCH,
  features,
})

/** An area from here to there, in inches. */
export const box = (
  id: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  ...tags: readonly string[]
): Feature => ({
  id,
  name: id,
  kind: 'field',
  shape: 'area',
  level: 0,
  tags,
  outline: [
    { x: left * INCH, y: top * INCH },
    { x: right * INCH, y: top * INCH },
    { x: right * INCH, y: bottom * INCH },
    { x: left * INCH, y: bottom * INCH },
  ],
})
