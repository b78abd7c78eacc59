import type { Crossing, Feature as Place, FeatureKind as PlaceKind } from '@grognard/geometry'
import type { Feature, FeatureKind } from '@grognard/table'
import type { Frame } from './frame.ts'

/** What a rulebook knows of its ground. */
type Known = {
  /** A feature's own name in the reader's language. */
  readonly named: (proper: string) => string
  /** Somebody holds it. */
  readonly isOccupied: (id: string) => boolean
}

const KINDS: { readonly [kind in PlaceKind]: FeatureKind } = {
  wood: 'wood',
  village: 'village',
  field: 'field',
  rough: 'rough',
  bog: 'bog',
  lake: 'lake',
  impassable: 'impassable',
  river: 'river',
  stream: 'stream',
  road: 'road',
  hedge: 'hedge',
  wall: 'wall',
  fence: 'fence',
  escarpment: 'escarpment',
  hill: 'hill',
}

/** The ground as the rules measure it. */
export const groundShown = (
  places: readonly Place[],
  frame: Frame,
  known: Known,
): readonly Feature[] => places.flatMap((place) => featuresOf(place, frame, known))

function featuresOf(place: Place, frame: Frame, known: Known): readonly Feature[] {
  const { id, kind } = place
  const name = place.name === '' ? '' : known.named(place.name)
  const base = { id, kind: KINDS[kind], name, occupied: false, exact: true } as const
  const line = <P extends { readonly x: number; readonly y: number }>(points: readonly P[]) =>
    points.map((point) => frame.point(point))
  switch (place.shape) {
    case 'area':
      return [{ ...base, outline: line(place.outline), occupied: known.isOccupied(id) }]
    case 'hill': {
      const [foot = [], ...contours] = place.contours
      return [
        { ...base, outline: line(foot), contours: contours.map(line), crest: line(place.crest) },
      ]
    }
    case 'line':
      return [
        { ...base, outline: line(place.points), breadth: place.width },
        ...place.crossings.map((crossing) => crossingOf(crossing, line)),
      ]
  }
}

const crossingOf = (
  { id, kind, from, to, width }: Crossing,
  line: (points: readonly Crossing['from'][]) => readonly Crossing['from'][],
): Feature => ({
  id,
  kind,
  name: '',
  occupied: false,
  exact: true,
  outline: line([from, to]),
  breadth: width,
})
