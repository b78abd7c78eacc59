import { FULL_TURN, INCH, posed } from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import {
  asIf,
  brigadeOf,
  enemiesOf,
  fromInches,
  inchesOf,
  isInFrontArc,
  isInRange,
  leaderOf,
  needsMessenger,
  profileOf,
  refuseOrder,
  shotGap,
  stanceOf,
  numbersOf,
  unitOf,
  unitsIn,
  unitsWithin,
  type Order,
  type Unit,
  type Vf,
} from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { frameFor } from '../../adapters/vf/frame.ts'
import { CATCHES, caughtLine } from '../../adapters/inches/moving/thresholds.ts'
import { caughtSaid } from '../../adapters/vf/moving/caught.ts'
import {
  as,
  draggedTo,
  endOf,
  nudged,
  orderOf,
  planFor,
  stopped,
  thenOf,
  type Plan,
} from '../../adapters/vf/moving/plan.ts'
import { going } from '../../adapters/inches/hand/steps.ts'
import { caughtBy, type Caught } from '../../adapters/vf/moving/thresholds.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'

const begun = (name: string): Vf => {
  const scenario = vf2.scenarios.find((one) => one.name === name)
  const result = vf2.setUp({ position: scenario?.position as Json, options: {} })
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}

const barrosa = begun('barrosa')
const unit = barrosa.units.find(
  (one) => one.side === 'red' && one.pose && profileOf(one).arm === 'infantry',
) as Unit
const { pose } = stanceOf(unit)
const frame = frameFor(barrosa, 'red')

const isLawful =
  (seen: Vf) =>
  (plan: Plan): boolean => {
    const order = orderOf(plan)
    return order !== null && refuseOrder(seen, order) === null
  }

/** An enemy of that arm so many inches before the unit's front, looking at it. */
function facing(inches: number, arm: 'infantry' | 'artillery' = 'infantry', aside = 0) {
  const enemy = enemiesOf(barrosa, unit.side).find(
    (one) => one.pose !== null && profileOf(one).arm === arm,
  ) as Unit
  const there = posed(pose, aside * INCH, -inches * INCH, FULL_TURN / 2)
  // Its leader is with it, so that his voice is no border nearby.
  const leader = leaderOf(barrosa, brigadeOf(barrosa, unit.brigade).leader)
  const bare: Vf = {
    ...barrosa,
    terrain: { ...barrosa.terrain, features: [] },
    leaders: barrosa.leaders.with(leader.id, { ...leader, at: posed(pose, 0, 3 * INCH) }),
  }
  const others = bare.units.map((one): Unit =>
    one.side === enemy.side && one.id !== enemy.id ? { ...one, status: 'routed' } : one,
  )
  const near = asIf({ ...bare, units: others }, enemy, {
    formation: enemy.formation,
    pose: there,
  })
  return { near, enemy: unitOf(near, enemy.id) }
}

const drag = (seen: Vf, ahead: number, aside = 0): { hand: Plan; caught: Caught | null } => {
  const hand = draggedTo(seen, unit, planFor(unit), posed(pose, aside * INCH, -ahead * INCH))
  return { hand, caught: caughtBy(seen, unit, hand, isLawful(seen)) }
}

const said = (caught: Caught | null): string =>
  caught ? caughtSaid(barrosa, caught, wordingIn('en')).sentence : ''

describe('a ghost that is dragged', () => {
  it('vf2:5.1.1 catches a hair out of the range of muskets, and lets go again', () => {
    const { near, enemy } = facing(16)
    const { caught, hand } = drag(near, 3.8)
    expect(caught?.at).toMatchObject({ is: 'out of range', band: { inches: 12, way: 'all' } })
    const then = thenOf(near, unit, caught?.plan ?? hand)
    expect(isInRange(then, enemy, unit.id, 12_000)).toBe(false)
    expect(shotGap(then, enemy, unit.id).length).toBeLessThan(12 * INCH + 5)
    expect(drag(near, 3.5).caught).toBeNull()
    expect(drag(near, 4.5).caught).toBeNull()
    expect(said(caught)).toBe(
      `Just out of reach of the volleys of ${wordingIn('en').name(enemy)}, 12".`,
    )
  })

  it('vf2:5.1.1 catches just within its own range once the hand is past the border', () => {
    const { near, enemy } = facing(16)
    const { caught, hand } = drag(near, 4.2)
    expect(caught?.at).toMatchObject({ is: 'in range', band: { inches: 12, way: 'all' } })
    const then = thenOf(near, unit, caught?.plan ?? hand)
    expect(isInRange(then, unitOf(then, unit.id), enemy.id, 12_000)).toBe(true)
    expect(shotGap(then, unit, enemy.id).length).toBeGreaterThan(12 * INCH - 5)
  })

  it('vf2:special.canister catches out of canister, as one measures from the cannon', () => {
    const { near } = facing(16, 'artillery')
    const { caught } = drag(near, 3.9)
    expect(caught?.at).toMatchObject({ is: 'out of range', band: { inches: 12 } })
    expect(caughtSaid(barrosa, caught as Caught, wordingIn('en')).clause).toBe(
      'vf2:special.canister',
    )
  })

  it('vf2:1.1.1 catches just out of an arc', () => {
    let found = 0
    for (let aside = 0; aside < 30; aside += 0.2) {
      const { near, enemy } = facing(9, 'infantry', aside)
      const { caught } = drag(near, 1)
      if (caught?.at.is !== 'out of arc') continue
      found++
      const then = thenOf(near, unit, caught.plan)
      expect(isInFrontArc(then, enemy.id, unit.id)).toBe(false)
      expect(said(caught)).toContain('arc')
    }
    expect(found).toBeGreaterThan(0)
  })

  it('vf2:8.2.3 vf2:6.2.2 catches within support and within command', () => {
    const kinds = new Map<string, number>()
    const bare: Vf = { ...barrosa, terrain: { ...barrosa.terrain, features: [] } }
    for (const one of bare.units.filter((other) => other.pose !== null)) {
      const from = stanceOf(one).pose
      const random = randomFrom(one.name)
      for (let i = 0; i < 60; i++) {
        const to = posed(from, (random.below(161) - 80) * 100, (random.below(161) - 80) * 100)
        const hand = draggedTo(bare, one, planFor(one), to)
        const caught = caughtBy(bare, one, hand, isLawful(bare))
        if (!caught) continue
        kinds.set(caught.at.is, (kinds.get(caught.at.is) ?? 0) + 1)
        check(bare, one, hand, caught)
      }
    }
    expect(kinds.get('in support')).toBeGreaterThan(3)
    expect(kinds.get('in command')).toBeGreaterThan(3)
    expect(kinds.get('out of range')).toBeGreaterThan(3)
  })

  it('catches in real battles only where it may stand and where it is what is said', () => {
    let caughts = 0
    for (const name of ['barrosa', 'sabugal', 'sahagun']) {
      const battle = begun(name)
      for (const one of battle.units.filter((other) => other.pose !== null)) {
        const from = stanceOf(one).pose
        const random = randomFrom(`${name} ${one.name}`)
        for (let i = 0; i < 40; i++) {
          const to = posed(from, (random.below(121) - 60) * 100, (random.below(161) - 120) * 100)
          const hand = draggedTo(battle, one, planFor(one), to)
          const caught = caughtBy(battle, one, hand, isLawful(battle))
          if (!caught) continue
          caughts++
          check(battle, one, hand, caught)
        }
      }
    }
    expect(caughts).toBeGreaterThan(30)
  }, 30_000)

  it('is not held by a key: half an inch is half an inch', () => {
    const { near } = facing(16)
    const plan = stopped((drag(near, 3.8).caught as Caught).plan)
    const [last] = plan.way.slice(-1)
    const nudge = nudged(near, unit, plan, going(0.5, 0))
    expect(nudge.way.at(-1)).toEqual(posed(last as typeof pose, 0, -0.5 * INCH))
  })

  it('does not catch where it reforms, assaults or doubles away from all', () => {
    const { near } = facing(16)
    const { hand } = drag(near, 3.8)
    expect(caughtBy(near, unit, { ...hand, after: stanceOf(unit) }, () => true)).toBeNull()
    expect(caughtBy(near, unit, as(hand, 'assault'), () => true)).toBeNull()
    expect(caughtBy(near, unit, hand, () => false)).toBeNull()
  })

  it('shows the way that is just long enough, in both languages', () => {
    const { near } = facing(16)
    const caught = drag(near, 3.8).caught as Caught
    const [line] = caughtLine(caught, frame, wordingIn('en').inches)
    expect(line?.label).toMatch(/^12\.0[01]"$/)
    expect(caughtSaid(barrosa, caught, wordingIn('it')).sentence).toContain('Appena fuori')
  })
})

/** Near the hand, lawful, and the rules say the same. */
function check(seen: Vf, one: Unit, hand: Plan, { plan, at, line }: Caught): void {
  const [from, to] = [endOf(seen, one, hand).pose, endOf(seen, one, plan).pose]
  expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(CATCHES + 8)
  expect(refuseOrder(seen, orderOf(plan) as Order)).toBeNull()
  expect(line).not.toBeNull()
  const then = thenOf(seen, one, plan)
  const moved = unitOf(then, one.id)
  switch (at.is) {
    case 'out of range':
      expect(isInRange(then, at.other, one.id, fromInches(at.band.inches))).toBe(false)
      expect(isInRange(then, at.other, one.id, fromInches(at.band.inches + 0.01))).toBe(true)
      break
    case 'in range':
      expect(isInRange(then, moved, at.other.id, fromInches(at.band.inches))).toBe(true)
      expect(isInRange(then, moved, at.other.id, fromInches(at.band.inches - 0.01))).toBe(false)
      break
    case 'out of arc':
      expect(isInFrontArc(then, at.other.id, one.id)).toBe(false)
      break
    case 'in support':
      expect(unitsIn(seen, one.brigade).map(({ id }) => id)).toContain(at.other.id)
      expect(unitsWithin(then, at.other.id, one.id, numbersOf(then.options).support)).toBe(true)
      expect(unitsWithin(then, at.other.id, one.id, numbersOf(then.options).support - 10)).toBe(
        false,
      )
      break
    case 'in command':
      expect(at.other.id).toBe(leaderOf(seen, brigadeOf(seen, one.brigade).leader).id)
      expect(needsMessenger(then, moved)).toBe(false)
      expect(line?.inches).toBeGreaterThan(inchesOf(then.options).inHand - 0.01)
  }
}
