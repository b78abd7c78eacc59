import type { Crossing, Feature as Place, FeatureKind as PlaceKind } from '@grognard/geometry'
import { occupierOf, type Vf } from '@grognard/rules-vf/functions'
import type { Feature, FeatureKind } from '@grognard/table'
import type { Frame } from './frame.ts'
import type { Wording } from './wording.ts'

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
export const groundOf = (seen: Vf, frame: Frame, wording: Wording): readonly Feature[] =>
  seen.terrain.features.flatMap((place) => featuresOf(seen, place, frame, wording))

function featuresOf(seen: Vf, place: Place, frame: Frame, wording: Wording): readonly Feature[] {
  const { id, kind } = place
  const name = place.name === '' ? '' : wording.words.name(place.name)
  const base = { id, kind: KINDS[kind], name, occupied: false, exact: true } as const
  const line = <P extends { readonly x: number; readonly y: number }>(points: readonly P[]) =>
    points.map((point) => frame.point(point))
  switch (place.shape) {
    case 'area':
      return [{ ...base, outline: line(place.outline), occupied: occupierOf(seen, id) !== null }]
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
