import { isObject, type Json, type JsonObject } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import { builderIn } from '../../adapters/vf/builder.ts'
import { vfAdapter } from '../../adapters/vf/index.ts'

const positionOf = (name: string): Json =>
  vf2.scenarios.find((one) => one.name === name)?.position ?? null

const builder = builderIn('vf2')
const setPiece = positionOf('set-piece')
const { red, blue } = builder.armiesOf(setPiece) as { readonly red: Json; readonly blue: Json }

const rowsOf = (army: Json, language: 'en' | 'it' = 'en') =>
  builder.groups(army, language).flatMap(({ rows }) => rows)
const names = (army: Json) => rowsOf(army).map(({ name }) => name)
const pointsIn = (army: Json): number => Number(/^\d+/.exec(builder.total(army, red, 'en') ?? ''))
const clausesOf = (army: Json) => builder.faults(army).map(({ clause }) => clause)

describe('the army builder of Valour & Fortitude', () => {
  it('vf2:A1.0 has lawful armies, those of the scenarios among them', () => {
    expect(builder.armies).toHaveLength(14)
    for (const { army } of builder.armies) {
      expect(builder.faults(army)).toEqual([])
      expect(
        vf2.setUp({ position: builder.withArmy(setPiece, 'blue', army), options: {} }).ok,
      ).toBe(true)
    }
    expect(builder.armies.map(({ army }) => army)).toContainEqual(red)
    expect(pointsIn(red)).toBe(198)
  })

  it('vf2:1.4 shows brigades with their units, in both languages', () => {
    const groups = builder.groups(red, 'en')
    expect(groups.map(({ name }) => name)).toEqual(["Colborne's Brigade", "Hoghton's Brigade"])
    expect(builder.groups(red, 'it')[0]?.name).toBe('Brigata di Colborne')
    const [first] = rowsOf(red)
    expect(first?.summary).toBe(
      'Line Infantry, musket 12": fire 3, melee 4, tenacity 4. 24 points.',
    )
    expect(rowsOf(red, 'it')[0]?.summary).toBe(
      'Fanteria di linea, moschetto 12": fuoco 3, mischia 4, tenacia 4. 24 punti.',
    )
    for (const army of [red, blue])
      for (const [i, row] of rowsOf(army).entries())
        expect(rowsOf(army, 'it')[i]?.toggles.map(({ key }) => key)).toEqual(
          row.toggles.map(({ key }) => key),
        )
  })

  it('vf2:options.elite raises a value and its price, and takes it back', () => {
    const elite = builder.toggled(red, 0, 'melee')
    expect(rowsOf(elite)[0]?.summary).toContain('melee 5')
    expect(pointsIn(elite)).toBe(200)
    expect(builder.toggled(elite, 0, 'melee')).toEqual(red)
  })

  it('vf2:options.understrength halves the figures and lowers values and price', () => {
    const weak = builder.toggled(red, 0, 'understrength')
    expect(rowsOf(weak)[0]?.counts[0]?.count).toBe(12)
    expect(rowsOf(weak)[0]?.summary).toContain('melee 3, tenacity 3. 19 points')
    expect(builder.faults(weak)).toEqual([])
    const guns = rowsOf(red).findIndex(({ name }) => name === "Cleeves' Battery")
    expect(rowsOf(red)[guns]?.toggles.map(({ key }) => key)).not.toContain('understrength')
    expect(rowsOf(red)[guns]?.counts).toEqual([])
  })

  it('vf3:O2.1 raises a unit as large, and not as understrength at once', () => {
    const large = builder.toggled(red, 0, 'large')
    expect(rowsOf(large)[0]?.counts[0]?.count).toBe(48)
    expect(rowsOf(large)[0]?.summary).toContain('melee 5, tenacity 5. 29 points')
    expect(builder.faults(large)).toEqual([])
    expect(builder.toggled(large, 0, 'large')).toEqual(red)
    const weak = builder.toggled(large, 0, 'understrength')
    expect(
      rowsOf(weak)[0]
        ?.toggles.filter(({ on }) => on)
        .map(({ key }) => key),
    ).toEqual(['understrength'])
    const guns = rowsOf(red).findIndex(({ name }) => name === "Cleeves' Battery")
    expect(rowsOf(red)[guns]?.toggles.map(({ key }) => key)).not.toContain('large')
    expect(rowsOf(large, 'it')[0]?.toggles.find(({ key }) => key === 'large')?.title).toBe('Grande')
  })

  it('vf3:O1.2 vf3:O2.1 vf3:O3.2 counts by what is agreed on for the battle', () => {
    const by = (options: JsonObject) => builder.agreed?.(options) ?? builder
    const pointsBy = (options: JsonObject): number =>
      Number(/^\d+/.exec(by(options).total(red, red, 'en') ?? ''))
    const batteries = rowsOf(red).filter(({ counts }) => counts.length === 0).length
    expect(pointsBy({})).toBe(198)
    expect(pointsBy({ batteries: 'large' })).toBe(198)
    expect(pointsBy({ batteries: 'effective' })).toBe(198 + 5 * batteries)

    const half = by({ units: 'half' })
    expect(half.groups(red, 'en')[0]?.rows[0]?.counts[0]?.count).toBe(12)
    expect(half.faults(half.counted(red, 0, 'figures', 7)).map(({ clause }) => clause)).toEqual([
      'vf3:O3.2',
    ])

    const all = by({ large: 'all' })
    const [first] = all.groups(red, 'en')[0]?.rows ?? []
    expect(first?.counts[0]?.count).toBe(48)
    expect(first?.summary).toContain('29 points')
    expect(first?.toggles.map(({ key }) => key)).not.toContain('large')
    const more = all.counted(red, 0, 'figures', 2)
    expect(all.groups(more, 'en')[0]?.rows[0]?.counts[0]?.count).toBe(50)
    expect(all.faults(more)).toEqual([])
    const position = builder.withArmy(setPiece, 'red', more)
    const begun = vf2.setUp({ position, options: { large: 'all' } })
    expect(begun.ok && begun.value.units[0]?.figures).toBe(50)
  })

  it('vf2:1.2 counts figures, and says when they are too many', () => {
    const more = builder.counted(red, 0, 'figures', 12)
    expect(builder.faults(more)).toEqual([])
    const tooMany = builder.counted(more, 0, 'figures', 1)
    expect(clausesOf(tooMany)).toEqual(['vf2:1.2'])
    for (const language of ['en', 'it'] as const) {
      const [fault] = builder.faults(tooMany)
      expect(fault && vfAdapter.words(language).refusal(fault)).toMatch(/36/)
    }
  })

  it('vf2:1.4 adds and removes units and brigades, each with a name of its own', () => {
    const kinds = builder.kinds(red, 'en')
    expect(kinds.map(({ id }) => id)).toContain('british hussars')
    let army = builder.added(red, 1, 'british hussars', 'en')
    army = builder.added(army, 1, 'british hussars', 'it')
    expect(names(army).slice(-2)).toEqual(['Hussars 1', 'Hussars 2'])
    expect(rowsOf(army, 'it').at(-1)?.name).toBe('Ussari 2')
    expect(builder.added(army, 1, 'french dragoons', 'en')).toEqual(army)

    army = builder.grouped?.(army, 'en') ?? null
    expect(builder.groups(army, 'en')).toHaveLength(3)
    expect(builder.faults(army)).toEqual([])
    const last = names(army).length - 1
    army = builder.removed(army, last)
    expect(clausesOf(army)).toEqual(['vf2:1.4'])
    army = builder.removed(army, last - 1)
    expect(builder.groups(army, 'en')).toHaveLength(2)
    expect(builder.faults(army)).toEqual([])

    const renamed = builder.renamed(army, 0, 'The Buffs')
    expect(names(renamed)[0]).toBe('The Buffs')
    expect(builder.renamed(renamed, 0, '  ')).toEqual(renamed)
  })

  it('vf2:A1.0 draws an army of the same sheet and size by lot', () => {
    const drawn = builder.drawn('any', blue)
    expect(drawn).toEqual(builder.drawn('any', blue))
    expect(drawn).not.toEqual(builder.drawn('another', blue))
    expect(isObject(drawn) && drawn['sheet']).toBe('french')
    expect(builder.faults(drawn)).toEqual([])
    expect(pointsIn(drawn)).toBeLessThanOrEqual(200)
    expect(pointsIn(drawn)).toBeGreaterThan(180)
    expect(builder.total(drawn, blue, 'it')).toMatch(/punti/)
  })

  it('vf2:2.1 leaves armies alone that stand on the table already', () => {
    expect(builder.armiesOf(positionOf('barrosa'))).toBeNull()
    expect(builder.armiesOf(positionOf('first-battle'))).toBeNull()
    const changed = builder.withArmy(setPiece, 'blue', red)
    expect(builder.armiesOf(changed)?.['blue']).toEqual(red)
    expect(vf2.setUp({ position: changed, options: {} }).ok).toBe(true)
  })
})
