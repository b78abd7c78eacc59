import { FULL_TURN, INCH, type Pose } from '@grognard/geometry'
import { randomFrom, type Random } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import type { Unit, Vf } from '../battle.ts'
import type { Order } from '../order.ts'
import { formationsFor } from '../proposals/formations.ts'
import { scenarios } from '../scenarios/index.ts'
import { rulebook } from './edition.ts'

// Refused for what the unit is or does, and not for where it stands or goes: there is no line.
const WITHOUT_LINES = [
  'assault-from-inside',
  'assault-guns',
  'assault-barred',
  'assault-having-shot',
  'assault-nobody',
  'assault-moves-first',
  'reform-standing',
  'order-not-on-table',
]

const somewhere = ({ terrain }: Vf, random: Random): Pose => ({
  x: random.below(terrain.width + 4 * INCH) - 2 * INCH,
  y: random.below(terrain.height + 4 * INCH) - 2 * INCH,
  facing: random.below(FULL_TURN),
})

const near = ({ pose }: Unit, random: Random): Pose => ({
  x: (pose?.x ?? 0) + random.below(16 * INCH) - 8 * INCH,
  y: (pose?.y ?? 0) + random.below(16 * INCH) - 8 * INCH,
  facing: random.below(2) === 0 ? (pose?.facing ?? 0) : random.below(FULL_TURN),
})

/** Anything that somebody might try. */
function anyOrder(battle: Vf, unit: Unit, random: Random): Order {
  const pose = random.below(4) === 0 ? somewhere(battle, random) : near(unit, random)
  const way = [pose]
  const formation = random.pick(formationsFor(unit))
  switch (random.below(6)) {
    case 0:
      return { unit: unit.id, do: 'double', way }
    case 1:
      return { unit: unit.id, do: 'retreat', way }
    case 2:
      return { unit: unit.id, do: 'assault', way }
    case 3:
      return { unit: unit.id, do: 'move', way, after: { formation, pose: near(unit, random) } }
    case 4:
      return { unit: unit.id, do: 'move', way: [], before: { formation, pose } }
    default:
      return { unit: unit.id, do: 'move', way }
  }
}

const battleOf = (name: string): Vf => {
  const position = scenarios.find((scenario) => scenario.name === name)?.position ?? null
  const begun = rulebook().setUp({ position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

describe('Valour & Fortitude: refused orders', () => {
  it.each(['barrosa', 'sabugal', 'sahagun'])(
    'vf2:6.3 whatever is tried at %s, a refusal names its clause and has lines that show it',
    (name) => {
      const battle = battleOf(name)
      const random = randomFrom(`refusals of ${name}`)
      const ready = battle.units.filter(({ pose }) => pose !== null)
      const bare = new Set<string>()
      let refusals = 0
      for (let i = 0; i < 1500; i++) {
        const refusal = refuseOrder(battle, anyOrder(battle, random.pick(ready), random))
        if (!refusal) continue
        refusals++
        expect(refusal.clause, refusal.code).toMatch(/^vf2:/)
        if ((refusal.lines ?? []).length === 0 && !WITHOUT_LINES.includes(refusal.code))
          bare.add(`${refusal.code}: ${refusal.message}`)
      }
      expect(refusals).toBeGreaterThan(500)
      expect([...bare]).toEqual([])
    },
  )
})
