import { describe, expect, it } from 'vitest'
import { boxOf, cornersOf, isWithin, overlaps, type Box } from '../geometry.ts'
import { placeNames, roomsAway, roomsBeside, type PlacedName, type Taken } from '../names/place.ts'
import { areaName } from '../names/area.ts'
import { nameScene } from '../names/scene.ts'
import { settingsOf, type Lengths } from '../names/settings.ts'
import { aBody, anArea, aScene } from './scenes.ts'

/** Letters half as wide as they are high. */
const half = (text: string): number => text.length * 0.5
const LENGTHS: Lengths = { upright: half, italic: half }
const TABLE: Box = { left: -500, right: 500, top: -500, bottom: 500 }

const taken = (id: string, box: Box): Taken => ({ id, ring: cornersOf(box) })

function nameOf(
  box: Box,
  name: string,
  others: readonly Box[] = [],
  home = TABLE,
): PlacedName | undefined {
  const ring = cornersOf(box)
  const settings = settingsOf(name, 12, half)
  function* rooms() {
    yield* roomsBeside([ring], settings, home)
    yield* roomsAway(ring, settings, home)
  }
  const all = [taken('a', box), ...others.map((other, i) => taken(String(i), other))]
  return placeNames([{ id: 'a', home, rooms }], all)[0]
}

const BODY = { left: 0, right: 40, top: 100, bottom: 120 }

describe('names of a row', () => {
  /** Units of 40 pixels each, 50 from one another; one has a name that is longer than that. */
  const row = Array.from({ length: 3 }, (_, i) =>
    aBody(`unit ${i}`, 2000 + i * 2500, 4000, { name: i === 1 ? 'Pickering’s foot' : '' }),
  )
  const named = (areas: Parameters<typeof aScene>[1] = []) =>
    nameScene(aScene(row, areas), 0.02, LENGTHS).bodies

  it('lie in the middle below whose they are, also where they are broader than he', () => {
    const [name] = named()
    expect(name?.line).toBeNull()
    expect(((name?.box.left ?? 0) + (name?.box.right ?? 0)) / 2).toBeCloseTo(90)
    expect((name?.box.right ?? 0) - (name?.box.left ?? 0)).toBeGreaterThan(60)
  })

  it('lie above a flag that stands out over whoever looks down', () => {
    const down = aBody('down', 4500, 5000, { pose: { x: 4500, y: 5000, facing: 32_768 } })
    const below = aBody('below', 4500, 5100, { name: '' })
    const [name] = nameScene(aScene([down, below]), 0.02, LENGTHS).bodies
    expect(name?.line).toBeNull()
    expect(name?.box.bottom).toBeLessThan(80)
  })

  it('are a few letters where there is room for no more', () => {
    const alone = aBody('leader', 4500, 4000, { arm: 'leader', name: 'Commander', letters: 'Cdr' })
    // A zone hardly broader than he is, so that a longer name would leave it.
    const zone = (wide: number) => ({
      ...anArea('narrow', 0),
      outline: [
        { x: 3200, y: 2500 },
        { x: 3200 + wide, y: 2500 },
        { x: 3200 + wide, y: 7000 },
        { x: 3200, y: 7000 },
      ],
    })
    const linesIn = (wide: number) =>
      nameScene(aScene([alone], [zone(wide)]), 0.02, LENGTHS).bodies[0]?.setting.lines
    expect(linesIn(8000)).toEqual(['Commander'])
    expect(linesIn(2600)).toEqual(['Cdr'])
  })

  it('are not there where the area is quiet', () => {
    expect(named([{ ...anArea('strip', 0), quiet: true }])).toEqual([])
    expect(named([anArea('strip', 0)]).length).toBeGreaterThan(0)
  })
})

describe('a name', () => {
  it('goes below its body, and above where that is taken', () => {
    expect(nameOf(BODY, 'A')?.box.top).toBeGreaterThan(120)
    const below = { left: -60, right: 100, top: 121, bottom: 160 }
    expect(nameOf(BODY, 'A', [below])?.box.bottom).toBeLessThan(100)
  })

  it('is broken over two lines rather than sent away', () => {
    const walls = [
      { left: -200, right: -5, top: 0, bottom: 300 },
      { left: 45, right: 200, top: 0, bottom: 300 },
    ]
    expect(nameOf(BODY, 'First Foot', walls)?.setting.lines).toEqual(['First', 'Foot'])
  })

  it('is led to by a line where there is no room beside the body', () => {
    const around = [
      { left: 5, right: 35, top: 121, bottom: 140 },
      { left: 5, right: 35, top: 80, bottom: 99 },
      { left: -30, right: -1, top: 105, bottom: 115 },
      { left: 41, right: 70, top: 105, bottom: 115 },
    ]
    const placed = nameOf(BODY, 'Alba', around)
    if (!placed?.line) throw new Error('It should have a line.')
    expect(around.some((box) => overlaps(box, placed.box))).toBe(false)
  })

  it('never leaves its home, and finds no room sooner than that', () => {
    const home = { left: -4, right: 60, top: 96, bottom: 124 }
    expect(nameOf(BODY, 'Alba', [], home)).toBeUndefined()
    const wider = { ...home, bottom: 140 }
    expect(isWithin(nameOf(BODY, 'Alba', [], wider)?.box ?? TABLE, wider)).toBe(true)
  })

  it('lies close to a body that stands aslant, where its box would not let it', () => {
    const aslant = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 90, y: 110 },
      { x: -10, y: 10 },
    ]
    const home = boxOf([
      { x: -200, y: -200 },
      { x: 300, y: 300 },
    ])
    const corner = { left: 55, right: 99, top: 2, bottom: 16 }
    const rooms = () => [{ setting: { lines: ['B'], wide: 44, high: 14 }, box: corner, line: null }]
    const placed = placeNames([{ id: 'b', home, rooms }], [{ id: 'a', ring: aslant }])
    expect(placed).toHaveLength(1)
  })

  it('may be on two lines where it has two words', () => {
    expect(settingsOf('Alba', 12, half)).toHaveLength(1)
    expect(settingsOf('2/1st Foot Guards', 12, half)[1]?.lines).toEqual(['2/1st Foot', 'Guards'])
  })
})

describe('the names of a scene', () => {
  it('keep within the zones of their bodies', () => {
    const areas = [anArea('left', 0), anArea('right', 12_000)]
    const scene = aScene([aBody('regiment of foot', 11_000, 6000)], areas)
    const [name] = nameScene(scene, 0.01, LENGTHS).bodies
    expect(name?.box.right).toBeLessThanOrEqual(120)
  })

  it('leave out the ground where a body stands on it', () => {
    const hill = {
      id: 'hill',
      kind: 'hill' as const,
      name: 'Hill',
      occupied: false,
      outline: cornersOf({ left: 2000, right: 8000, top: 2000, bottom: 8000 }),
    }
    const scale = 0.013
    const bare = { ...aScene([]), features: [hill] }
    expect(nameScene(bare, scale, LENGTHS).map).toHaveLength(1)
    const crowd = [2500, 4500, 6500].flatMap((x) =>
      [2200, 3400, 4600, 5800, 7000].map((y) => aBody(`${x} ${y}`, x, y, { name: '' })),
    )
    expect(nameScene({ ...bare, bodies: crowd }, scale, LENGTHS).map).toHaveLength(0)
  })

  it('are not told where the table is too small', () => {
    expect(nameScene(aScene([aBody('a', 5000, 5000)]), 0.005, LENGTHS).bodies).toEqual([])
  })
})

describe('the name of a zone', () => {
  const zone = { ...anArea('far', 0), name: 'Far Left, blue rear', short: 'Far L' }

  it('is short where its line is too long, and is broken where it has no short form', () => {
    expect(areaName(zone, 0.013, LENGTHS)?.lines).toEqual(['Far Left, blue rear'])
    expect(areaName(zone, 0.0095, LENGTHS)?.lines).toEqual(['Far L'])
    const { short: _, ...whole } = zone
    expect(areaName(whole, 0.0095, LENGTHS)?.lines).toEqual(['Far Left,', 'blue rear'])
    expect(areaName(zone, 0.006, LENGTHS)?.lines).toEqual(['Far L'])
  })

  it('is left out where not even that has room', () => {
    expect(areaName({ ...zone, short: 'The far left' }, 0.004, LENGTHS)).toBeNull()
  })
})

it('of those who are gone no name lies over another’s, and none lies over their crosses', () => {
  const scene = aScene([aBody('a', 10_000, 4_000), aBody('b', 10_000, 8_000)])
  const gone = [
    { id: 'c', name: 'Browne’s', at: { x: 10_000, y: 6_500 } },
    { id: 'd', name: 'Barnard’s', at: { x: 10_400, y: 6_700 } },
  ]
  const { bodies, gone: named } = nameScene(scene, 0.0127, LENGTHS, undefined, gone)
  expect(named.map(({ id }) => id)).toEqual(['c', 'd'])
  const boxes = [...bodies, ...named].map(({ box }) => box)
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) expect(overlaps(one, other)).toBe(false)
})

it('no name lies nearer to somebody else than to whom it names, unless a line leads there', () => {
  const rows = [3_000, 5_200, 7_400].flatMap((y) =>
    [6_000, 10_000, 14_000].map((x) => aBody(`at ${x} ${y}`, x, y)),
  )
  const { bodies } = nameScene(aScene(rows), 0.0127, LENGTHS)
  expect(bodies).toHaveLength(rows.length)
  const at = new Map(rows.map(({ id, pose }) => [id, { x: pose.x, y: pose.y + 500 }]))
  for (const { id, box, line } of bodies) {
    if (line !== null) continue
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    const far = [...at].map(([of, { x, y }]) => ({
      of,
      by: Math.hypot(x * 0.0127 - middle.x, y * 0.0127 - middle.y),
    }))
    expect(far.toSorted((a, b) => a.by - b.by)[0]?.of).toBe(id)
  }
})
