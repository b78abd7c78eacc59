import { book } from '@grognard/books/entry'
import { plain } from '@grognard/books/plain'
import type { Rulebook } from '@grognard/kernel'
import { clauses, picket } from '@grognard/kernel/picket'
import { expect, it } from 'vitest'
import { grognardWith, someFile } from './running.ts'

// Two rulebooks that a careless author might write, and one of which there is only a list.
let begun = 0
const base: Rulebook = picket
const throwing: Rulebook = {
  ...base,
  id: 'throwing',
  setUp: (setUp) => {
    begun++
    return base.setUp(setUp)
  },
  *next(battle) {
    if (begun === 3) throw new TypeError('a unit has gone missing')
    yield* base.next(battle)
  },
}
const endless: Rulebook = { ...base, id: 'endless', *next() {} }

const entry = (id: string, rulebook: Rulebook | null) =>
  book({
    id,
    family: id,
    edition: 'none',
    title: { en: id, it: id },
    line: { en: 'A small one.', it: 'Uno piccolo.' },
    sources: ['packages/kernel/picket'],
    clauses: async () => ({}),
    advice: 'none',
    as: 'none',
    play:
      rulebook === null
        ? 'none'
        : plain(
            async () => rulebook,
            async () => clauses,
          ),
  })

const grognard = grognardWith([
  entry('throwing', throwing),
  entry('endless', endless),
  entry('listed', null),
])

it('names the battle in which the rules throw, and its seed', async () => {
  const args = ['--rules', 'throwing', '--jobs', '1', '--seed', 'waterloo', '--json']
  const { status, out, err } = await grognard('simulate', ...args)
  expect({ status, out, err }).toEqual({
    status: 1,
    out: [],
    err: `Game 3 of seed 'waterloo': a unit has gone missing`,
  })
})

it('names a battle that runs away', async () => {
  const { status, err } = await grognard('simulate', '--rules', 'endless', '--jobs', '1')
  expect(status).toBe(1)
  expect(err).toBe(`Game 1 of seed '1': 10000 activities in a row have asked nothing.`)
})

it('fails in a sentence where the rules fail on a script', async () => {
  const script = { format: 'grognard-script', version: 1, scenario: 'stream', answers: [] }
  const file = someFile({ ...script, rulebook: { id: 'endless' } })
  const { status, err } = await grognard('referee', file)
  expect(status).toBe(1)
  expect(err).toBe(`${file}: the rules fail on it: 10000 activities in a row have asked nothing.`)
})

it('must be told which of several rulebooks to simulate', async () => {
  const { status, err } = await grognard('simulate')
  expect([status, err]).toEqual([2, '--rules must name one of throwing, endless.'])
})

it('lists only what can be played', async () => {
  const { out } = await grognard('rules')
  expect(out.filter((line) => /^\S/.test(line)).map((line) => line.split(' ')[0])).toEqual([
    'throwing',
    'endless',
  ])
  expect((await grognard('clauses')).out).toContain(
    'listed: 0 of 0 clauses covered, 0 missing, 0 advice',
  )
})
