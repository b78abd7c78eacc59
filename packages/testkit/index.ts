import type { Battle, JsonObject, Rulebook } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { fuzzBattle, fuzzHost, type Fuzzing } from './fuzz.ts'
import { readGolden, retold, writeGolden } from './golden.ts'

export { fuzzBattle, fuzzHost, type Fuzzing } from './fuzz.ts'
export { retold, storyOf } from './golden.ts'
export { checkDiceClasses } from './dice-classes.ts'
export { checkHabits } from './habits.ts'
export { answering, type Answering } from './answering.ts'

export interface Kit extends Fuzzing {
  /** Seats from which something is hidden: what they imagine must sometimes miss the truth. */
  readonly secretsFrom: readonly string[]
  /** How many battles at least, however short the time. */
  readonly battles?: number
}

const seconds = (): number => Number(process.env['GROGNARD_FUZZ_SECONDS'] ?? 5)
const seedOf = (): string => process.env['GROGNARD_FUZZ_SEED'] ?? '1'

/** Battles from many seeds over every scenario and option value, with all invariants checked. */
export function testRulebook<B extends Battle>(rulebook: Rulebook<B>, kit: Kit): void {
  const changes = rulebook.options.flatMap(({ name, values }) =>
    values.map((value) => ({ [name]: value })),
  )
  const scenarioOf = (i: number) =>
    rulebook.scenarios[i % rulebook.scenarios.length] as (typeof rulebook.scenarios)[0]
  // Every scenario and every value of an option once; then, as time allows, all with all.
  const once = [
    ...rulebook.scenarios.map(({ position }) => ({ position, options: {} })),
    ...changes.map((options, i) => ({ position: scenarioOf(i).position, options })),
  ]
  const setUps = [
    ...once,
    ...rulebook.scenarios.flatMap(({ position }) =>
      changes.map((options) => ({ position, options })),
    ),
  ]
  const setUpOf = (i: number) => setUps[i % setUps.length] as (typeof setUps)[number]
  // Where time is counted in tenths of a second, as by `npm run mutate`, a glance must do.
  const least = seconds() < 1 ? 2 : Math.max(kit.battles ?? 12, once.length)

  describe(`${rulebook.title} holds what every rulebook must`, () => {
    it('plays from many seeds to the end, with all invariants at every ask', () => {
      const mistaken = new Set<string>()
      forAWhile(least, seconds() * 0.6, (i) => {
        const battle = fuzzBattle(rulebook, setUpOf(i), `${seedOf()}/${i}`, kit)
        for (const seat of battle.mistaken) mistaken.add(seat)
      })
      expect([...kit.secretsFrom]).toEqual(expect.arrayContaining([...mistaken]))
      // A glance is too short for every seat to have been mistaken once.
      if (seconds() >= 1) expect(mistaken.size).toBe(kit.secretsFrom.length)
    })

    it('undoes, saves, resumes and replays anywhere', () => {
      forAWhile(least, seconds() * 0.4, (i) => fuzzHost(rulebook, setUpOf(i), `${seedOf()}/${i}`))
    })

    it('plays the same battle twice from the same seed', () => {
      for (let i = 0; i < Math.min(least, setUps.length); i++) {
        const once = fuzzBattle(rulebook, setUpOf(i), `again/${i}`, kit)
        expect(fuzzBattle(rulebook, setUpOf(i), `again/${i}`, kit)).toEqual(once)
      }
    })
  })
}

function forAWhile(least: number, lasting: number, battle: (i: number) => void): void {
  const end = performance.now() + lasting * 1000
  for (let i = 0; i < least || performance.now() < end; i++) battle(i)
}

export interface GoldenBattle {
  readonly name: string
  readonly scenario: string
  readonly seed: string
  readonly options?: JsonObject
}

/** Each golden battle tells the story it always told. `npm run golden` writes them anew. */
export function testGoldenBattles<B extends Battle>(
  rulebook: Rulebook<B>,
  folder: URL,
  battles: readonly [GoldenBattle, ...GoldenBattle[]],
): void {
  describe(`${rulebook.title} tells its golden battles as it always did`, () => {
    it.each(battles)('$name', ({ name, scenario, seed, options = {} }) => {
      const file = new URL(`${name}.json`, folder)
      if (process.env['GROGNARD_GOLDEN'] === 'write') {
        const position = rulebook.scenarios.find((s) => s.name === scenario)?.position ?? null
        writeGolden(rulebook, { position, options }, seed, file)
      }
      const golden = readGolden(file)
      expect(retold(rulebook, golden).story).toEqual(golden.story)
    })
  })
}
