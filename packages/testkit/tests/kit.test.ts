import {
  ask,
  isObject,
  tell,
  type AnyKind,
  type Battle,
  type Json,
  type Rulebook,
  type SetUp,
} from '@grognard/kernel'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isToBeWritten, readGolden } from '../golden.ts'
import { answering, checkHabits, fuzzBattle, fuzzHost, retold, storyOf } from '../index.ts'

type Picket = typeof picket extends Rulebook<infer B> ? B : never

const setUp: SetUp = { position: picket.scenarios[0].position, options: {} }
const broken = (change: Partial<typeof picket>) => ({ ...picket, ...change })
const fuzz = (change: Partial<typeof picket>, seeds = 6) => {
  for (let i = 0; i < seeds; i++) fuzzBattle(broken(change), setUp, `kit/${i}`)
}
const withAsk = (name: string, change: Partial<AnyKind<Picket>>) => ({
  asks: picket.asks.map((kind) => (kind.name === name ? { ...kind, ...change } : kind)),
})

describe('the kit catches a rulebook', () => {
  it('that is left as it is: nothing', () => {
    expect(() => fuzz({})).not.toThrow()
  })

  it('that changes a record in place', () => {
    function* careless(battle: Picket) {
      const [unit] = battle.units
      ;(unit as { men: number }).men = 3
      yield* picket.next(battle)
    }
    expect(() => fuzz({ next: careless })).toThrow(/read only|changed the original|Men/)
  })

  it('whose view shows a hand to everyone', () => {
    const view: typeof picket.view = (battle, seat) => ({
      ...picket.view(battle, seat),
      holdings: battle.holdings,
    })
    const { mistaken } = fuzzBattle(broken({ view }), setUp, 'leak')
    const honest = fuzzBattle(picket, setUp, 'leak')
    expect([...honest.mistaken].toSorted()).toEqual(['blue', 'red'])
    // Only orders not yet shown are left to be mistaken about.
    const shown = fuzzBattle(
      broken({ view, ...withAsk('order', { candidates: () => ['hold'] }) }),
      setUp,
      'leak',
    )
    expect([...shown.mistaken]).toEqual([])
    expect(mistaken.size).toBeLessThanOrEqual(2)
  })

  it('whose view shows a little of a hand', () => {
    const view: typeof picket.view = (battle, seat) => ({
      ...picket.view(battle, seat),
      lastTurn: battle.lastTurn + (battle.holdings.red.hand?.feint ?? 0),
    })
    expect(() => fuzz({ view })).toThrow(/cannot know/)
  })

  it('whose story betrays a hand', () => {
    function* gossip(battle: Picket) {
      tell(battle, 'gossip', [], { ...battle.holdings.blue.hand })
      yield* picket.next(battle)
    }
    expect(() => fuzz({ next: gossip })).toThrow(/The story betrays a secret/)
  })

  it('that asks only who holds the card', () => {
    function* tellTale(battle: Picket) {
      if (battle.phase === 'shooting' && (battle.holdings.red.hand?.feint ?? 0) > 0)
        yield* ask(picket.asks[3] as AnyKind, 'red', { side: 'red' })
      yield* picket.next(battle)
    }
    expect(() => fuzz({ next: tellTale })).toThrow(/Who is asked what depends/)
  })

  it('that has no answer to its own ask', () => {
    expect(() => fuzz(withAsk('act', { candidates: () => [] }))).toThrow(/Nobody has an answer/)
  })

  it('that refuses its own candidates', () => {
    const candidates = () => [{ unit: 99, at: 0 }] as readonly Json[]
    expect(() => fuzz(withAsk('act', { candidates }))).toThrow(/refuses its own candidate/)
  })

  it('that chokes on rubbish', () => {
    const is = (answer: Json): answer is Json =>
      (answer as { unit: number }).unit !== undefined || true
    expect(() => fuzz(withAsk('act', { is }))).toThrow(/Seed 'kit\/0'/)
  })

  it('that takes an answer with a field too many', () => {
    const is = (answer: Json): answer is Json => answer === 'done' || isObject(answer)
    const refuse = () => null
    expect(() => fuzz(withAsk('act', { is, refuse }))).toThrow(/field too many is taken/)
  })

  it('that keeps something JSON cannot hold', () => {
    function* mapped(battle: Picket) {
      battle.now = new Map() as never
      yield* picket.next(battle)
    }
    expect(() => fuzz({ next: mapped })).toThrow(/no plain JSON/)
  })

  it('that keeps its situation in a variable of its own', () => {
    let calls = 0
    function* forgetful(battle: Picket) {
      battle.turn = 1 + (++calls % 3)
      yield* picket.next(battle)
    }
    expect(() => fuzz({ next: forgetful })).toThrow(/another battle|differs|differently|depends/)
  })

  it('that never ends', () => {
    const next = function* (battle: Picket) {
      yield* picket.next(battle)
      battle.outcome = null
      battle.turn = 1
      battle.units = setUpUnits ??= battle.units
    }
    let setUpUnits: Picket['units'] | undefined
    expect(() => fuzzBattle(broken({ next }), setUp, 'endless', { limit: 500 })).toThrow(
      /not ended after 500/,
    )
  })

  it('that runs on without asking', () => {
    function* silent(battle: Picket) {
      battle.turn++
    }
    expect(() => fuzz({ next: silent })).toThrow(/asked nothing/)
  })

  it('that loses men nobody shot', () => {
    const lost = (before: Battle, after: Battle) =>
      (before as Picket).units.length === (after as Picket).units.length ? null : 'A unit has gone.'
    const next = function* (battle: Picket) {
      yield* picket.next(battle)
      battle.units = battle.units.slice(0, -1)
    }
    expect(() => fuzzBattle(broken({ next }), setUp, 'lost', { conserved: lost })).toThrow('gone')
  })

  it('whose rules are not the same twice', () => {
    let toggle = 0
    const setUpTwice: typeof picket.setUp = (given) => {
      const begun = picket.setUp(given)
      if (begun.ok) begun.value.lastTurn += toggle++ % 2
      return begun
    }
    expect(() => fuzzHost(broken({ setUp: setUpTwice }), setUp, 'twice')).toThrow()
  })
})

describe('the kit helps to write rule tests', () => {
  const position = {
    phase: 'shooting',
    units: [
      { side: 'red', lane: 0, men: 2 },
      { side: 'blue', lane: 0, men: 2 },
    ],
  }

  it('with dice that must be used up', () => {
    const table = answering(picket, position, { dice: [5, 1, 6] })
    table.answer('red', { unit: 0, at: 1 })
    expect(table.usedUp).toThrow('"dice":[1,6]')
  })

  it('with refusals that must come', () => {
    const table = answering(picket, position)
    expect(table.asked('red')).toEqual(['act'])
    expect(() => table.answer('red', { unit: 1, at: 0 })).toThrow('picket:1')
    expect(() => table.refused('red', 'done')).toThrow('was not refused')
    expect(() => table.answer('blue', 'done')).not.toThrow()
  })

  it('and tells a golden story anew', () => {
    const table = answering(picket, position, { dice: [5] })
    table.answer('red', { unit: 0, at: 1 })
    expect(storyOf(table.host)).toEqual(['Unit 0 shoots at 1: [5], needing 5: 1 hit. [picket:5]'])
    const record = { rulebook: { id: 'picket', version: '1' }, setUp, log: [], end: null }
    const misfit = { ...record, log: [{ seat: 'red', ask: 'act', answer: 'done' }] }
    expect(retold(picket, { record, story: [] }).story).toEqual([])
    expect(() => retold(picket, { record: misfit, story: [] })).toThrow('Entry 1 no longer fits')
  })

  it('and says how a golden story is written that is not there', () => {
    const nowhere = new URL('./golden/nowhere.json', import.meta.url)
    expect(() => readGolden(nowhere)).toThrow('npm run golden -- --missing')
  })

  it('and writes only the golden stories that are asked for', () => {
    const nowhere = new URL('./golden/nowhere.json', import.meta.url)
    const here = new URL(import.meta.url)
    const written = (asked: string) => {
      vi.stubEnv('GROGNARD_GOLDEN', asked)
      return [here, nowhere].map(isToBeWritten)
    }
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    expect(['', 'missing', 'write'].map(written)).toEqual([
      [false, false],
      [false, true],
      [true, true],
    ])
  })
})

describe('the kit looks at habits', () => {
  const check = (answer: Json) =>
    checkHabits(picket, { act: { decide: () => answer } }, setUp, 'habits', 60)

  it('and names the asks that have one', () => {
    expect(check('done')).toEqual(['act'])
  })

  it('and catches one that the rules forbid', () => {
    expect(() => check('retire')).toThrow('act: "retire": ')
  })
})
