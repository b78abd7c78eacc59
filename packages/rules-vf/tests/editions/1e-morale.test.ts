import { describe, expect, it } from 'vitest'
import { brigadeOf, changeBrigade, unitOf, type Vf } from '../../battle.ts'
import { editionOf } from '../../editions/book.ts'
import { sufferLosses } from '../../morale/losses.ts'
import { rout } from '../../morale/rout.ts'
import { fortitude } from '../../phases/fortitude.ts'
import { battleOf, foot, ligne, steps, type Drawn } from '../drawn-up.ts'
import { hearing, running } from '../running.ts'
import { inBoth } from './pair.ts'

/** Red's brigade of so many, far from anybody. */
const row = (count: number, losses = 0, drawn: Partial<Drawn> = {}): Vf =>
  battleOf({
    red: Array.from({ length: count }, (_, i) => foot(6 + 11 * i, 40, { losses })),
    blue: [ligne(6, 4)],
    ...drawn,
  })

const setbacks = (battle: Vf): number | undefined => brigadeOf(battle, 0).setbacks

describe('Valour & Fortitude, 1st edition: setbacks', () => {
  it('vf1:shaken a unit that becomes shaken gives its brigade a setback', () => {
    const had = inBoth(() => {
      const battle = row(3, 3)
      running(battle, sufferLosses(battle, 0, 1, 'fire'))
      return setbacks(battle)
    })
    expect(had).toEqual([undefined, 1])
  })

  it('vf1:rout a rout gives another', () => {
    const had = inBoth(() => {
      const battle = row(3)
      rout(battle, 0, 'valour')
      return [setbacks(battle), battle.routs]
    })
    expect(had).toEqual([
      [undefined, [0]],
      [1, []],
    ])
  })

  it('vf1:shaken vf1:rout vf1:wavering a setback is told: why, how many, and that it wavers', () => {
    const [, told] = inBoth(() => {
      return hearing(row(4, 3), function* (battle) {
        changeBrigade(battle, 0, { setbacks: 1 })
        yield* sufferLosses(battle, 0, 1, 'fire')
        rout(battle, 1, 'valour')
        rout(battle, 2, 'valour')
      }).filter(({ name }) => name === 'setback')
    })
    expect(told).toMatchObject([
      { clauses: ['vf1:shaken'], data: { setbacks: 2, wavers: false } },
      { clauses: ['vf1:rout', 'vf1:wavering'], data: { setbacks: 3, wavers: true } },
      { clauses: ['vf1:rout'], data: { setbacks: 4, wavers: false } },
    ])
  })

  it('vf1:valour winners test as well, more easily', () => {
    const tested = inBoth(() => {
      const battle = row(3, 4)
      battle.winners = [0]
      const dice = battle.options.edition === 'vf1' ? [2] : []
      const { thrown } = running(battle, sufferLosses(battle, 0, 1, 'melee'), dice)
      const { modifier } = editionOf(battle).valourTest(battle, unitOf(battle, 0), 'melee')
      return [thrown.length, modifier.value, steps(modifier).at(-1), unitOf(battle, 0).status]
    })
    expect(tested).toEqual([
      [0, 0, 'vf2:9.2 0', 'ready'],
      [1, 2, 'vf1:valour 2', 'ready'],
    ])
  })

  it('vf1:valour only of the melee that they have won', () => {
    const modifiers = inBoth(() => {
      const battle = row(3, 4)
      battle.winners = [0]
      const { valourTest } = editionOf(battle)
      return (['fire', 'melee'] as const).map((kind) =>
        steps(valourTest(battle, unitOf(battle, 0), kind).modifier),
      )
    })
    expect(modifiers).toEqual([
      [['vf2:9.2 0', 'vf2:9.2 1'], ['vf2:9.2 0']],
      [
        ['vf2:9.2 0', 'vf2:9.2 1'],
        ['vf2:9.2 0', 'vf1:valour 2'],
      ],
    ])
  })

  it('vf1:wavering with three setbacks a brigade wavers, and nothing else befalls its units', () => {
    const [two, one] = inBoth(() => {
      const battle = row(4, 4)
      for (const id of [0, 1, 2]) rout(battle, id, 'valour')
      battle.phase = 'fortitude'
      const dice = battle.options.edition === 'vf1' ? [] : [1, 1, 1]
      running(battle, fortitude(battle), dice)
      return [setbacks(battle), unitOf(battle, 3).status, battle.defeats.red]
    })
    expect(two).toEqual([undefined, 'routed', 2])
    expect(one).toEqual([3, 'ready', 0])
  })

  it.each([
    [2, []],
    [3, ['vf1:fortitude 1']],
    [4, ['vf1:fortitude 1']],
    [5, ['vf1:fortitude 2']],
  ])('vf1:fortitude with %i units left', (count, expected) => {
    const [, one] = inBoth(() => {
      const battle = row(count)
      return steps(editionOf(battle).fortitudeTest(battle, brigadeOf(battle, 0)).modifier).slice(1)
    })
    expect(one).toEqual(expected)
  })

  /** Two setbacks before, and two more: one test. */
  const pressed = (
    dice: readonly number[],
    drawn: Partial<Drawn> = {},
    answers: readonly object[] = [],
  ) => {
    const battle = row(5, 0, drawn)
    changeBrigade(battle, 0, { setbacks: 2 })
    rout(battle, 0, 'valour')
    rout(battle, 1, 'valour')
    battle.phase = 'fortitude'
    running(battle, fortitude(battle), dice, answers as never)
    return battle
  }

  it('vf1:fortitude a die for each setback beyond the third, and failing ends the brigade', () => {
    const [two, one] = inBoth(() => {
      const battle = row(1).options.edition === 'vf1' ? pressed([2]) : pressed([2, 6])
      return [
        [2, 3, 4].map((id) => unitOf(battle, id).status),
        battle.defeats.red,
        brigadeOf(battle, 0).shattered,
      ]
    })
    expect(two).toEqual([['ready', 'ready', 'ready'], 1, false])
    expect(one).toEqual([['routed', 'routed', 'routed'], 1, true])
  })

  it('vf1:fortitude the test is told: what was thrown, and how many failed', () => {
    const [, told] = inBoth(() => {
      if (row(1).options.edition !== 'vf1') return null
      const battle = row(5)
      battle.routs = [0, 0, 0]
      battle.phase = 'fortitude'
      return hearing(battle, fortitude, [6, 1, 1])
    })
    expect(told?.find(({ name }) => name === 'fortitude-of-setbacks')).toMatchObject({
      clauses: ['vf1:fortitude'],
      data: { brigade: 'red brigade 1', faces: [6, 1, 1], needs: 4, failed: 2, passed: false },
    })
  })

  it('vf1:fortitude who routs so gives no more setbacks, and who has routed does not again', () => {
    const [, ended] = inBoth(() => {
      if (row(1).options.edition !== 'vf1') return null
      const held = pressed([6])
      const left = editionOf(held).routsByFortitude(held, 0)
      return [setbacks(pressed([2])), left.map(({ id }) => id)]
    })
    expect(ended).toEqual([4, [2, 3, 4]])
  })

  it('vf1:fortitude a brigade of which nobody is left throws no dice', () => {
    const [, thrown] = inBoth(() => {
      const battle = row(1)
      if (battle.options.edition !== 'vf1') return null
      changeBrigade(battle, 0, { setbacks: 4 })
      rout(battle, 0, 'valour')
      return running(battle, editionOf(battle).endOfPhase(battle, 0, 1)).thrown
    })
    expect(thrown).toEqual([])
  })

  it('vf1:fortitude it holds where the die is good enough, or by Inspiration', () => {
    const [, held] = inBoth(() => {
      if (row(1).options.edition !== 'vf1') return null
      const inspired = pressed([1], { hands: { red: ['8'] } }, [{ card: '8' }])
      return [pressed([3]), inspired].map((battle) => unitOf(battle, 2).status)
    })
    expect(held).toEqual(['ready', 'ready'])
  })

  it('vf1:wavering.end a unit that recovers takes a setback away, and two are no wavering', () => {
    const [two, one] = inBoth(() => {
      const battle = row(2, 4)
      changeBrigade(battle, 0, { setbacks: 3 })
      const test = () =>
        editionOf(battle).activationTest(battle, brigadeOf(battle, 0)).modifier.value
      const before = test()
      const dice = battle.options.edition === 'vf1' ? [6] : [6, 6, 6, 6]
      running(battle, editionOf(battle).rally(battle, 0), dice)
      return [before, test(), setbacks(battle)]
    })
    expect(two).toEqual([0, 0, 3])
    expect(one).toEqual([-1, 0, 2])
  })

  it('vf1:wavering.end is told, and fewer than three setbacks end no wavering', () => {
    const [, told] = inBoth(() => {
      if (row(1).options.edition !== 'vf1') return null
      const rallied = function* (battle: Vf) {
        changeBrigade(battle, 0, { setbacks: 3 })
        for (const id of [0, 1]) yield* editionOf(battle).rally(battle, id)
      }
      return hearing(row(2, 4), rallied, [6, 6]).filter(({ name }) => name === 'setback-gone')
    })
    const rallying = 'vf1:rally.modifiers'
    expect(told).toMatchObject([
      { clauses: [rallying, 'vf1:wavering.end'], data: { setbacks: 2, steadies: true } },
      { clauses: [rallying], data: { setbacks: 1, steadies: false } },
    ])
  })

  it('vf1:rally.modifiers without a setback there is none to take away, with one there is none left', () => {
    const [, left] = inBoth(() => {
      if (row(1).options.edition !== 'vf1') return null
      const after = (had: object) => {
        const battle = row(2, 4)
        changeBrigade(battle, 0, had)
        running(battle, editionOf(battle).rally(battle, 0), [6])
        return setbacks(battle)
      }
      return [after({}), after({ setbacks: 1 })]
    })
    expect(left).toEqual([undefined, 0])
  })

  it('vf1:rally.modifiers whoever was not shaken takes no setback away', () => {
    const [, left] = inBoth(() => {
      const battle = row(2, 3)
      if (battle.options.edition !== 'vf1') return null
      changeBrigade(battle, 0, { setbacks: 3 })
      running(battle, editionOf(battle).rally(battle, 0), [6])
      return [unitOf(battle, 0).losses, setbacks(battle)]
    })
    expect(left).toEqual([2, 3])
  })

  it('vf1:wavering.end a rally that leaves it shaken takes none', () => {
    const [, one] = inBoth(() => {
      const battle = row(2, 4)
      changeBrigade(battle, 0, { setbacks: 3 })
      if (battle.options.edition !== 'vf1') return null
      running(battle, editionOf(battle).rally(battle, 0), [1])
      return setbacks(battle)
    })
    expect(one).toBe(3)
  })
})
