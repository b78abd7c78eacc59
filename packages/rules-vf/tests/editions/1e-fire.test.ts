import { describe, expect, it } from 'vitest'
import { hitTest } from '../../attacks/hits.ts'
import { rangeOf } from '../../attacks/shooting.ts'
import { lendersOf, refuseShot } from '../../attacks/shot.ts'
import { unitOf } from '../../battle.ts'
import { view } from '../../view.ts'
import {
  area,
  attacking,
  battleOf,
  box,
  canons,
  COLUMN,
  foot,
  guns,
  legere,
  ligne,
  LIMBERED,
  MARCH,
  occupying,
  OPEN,
  steps,
  unit,
  type Drawn,
} from '../drawn-up.ts'
import { inBoth, worthInBoth } from './pair.ts'

const fire = attacking('fire')
const WOOD = area('wood', 'wood', box(16, 26, 24, 30), ['defendable'])

const worth = (drawn: Drawn, main = 0, target = 1) => worthInBoth(drawn, fire(main, target))

const rolls = (drawn: Drawn, main = 0, target = 1) =>
  inBoth(() => steps(hitTest(battleOf(drawn), fire(main, target)).modifier).slice(1))

describe('Valour & Fortitude, 1st edition: fire', () => {
  it.each([
    ['british horse artillery', 36, 24],
    ['british heavy artillery', 54, 48],
    ['british field artillery', 48, 48],
    ['british rocket artillery', 60, 60],
    ['british line infantry', 12, 12],
    ['british riflemen', 18, 18],
  ])('vf1:fire.ranges %s shoots %i" in the 2nd edition and %i" in the 1st', (profile, two, one) => {
    const ranges = inBoth(() => {
      const battle = battleOf({ red: [unit(profile, 20, 40, 0)], blue: [ligne(20, 4)] })
      return rangeOf(battle, unitOf(battle, 0), false)
    })
    expect(ranges).toEqual([two * 1000, one * 1000])
  })

  it('vf1:fire.modifiers.halved a column fires at half, and so does a garrison of any arm', () => {
    const column = { red: [foot(20, 30, { formation: COLUMN(6) })], blue: [ligne(20, 20)] }
    expect(worth(column)).toEqual([
      ['vf2:1.5 3', 'vf2:8.1.1 1'],
      ['vf2:1.5 3', 'vf1:fire.modifiers.halved 1'],
    ])
    const heavy = occupying(unit('british heavy artillery', 20, 28, 0), 'wood')
    expect(worth({ red: [heavy], blue: [ligne(20, 10)], features: [WOOD] })).toEqual([
      ['vf2:1.5 2'],
      ['vf2:1.5 2', 'vf1:fire.modifiers.halved 1'],
    ])
  })

  it('vf1:fire.modifiers.ranks three ranks of open order are dense, and a limbered gun is not', () => {
    const rockets = unit('british rocket artillery', 20, 40, 0)
    const at = (blue: ReturnType<typeof ligne>) => worth({ red: [rockets], blue: [blue] })
    expect(at(legere(20, 20, { formation: OPEN(8) }))).toEqual([
      ['vf2:1.5 1'],
      ['vf2:1.5 1', 'vf1:fire.modifiers.ranks 2'],
    ])
    expect(at(canons(20, 20, { formation: LIMBERED }))).toEqual([
      ['vf2:1.5 1', 'vf2:8.1.3 2'],
      ['vf2:1.5 1'],
    ])
    expect(at(ligne(20, 20, { formation: MARCH(3) }))[1]).toContain('vf1:fire.modifiers.ranks 2')
  })

  it('vf1:fire.modifiers.ranks guns alone gain by them, and a garrison has no ranks', () => {
    const deep = ligne(20, 20, { formation: COLUMN(6) })
    expect(worth({ red: [foot(20, 30)], blue: [deep] })[1]).toEqual(['vf2:1.5 3'])
    const within = occupying(ligne(20, 28, { formation: COLUMN(6) }), 'wood')
    const gun = unit('british rocket artillery', 20, 40, 0)
    expect(worth({ red: [gun], blue: [within], features: [WOOD] })[1]).toEqual(['vf2:1.5 1'])
  })

  it('vf1:fire.modifiers.outflanked a target from behind is hit more easily, by no more dice', () => {
    const drawn = { red: [foot(20, 30)], blue: [ligne(20, 20, {}, 0)] }
    expect(worth(drawn)).toEqual([['vf2:1.5 3', 'vf2:8.1.4 4'], ['vf2:1.5 3']])
    expect(rolls(drawn)).toEqual([[], ['vf1:fire.modifiers.outflanked 1']])
  })

  it('vf1:fire.shaken shaken units fire as others do', () => {
    const drawn = { red: [foot(20, 30, { losses: 4 })], blue: [ligne(20, 20)] }
    expect(rolls(drawn)).toEqual([['vf2:9.1 -1'], []])
  })

  /** Blue is seen by the left of red's line alone: a friend stands before the rest. */
  const HIDDEN: Drawn = {
    red: [foot(20, 30), foot(23.9, 26), foot(9, 30)],
    blue: [ligne(20, 20)],
  }

  it('vf1:fire.obscured no fire is lost where few see the target', () => {
    expect(worth(HIDDEN, 0, 3)).toEqual([['vf2:1.5 3', 'vf2:8.1.5 1'], ['vf2:1.5 3']])
  })

  it('vf1:fire.support whoever is in range and sees lends support, though few of it do', () => {
    const shot = { main: 2, skirmish: false, support: [{ unit: 0, skirmish: false }] }
    const refused = inBoth(() => {
      const battle = battleOf({ phase: 'fire', ...HIDDEN })
      return refuseShot(view(battle, 'red'), unitOf(battle, 3), shot)?.code ?? null
    })
    expect(refused).toEqual(['too-few-see', null])
    const lenders = inBoth(() => {
      const battle = battleOf({ phase: 'fire', ...HIDDEN })
      const main = { unit: 2, skirmish: false }
      const able = [{ unit: 0, skirmish: false }]
      return lendersOf(battle, { main, support: [], target: unitOf(battle, 3) }, able).length
    })
    expect(lenders).toEqual([0, 1])
  })

  it('vf1:fire.modifiers a garrison of guns at an outflanked column has all of it', () => {
    const gun = occupying(guns(20, 28), 'wood')
    const blue = [ligne(20, 10, { formation: COLUMN(6) }, 0)]
    const drawn = { red: [gun], blue, features: [WOOD] }
    expect(worth(drawn)[1]).toEqual([
      'vf2:1.5 1',
      'vf1:fire.modifiers.halved 1',
      'vf1:fire.modifiers.ranks 2',
    ])
    expect(rolls(drawn)[1]).toEqual(['vf1:fire.modifiers.outflanked 1'])
  })
})
