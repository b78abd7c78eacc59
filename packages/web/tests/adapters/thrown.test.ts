import { CHANCE, isObject, type Ask, type Json, type Rulebook, type Told } from '@grognard/kernel'
import { afv, type Afv } from '@grognard/rules-afv'
import { vf1, vf2 } from '@grognard/rules-vf'
import { describe, expect, it } from 'vitest'
import type { Adapter, ThrownBefore } from '../../adapters/adapter.ts'
import { again, anew } from '../../adapters/afv/film/asked.ts'
import { afvAdapter } from '../../adapters/afv/index.ts'
import { vf1Adapter, vfAdapter } from '../../adapters/vf/index.ts'
import { playThrough } from './playing.ts'

type Question = {
  readonly ask: Ask
  readonly told: readonly Told[]
  readonly thrown: ThrownBefore | null
  /** Whose movement waits for a reaction. */
  readonly mover: string
}

const moverOf = (seen: unknown): string => {
  const { now, units } = seen as Partial<Pick<Afv, 'now' | 'units'>>
  return units?.[now?.unit ?? -1]?.name ?? ''
}

/** Every question of battles played at random, with the throw that is shown above it. */
function questions(
  rulebook: Rulebook<never>,
  adapter: Adapter<never>,
  scenario: string,
  seeds: readonly string[],
): readonly Question[] {
  const position = rulebook.scenarios.find(({ name }) => name === scenario)?.position ?? null
  const all: Question[] = []
  for (const seed of seeds) {
    const story: Told[] = []
    const since = new Map<string, number>()
    playThrough(rulebook, { position, options: {} }, seed, 1300, ({ ask, seat, seen, told }) => {
      for (const one of told) story.push({ ...one, number: story.length + 1 })
      if (seat === CHANCE) return
      const now = { told: story, since: since.get(seat) ?? 0 }
      const thrown = adapter.thrown?.(seen as never, ask, now, 'en') ?? null
      all.push({ ask, told: story.slice(now.since), thrown, mover: moverOf(seen) })
      since.set(seat, story.length)
    })
  }
  return all
}

const kindOf = ({ name, args }: Ask): string => {
  const moment = isObject(args) ? args['moment'] : undefined
  return typeof moment === 'string' ? `${name}: ${moment}` : name
}

const facesOf = ({ throws }: ThrownBefore): readonly number[] =>
  throws.flatMap(({ dice }) => dice.map(({ face, was }) => was ?? face))

describe('Valour & Fortitude: dice above the question', () => {
  const seeds = ['a', 'b', 'c']
  const asked = [
    ...questions(vf2 as never, vfAdapter as never, 'barrosa', seeds),
    ...questions(vf2 as never, vfAdapter as never, 'sahagun', seeds),
    ...questions(vf1 as never, vf1Adapter as never, 'barrosa', [...seeds, 'c', 'd', 'e']),
  ]
  const shown = new Set(asked.flatMap(({ ask, thrown }) => (thrown ? [kindOf(ask)] : [])))

  it.each([
    'card: hits failed',
    'card: test failed',
    'card: valour in melee',
    'card: activated',
    'melee support',
    'share losses',
    'stand or retreat',
    'retreat',
  ])('are seen by whoever is asked: %s', (kind) => {
    expect([...shown]).toContain(kind)
  })

  it('vf2:8.3 hit tests that failed are shown as they lie, and what throwing again would bring', () => {
    const failed = asked.filter(({ ask }) => kindOf(ask) === 'card: hits failed')
    expect(failed.length).toBeGreaterThan(5)
    for (const { ask, thrown } of failed) {
      const lying = (ask.args as { readonly thrown: { readonly dice: readonly Json[] } }).thrown
      expect(thrown?.throws).toHaveLength(1)
      expect(thrown?.throws[0]?.dice).toHaveLength(lying.dice.length)
      expect(thrown?.throws[0]?.whose).toMatch(/ on .*, needing [2-6]$/)
      expect(thrown?.expects).toMatch(
        /^\d+ (die|dice) thrown again: \d+\.\d hits to be expected\.$/,
      )
    }
  })

  it('vf2:9.2, vf2:9.5 a failed test is shown with the dice that were told', () => {
    const failed = asked.filter(({ ask }) => kindOf(ask) === 'card: test failed')
    expect(failed.length).toBeGreaterThan(0)
    for (const { told, thrown } of failed)
      expect(thrown && facesOf(thrown)).toEqual(told.at(-1)?.data['faces'])
  })

  it('vf2:7.2.2 who may support the answer sees the blow', () => {
    const answers = asked.filter(
      ({ ask, told }) => ask.name === 'melee support' && told.at(-1)?.name === 'attack',
    )
    expect(answers.length).toBeGreaterThan(0)
    for (const { told, thrown } of answers) {
      const dice = told.at(-1)?.data['dice'] as unknown as readonly { readonly thrown: number }[]
      expect(thrown && facesOf(thrown)).toEqual(dice.map((die) => die.thrown))
    }
  })

  it('nothing is shown above what no throw has led to', () => {
    for (const { ask, thrown } of asked)
      if (['order', 'volley', 'command', 'fights', 'fate'].includes(ask.name))
        expect(thrown).toBeNull()
  })
})

describe('A Fine Victory!: dice above the question', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
  const asked = questions(afv as never, afvAdapter as never, 'first battle', seeds)
  const shown = new Set(asked.flatMap(({ ask, thrown }) => (thrown ? [kindOf(ask)] : [])))

  it.each(['rethrow', 'commander', 'react', 'losses'])(
    'are seen by whoever is asked: %s',
    (kind) => {
      expect([...shown]).toContain(kind)
    },
  )

  it('afv:hth.overlap, afv:hth.commander-rethrow a rethrow says what is to be expected', () => {
    const rethrows = asked.filter(({ ask }) => ['rethrow', 'commander'].includes(ask.name))
    expect(rethrows.length).toBeGreaterThan(3)
    for (const { thrown } of rethrows)
      expect(thrown?.expects).toMatch(/hits? now; .*\d\.\d on average/)
  })

  it('afv:react.general whoever reacts sees the dice of the unit that moves, and nobody else’s', () => {
    const reactions = asked.filter(({ ask }) => ask.name === 'react')
    let shownOf = 0
    for (const { thrown, mover } of reactions)
      for (const { whose } of thrown?.throws ?? []) {
        expect(whose).toContain(mover)
        shownOf += 1
      }
    expect(shownOf).toBeGreaterThan(5)
    expect(reactions.some(({ thrown }) => thrown === null)).toBe(true)
  })

  it('afv:losses.stands whoever loses stands sees what struck him', () => {
    const losing = asked.filter(({ ask }) => ask.name === 'losses')
    expect(losing.length).toBeGreaterThan(0)
    for (const { thrown } of losing) expect(thrown?.throws.length ?? 0).toBeGreaterThan(0)
  })

  it('afv:hth.overlap expects a sixth of a hit for each point of what a die needs', () => {
    const value = { value: 2, steps: [] }
    const attack = {
      unit: 0,
      at: 1,
      face: 'front',
      dice: [{ stand: 'musket', value, count: 4, faces: [1, 5, 6, 3] }],
    } as never
    expect(again(attack, 2)).toBeCloseTo(1 + 2 / 3)
    expect(again(attack, 9)).toBeCloseTo(2)
    expect(anew(attack)).toBeCloseTo(4 / 3)
  })
})
