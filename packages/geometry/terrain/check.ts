// What shapes must be like to be judged. Types cannot say it, so files, the editor and the
// generator ask here.

import type { Point } from '../lattice.ts'
import type { Area, Crossing, Feature, Hill, Line, Outline, Terrain } from './feature.ts'
import type { Fault, Flaw } from './flaw.ts'
import { groundOf, groundOfOutline, isInside, spansOn } from './ground.ts'
import { selfCrossing, whereIs } from './polygon.ts'
import { segmentOf, spansWithin } from './segment.ts'
import { compareCuts, END, START } from './span.ts'

type Size = { readonly width: number; readonly height: number }

/** The first thing wrong with a table, or null. Places are written as in a file. */
export function faultOfTerrain(terrain: Terrain): Fault | null {
  const ids = new Set<string>()
  const idFault = (place: string, id: string): Fault | null => {
    if (ids.has(id)) return { place: `${place}.id`, flaw: { is: 'id-twice', id } }
    ids.add(id)
    return null
  }
  for (const [i, feature] of terrain.features.entries()) {
    const place = `features[${i}]`
    const crossings = feature.shape === 'line' ? feature.crossings : []
    const found =
      idFault(place, feature.id) ??
      firstOf(crossings, ({ id }, j) => idFault(`${place}.crossings[${j}]`, id)) ??
      faultOfFeature(feature, terrain, place)
    if (found) return found
  }
  return null
}

export function faultOfFeature(feature: Feature, table: Size, place = ''): Fault | null {
  if (feature.shape === 'area') return faultOfArea(feature, table, place)
  return feature.shape === 'hill'
    ? faultOfHill(feature, table, place)
    : faultOfLine(feature, table, place)
}

const faultOfArea = ({ outline }: Area, table: Size, place: string): Fault | null =>
  fault(`${place}.outline`, flawOfOutline(outline, table))

/** Three corners or more on the table, and edges that meet only their neighbours. */
export function flawOfOutline(outline: Outline, table: Size): Flaw | null {
  if (outline.length < 3) return { is: 'too-few', least: 3 }
  const wrong = flawOfPoints(outline, table, true)
  if (wrong) return wrong
  const meeting = selfCrossing(outline)
  if (!meeting) return null
  const edge = (i: number): [Point, Point] => [
    outline[i] as Point,
    outline[(i + 1) % outline.length] as Point,
  ]
  return { is: 'edges-meet', first: edge(meeting.first), second: edge(meeting.second) }
}

function flawOfPoints(points: readonly Point[], table: Size, closed: boolean): Flaw | null {
  for (const [i, at] of points.entries()) {
    if (at.x < 0 || at.y < 0 || at.x > table.width || at.y > table.height)
      return { is: 'off-table', at }
    const before = i > 0 || closed ? points.at(i - 1) : undefined
    if (before && same(before, at)) return { is: 'corner-twice', at }
  }
  return null
}

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

function faultOfHill({ contours, crest }: Hill, table: Size, place: string): Fault | null {
  const wrong =
    firstOf(contours, (contour, i) =>
      fault(`${place}.contours[${i}]`, flawOfOutline(contour, table)),
    ) ??
    firstOf(contours, (contour, i) =>
      i === 0 || liesIn(contour, contours[i - 1] as Outline)
        ? null
        : { place: `${place}.contours[${i}]`, flaw: { is: 'contour-outside' } },
    ) ??
    fault(`${place}.crest`, flawOfPoints(crest, table, false))
  if (wrong) return wrong
  const foot = groundOfOutline(contours[0] as Outline)
  const leaves = crest.some((to, i) => {
    const from = crest[i - 1]
    if (from === undefined) return false
    const [whole] = spansOn(segmentOf(from, to), foot)
    return !whole || compareCuts(whole.from, START) !== 0 || compareCuts(whole.to, END) !== 0
  })
  if (crest.length === 1) return { place: `${place}.crest`, flaw: { is: 'too-few', least: 2 } }
  return leaves ? { place: `${place}.crest`, flaw: { is: 'crest-outside' } } : null
}

/** A contour may run along the one below it, as at the edge of the table. */
const liesIn = (contour: Outline, below: Outline): boolean =>
  groundOfOutline(contour).pieces.every((piece) => isInside(piece, groundOfOutline(below)))

function faultOfLine(line: Line, table: Size, place: string): Fault | null {
  const { points, kind, crossings } = line
  if (points.length < 2) return { place: `${place}.points`, flaw: { is: 'too-few', least: 2 } }
  const wrong = fault(`${place}.points`, flawOfPoints(points, table, false))
  if (wrong) return wrong
  if (crossings.length > 0 && kind !== 'river' && kind !== 'stream')
    return { place: `${place}.crossings`, flaw: { is: 'no-crossings-here' } }
  return firstOf(crossings, (crossing, i) =>
    fault(`${place}.crossings[${i}]`, flawOfCrossing(crossing, line, table)),
  )
}

function flawOfCrossing({ from, to }: Crossing, river: Line, table: Size): Flaw | null {
  const wrong = flawOfPoints([from, to], table, false)
  if (wrong) return wrong
  const { parts } = groundOf(river)
  if (spansWithin(segmentOf(from, to), parts).length === 0) return { is: 'crossing-dry' }
  const isWet = ({ x, y }: Point): boolean => parts.some((part) => whereIs(part, x, y) === 'inside')
  return isWet(from) || isWet(to) ? { is: 'crossing-short' } : null
}

const fault = (place: string, flaw: Flaw | null): Fault | null => flaw && { place, flaw }

function firstOf<Item>(
  items: readonly Item[],
  judge: (item: Item, i: number) => Fault | null,
): Fault | null {
  for (const [i, item] of items.entries()) {
    const found = judge(item, i)
    if (found) return found
  }
  return null
}
