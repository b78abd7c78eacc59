import type { Json, JsonObject } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { afv } from '../index.ts'

const regiment = { name: 'Foot', kind: 'pike and musket', stands: { pike: 2, musket: 4 } }
const horse = { name: 'Horse', kind: 'mounted', stands: { mounted: 4 } }
const dragoons = { name: 'Dragoons', kind: 'dragoons', stands: { dragoon: 3 } }
const battery = { name: 'Guns', kind: 'regular artillery', stands: { gun: 1 } }
const armies = { red: [regiment], blue: [regiment] }

const refusal = (position: object, options: JsonObject = {}): string => {
  const result = afv.setUp({ position: position as Json, options })
  if (result.ok) throw new Error('It was accepted.')
  return `${result.refusal.clause ?? 'no clause'}: ${result.refusal.message}`
}
const begun = (position: object, options: JsonObject = {}) => {
  const result = afv.setUp({ position: position as Json, options })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}
/** Red has these; blue has a regiment, out of the way. */
const withRed = (red: readonly object[], more: object = {}) => ({
  armies: { red, blue: [{ ...regiment, zone: 10 }] },
  commanders: { red: 2, blue: 12 },
  ...more,
})

describe('a position', () => {
  it.each<[string, Json, string]>([
    ['nothing', null, 'an object is needed here, not null.'],
    ['a list', [], 'an object is needed here, not a list.'],
    ['without armies', {}, `'armies' is missing.`],
    ['without one army', { armies: { red: [] } }, `armies: 'blue' is missing.`],
    ['an unknown part', { armies, weather: 'fog' }, `'weather' is not known here.`],
    [
      'an unknown part of a unit',
      { armies: { red: [{ ...regiment, morale: 3 }], blue: [] } },
      `armies.red[0]: 'morale' is not known here.`,
    ],
    [
      'a number for a name',
      { armies: { red: [{ ...regiment, name: 7 }], blue: [] } },
      'armies.red[0].name: a text is needed here, not 7.',
    ],
    [
      'an unknown kind of unit',
      { armies: { red: [], blue: [{ ...regiment, kind: 'elephants' }] } },
      'armies.blue[0].kind: one of "pike and musket", "foot", "heavy mounted", "mounted", "dragoons", "galloper guns", "regular artillery", "heavy artillery" is needed here, not "elephants".',
    ],
    [
      'an unknown kind of stand',
      { armies: { red: [{ ...regiment, stands: { tank: 1 } }], blue: [] } },
      `armies.red[0].stands: 'tank' is not known here.`,
    ],
    [
      'half a stand',
      { armies: { red: [{ ...regiment, stands: { pike: 1.5 } }], blue: [] } },
      'armies.red[0].stands.pike: a whole number is needed here, not 1.5.',
    ],
    [
      'a facing between the edges',
      { armies: { red: [{ ...regiment, facing: 4 }], blue: [] } },
      'armies.red[0].facing',
    ],
    [
      'a formation four wide',
      { armies: { red: [{ ...regiment, formation: { kind: 'attack', files: 4 } }], blue: [] } },
      'armies.red[0].formation.files: 3 or less is needed here, not 4.',
    ],
    [
      'too many hits',
      { armies: { red: [{ ...regiment, hits: 100 }], blue: [] } },
      'armies.red[0].hits: 99 or less is needed here, not 100.',
    ],
    [
      'too many units',
      { armies: { red: Array.from({ length: 61 }, () => regiment), blue: [] } },
      'armies.red: the list is too long.',
    ],
    ['no columns', { armies, table: { columns: 0 } }, 'table.columns: 1 or more is needed here'],
    ['many columns', { armies, table: { columns: 16 } }, 'table.columns: 15 or less is needed'],
    ['a fourth row', { armies, table: { rows: 4 } }, `table: 'rows' is not known here.`],
    ['an unknown phase', { armies, phase: 'tea' }, 'phase: one of "quality", "deployment"'],
    ['half of a battle of shots', { armies, phase: 'shots' }, 'phase: one of'],
    ['turn 0', { armies, turn: 0 }, 'turn: 1 or more is needed here, not 0.'],
    ['a hundred turns', { armies, turns: 100 }, 'turns: 99 or less is needed here, not 100.'],
  ])('of the wrong form is refused with the place: %s', (_, position, message) => {
    const result = afv.setUp({ position, options: {} })
    expect(result).toMatchObject({ ok: false, refusal: { clause: null, code: 'shape' } })
    expect(result.ok ? '' : result.refusal.message).toContain(message)
  })

  it('afv:army.pike-and-musket and the other rules of armies hold at the start', () => {
    const clubmen = { name: 'Clubmen', kind: 'foot', stands: { light: 3 } }
    expect(refusal({ armies: { red: [regiment], blue: [regiment, clubmen] } })).toBe(
      'afv:army.pike-and-musket: armies.blue: An army has more Pike and Musket units than Foot units; this has 1 and 1.',
    )
    expect(refusal({ armies: { red: [], blue: [regiment] } })).toBe(
      'afv:army.pike-and-musket: armies.red: An army has units.',
    )
  })

  it('afv:army.mounted refuses wrong stands and too many of them in the midst of a battle, too', () => {
    const late = (stands: object) =>
      refusal(withRed([{ ...horse, zone: 2, stands }], { phase: 'fire' }))
    expect(late({ heavy: 2 })).toBe('afv:army.mounted: Horse has stands that no Mounted unit has.')
    expect(late({ mounted: 7 })).toBe(
      'afv:army.mounted: Horse: a Mounted unit has at most 6 stands, not 7.',
    )
    expect(begun(withRed([{ ...horse, zone: 2, stands: { mounted: 1 } }], { turn: 3 })).turn).toBe(
      3,
    )
  })

  it('afv:army.dragoons are the only ones that dismount', () => {
    expect(refusal(withRed([{ ...horse, zone: 2, dismounted: true }]))).toBe(
      'afv:army.dragoons: Horse: only dragoons dismount.',
    )
    expect(begun(withRed([{ ...dragoons, zone: 2, dismounted: true }])).units[0]).toMatchObject({
      dismounted: true,
    })
  })

  it('afv:formation.attack, afv:formation.defensive and afv:formation.open-order are judged', () => {
    const formed = (unit: object, kind: string, files: number) =>
      refusal(withRed([{ ...unit, zone: 2, formation: { kind, files } }]))
    expect(formed({ ...horse, stands: { mounted: 2 } }, 'attack', 3)).toBe(
      'afv:formation.attack: Horse: 2 stands do not stand 3 wide.',
    )
    expect(formed(horse, 'defensive', 2)).toBe(
      'afv:formation.defensive: Horse: Only foot form a defensive formation.',
    )
    expect(formed(regiment, 'open order', 3)).toBe(
      'afv:formation.open-order: Foot: Units of three stands or more are not in open order.',
    )
  })

  it('needs a name for every unit', () => {
    expect(refusal(withRed([{ ...regiment, name: '', zone: 2 }]))).toContain('needs a name')
  })
})

describe('where units stand', () => {
  it('afv:table.zones refuses a zone that is not there', () => {
    expect(refusal(withRed([{ ...regiment, zone: 15 }]))).toBe(
      'afv:table.zones: Foot: zone 15 is not on the table.',
    )
    expect(refusal(withRed([{ ...regiment, zone: 1000 }]))).toBe(
      'afv:table.zones: Foot is in a reserve zone that does not exist.',
    )
    for (const zone of [14, 1001, 1002, 1003])
      expect(begun(withRed([{ ...regiment, zone }])).units[0]).toMatchObject({ zone })
  })

  it('afv:table.limit refuses a fifth unit in a zone, of the table or of the reserve', () => {
    for (const zone of [2, 1002]) {
      const many = (n: number) => withRed(Array.from({ length: n }, () => ({ ...regiment, zone })))
      expect(begun(many(4)).units).toHaveLength(5)
      expect(refusal(many(5))).toBe(
        'afv:table.limit: The red side has 5 units in one zone; 4 is the limit.',
      )
      expect(begun(many(5), { limit: 5 }).options.limit).toBe(5)
      expect(refusal(many(4), { limit: 3 })).toContain('3 is the limit')
    }
  })

  it('afv:table.limit refuses armies for which there is no room to deploy', () => {
    const many = (n: number, table: object) => ({
      armies: { red: [regiment], blue: Array.from({ length: n }, () => regiment) },
      table,
    })
    const bare = { columns: 3, reserves: [] }
    expect(begun(many(12, bare)).phase).toBe('deployment')
    expect(refusal(many(13, bare))).toBe(
      'afv:table.limit: armies.blue: There is room for 12 units to deploy, not for 13.',
    )
    expect(begun(many(32, {})).phase).toBe('deployment')
    expect(refusal(many(33, {}))).toContain('room for 32 units')
    // A wood in a set-up zone bars guns and horse, so nothing beside the set-up zones is certain.
    expect(refusal(many(21, { terrain: { 12: ['woods'] } }))).toContain('room for 20 units')
    expect(refusal(many(29, { terrain: { 12: ['bog'] } }))).toContain('room for 28 units')
    expect(refusal(many(33, { terrain: { 12: ['hills', 'village'] } }))).toContain('room for 32')
  })

  it('afv:table.limit units that have their place, or are gone, wait for none', () => {
    const thirteen = (...first: readonly object[]) => ({
      armies: {
        red: [regiment],
        blue: [...first, ...Array.from({ length: 13 - first.length }, () => regiment)],
      },
      table: { columns: 3, reserves: [] },
    })
    const there = { ...regiment, zone: 7 }
    const gone = { ...regiment, gone: true }
    expect(refusal(thirteen(there))).toContain('room for 11 units to deploy, not for 12')
    expect(refusal(thirteen(there, there))).toContain('room for 10 units to deploy, not for 11')
    // In the middle it takes no room from those who wait.
    expect(begun(thirteen({ ...regiment, zone: 4 })).phase).toBe('deployment')
    expect(begun(thirteen(gone)).phase).toBe('deployment')
  })

  it('afv:table.facing is towards the enemy unless another edge is given', () => {
    const { units } = begun(
      withRed([
        { ...regiment, zone: 2 },
        { ...regiment, zone: 2, facing: 3 },
      ]),
    )
    expect(units.map(({ facing }) => facing)).toEqual([0, 3, 2])
  })

  it('afv:table.setup needs a zone for everyone once the deployment is over', () => {
    expect(refusal(withRed([regiment], { phase: 'fire' }))).toBe(
      'afv:table.setup: Foot has no zone, and it is too late to deploy.',
    )
    expect(begun(withRed([{ ...regiment, gone: true }], { phase: 'fire' })).units[0]).toMatchObject(
      {
        gone: 'routed',
        zone: null,
      },
    )
  })

  it('afv:army.commander starts in his zone, or is placed after the units', () => {
    const placed = [{ ...regiment, zone: 2 }]
    expect(begun(withRed(placed)).phase).toBe('initiative')
    expect(begun({ armies: { red: placed, blue: placed } }).phase).toBe('deployment')
    expect(refusal(withRed(placed, { commanders: { red: 15, blue: 12 } }))).toBe(
      'afv:army.commander: The red commander is not on the table.',
    )
    expect(refusal(withRed(placed, { commanders: { red: 2, blue: 1002 } }))).toContain('blue')
    const walled = { columns: 1, terrain: { 2: ['woods'] } }
    expect(refusal({ armies, table: walled })).toBe(
      'afv:army.commander: There is no set-up zone where the blue commander could start.',
    )
    expect(begun(withRed(placed, { commanders: { red: null, blue: 12 } })).commanders.red).toEqual({
      zone: null,
      lost: true,
    })
  })
})

describe('the ground', () => {
  const ground = (terrain: object, unit: object = { ...regiment, zone: 2 }, more: object = {}) =>
    withRed([unit], { table: { terrain }, ...more })

  it.each([
    ['afv:terrain.woods', 'woods'],
    ['afv:terrain.village', 'village'],
    ['afv:terrain.bog', 'bog'],
  ])(
    'afv:terrain.woods, afv:terrain.village and afv:terrain.bog lie in one zone at most: %s',
    (clause, kind) => {
      expect(refusal(ground({ 6: [kind], 8: [kind] }))).toBe(
        `${clause}: There is at most 1 zone with ${kind} on a table.`,
      )
      expect(begun(ground({ 6: [kind] })).table.terrain).toEqual({ 6: [kind] })
    },
  )

  it('afv:terrain.hills and afv:terrain.rough may be in many', () => {
    expect(begun(ground({ 5: ['hills', 'rough'], 6: ['hills', 'rough'] })).phase).toBe('initiative')
  })

  it('afv:table.zones has no terrain beside the table', () => {
    for (const zone of ['15', '-1', '01', '1.5', 'hill'])
      expect(refusal(ground({ [zone]: ['hills'] }))).toBe(
        `afv:table.zones: There is no zone ${zone} to put terrain into.`,
      )
  })

  it('afv:terrain.general counts a kind of terrain once in a zone', () => {
    expect(refusal(ground({ 6: ['hills', 'hills'] }))).toBe(
      'afv:terrain.general: Zone 6 has the same terrain twice.',
    )
  })

  it('afv:terrain.general keeps units out of ground that is closed to them', () => {
    const there = { zone: 6 }
    expect(refusal(ground({ 6: ['bog'] }, { ...regiment, ...there }))).toContain('afv:terrain.bog')
    expect(refusal(ground({ 6: ['rough'] }, { ...battery, ...there }, { turn: 2 }))).toContain(
      'afv:terrain.rough: Guns:',
    )
    expect(refusal(ground({ 6: ['impassable rough'] }, { ...horse, ...there }))).toContain(
      'afv:terrain.rough',
    )
    expect(refusal(ground({ 6: ['woods'] }, { ...battery, ...there }, { turn: 2 }))).toBe(
      'afv:terrain.woods: Guns: Artillery cannot enter woods.',
    )
  })

  it('afv:terrain.woods admits mounted in open order; within they may have closed up since', () => {
    const wood = { 6: ['woods'] }
    expect(refusal(ground(wood, { ...horse, zone: 6 }))).toBe(
      'afv:terrain.woods: Horse: Mounted enter woods in open order only.',
    )
    const open = { ...dragoons, zone: 6, formation: { kind: 'open order', files: 3 } }
    expect(begun(ground(wood, open)).units[0]).toMatchObject({ zone: 6 })
    expect(begun(ground(wood, { ...horse, zone: 6 }, { turn: 2 })).turn).toBe(2)
    expect(refusal(ground(wood, undefined, { commanders: { red: 6, blue: 12 } }))).toBe(
      'afv:terrain.woods: The red commander cannot be in woods.',
    )
  })

  it('afv:terrain.escarpment lies on an edge between two zones, three to a zone at most', () => {
    const scarped = (...escarpments: number[][]) =>
      withRed([{ ...regiment, zone: 2 }], { table: { escarpments } })
    for (const [a = 0, b = 0] of [
      [6, 12],
      [6, 6],
      [4, 5],
      [14, 15],
      [0, 10],
    ])
      expect(refusal(scarped([a, b]))).toBe(
        `afv:terrain.escarpment: Zones ${a} and ${b} have no edge for an escarpment.`,
      )
    expect(begun(scarped([7, 6], [7, 8], [2, 7])).table.escarpments).toHaveLength(3)
    expect(refusal(scarped([7, 6], [7, 8], [2, 7], [7, 12]))).toBe(
      'afv:terrain.escarpment: Zone 7 has more than three edges with escarpments.',
    )
  })
})

describe('what players may agree on', () => {
  it('afv:variants has as many columns and reserve zones as they like', () => {
    const table = (given: object) => begun({ armies, table: given }).table
    expect(table({})).toEqual({ columns: 5, reserves: [1, 2, 3], terrain: {}, escarpments: [] })
    expect(table({ columns: 7 }).reserves).toEqual([2, 3, 4])
    expect(table({ columns: 2 }).reserves).toEqual([0, 1])
    expect(table({ columns: 1 }).reserves).toEqual([0])
    expect(table({ reserves: [] }).reserves).toEqual([])
    expect(table({ reserves: [0, 4] }).reserves).toEqual([0, 4])
  })

  it('afv:variants has one reserve zone behind a column, and none behind no column', () => {
    expect(refusal({ armies, table: { reserves: [5] } })).toBe(
      'afv:variants: There is no column 5 for a reserve zone.',
    )
    expect(refusal({ armies, table: { reserves: [1, 1] } })).toBe(
      'afv:variants: A column has one reserve zone behind it at most.',
    )
  })

  it('afv:variants refuses options that there are not', () => {
    expect(refusal({ armies }, { weather: 'fog' })).toBe(
      `afv:variants: There is no option 'weather'.`,
    )
    expect(refusal({ armies }, { limit: 1 })).toBe(
      'afv:variants: options.limit: one of 4, 3, 5, 6 is needed here.',
    )
    expect(begun({ armies }).options).toEqual({
      declarations: 'secret',
      quality: 'as given',
      limit: 4,
    })
  })
})
