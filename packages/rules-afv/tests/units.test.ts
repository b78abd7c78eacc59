import { describe, expect, it } from 'vitest'
import { formationsOf, refuseFormation, standsOnFace, usualFormation } from '../units/formations.ts'
import { isArtillery, isFoot, isMounted, KINDS, type Kind } from '../units/kinds.ts'
import type { GivenUnit } from '../position.ts'
import {
  attack,
  defensive,
  dragoons,
  foot,
  guns,
  heavies,
  horse,
  onFoot,
  open,
  pair,
  pikes,
  standing,
} from './drawn-up.ts'

describe('A Fine Victory!: kinds of units', () => {
  it.each([
    ['afv:army.pike-and-musket', 'pike and musket', ['pike', 'musket'], 2, 9],
    ['afv:army.foot', 'foot', ['light', 'hand'], 2, 6],
    ['afv:army.heavy-mounted', 'heavy mounted', ['heavy'], 2, 4],
    ['afv:army.mounted', 'mounted', ['mounted'], 2, 6],
    ['afv:army.dragoons', 'dragoons', ['dragoon'], 2, 6],
    ['afv:army.artillery', 'galloper guns', ['gun'], 1, 1],
    ['afv:army.artillery', 'regular artillery', ['gun'], 1, 1],
    ['afv:army.artillery', 'heavy artillery', ['gun'], 1, 1],
  ] as const)('%s %s: stands of %s, %i to %i of them', (clause, kind, made, least, most) => {
    expect(KINDS[kind]).toMatchObject({ clause, made, least, most })
  })

  const classed = (kind: Kind, dismounted = false) => {
    const typed = { kind, dismounted }
    return { foot: isFoot(typed), mounted: isMounted(typed), artillery: isArtillery(typed) }
  }
  const [asFoot, asMounted, asArtillery] = ['foot', 'mounted', 'artillery'].map((one) => ({
    foot: one === 'foot',
    mounted: one === 'mounted',
    artillery: one === 'artillery',
  }))

  it.each([
    ['afv:army.pike-and-musket', 'pike and musket', asFoot],
    ['afv:army.foot', 'foot', asFoot],
    ['afv:army.heavy-mounted', 'heavy mounted', asMounted],
    ['afv:army.mounted', 'mounted', asMounted],
    ['afv:army.artillery', 'galloper guns', asArtillery],
    ['afv:army.artillery', 'regular artillery', asArtillery],
    ['afv:army.artillery', 'heavy artillery', asArtillery],
  ] as const)('%s %s are of one arm only', (_clause, kind, arm) => {
    expect(classed(kind)).toEqual(arm)
  })

  it('afv:army.dragoons Dragoons are mounted while mounted, and foot while dismounted', () => {
    expect([classed('dragoons'), classed('dragoons', true)]).toEqual([asMounted, asFoot])
  })
})

describe('A Fine Victory!: formations', () => {
  const unitFrom = (given: GivenUnit) => pair(given, foot(2, 2))[1]
  const wrong = (given: GivenUnit, formation: GivenUnit['formation']) =>
    refuseFormation(
      unitFrom({ ...given, formation: usualFormation(unitFrom(given)) }),
      formation as never,
    )?.clause ?? null

  it.each([
    [9, [3]],
    [7, [3]],
    [6, [2, 3]],
    [4, [2, 3]],
    [3, [1, 2, 3]],
    [2, [1, 2]],
  ])(
    'afv:formation.attack %i stands stand %s wide: three files and three ranks at most',
    (n, files) => {
      const formations = formationsOf(unitFrom(pikes(n, 0))).filter(({ kind }) => kind === 'attack')
      expect(formations.map((formation) => formation.files)).toEqual(files)
      const clause = 'afv:formation.attack'
      for (const other of [0, 1.5, 4])
        expect(wrong(pikes(n, 0), attack(other).formation)).toBe(clause)
    },
  )

  it('afv:formation.attack no file at all is too narrow, not too deep', () => {
    const six = unitFrom(pikes(2, 4))
    for (const [files, code] of [
      [-1, 'wide'],
      [0, 'wide'],
      [1, 'deep'],
      [1.5, 'wide'],
      [4, 'wide'],
    ] as const)
      expect(refuseFormation(six, { kind: 'attack', files }), `${files}`).toMatchObject({ code })
  })

  it('afv:formation.attack a single stand and artillery form none', () => {
    expect(wrong(guns('regular'), attack(1).formation)).toBe('afv:formation.open-order')
    expect(wrong(horse(1), attack(1).formation)).toBe('afv:formation.open-order')
  })

  it.each([
    ['Pike and Musket', pikes(2, 4), 3],
    ['Foot', foot(2, 2), 2],
    ['dismounted Dragoons', dragoons(4, onFoot), 2],
    ['two stands, one behind the other', pikes(2, 0), 1],
  ])('afv:formation.defensive foot form it: %s', (_who, given, files) => {
    expect(wrong(given, defensive(files).formation)).toBeNull()
  })

  it.each([
    ['Mounted', horse(4), 2],
    ['Heavy Mounted', heavies(4), 2],
    ['mounted Dragoons', dragoons(4), 2],
    ['a single rank', foot(2, 0), 2],
  ])('afv:formation.defensive not %s', (_who, given, files) => {
    expect(wrong(given, defensive(files).formation)).toBe('afv:formation.defensive')
  })

  it('afv:formation.defensive nor a single stand', () => {
    expect(wrong(foot(1, 0), defensive(1).formation)).not.toBeNull()
  })

  it.each([
    ['a single stand of any kind', heavies(1), 1],
    ['artillery', guns('galloper'), 1],
    ['two musket stands', pikes(0, 2), 2],
    ['two Foot stands', foot(1, 1), 2],
    ['two Mounted stands', horse(2), 2],
    ['Dragoons of any size', dragoons(6), 3],
    ['dismounted Dragoons of any size', dragoons(6, onFoot), 3],
    ['the last pike stand', pikes(1, 0), 1],
  ])('afv:formation.open-order may be taken by %s', (_who, given, files) => {
    expect(wrong(given, open(files).formation)).toBeNull()
  })

  it.each([
    ['three musket stands', pikes(0, 3), 3],
    ['two stands with a pike among them', pikes(1, 1), 2],
    ['three Foot stands', foot(3, 0), 3],
    ['two Heavy Mounted stands', heavies(2), 2],
    ['three Mounted stands', horse(3), 3],
  ])('afv:formation.open-order may not be taken by %s', (_who, given, files) => {
    expect(wrong(given, open(files).formation)).toBe('afv:formation.open-order')
  })

  it('afv:formation.open-order a single stand is always in it, the rest start in attack formation', () => {
    expect(unitFrom(guns('heavy')).formation).toEqual(open(1).formation)
    expect(unitFrom(foot(1, 0)).formation).toEqual(open(1).formation)
    expect(unitFrom(pikes(2, 4)).formation).toEqual(attack(3).formation)
  })

  it.each([
    [6, 3, { front: 3, rear: 3, left: 2, right: 2 }],
    [5, 3, { front: 3, rear: 2, left: 2, right: 2 }],
    [7, 3, { front: 3, rear: 1, left: 3, right: 3 }],
    [2, 1, { front: 1, rear: 1, left: 2, right: 2 }],
    [3, 3, { front: 3, rear: 3, left: 1, right: 1 }],
  ])('afv:formation.attack faces of %i stands, %i wide: %o', (stands, files, faces) => {
    for (const [face, count] of Object.entries(faces))
      expect(standsOnFace(stands, files, face)).toBe(count)
  })
})

describe('A Fine Victory!: zones', () => {
  const four = [foot(1, 1), foot(1, 1), horse(2), guns('regular')]

  it('afv:table.limit four units of a side stand in one zone, foot, mounted and guns alike; no more', () => {
    expect(() => standing({ red: four, blue: four })).not.toThrow()
    expect(() => standing({ red: [...four, guns('heavy')], blue: [] })).toThrow('5 units')
    const reserve = [...four, horse(2)].map((one) => ({ ...one, zone: 1002 }))
    expect(() => standing({ red: reserve, blue: [] })).toThrow('5 units')
  })

  it('afv:table.limit afv:army.commander the commander stands with four units and does not count', () => {
    const commanders = { red: 7, blue: 7 }
    expect(() => standing({ red: four, blue: four }, { commanders })).not.toThrow()
  })
})
