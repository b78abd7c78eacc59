// The options of the 3rd edition, which both editions can be played with.

import { describe, expect, it } from 'vitest'
import { moveDistance } from '../../actions/distance.ts'
import { fieldFor } from '../../actions/field.ts'
import { refuseOrder } from '../../actions/judge.ts'
import { faultsOfArmy, figuresFor } from '../../armies/check.ts'
import { readyArmies } from '../../armies/ready.ts'
import { rangeOf } from '../../attacks/shooting.ts'
import { unitOf } from '../../battle.ts'
import { caseFrom, caseOf } from '../../certificate.ts'
import { inchesOf, measuresOf, numbersOf, scaledTo } from '../../editions/book.ts'
import { halved } from '../../editions/options/small-units.ts'
import { vf2, vf3 } from '../../index.ts'
import { numbersFor } from '../../numbers.ts'
import { sheet } from '../../reference/index.ts'
import { profileOf } from '../../sheets/index.ts'
import { vfWords } from '../../words.ts'
import { battleOf, COLUMN, foot, guns, ligne, poseAt, type Drawn } from '../drawn-up.ts'
import { assault, move } from '../orders.ts'
import { both } from './both.ts'

const apart: Drawn = { red: [foot(20, 40)], blue: [ligne(20, 10)] }

describe('shorter distances', () => {
  it('vf3:lang are written with a comma in Italian: on the sheet, in sentences and refusals', () => {
    const half = JSON.stringify(sheet('it', 'vf3', { distances: 'half' }))
    expect(half).toMatch(/\d,\d+\\"/)
    expect(half).not.toMatch(/\d\.\d+\\"/)
    expect(JSON.stringify(sheet('en', 'vf3', { distances: 'half' }))).toMatch(/\d\.\d+\\"/)
    const battle = battleOf({ red: [foot(20, 30)], blue: [ligne(20, 22)] }, { distances: 'half' })
    const refusal = refuseOrder(battle, assault(0, poseAt(20, 21.99)))
    expect(refusal).toMatchObject({ code: 'assault-too-far', data: { distance: 4 } })
    const said = vfWords.it.refusal({ ...refusal!, data: { ...refusal!.data, distance: 4.5 } })
    expect(said).toContain('muove al massimo di 4,5"')
  })

  const measured = (distances: string) =>
    both(() => {
      const battle = battleOf(apart, { distances })
      const { away, double } = numbersOf(battle.options)
      const [red] = battle.units
      return [moveDistance(battle, red!).value, rangeOf(battle, red!, false), away, double]
    })

  it('vf3:O3.1.thirds all distances are two thirds, what is left over dropped', () => {
    const thirds = [5.333, 8000, 2000, 12_000]
    expect(measured('two thirds')).toEqual([thirds, thirds])
  })

  it('vf3:O3.1.half all distances are half', () => {
    const half = [4, 6000, 1500, 9000]
    expect(measured('half')).toEqual([half, half])
  })

  it('vf3:O3.1.centimetres inches are read as centimetres', () => {
    const centimetres = [3.149, 4724, 1181, 7086]
    expect(measured('centimetres')).toEqual([centimetres, centimetres])
  })

  it('vf3:O3.1 what is said in inches is what is measured in thousandths', () => {
    const inches = both(() => {
      const { options } = battleOf(apart, { distances: 'half' })
      const { away, double } = inchesOf(options)
      return [away, double]
    })
    expect(inches).toEqual([
      [1.5, 9],
      [1.5, 9],
    ])
  })

  it('vf3:O3.1 bases and the table stay as they are', () => {
    const [battle] = both(() => battleOf(apart, { distances: 'half' }))
    const [usual] = both(() => battleOf(apart))
    expect(battle.terrain).toEqual(usual.terrain)
    const body = (one: typeof battle) => fieldFor(one, unitOf(one, 0), 'move').others?.[0]?.unit
    expect(body(battle)).toEqual(body(usual))
  })

  it('vf3:O3.1 a battle that says that distances are as printed is like one that says nothing', () => {
    const usual = { distances: 'inches', units: 'full', batteries: 'usual', large: 'as listed' }
    expect(both(() => battleOf(apart, usual))).toEqual(both(() => battleOf(apart)))
    expect(both(() => Object.keys(battleOf(apart, usual).options))).toEqual(
      both(() => Object.keys(battleOf(apart).options)),
    )
  })

  it('vf3:O3.1 an inch of the book is so long on the table', () => {
    const long = (agreed: object) =>
      both(() => scaledTo(battleOf(apart, { ...agreed }).options))[1]?.toFixed(4)
    expect([
      long({}),
      long({ distances: 'half' }),
      long({ distances: 'two thirds' }),
      long({ distances: 'centimetres' }),
    ]).toEqual(['1.0000', '0.5000', '0.6667', '0.3937'])
  })

  it('what is measured by the same options is the same, whoever asks', () => {
    const [one, two] = both(() => battleOf(apart, { distances: 'half' }))
    const measures = measuresOf(one.options)
    expect(measuresOf(two.options)).not.toBe(measures)
    expect(measuresOf({ ...one.options })).toBe(measures)
    expect(measuresOf(one.options)).toBe(measures)
  })

  it('vf3:O3.1 refusals, the sheet and cases that are passed on follow', () => {
    const [battle] = both(() =>
      battleOf({ red: [foot(20, 28)], blue: [ligne(20, 24)] }, { distances: 'half' }),
    )
    const near = refuseOrder(battle, move(0, [poseAt(20, 25.2)]))
    expect([near?.code, near?.message]).toEqual([
      'way-near-enemy',
      'red 1 must stay at least 1.5" away from blue 1, and comes 0.3" too near.',
    ])
    expect(numbersFor(battle.options)).toMatchObject({ away: 1.5, move: { line: 4 } })
    const judged = caseFrom(caseOf(battle, { about: 'sight', unit: 0, target: 1 }))
    expect(judged.ok && judged.value.seen.options.distances).toBe('half')
  })

  it('vf3:O3.1 there is no other scale', () => {
    expect(() => battleOf(apart, { distances: 'a quarter' })).toThrow('distances')
  })
})

describe('smaller units', () => {
  const line = profileOf({ profile: 'british line infantry' })

  it('vf3:O3.2 the fewest and the most figures are halved', () => {
    expect(figuresFor(line)).toEqual([24, 36])
    expect(figuresFor(line, {}, { units: 'half' })).toEqual([12, 18])
    expect(figuresFor(line, { understrength: true }, { units: 'half' })).toEqual([6, 9])
  })

  it('vf3:O3.2 half of an odd number is rounded down', () => {
    expect([halved([9, 15], 3), halved([5, 5], 3)]).toEqual([
      [4, 7],
      [3, 3],
    ])
  })

  it('vf3:O3.2 never to fewer than three, and a gun stays one', () => {
    for (const name of ['british rifle detachment', 'british light infantry detachment'])
      expect(
        figuresFor(profileOf({ profile: name }), {}, { units: 'half' })[0],
      ).toBeGreaterThanOrEqual(3)
    const gun = profileOf({ profile: 'british field artillery' })
    expect(figuresFor(gun, {}, { units: 'half' })).toEqual(gun.figures)
  })

  it('vf3:O3.2 a unit has the fewest where nothing is said, and refuses what is neither', () => {
    const raised = (more: object) => () =>
      battleOf({ red: [foot(20, 40, more)], blue: [ligne(20, 10)] }, { units: 'half' }).units[0]
        ?.figures
    expect(both(raised({}))).toEqual([12, 12])
    expect(both(raised({ figures: 18 }))).toEqual([18, 18])
    expect(() => both(raised({ figures: 11 }))).toThrow('12')
  })

  it('vf3:O3.2 a position that was drawn up for full units has half of each', () => {
    const red = [foot(20, 40, { figures: 24, formation: COLUMN(6) }), guns(40, 40)]
    const [battle] = both(() => battleOf({ red, blue: [ligne(20, 10)] }, { units: 'half' }))
    expect(battle.units[0]).toMatchObject({ figures: 12, formation: { files: 4 } })
    expect(battle.units[1]).toMatchObject({ figures: 1 })
  })

  it('vf3:O3.2 every scenario can be played so, with or without shorter distances', () => {
    for (const rulebook of [vf2, vf3])
      for (const { name, position } of rulebook.scenarios)
        for (const distances of ['inches', 'half']) {
          const begun = rulebook.setUp({ position, options: { units: 'half', distances } })
          expect(begun.ok ? null : begun.refusal.message, name).toBeNull()
        }
  })

  it('vf3:O3.2 lists of armies are judged by what was agreed on', () => {
    const [army] = readyArmies
    expect(faultsOfArmy(army!)).toEqual([])
    const small = {
      ...army!,
      brigades: army!.brigades.map((brigade) => ({
        ...brigade,
        units: brigade.units.map(({ figures: _figures, ...unit }) => unit),
      })),
    }
    expect(faultsOfArmy(small, undefined, { units: 'half' })).toEqual([])
  })
})
