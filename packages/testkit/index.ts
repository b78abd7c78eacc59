import type { Battle, JsonObject, Rulebook } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { extent, fuzzRandom, fuzzSeed, repeating, type Counts } from './extent.ts'
import { fuzzBattle, fuzzHost, type Fuzzing } from './fuzz.ts'
import { isToBeWritten, readGolden, retold, writeGolden } from './golden.ts'

export { fuzzBattle, fuzzHost, type Fuzzing } from './fuzz.ts'
export { extent, fuzzRandom, fuzzSeed, repeating } from './extent.ts'
export { retold, storyOf } from './golden.ts'
export { checkDiceClasses } from './dice-classes.ts'
export { checkHabits } from './habits.ts'
export { answering, type Answering } from './answering.ts'
export { expectItalian } from './in-italian.ts'

export interface Kit extends Fuzzing {
  /** Seats from which something is hidden: what they imagine must sometimes miss the truth. [] where all is open. */
  readonly secretsFrom: readonly string[]
  /** How many battles `npm test` plays, and from how many set-ups: the first of them. */
  readonly few?: number
  /** How much of a file's time goes to this one. */
  readonly weight?: number
}

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
  const isByClock = typeof extent() === 'object'
  // By the clock few of them may have their turn: another seed begins elsewhere.
  const first = isByClock ? fuzzRandom('first').below(setUps.length) : 0
  const setUpOf = (i: number) => setUps[(first + i) % setUps.length] as (typeof setUps)[number]
  const { few = 12, weight = 1 } = kit
  const counts: Counts = { glance: 2, few, every: Math.max(few, once.length) }

  describe(`${rulebook.title} holds what every rulebook must`, () => {
    // First, since the second battle of a pair may last beyond the time.
    const again = repeating(weight)
    it('plays the same battle twice from the same seed', () => {
      const fuzzing = { ...kit, isUnchecked: true }
      again(counts, (i, isTimeUp) => {
        const once = fuzzBattle(rulebook, setUpOf(i), `again/${i}`, { ...fuzzing, isTimeUp })
        // The same, as far as the time went.
        const isSo = (answers: number) => answers >= once.answers
        const twice = fuzzBattle(rulebook, setUpOf(i), `again/${i}`, { ...fuzzing, isTimeUp: isSo })
        expect(twice).toEqual(once)
      })
    })

    const play = repeating(3 * weight)
    it('plays from many seeds to the end, with all invariants at every ask', () => {
      const mistaken = new Set<string>()
      const battles = play(counts, (i, isTimeUp) => {
        const fuzzing = { ...kit, isTimeUp }
        const battle = fuzzBattle(rulebook, setUpOf(i), `${fuzzSeed()}/${i}`, fuzzing)
        for (const seat of battle.mistaken) mistaken.add(seat)
      })
      const unnamed = [...mistaken].filter((seat) => !kit.secretsFrom.includes(seat))
      expect(unnamed, 'Something is hidden from seats that `secretsFrom` does not name.').toEqual(
        [],
      )
      // A glance, or a short time, is too short for every seat to have been mistaken once.
      if (extent() === 'glance' || (isByClock && battles <= counts.every)) return
      const knowing = kit.secretsFrom.filter((seat) => !mistaken.has(seat))
      expect(knowing, 'Nothing was hidden from seats that `secretsFrom` names.').toEqual([])
    })

    const host = repeating(2 * weight)
    it('undoes, saves, resumes and replays anywhere', () => {
      host(counts, (i, isTimeUp) =>
        fuzzHost(rulebook, setUpOf(i), `${fuzzSeed()}/${i}`, { isTimeUp }),
      )
    })
  })
}

export interface GoldenBattle {
  readonly name: string
  readonly scenario: string
  readonly seed: string
  readonly options?: JsonObject
}

/** Each golden battle tells the story it always told. `npm run golden` writes them anew, with `-- --missing` those that are not there. */
export function testGoldenBattles<B extends Battle>(
  rulebook: Rulebook<B>,
  folder: URL,
  battles: readonly [GoldenBattle, ...GoldenBattle[]],
): void {
  describe(`${rulebook.title} tells its golden battles as it always did`, () => {
    it.each(battles)('$name', ({ name, scenario, seed, options = {} }) => {
      const file = new URL(`${name}.json`, folder)
      if (isToBeWritten(file)) {
        const position = rulebook.scenarios.find((s) => s.name === scenario)?.position ?? null
        writeGolden(rulebook, { position, options }, seed, file)
      }
      const golden = readGolden(file)
      expect(retold(rulebook, golden).story).toEqual(golden.story)
    })
  })
}
