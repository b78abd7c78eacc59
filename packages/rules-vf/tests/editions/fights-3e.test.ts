// What the 3rd edition has otherwise than the 2nd: the same position and dice, with different ends.

import { describe, expect, it } from 'vitest'
import { hitTest } from '../../attacks/hits.ts'
import { attackValue } from '../../attacks/value.ts'
import { unitOf, type Fight, type UnitId, type Vf } from '../../battle.ts'
import { totalOf } from '../../editions/asked.ts'
import type { Bout } from '../../bout.ts'
import { routsOutright } from '../../editions/asked.ts'
import { fightingIn } from '../../melee/bout.ts'
import { decideFight } from '../../melee/result.ts'
import { rout } from '../../morale/rout.ts'
import { fights } from '../../phases/fights.ts'
import { fortitude } from '../../phases/fortitude.ts'
import { coverOf } from '../../terrain/cover.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  chasseurs,
  COLUMN,
  cuirassiers,
  foot,
  guns,
  heavies,
  hill,
  hussars,
  ligne,
  line,
  occupying,
  SQUARE,
  steps,
  type Drawn,
} from '../drawn-up.ts'
import { running } from '../running.ts'
import { both } from './both.ts'

const column = { formation: COLUMN(6) }
const many = (count: number, face: number): readonly number[] =>
  Array.from({ length: count }, () => face)

/** So many dice that hit nobody, but for the first. */
const thrown = (count: number, first: number): readonly number[] => [first, ...many(count - 1, 2)]

type Given = { readonly main: UnitId; readonly target: UnitId } & Partial<Fight>

/** Resolves one fight, with as many dice of each attack as its value says: who is ready then. */
function fought(drawn: Drawn, given: Given, faces: readonly [number, number]): Vf {
  const battle = battleOf({ phase: 'fights', ...drawn })
  const fight: Fight = { support: [], brigade: [], again: false, ...given }
  battle.fights = [fight]
  const value = (main: UnitId, target: UnitId, support: readonly UnitId[]) =>
    attackValue(battle, attacking('melee')(main, target, { support })).value
  const dice = [
    ...thrown(value(fight.main, fight.target, fight.support), faces[0]),
    ...thrown(value(fight.target, fight.main, []), faces[1]),
  ]
  running(battle, fights(battle), dice)
  return battle
}

const statuses = ({ units }: Vf): readonly string[] => units.map(({ status }) => status)
const worth = (drawn: Drawn, kind: 'fire' | 'melee', main = 0, target = 1) =>
  steps(attackValue(battleOf(drawn), attacking(kind)(main, target))).filter(
    (step) => !step.startsWith('vf2:1.0.1'),
  )

const village = area('village', 'village', box(30, 20, 42, 29), [
  'defendable',
  'obstacle',
  'hard cover',
])
const orchard = (bottom: number) =>
  area('orchard', 'wood', box(20, 10, 50, bottom), ['rough', 'soft cover'])
const wall = line(
  'wall',
  'wall',
  [
    [20, 29.9],
    [50, 29.9],
  ],
  ['barrier', 'soft cover'],
  0.2,
)

describe('the 3rd edition: attack values', () => {
  it('vf3:8.1.3 guns gain by a dense target in fire alone', () => {
    const drawn = { red: [guns(36, 30)], blue: [ligne(36, 30, column)] }
    const melee = both(() => worth(drawn, 'melee').some((step) => step.startsWith('vf2:8.1.3')))
    expect(melee).toEqual([true, false])
    const apart = { red: [guns(36, 30)], blue: [ligne(36, 20, column)] }
    const fire = both(() => worth(apart, 'fire').some((step) => step.startsWith('vf2:8.1.3')))
    expect(fire).toEqual([true, true])
  })

  it('vf3:T.3.5 whoever occupies a feature halves its fire', () => {
    const drawn: Drawn = {
      red: [occupying(guns(0, 0), 'village')],
      blue: [ligne(36, 2)],
      features: [village],
    }
    const halved = both(() => worth(drawn, 'fire').some((step) => step.startsWith('vf3:T.3.5')))
    expect(halved).toEqual([false, true])
    const [infantry] = both(() =>
      worth({ ...drawn, red: [occupying(foot(0, 0), 'village')] }, 'fire').includes('vf2:T.3.5 1'),
    )
    expect(infantry).toBe(true)
  })

  it('vf3:T.3.5.melee whoever occupies a feature gains 1 in melee', () => {
    const drawn: Drawn = {
      red: [occupying(guns(0, 0), 'village')],
      blue: [ligne(36, 20, column)],
      features: [village],
    }
    const [second, third] = both(() => attackValue(battleOf(drawn), attacking('melee')(0, 1)).value)
    // A dense target, too, until it was one for fire alone.
    expect([second, third]).toEqual([4, 4])
    const line = { ...drawn, blue: [ligne(36, 20)] }
    expect(both(() => attackValue(battleOf(line), attacking('melee')(0, 1)).value)).toEqual([3, 4])
    expect(both(() => worth(drawn, 'melee'))[1]).toContain('vf3:T.3.5.melee 2')
  })

  it('vf3:T.2.2.cavalry cavalry fights a unit in cover at half', () => {
    const drawn: Drawn = {
      red: [heavies(36, 30)],
      blue: [ligne(36, 29.8, column)],
      features: [wall],
    }
    const values = both(() => attackValue(battleOf(drawn), attacking('melee')(0, 1)).value)
    expect(values).toEqual([6, 3])
    const [, open] = both(() =>
      worth({ red: [heavies(36, 30)], blue: [ligne(36, 30, column)] }, 'melee'),
    )
    expect(open).toEqual(['vf2:1.5 6'])
    const [, infantry] = both(() => worth({ ...drawn, red: [foot(36, 30, column)] }, 'melee'))
    expect(infantry).toEqual(['vf2:1.5 4'])
  })
})

describe('the 3rd edition: cover', () => {
  it('vf3:T.2.2.barrier behind a barrier cavalry is not in cover', () => {
    const covered = (blue: Drawn['blue']) => {
      const battle = battleOf({ red: [foot(36, 36)], blue, features: [wall] })
      const [attacker, target] = [unitOf(battle, 0), unitOf(battle, 1)]
      const cover = coverOf(battle, target, attacker, 'fire')?.kind ?? null
      return [cover, hitTest(battle, attacking('fire')(0, 1)).modifier.value]
    }
    expect(both(() => covered([cuirassiers(36, 29.8)]))).toEqual([
      ['soft', -1],
      [null, 0],
    ])
    expect(both(() => covered([ligne(36, 29.8)]))[1]).toEqual(['soft', -1])
    expect(both(() => covered([canons(36, 29.8)]))[1]).toEqual(['soft', -1])
  })

  const tie = (drawn: Drawn, main = 0, target = 1) => {
    const { winner, by, clauses } = decideFight(
      battleOf(drawn),
      { main, target, support: [] },
      { attack: 2, reply: 2 },
    )
    return [winner, by, clauses.at(-1)]
  }
  const columns: Drawn = { red: [foot(36, 30, column)], blue: [ligne(36, 30, column)] }

  it('vf3:T.2.2.ties if both are in cover the active side wins a tie', () => {
    expect(both(() => tie({ ...columns, features: [orchard(40)] }))).toEqual([
      [1, 'cover', 'vf2:T.2.2'],
      [0, 'active side', 'vf2:7.2.3'],
    ])
  })

  it('vf3:T.2.2.ties whoever alone is in cover wins it, whoever attacked', () => {
    // Red stands in the orchard and attacks out of turn.
    const below = area('orchard', 'wood', box(20, 29.9, 50, 46), ['rough', 'soft cover'])
    const drawn: Drawn = { ...columns, active: 'blue', features: [below] }
    expect(both(() => tie(drawn))).toEqual([
      [1, 'active side', 'vf2:7.2.3'],
      [0, 'cover', 'vf3:T.2.2.ties'],
    ])
    expect(both(() => tie({ ...columns, features: [orchard(30.5)] }))[1]).toEqual([
      1,
      'cover',
      'vf3:T.2.2.ties',
    ])
  })

  it('vf3:T.2.2 height decides a tie as before, unless the attacker is in cover', () => {
    const ridge = hill('ridge', [box(20, 0, 50, 29.9)])
    const below = area('orchard', 'wood', box(20, 29.9, 50, 46), ['rough', 'soft cover'])
    expect(both(() => tie({ ...columns, features: [ridge] })[1])).toEqual(['height', 'height'])
    expect(both(() => tie({ ...columns, features: [ridge, below] })[1])).toEqual([
      'height',
      'active side',
    ])
  })
})

describe('the 3rd edition: routs without a test', () => {
  it('vf3:9.2.2.who guns that attack and lose rout as well', () => {
    const drawn = { red: [guns(36, 30)], blue: [ligne(36, 30, column)] }
    const ends = both(() => statuses(fought(drawn, { main: 0, target: 1 }, [2, 6])))
    expect(ends).toEqual([
      ['ready', 'ready'],
      ['routed', 'ready'],
    ])
  })

  it('vf3:9.2.2.who and so does whoever lent melee support', () => {
    const drawn: Drawn = {
      red: [foot(34, 30, column), guns(37.5, 30)],
      blue: [ligne(36, 30)],
    }
    const end = () => {
      const battle = fought(drawn, { main: 0, target: 2, support: [1] }, [2, 6])
      return [statuses(battle), battle.routs]
    }
    const [second, third] = both(end)
    expect(second[0]).toEqual(['ready', 'ready', 'ready'])
    expect(third).toEqual([['ready', 'routed', 'ready'], [0]])
  })

  it('vf3:9.2.2.who infantry that assaulted cavalry and is beaten routs', () => {
    const drawn = { red: [foot(36, 30, column)], blue: [cuirassiers(36, 30)] }
    const end = () => {
      const battle = battleOf({ phase: 'fights', ...drawn })
      battle.fights = [{ main: 0, target: 1, support: [], brigade: [], again: false }]
      running(battle, fights(battle), [...many(4, 2), 6, ...many(5, 2)], ['stand'])
      return statuses(battle)[0]
    }
    expect(both(end)).toEqual(['ready', 'routed'])
  })

  it('vf3:9.2.2.cavalry infantry routs so only before cavalry alone', () => {
    const drawn: Drawn = {
      red: [foot(34, 30, column), hussars(39.4, 30)],
      blue: [ligne(36, 30)],
    }
    const end = () => {
      const battle = battleOf({ phase: 'fights', ...drawn })
      battle.fights = [{ main: 0, target: 2, support: [1], brigade: [], again: false }]
      const value = attackValue(battle, attacking('melee')(0, 2, { support: [1] })).value
      const back = attackValue(battle, attacking('melee')(2, 0)).value
      running(battle, fights(battle), [6, ...many(value - 1, 2), ...many(back, 2)], ['stand'])
      return statuses(battle)[2]
    }
    expect(both(end)).toEqual(['routed', 'ready'])
  })

  const routing = (drawn: Drawn, loser: UnitId, bout: Partial<Bout>) =>
    both(() => {
      const battle = battleOf(drawn)
      const lent = { support: [], brigade: [], again: false, back: [], overFeature: false }
      const fighting = fightingIn(
        battle,
        { main: 0, target: battle.units.length - 1, ...lent, ...bout },
        bout.overFeature ?? false,
      )
      return routsOutright(fighting, unitOf(battle, loser)).map((one) =>
        [one.unit, one.cause, one.spared, ...one.riders].join(' '),
      )
    })[1]

  it('vf3:9.2.2.who vf2:special.square a square that loses, and not one that lent support', () => {
    const square = foot(30, 30, { formation: SQUARE })
    const drawn: Drawn = { red: [square, foot(44, 30)], blue: [chasseurs(36, 10)] }
    expect(routing(drawn, 0, {})).toEqual(['0 square false 2'])
    const second: Drawn = { red: [foot(44, 30), square], blue: [chasseurs(36, 10)] }
    expect(routing(second, 0, { support: [1] })).toEqual(['0 cavalry false 2', '1 cavalry false 2'])
  })

  it('vf3:9.2.2.who vf2:T.3.6 not over a feature, nor who occupies one', () => {
    const drawn: Drawn = {
      red: [guns(30, 40), occupying(guns(0, 0), 'village')],
      blue: [ligne(36, 10)],
      features: [village],
    }
    expect(routing(drawn, 0, { support: [1] })).toEqual(['0 guns false', '1 guns true'])
    expect(routing(drawn, 0, { support: [1], overFeature: true })).toEqual([
      '0 guns true',
      '1 guns true',
    ])
  })

  it('vf3:9.2.2.cavalry riders rout infantry alone, not each other', () => {
    const drawn: Drawn = {
      red: [foot(30, 30), hussars(44, 30)],
      blue: [chasseurs(36, 10)],
    }
    expect(routing(drawn, 0, { support: [1] })).toEqual(['0 cavalry false 2'])
    expect(routing(drawn, 2, { support: [1] })).toEqual([])
  })

  it('vf3:9.2.2 guns that are beaten by infantry rout when they are attacked, as before', () => {
    const drawn = { red: [foot(36, 30, column)], blue: [canons(36, 30)] }
    const ends = both(() => statuses(fought(drawn, { main: 0, target: 1 }, [2, 2])))
    expect(ends).toEqual([
      ['ready', 'routed'],
      ['ready', 'routed'],
    ])
  })
})

describe('the 3rd edition: fortitude and victory', () => {
  it('vf3:9.5 a brigade of which nobody is left takes no test', () => {
    const end = (dice: readonly number[]) => {
      const battle = battleOf({
        red: [foot(36, 30)],
        blue: [ligne(36, 5)],
        phase: 'fortitude',
        after: 'action',
      })
      rout(battle, 0, 'valour')
      running(battle, fortitude(battle), dice)
      return battle.defeats.red
    }
    const [second] = both(() => {
      try {
        return end([1])
      } catch {
        return null
      }
    })
    const [, third] = both(() => {
      try {
        return end([])
      } catch {
        return null
      }
    })
    expect([second, third]).toEqual([2, 1])
  })

  it('vf3:10.0 points of the scenario count', () => {
    const drawn: Drawn = {
      red: [foot(36, 30)],
      blue: [ligne(36, 5)],
      points: { red: 2, blue: 0 },
      defeats: { red: 0, blue: 1 },
    }
    const total = (side: 'red' | 'blue') => steps(totalOf(battleOf(drawn), side))
    expect(both(() => total('red'))).toEqual([
      ['vf2:10.0 0', 'vf2:9.6 1'],
      ['vf2:10.0 0', 'vf2:9.6 1', 'vf3:10.0 3'],
    ])
    expect(both(() => total('blue'))[1]).toEqual(['vf2:10.0 0'])
    const one = { ...drawn, points: { red: 1, blue: 1 } }
    expect(both(() => totalOf(battleOf(one), 'blue').value)).toEqual([0, 1])
  })
})
