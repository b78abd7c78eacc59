import { randomFrom, type AnyKind, type Json, type JsonObject } from '@grognard/kernel'
import { vf2 } from '@grognard/rules-vf'
import { anyFights, type ChosenFight, type Vf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { roleText } from '../../adapters/vf/fights/control.tsx'
import {
  fullest,
  partsOf,
  reordered,
  roleOf,
  rolesFor,
  tapped,
  withRole,
} from '../../adapters/vf/fights/roles.ts'
import { fightsShown } from '../../adapters/vf/fights/show.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'

const unit = (name: string, profile: string, x: number, facing: number) => ({
  name,
  profile,
  pose: { x: x * 1000, y: facing === 0 ? 22_020 : 22_000, facing },
})
const foot = (name: string, x: number) => unit(name, 'british line infantry', x, 0)
const ligne = (name: string, x: number) => unit(name, 'french line infantry', x, 32_768)

const army = (sheet: string, y: number, units: readonly Json[]) => ({
  sheet,
  leader: { name: `${sheet} general`, at: { x: 20_000, y } },
  brigades: [
    {
      name: `${sheet} brigade`,
      leader: { name: `${sheet} brigadier`, at: { x: 28_000, y } },
      units,
    },
  ],
})

/** Three British battalions in contact with two French ones; the middle one touches both. */
function melee(
  red: readonly Json[] = [foot('Left', 15), foot('Middle', 25), foot('Right', 36.5)],
  options: JsonObject = {},
): Vf {
  const position = {
    terrain: {
      format: 'grognard-terrain',
      version: 1,
      width: 48_000,
      height: 48_000,
      features: [],
    },
    armies: {
      red: army('british', 40_000, red),
      blue: army('french', 4000, [ligne('First', 20), ligne('Second', 30)]),
    },
    turn: 2,
    active: 'red',
    phase: 'melee',
  }
  const begun = vf2.setUp({ position, options })
  if (!begun.ok) throw new Error(begun.refusal.message)
  return begun.value
}

const seen = melee()
const [LEFT, MIDDLE, RIGHT, FIRST, SECOND] = [0, 1, 2, 3, 4]
const kind = (vf2.asks as unknown as readonly AnyKind[]).find(({ name }) => name === 'fights')
const refused = (fights: readonly ChosenFight[]): string | null =>
  kind?.refuse(seen, { side: 'red' }, fights)?.code ?? null
const fight = (main: number, target: number, support: readonly number[] = []): ChosenFight => ({
  main,
  target,
  support,
  brigade: [],
})

const START = [fight(LEFT, FIRST), fight(MIDDLE, SECOND, [RIGHT])]

describe('choosing fights', () => {
  it('vf2:7.1 begins with the proposal in which most take part', () => {
    const proposals = Array.from({ length: 12 }, (_, i) =>
      anyFights(seen, 'red', randomFrom(`fights ${i}`)),
    )
    const best = fullest(proposals)
    expect(refused(best)).toBeNull()
    expect(new Set(best.flatMap(({ main, support }) => [main, ...support]))).toEqual(
      new Set([LEFT, MIDDLE, RIGHT]),
    )
  })

  it('vf2:7.1 offers each unit the enemies it touches, and support where it can lend it', () => {
    expect(refused(START)).toBeNull()
    const middle = rolesFor(seen, seen.units[MIDDLE] as Vf['units'][number], START)
    expect(middle).toContainEqual({ does: 'attacks', against: FIRST })
    expect(middle).toContainEqual({ does: 'attacks', against: SECOND })
    expect(middle).toContainEqual({ does: 'supports', against: FIRST })
    expect(middle).not.toContainEqual({ does: 'supports', against: SECOND })
    expect(partsOf(seen, 'red', START).map(({ id }) => id)[0]).toBe(MIDDLE)
  })

  it('vf2:8.0 gives a unit one role at a time, and others make room', () => {
    const led = withRole(START, RIGHT, { does: 'attacks', against: SECOND })
    expect(led[1]).toEqual(fight(RIGHT, SECOND, [MIDDLE]))
    expect(refused(led)).toBeNull()
    const moved = withRole(START, MIDDLE, { does: 'supports', against: FIRST })
    expect(moved).toEqual([fight(LEFT, FIRST, [MIDDLE]), fight(RIGHT, SECOND)])
    expect(refused(moved)).toBeNull()
    expect(roleOf(moved, MIDDLE)).toEqual({ does: 'supports', against: FIRST })
    const idle = withRole(START, LEFT, { does: 'nothing' })
    expect(idle).toEqual([fight(MIDDLE, SECOND, [RIGHT])])
    expect(refused(idle)).toBe('must-fight')
  })

  it('vf2:7.1 fights them in the order that is chosen', () => {
    expect(reordered(START, SECOND, -1).map(({ target }) => target)).toEqual([SECOND, FIRST])
    expect(reordered(START, FIRST, -1)).toEqual(START)
    expect(refused(reordered(START, FIRST, 1))).toBeNull()
  })

  it('is led by taps: an enemy is supported against, then attacked, then again', () => {
    const once = tapped(seen, START, MIDDLE, FIRST)
    expect(roleOf(once, MIDDLE)).toEqual({ does: 'supports', against: FIRST })
    const twice = tapped(seen, once, MIDDLE, FIRST)
    expect(roleOf(twice, MIDDLE)).toEqual({ does: 'attacks', against: FIRST })
    expect(tapped(seen, START, LEFT, SECOND)).toEqual(START)
  })

  it('shows an arrow for everybody who takes part, numbered where there are several', () => {
    const { links, able, targets } = fightsShown(seen, START, partsOf(seen, 'red', START), MIDDLE)
    expect(links.map(({ from, label }) => [from, label])).toEqual([
      ['unit 0', '1'],
      ['unit 1', '2'],
      ['unit 2', null],
    ])
    expect(able).toHaveLength(3)
    expect(targets.map(({ chosen }) => chosen)).toEqual([false, true])
    expect(fightsShown(seen, START.slice(0, 1), [], null).links[0]?.label).toBeNull()
  })

  it('says each role in both languages', () => {
    for (const role of rolesFor(seen, seen.units[MIDDLE] as Vf['units'][number], START))
      expect(roleText(seen, role, wordingIn('en'))).not.toBe(roleText(seen, role, wordingIn('it')))
  })
})

describe('choosing fights of batteries', () => {
  const battery = [unit('Guns', 'british field artillery', 25, 0)]
  const [GUNS, ONE, OTHER] = [0, 1, 2]
  const apart = melee(battery, { batteries: 'effective' })
  const both = [fight(GUNS, ONE), fight(GUNS, OTHER)]
  const judged = (fights: readonly ChosenFight[]): string | null =>
    kind?.refuse(apart, { side: 'red' }, fights)?.code ?? null

  it('vf3:O1.2 each cannon has a role of its own', () => {
    const first = withRole([], GUNS, { does: 'attacks', against: ONE })
    const second = withRole(first, GUNS, { does: 'attacks', against: OTHER }, 1)
    expect(second).toEqual(both)
    expect(judged(second)).toBeNull()
    expect([0, 1, 2].map((cannon) => roleOf(second, GUNS, cannon))).toEqual([
      { does: 'attacks', against: ONE },
      { does: 'attacks', against: OTHER },
      { does: 'nothing' },
    ])
    expect(withRole(second, GUNS, { does: 'nothing' }, 0)).toEqual([fight(GUNS, OTHER)])
    expect(withRole(second, GUNS, { does: 'nothing' }, 1)).toEqual([fight(GUNS, ONE)])
  })

  it('vf3:O1.2 a tap on another enemy is for the cannon that does nothing yet', () => {
    expect(tapped(apart, [fight(GUNS, ONE)], GUNS, OTHER)).toEqual(both)
    const together = melee(battery, { batteries: 'large' })
    expect(tapped(together, [fight(GUNS, ONE)], GUNS, OTHER)).toEqual([fight(GUNS, OTHER)])
  })

  it('vf3:O1.2 one may support the other, and one arrow shows both', () => {
    const line = melee([unit('Guns', 'british field artillery', 20, 0)], { batteries: 'effective' })
    const [guns] = line.units
    expect(rolesFor(line, guns!, [fight(GUNS, ONE)])).toContainEqual({
      does: 'supports',
      against: ONE,
    })
    const shown = fightsShown(line, [fight(GUNS, ONE, [GUNS])], [guns!], null)
    expect(shown.links).toHaveLength(1)
  })
})
