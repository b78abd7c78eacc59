import { digest } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../armies/points.ts'
import type { Vf } from '../battle.ts'
import { isVisible } from '../field/sight.ts'
import { scenarios } from '../scenarios/index.ts'
import { rulebook } from './edition.ts'

const battleOf = (name: string): Vf => {
  const scenario = scenarios.find((one) => one.name === name)
  const begun = rulebook().setUp({ position: scenario?.position ?? null, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

const ready = scenarios.filter(
  ({ position }) => !JSON.stringify(position).includes('"phase":"attacker"'),
)

describe('Valour & Fortitude: ready battles', () => {
  it('vf2:2.1 there is scenario A in its three forms, a first battle, and three battles of history', () => {
    expect(scenarios.map(({ name }) => name)).toEqual([
      'set-piece',
      'set-piece-by-hand',
      'meeting-engagement',
      'assault',
      'first-battle',
      'barrosa',
      'sabugal',
      'sahagun',
    ])
  })

  it.each(scenarios.map(({ name }) => name))('vf2:2.1 %s can be set up', (name) => {
    expect(battleOf(name).outcome).toBeNull()
  })

  // Where every unit, feature and objective stands; a change of one is a decision.
  it.each([
    ['set-piece', 'cb7afcad12dd2e14'],
    ['set-piece-by-hand', '16a871f8edefb08c'],
    ['meeting-engagement', '6dc42b2cfbc61ebd'],
    ['assault', '6fd0f695b78165e6'],
    ['first-battle', '7536a268bf49da07'],
    ['barrosa', 'e14ece9cf6fc1e2a'],
    ['sabugal', '48a7abe11b9f1d30'],
    ['sahagun', '1188fb67e5711ae6'],
  ])('vf2:2.1 %s is drawn as it always was', (name, drawn) => {
    const position = scenarios.find((one) => one.name === name)?.position
    expect(digest(position)).toBe(drawn)
  })

  it.each(ready.map(({ name }) => name))('vf2:2.1.1 %s has objectives to fight for', (name) => {
    expect(battleOf(name).objectives.length).toBeGreaterThanOrEqual(3)
  })

  it('vf2:5.1.3 at Barrosa the French on the hill see the Guards, and those behind the crest do not', () => {
    const battle = battleOf('barrosa')
    const id = (name: string): number => battle.units.findIndex((unit) => unit.name === name)
    expect(isVisible(battle, id('2/9e Léger'), id('Browne’s flank battalion'))).toBe(true)
    expect(isVisible(battle, id('1/96e Ligne'), id('Browne’s flank battalion'))).toBe(false)
  })

  it('vf2:A1.0 neither side of a battle of history has half as many points again', () => {
    for (const { name } of ready) {
      const { units } = battleOf(name)
      const sum = (side: string): number =>
        units
          .filter((unit) => unit.side === side)
          .reduce((points, unit) => points + pointsOf(unit).value, 0)
      const [red, blue] = [sum('red'), sum('blue')]
      expect(Math.max(red, blue) / Math.min(red, blue), `${name} ${red} ${blue}`).toBeLessThan(1.5)
    }
  })
})
