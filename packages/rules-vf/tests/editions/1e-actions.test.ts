import { describe, expect, it } from 'vitest'
import { moveDistance } from '../../actions/distance.ts'
import { farthest } from '../../actions/manoeuvre.ts'
import { unitOf, type Vf } from '../../battle.ts'
import { editionOf, inchesOf } from '../../editions/book.ts'
import { rallyTest } from '../../editions/asked.ts'
import type { Order } from '../../order.ts'
import {
  battleOf,
  COLUMN,
  foot,
  guns,
  legere,
  ligne,
  LINE,
  MARCH,
  OPEN,
  playing,
  poseAt,
  steps,
  type Drawn,
} from '../drawn-up.ts'
import { inBoth } from './pair.ts'

/** Red's brigadier and general, in inches. */
const LED = {
  red: [
    [30, 42],
    [30, 45],
  ],
} as const

const ALONE: Drawn = { red: [foot(30, 38)], blue: [ligne(30, 4)], leaders: LED }

const verdict = (battle: Vf, order: Order): string | null => {
  const unit = unitOf(battle, order.unit)
  const refusal = editionOf(battle).refuseAction(battle, unit, order)
  return refusal && `${refusal.clause} ${refusal.code}`
}

describe('Valour & Fortitude, 1st edition: activation', () => {
  it('vf1:activate a brigade is held up by wavering, not by a rout', () => {
    const routed = { ...foot(0, 0), status: 'routed' as const }
    const { pose: _, ...gone } = routed
    const modifiers = inBoth(() => {
      const battle = battleOf({ ...ALONE, red: [foot(30, 38), gone] })
      const [brigade] = battle.brigades
      const test = (setbacks: number) =>
        steps(editionOf(battle).activationTest(battle, { ...brigade!, setbacks }).modifier)
      return [test(2).length, test(3).length]
    })
    expect(modifiers).toEqual([
      [2, 2],
      [1, 2],
    ])
  })

  const FAILS: Drawn = {
    red: [foot(30, 38, { formation: MARCH(3) }), foot(44, 38)],
    blue: [ligne(30, 4)],
    chosen: true,
    leaders: {
      red: [
        [36, 42],
        [2, 47],
      ],
    },
  }

  it('vf1:activate.fail march columns of a brigade that failed make one move', () => {
    const acted = inBoth(() => {
      const table = playing('action', FAILS, { dice: [1] })
      const marching = table.battle().acting
      if (marching === null) return { marching }
      expect(
        table.refused('red', { order: { unit: 1, do: 'move', way: [poseAt(44, 37)] } }).clause,
      ).toBe('vf1:activate.fail')
      const reform = { formation: LINE(12), pose: poseAt(30, 38) }
      expect(
        table.refused('red', { order: { unit: 0, do: 'move', way: [], after: reform } }),
      ).toMatchObject({ clause: 'vf1:activate.fail', code: 'failed-marches' })
      table.answer('red', { order: { unit: 0, do: 'move', way: [poseAt(30, 30)] } })
      return {
        marching,
        at: table.unit(0).pose,
        activation: table.battle().brigades[0]?.activation,
        afterwards: table.battle().acting,
      }
    })
    expect(acted).toEqual([
      { marching: null },
      { marching: 0, at: poseAt(30, 30), activation: 'failed', afterwards: null },
    ])
  })

  it('vf1:activate.fail nobody acts of a brigade without march columns', () => {
    const line = { ...FAILS, red: [foot(30, 38), foot(44, 38)] }
    const acting = inBoth(() => playing('action', line, { dice: [1] }).battle().acting)
    expect(acting).toEqual([null, null])
  })

  it('vf1:activate.fail a march column that has fired marches no more', () => {
    const march = foot(30, 38, { formation: MARCH(3) })
    const marches = inBoth(() => {
      const fired = foot(44, 38, { formation: MARCH(3), shot: 'volley' })
      const battle = battleOf({ ...ALONE, red: [march, fired, foot(8, 38)] })
      return [0, 1, 2].map((id) => editionOf(battle).marchesOn(unitOf(battle, id)))
    })
    expect(marches).toEqual([
      [false, false, false],
      [true, false, false],
    ])
  })

  it('vf1:activate.fail one move alone: no turn before it, no feature at its end, nothing else', () => {
    const [, refused] = inBoth(() => {
      const battle = battleOf({ ...FAILS, acting: 0, phase: 'action' })
      const failed = { ...battle.brigades[0]!, activation: 'failed' as const }
      battle.brigades = battle.brigades.with(0, failed)
      const way = [poseAt(30, 37)]
      const before = { formation: MARCH(3), pose: poseAt(30, 38) }
      const code = (order: Order) => verdict(battle, order)
      return [
        code({ unit: 0, do: 'move', way }),
        code({ unit: 0, do: 'move', way, before }),
        code({ unit: 0, do: 'move', way, occupy: 'wood' }),
        code({ unit: 0, do: 'retreat', way }),
        code({ unit: 0, do: 'stay' }),
        code({ unit: 1, do: 'stay' }),
      ]
    })
    const no = 'vf1:activate.fail failed-marches'
    expect(refused).toEqual([null, no, no, no, null, null])
  })
})

describe('Valour & Fortitude, 1st edition: the three actions', () => {
  it('vf1:action.manoeuvre two moves are one action', () => {
    const order: Order = {
      unit: 0,
      do: 'manoeuvre',
      way: [poseAt(30, 30)],
      again: [poseAt(33, 22)],
    }
    expect(inBoth(() => verdict(battleOf(ALONE), order))).toEqual([
      'vf2:6.2.1 no-such-action',
      null,
    ])
    const [, pose] = inBoth(() => {
      const table = playing('action', ALONE)
      if (verdict(table.battle(), order)) return null
      table.answer('red', { order })
      return table.unit(0).pose
    })
    expect(pose).toEqual(poseAt(33, 22))
  })

  it('vf1:action.manoeuvre each of the two is judged as a move', () => {
    const [, refusals] = inBoth(() => {
      if (battleOf(ALONE).options.edition !== 'vf1') return []
      const table = playing('action', ALONE)
      const going = (first: number, second: number) => ({
        order: {
          unit: 0,
          do: 'manoeuvre',
          way: [poseAt(30, 38 - first)],
          again: [poseAt(30, 38 - first - second)],
        },
      })
      return [table.refused('red', going(9.1, 1)).code, table.refused('red', going(1, 9.1)).code]
    })
    expect(refusals).toEqual(['way-too-long', 'way-too-long'])
  })

  it('vf1:action.manoeuvre a move and a formation change, in either order', () => {
    const codes = inBoth(() => {
      const battle = battleOf(ALONE)
      const after = { formation: COLUMN(6), pose: poseAt(30, 30) }
      return verdict(battle, { unit: 0, do: 'move', way: [poseAt(30, 30)], after })
    })
    expect(codes).toEqual([null, null])
  })

  it('vf1:action.double there is no doubling, and two moves go as near as any', () => {
    const order: Order = { unit: 0, do: 'double', way: [poseAt(30, 24)] }
    expect(inBoth(() => verdict(battleOf(ALONE), order))).toEqual([
      null,
      'vf1:action.double no-double',
    ])
    const far = inBoth(() => {
      const battle = battleOf(ALONE)
      return farthest(battle, unitOf(battle, 0), poseAt(30, 24)).do
    })
    expect(far).toEqual(['double', 'manoeuvre'])
    expect(inBoth(() => inchesOf(battleOf(ALONE).options).double)).toEqual([18, 3])
    expect(inBoth(() => editionOf(battleOf(ALONE)).actions.includes('double'))).toEqual([
      true,
      false,
    ])
  })

  /** Red 0 has fired at blue, and stands 8" from it. */
  const FIRED: Drawn = {
    red: [foot(30, 30, { shot: 'volley', losses: 2 }), foot(50, 40)],
    blue: [ligne(30, 22)],
    leaders: LED,
  }

  it('vf1:action.assault.after-fire vf1:action.assault whoever has fired may assault', () => {
    const mayAct = inBoth(() => {
      const battle = battleOf(FIRED)
      const { mayAct: may } = editionOf(battle)
      const unit = unitOf(battle, 0)
      return [
        may(unit, 'assault'),
        may(unit, 'move'),
        may({ ...unit, shot: 'skirmish' }, 'assault'),
      ]
    })
    expect(mayAct).toEqual([
      [false, false, false],
      [true, false, false],
    ])
    const gun = inBoth(() => {
      const battle = battleOf({ ...FIRED, red: [guns(30, 30, { shot: 'volley' })] })
      return editionOf(battle).mayAct(unitOf(battle, 0), 'assault')
    })
    expect(gun).toEqual([false, false])
    expect(
      inBoth(() => {
        const order: Order = { unit: 0, do: 'move', way: [poseAt(30, 29)] }
        return [verdict(battleOf(FIRED), order), verdict(battleOf(FIRED), { unit: 0, do: 'stay' })]
      })[1],
    ).toEqual(['vf1:action.manoeuvre only-assaults', null])
    const [, met] = inBoth(() => {
      if (battleOf(FIRED).options.edition !== 'vf1') return null
      const table = playing('action', FIRED)
      expect(table.refused('red', { order: { unit: 0, do: 'rally' } })).toMatchObject({
        clause: 'vf1:action.rally',
        code: 'only-assaults',
      })
      table.answer('red', { order: { unit: 0, do: 'assault', way: [poseAt(30, 22)] } })
      return table.unit(0).pose
    })
    expect(met).toEqual(poseAt(30, 22))
  })

  it('vf1:action.order after another order of its brigade nobody assaults', () => {
    const drawn: Drawn = {
      red: [foot(30, 30), foot(50, 40)],
      blue: [ligne(30, 22)],
      leaders: LED,
    }
    const assault = { order: { unit: 0, do: 'assault', way: [poseAt(30, 22)] } }
    const codes = inBoth(() => {
      const table = playing('action', drawn, { dice: [6] })
      table.answer('red', { order: { unit: 1, do: 'move', way: [poseAt(50, 39)] } })
      try {
        table.answer('red', assault)
        return null
      } catch {
        return table.refused('red', assault).clause
      }
    })
    expect(codes).toEqual([null, 'vf1:action.order'])
  })

  it('vf1:action.order one assault after another, and after who stays where it is', () => {
    const drawn: Drawn = {
      red: [foot(30, 30), foot(44, 30)],
      blue: [ligne(30, 22), ligne(44, 22)],
      leaders: LED,
    }
    const ordered = inBoth(() => {
      const battle = battleOf({ ...drawn, acting: 0, phase: 'action' })
      const after = (order: Order) => {
        editionOf(battle).ordered(battle, order)
        return battle.brigades[0]?.activation
      }
      return [
        after({ unit: 0, do: 'assault', way: [poseAt(30, 22)] }),
        after({ unit: 0, do: 'stay' }),
        after({ unit: 1, do: 'rally' }),
      ]
    })
    expect(ordered).toEqual([
      ['active', 'active', 'active'],
      ['active', 'active', 'manoeuvring'],
    ])
  })

  it('vf1:action.order whoever acts on initiative changes nothing for its brigade', () => {
    const [, activation] = inBoth(() => {
      const battle = battleOf({ ...ALONE, phase: 'action' })
      editionOf(battle).ordered(battle, { unit: 0, do: 'move', way: [poseAt(30, 37)] })
      return battle.brigades[0]?.activation
    })
    expect(activation).toBe('waiting')
  })

  it('vf1:action.rally with two losses at least, after a move', () => {
    const rally = (losses: number, order: Order) =>
      inBoth(() => verdict(battleOf({ ...ALONE, red: [foot(30, 38, { losses })] }), order))
    expect(rally(1, { unit: 0, do: 'rally' })).toEqual([null, 'vf1:action.rally rally-too-few'])
    expect(rally(2, { unit: 0, do: 'rally', way: [poseAt(30, 40)] })).toEqual([
      'vf2:6.7 rally-moves',
      null,
    ])
  })
})

describe('Valour & Fortitude, 1st edition: how far units move', () => {
  it.each([
    ['a line', foot(30, 38), 8, 9],
    ['open order', { ...legere(30, 38), formation: OPEN(12) }, 9, 12],
    ['a column', foot(30, 38, { formation: MARCH(3) }), 12, 12],
  ])('vf1:movement.distances %s', (_who, red, two, one) => {
    const distances = inBoth(() => {
      const battle = battleOf({ ...ALONE, red: [red] })
      return moveDistance(battle, unitOf(battle, 0)).value
    })
    expect(distances).toEqual([two, one])
  })
})

describe('Valour & Fortitude, 1st edition: rallying', () => {
  /** Shaken, with three setbacks, 20" from the enemy and with the general nearby. */
  const SHAKEN: Drawn = { ...ALONE, red: [foot(30, 38, { losses: 4 })] }

  it('vf1:rally.modifiers on a 4, and more easily near the leader of the army', () => {
    const tests = inBoth(() => {
      const battle = battleOf(SHAKEN)
      const { target, modifier } = rallyTest(battle, unitOf(battle, 0))
      return [target, modifier.value]
    })
    expect(tests).toEqual([
      [6, 1],
      [4, 2],
    ])
  })

  it('vf1:rally.modifiers counts who is near: an enemy within 12", the leader of the army', () => {
    const [, modifiers] = inBoth(() => {
      const added = (more: Partial<Drawn>): readonly string[] => {
        const battle = battleOf({ ...SHAKEN, ...more })
        return steps(rallyTest(battle, unitOf(battle, 0)).modifier).slice(1)
      }
      const away: Partial<Drawn> = {
        leaders: {
          red: [
            [30, 42],
            [2, 47],
          ],
        },
      }
      return [
        added({ blue: [ligne(30, 26)] }),
        added({ blue: [ligne(30, 25.9)] }),
        added(away),
        added({ ...away, blue: [ligne(30, 30)] }),
      ]
    })
    const one = 'vf1:rally.modifiers 1'
    expect(modifiers).toEqual([[one], [one, 'vf1:rally.modifiers 2'], [one], []])
  })

  it('vf1:rally.modifiers an army without its leader rallies without him', () => {
    const [, value] = inBoth(() => {
      const battle = battleOf(SHAKEN)
      const general = battle.leaders[1]!
      const lost = battle.leaders.with(1, { ...general, status: 'removed', at: null })
      const none = battle.leaders.filter(({ id }) => id !== 1)
      return [lost, none].map(
        (leaders) => rallyTest({ ...battle, leaders }, unitOf(battle, 0)).modifier.value,
      )
    })
    expect(value).toEqual([1, 1])
  })

  it('vf2:1.0.2 a 6 always does and a 1 never, in the tests of this edition as in any', () => {
    const naturals = inBoth(() => {
      const battle = battleOf(SHAKEN)
      const edition = editionOf(battle)
      const [brigade] = battle.brigades
      return [
        edition.activationTest(battle, brigade!),
        edition.rallyTest(battle, unitOf(battle, 0)),
        edition.fortitudeTest(battle, brigade!),
        edition.valourTest(battle, unitOf(battle, 0), 'melee'),
      ].map((test) => test.naturals)
    })
    expect(naturals).toEqual([
      [true, true, true, true],
      [true, true, true, true],
    ])
  })

  it('vf1:rally.dice vf1:rally.modifiers one die and one marker, and a setback goes', () => {
    const [two, one] = inBoth(() => {
      const table = playing('action', SHAKEN, { dice: [2, 2, 2, 2] })
      const before = table.battle()
      before.brigades = before.brigades.with(0, { ...before.brigades[0]!, setbacks: 3 })
      table.answer('red', {
        order: {
          unit: 0,
          do: 'rally',
          ...(before.options.edition === 'vf1' && { way: [poseAt(30, 39)] }),
        },
      })
      return { losses: table.unit(0).losses, faces: table.told('rally')[0]?.['faces'] }
    })
    expect(two).toEqual({ losses: 4, faces: [2, 2, 2, 2] })
    expect(one).toEqual({ losses: 3, faces: [2] })
  })
})
