import { describe, expect, test } from 'vitest'
import type { Feature, Terrain } from '../../terrain/feature.ts'
import { terrainOf, terrainOfText, textOfTerrain } from '../../terrain/json.ts'
import { sayFlaw } from '../../terrain/words.ts'
import { at, outline } from './shapes.ts'

const wood: Feature = {
  id: 'wood 1',
  name: 'Le bois',
  tags: ['defendable', 'soft cover'],
  shape: 'area',
  kind: 'wood',
  outline: outline([0, 0], [5000, 0], [2000, 2000], [0, 5000]),
  level: 2,
}
const river: Feature = {
  id: 'river 1',
  name: '',
  tags: ['impassable'],
  shape: 'line',
  kind: 'river',
  points: outline([0, 20_000], [30_000, 20_000], [48_000, 30_000]),
  width: 1000,
  level: 0,
  crossings: [
    {
      id: 'bridge 1',
      name: 'The bridge',
      tags: ['highway'],
      kind: 'bridge',
      from: at(10_000, 19_000),
      to: at(10_000, 21_000),
      width: 800,
    },
  ],
}
const hill: Feature = {
  id: 'hill 1',
  name: '',
  tags: ['obstacle'],
  shape: 'hill',
  kind: 'hill',
  contours: [
    outline([10_000, 0], [20_000, 0], [20_000, 9000], [10_000, 9000]),
    outline([12_000, 2000], [18_000, 2000], [18_000, 7000], [12_000, 7000]),
  ],
  crest: outline([11_000, 5000], [15_000, 4000], [19_000, 5000]),
}
const table: Terrain = { width: 72_000, height: 48_000, features: [wood, river, hill] }

type Loose = { [key: string]: unknown }

/** The table as a file, with one thing changed. */
function changed(change: (file: Loose, features: readonly Loose[]) => void): unknown {
  const file = JSON.parse(textOfTerrain(table)) as Loose
  change(file, file['features'] as readonly Loose[])
  return file
}

const refusal = (value: unknown): string => {
  const read = terrainOf(value)
  return read.ok ? 'fine' : `${read.place}: ${read.why}`
}

describe('a terrain file', () => {
  test('gives back the table that was written', () => {
    expect(terrainOfText(textOfTerrain(table))).toEqual({ ok: true, terrain: table })
    const bare = { width: 1, height: 1, features: [] }
    expect(terrainOfText(textOfTerrain(bare))).toEqual({ ok: true, terrain: bare })
  })

  test('is written with one feature a line', () => {
    expect(textOfTerrain(table).split('\n')).toHaveLength(5 + 1 + 3 + 2 + 1)
  })

  test('may have its corners the other way round', () => {
    const file = changed((_, [first]) => {
      if (first) first['outline'] = (first['outline'] as number[][]).toReversed()
    })
    const read = terrainOf(file)
    expect(read.ok && read.terrain.features[0]).toMatchObject({
      outline: outline([0, 5000], [0, 0], [5000, 0], [2000, 2000]),
    })
  })

  const cases: readonly [string, (file: Loose, features: readonly Loose[]) => void, string][] = [
    [
      'another format',
      (f) => (f['format'] = 'grognard-record'),
      ": This is no terrain file: its format is not 'grognard-terrain'.",
    ],
    [
      'another version',
      (f) => (f['version'] = 2),
      'version: Only version 1 of the format can be read.',
    ],
    ['no width', (f) => delete f['width'], ": 'width' is missing."],
    ['a broken width', (f) => (f['width'] = 1.5), 'width: A whole number is needed here.'],
    ['no list', (f) => (f['features'] = {}), 'features: A list is needed here.'],
    ['an unknown key', (f) => (f['colour'] = 1), ": 'colour' does not belong here."],
    [
      'an unknown shape',
      (_, [w]) => w && (w['shape'] = 'cube'),
      'features[0].shape: It must be one of area, line, hill.',
    ],
    [
      'a kind of another shape',
      (_, [, r]) => r && (r['kind'] = 'wood'),
      'features[1].kind: It must be one of river, stream, road, hedge, wall, fence, escarpment.',
    ],
    ['an empty id', (_, [w]) => w && (w['id'] = ''), 'features[0].id: It must not be empty.'],
    [
      'an id twice',
      (_, [, r]) => r && (r['id'] = 'wood 1'),
      "features[1].id: Another feature or crossing has the id 'wood 1' already.",
    ],
    [
      'a tag twice',
      (_, [w]) => w && (w['tags'] = ['a', 'a']),
      "features[0].tags: The tag 'a' is given twice.",
    ],
    [
      'a tag that is no text',
      (_, [w]) => w && (w['tags'] = [1]),
      'features[0].tags[0]: A text is needed here.',
    ],
    [
      'two corners',
      (_, [w]) =>
        w &&
        (w['outline'] = [
          [0, 0],
          [1, 1],
        ]),
      'features[0].outline: At least 3 are needed.',
    ],
    [
      'a point of three',
      (_, [w]) => w && (w['outline'] = [[0, 0, 0]]),
      'features[0].outline[0]: A point is needed here: a list of x and y.',
    ],
    [
      'a corner off the table',
      (_, [w]) =>
        w &&
        (w['outline'] = [
          [0, 0],
          [80_000, 0],
          [0, 9],
        ]),
      'features[0].outline: The point (80, 0) is off the table.',
    ],
    [
      'a corner twice',
      (_, [w]) =>
        w &&
        (w['outline'] = [
          [0, 0],
          [9, 0],
          [9, 0],
          [0, 9],
        ]),
      'features[0].outline: The point (0.009, 0) follows itself.',
    ],
    [
      'a crossing of edges',
      (_, [w]) =>
        w &&
        (w['outline'] = [
          [0, 0],
          [4000, 4000],
          [4000, 0],
          [0, 4500],
        ]),
      'features[0].outline: The edge from (0, 0) to (4, 4) meets the edge from (4, 0) to (0, 4.5).',
    ],
    [
      'an odd width',
      (_, [, r]) => r && (r['width'] = 3),
      'features[1].width: An even number is needed here, so that halves are whole.',
    ],
    [
      'no width to speak of',
      (_, [, r]) => r && (r['width'] = 0),
      'features[1].width: It must be at least 2.',
    ],
    [
      'a level in the sky',
      (_, [w]) => w && (w['level'] = 99),
      'features[0].level: It must be at most 20.',
    ],
    [
      'a contour outside',
      (_, [, , h]) => h && (h['contours'] = (h['contours'] as unknown[]).toReversed()),
      'features[2].contours[1]: The contour leaves the one below it.',
    ],
    [
      'no contour',
      (_, [, , h]) => h && (h['contours'] = []),
      'features[2].contours: At least 1 are needed.',
    ],
    [
      'a crest outside',
      (_, [, , h]) =>
        h &&
        (h['crest'] = [
          [11_000, 5000],
          [25_000, 5000],
        ]),
      'features[2].crest: The crest leaves the hill.',
    ],
    [
      'a crest of one point',
      (_, [, , h]) => h && (h['crest'] = [[11_000, 5000]]),
      'features[2].crest: At least 2 are needed.',
    ],
    [
      'a bridge on dry land',
      (_, [, r]) => (bridge(r)['to'] = [10_000, 19_400]),
      'features[1].crossings[0]: The crossing does not lie over its river.',
    ],
    [
      'half a bridge',
      (_, [, r]) => (bridge(r)['to'] = [10_000, 20_000]),
      'features[1].crossings[0]: The crossing ends in the water.',
    ],
    [
      'a bridge over a road',
      (_, [, r]) => r && (r['kind'] = 'road'),
      'features[1].crossings: Only rivers and streams have crossings.',
    ],
    [
      'too many corners',
      (_, [w]) => w && (w['outline'] = Array.from({ length: 201 }, () => [0, 0])),
      'features[0].outline: No more than 200 are allowed.',
    ],
  ]

  const bridge = (river: Loose = {}): Loose => (river['crossings'] as Loose[])[0] as Loose

  test.each(cases)('with %s is refused at its place', (_, change, sentence) => {
    expect(refusal(changed(change))).toContain(sentence)
  })

  test('that is no JSON, or no object, is refused with a sentence', () => {
    expect(terrainOfText('{')).toMatchObject({ ok: false, place: '', why: 'This is no JSON.' })
    for (const value of [null, 1, 'a', [], [[]], undefined])
      expect(refusal(value)).toContain('no terrain file')
    for (const value of [null, 1, 'a', [], {}]) {
      const file = changed((f) => (f['features'] = [value]))
      expect(refusal(file)).toMatch(/^features\[0\]: (An object is needed here|'id' is missing)\.$/)
    }
  })

  test('is refused in Italian, too', () => {
    const read = terrainOf(changed((f) => delete f['height']))
    expect(!read.ok && sayFlaw('it', read.flaw)).toBe("Manca 'height'.")
  })
})
