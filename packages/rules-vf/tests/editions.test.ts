// What rests on a battle's edition follows it: numbers, functions, and all that is remembered. The
// edition that differs here is made up.

import type { Rulebook } from '@grognard/kernel'
import { add } from '@grognard/toolkit'
import { afterAll, expect, it } from 'vitest'
import { fieldFor } from '../actions/field.ts'
import { moveDistance } from '../actions/distance.ts'
import { rangeOf } from '../attacks/shooting.ts'
import { attackValue, fireModifiers } from '../attacks/value.ts'
import { unitOf, type Vf } from '../battle.ts'
import { caseFrom, caseOf } from '../certificate.ts'
import { second } from '../editions/2e/index.ts'
import { third } from '../editions/3e/index.ts'
import { editionOf, inchesOf, numbersOf, open } from '../editions/book.ts'
import { differing } from '../editions/differing.ts'
import { DISTANCES, inThousandths, lengthOf } from '../editions/numbers.ts'
import { inContact } from '../field/contact.ts'
import { isVisible } from '../field/sight.ts'
import { situationOf } from '../field/situation.ts'
import { vf2 } from '../index.ts'
import { numbersFor } from '../numbers.ts'
import { setUp } from '../setup.ts'
import { specialsOf } from '../specials/index.ts'
import { hasSpecial } from '../units/special-names.ts'
import {
  attacking,
  battleOf,
  canons,
  foot,
  guns,
  ligne,
  line,
  steps,
  type Drawn,
} from './drawn-up.ts'
import { inEdition, rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

const made = differing(second, {
  id: 'vf3',
  title: 'Made up',
  printing: 'for tests',
  clauses: {},
  distances: { across: 1, clearance: 3, toll: 2, inHand: 6 },
  moves: { formed: { ...second.moves.formed, line: 5 } },
  scores: { hits: 5 },
  range: (profile) => profile.range / 2,
  fireModifiers: (attack) => [...fireModifiers(attack), add('vf3:8.1.3', 'made up', 1)],
  tags: ({ tags, kind }) => (kind === 'stream' ? [...new Set([...tags, 'rough'])] : tags),
  manners: (numbers) => second.manners({ ...numbers, away: 5000 }),
})

const other: Rulebook<Vf, Vf> = {
  ...vf2,
  id: 'vf3',
  setUp: (given) => {
    open(made)
    return setUp(made, given)
  },
}

/** The same position by the 2nd edition and by the other. */
const both = (drawn: Drawn): readonly [Vf, Vf] => [
  battleOf(drawn),
  inEdition(other, () => battleOf(drawn)),
]

const WALL = line(
  'wall',
  'wall',
  [
    [20, 20],
    [40, 20],
  ],
  ['soft cover', 'barrier'],
  1.5,
)

describe('a battle’s edition', () => {
  afterAll(() => {
    open(third)
    expect(rulebook()).toBe(vf2)
  })

  it('is set by the rulebook, and never given', () => {
    const [one, two] = both({ red: [foot(20, 30)], blue: [ligne(20, 10)] })
    expect([one.options.edition, two.options.edition]).toEqual(['vf2', 'vf3'])
    expect([editionOf(one), editionOf(two)]).toEqual([second, made])
    expect(() => battleOf({ red: [foot(20, 30)], blue: [] }, { edition: 'vf3' })).toThrow('edition')
  })

  it('has one kind of record for all', () => {
    expect(Object.keys(made)).toEqual(Object.keys(second))
  })

  it('decides numbers, in thousandths and in inches', () => {
    const [one, two] = both({ red: [foot(20, 30)], blue: [ligne(20, 10)] })
    expect([numbersOf(one.options).inHand, numbersOf(two.options).inHand]).toEqual([12_000, 6000])
    expect([inchesOf(one.options).inHand, inchesOf(two.options).inHand]).toEqual([12, 6])
    expect(numbersOf(two.options).hits).toBe(5)
    expect(numbersOf(two.options).ride).toBe(36_000)
    expect(numbersFor(two.options).messenger.beyond).toBe(6)
  })

  it('decides how far units move and shoot, side by side', () => {
    const battles = both({ red: [foot(20, 30)], blue: [ligne(20, 10)] })
    const [one] = battles
    const [red] = one.units
    // The same unit in both: what was asked for last must not answer for the other.
    const moves = battles.map(({ options }) => moveDistance({ ...one, options }, red!).value)
    expect(moves).toEqual([8, 5])
    expect(battles.map(({ options }) => rangeOf({ options }, red!, false))).toEqual([12_000, 6000])
    expect(battles.map(({ options }) => rangeOf({ options }, red!, true))).toEqual([18_000, 12_000])
  })

  it('decides what modifies an attack', () => {
    const worth = both({ red: [foot(20, 25)], blue: [ligne(20, 20)] }).map((battle) =>
      steps(attackValue(battle, attacking('fire')(0, 1))),
    )
    expect(worth[1]).toContain('vf3:8.1.3 4')
    expect(worth[0]).not.toContain('vf3:8.1.3 4')
  })

  it('decides contact, sight and fields of the very same units', () => {
    const drawn: Drawn = {
      red: [foot(30, 20.75), guns(60, 40)],
      blue: [ligne(30, 19.25)],
      features: [WALL],
    }
    const [one, two] = both(drawn)
    const then: Vf = { ...one, options: two.options }
    expect(situationOf(then)).not.toBe(situationOf(one))
    expect([inContact(one, 0, 2), inContact(then, 0, 2)]).toEqual([true, false])
    const field = (battle: Vf) => fieldFor(battle, unitOf(battle, 1), 'move')
    expect([field(one), field(then)].map(({ barriers }) => barriers?.[0]?.toll)).toEqual([
      4000, 2000,
    ])
    const least = (battle: Vf) => field(battle).others?.find(({ id }) => id === 'unit 2')?.least
    expect([least(one), least(then), least(one)]).toEqual([3000, 5000, 3000])
  })

  it('decides past whom one sees', () => {
    const [one, two] = both({
      red: [guns(20, 40), foot(13, 30), foot(27, 30)],
      blue: [canons(20, 20)],
    })
    const then: Vf = { ...one, options: two.options }
    expect([isVisible(one, 0, 3), isVisible(then, 0, 3)]).toEqual([true, false])
  })

  it('adds to the tags of features when a position is set up, once', () => {
    const stream = line(
      'stream',
      'stream',
      [
        [20, 20],
        [40, 20],
      ],
      ['barrier', 'cover in melee'],
    )
    const [one, two] = both({ red: [foot(30, 40)], blue: [ligne(30, 5)], features: [stream] })
    expect(one.terrain.features[0]?.tags).toEqual(['barrier', 'cover in melee'])
    expect(two.terrain.features[0]?.tags).toEqual(['barrier', 'cover in melee', 'rough'])
  })

  it('goes with a case that is passed on', () => {
    const [, two] = both({ red: [foot(20, 30)], blue: [ligne(20, 20)] })
    const passed = caseOf(two, { about: 'sight', unit: 0, target: 1 })
    const judged = caseFrom(passed)
    expect(judged.ok && judged.value.seen.options.edition).toBe('vf3')
  })
})

describe('distances by a scale', () => {
  it('are whole thousandths, with what is left over dropped', () => {
    const thirds = { thousandths: 2000, of: 3 }
    expect([8, 12].map((inches) => lengthOf(inches, thirds))).toEqual([5333, 8000])
    expect(lengthOf(12, { thousandths: 100_000, of: 254 })).toBe(4724)
    expect(inThousandths(DISTANCES, thirds)).toMatchObject({ away: 2000, clearance: 666 })
    expect(inThousandths({ moves: { line: 8 } }, thirds)).toEqual({ moves: { line: 5333 } })
  })
})

describe('special rules of a unit', () => {
  it('are those of its row, and what it has gained with what comes with that', () => {
    const [red] = battleOf({ red: [foot(20, 30)], blue: [ligne(20, 10)] }).units
    const light = { ...red!, gained: ['light infantry'] as const }
    expect([hasSpecial(red!, 'open order'), hasSpecial(light, 'open order')]).toEqual([false, true])
    expect(specialsOf(light).map(({ name }) => name)).toContain('light infantry')
    expect(specialsOf(red!).map(({ name }) => name)).not.toContain('light infantry')
  })
})

everyEdition(() => {
  rule('a test must fail where its rule does not hold', { not: ['vf2'] }, () => {
    expect(rulebook().id).not.toBe('vf2')
  })
})
