import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { clauses } from '../commands/clauses.ts'
import type { CitedBook } from '../citations/coverage.ts'
import { grognard, listening, someFolder } from './running.ts'

const book: CitedBook = {
  id: 'hussar',
  title: 'Hussar',
  clauses: {
    'hussar:1': 'Charge',
    'hussar:1.1': 'Charge home',
    'hussar:2': 'Rally',
    'hussar:3': 'Be merry',
  },
  advice: { 'hussar:3': 'Left to the players' },
  as: {},
}
const other: CitedBook = { ...book, id: 'lancer', clauses: { 'lancer:1': 'Lance' }, advice: {} }

function project(files: Readonly<Record<string, string>>): string {
  const folder = someFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const covered = {
  'packages/rules-hussar/charge.ts': `clause('hussar:1')\nclause('hussar:2')`,
  'packages/rules-hussar/tests/charge.test.ts': `it('hussar:1.1 goes home', () => {})`,
  'packages/rules-hussar/tests/rules.fuzz.ts': `\ntest('fuzzes hussar:1 to the end', () => {})`,
  'packages/rules-hussar/dist/charge.ts': `clause('hussar:9')`,
  'packages/rules-hussar/node_modules/x/x.test.ts': `it('hussar:2', () => {})`,
}

describe('clauses', () => {
  it('counts a clause as covered only if a test cites it, however much code does', () => {
    const { io, out } = listening()
    clauses({ json: true }, io, [book, other], project(covered))
    expect(JSON.parse(out.join(''))).toEqual({
      rulebooks: [
        {
          id: 'hussar',
          total: 4,
          covered: 2,
          missing: ['hussar:2'],
          advice: [{ id: 'hussar:3', why: 'Left to the players' }],
        },
        { id: 'lancer', total: 1, covered: 0, missing: ['lancer:1'], advice: [] },
      ],
    })
  })

  it('shows people where each clause is cited', () => {
    const { io, out } = listening()
    clauses({ rules: 'hussar' }, io, [book, other], project(covered))
    expect(out).toEqual([
      'Hussar: 2 of 4 clauses covered, 1 missing, 1 advice',
      '           hussar:1    Charge',
      '                       code: packages/rules-hussar/charge.ts:1',
      '                       tests: packages/rules-hussar/tests/rules.fuzz.ts:2',
      '           hussar:1.1  Charge home',
      '                       tests: packages/rules-hussar/tests/charge.test.ts:1',
      '  MISSING  hussar:2    Rally',
      '                       code: packages/rules-hussar/charge.ts:2',
      '  advice   hussar:3    Be merry',
      '                       Left to the players',
    ])
  })

  it('counts a clause that is another edition’s by its tests, if they are run for both', () => {
    const heir: CitedBook = {
      ...other,
      clauses: { 'lancer:1': 'Lance', 'lancer:2': 'Charge', 'lancer:3': 'Rally' },
      as: { 'lancer:1': 'hussar:1', 'lancer:2': 'hussar:1.1', 'lancer:3': 'hussar:2' },
    }
    const files = {
      'packages/a/tests/own.test.ts': `it('hussar:2 by itself', () => {})`,
      'packages/a/tests/all.test.ts': `everyEdition(() => {
        rule('hussar:1 but', { not: ['lancer'] }, () => {})
        rule('hussar:1.1 for all', { not: ['uhlan'] }, () => {})
      })`,
    }
    const { io, out } = listening()
    clauses({ rules: 'lancer', json: true }, io, [book, heir], project(files))
    const { rulebooks } = JSON.parse(out.join('')) as { rulebooks: { missing: string[] }[] }
    expect(rulebooks[0]?.missing).toEqual(['lancer:1', 'lancer:3'])
  })

  it('fails where a test or code cites a clause that no list has', () => {
    const folder = project({
      ...covered,
      'packages/rules-hussar/a.ts': `clause('hussar:7')`,
      'tests/b.test.ts': `it('hussar:8 is new', () => {})`,
    })
    const { io, out } = listening()
    expect(() => clauses({ json: true }, io, [book], folder)).toThrow(
      'packages/rules-hussar/a.ts:1 cites hussar:7, which no list of clauses has.\n' +
        'tests/b.test.ts:1 cites hussar:8, which no list of clauses has.',
    )
    expect(out).toHaveLength(1)
    expect(() => clauses({ rules: 'lancer' }, io, [book, other], folder)).not.toThrow()
  })

  it('finds what this project cites by itself', async () => {
    const { status, out, err } = await grognard('clauses', '--rules', 'picket', '--json')
    expect([status, err]).toEqual([0, ''])
    const { rulebooks } = JSON.parse(out.join('')) as { rulebooks: Record<string, unknown>[] }
    expect(rulebooks.map(Object.keys)).toEqual([['id', 'total', 'covered', 'missing', 'advice']])
    expect(rulebooks[0]).toMatchObject({ id: 'picket', total: 9, covered: 9, missing: [] })
  })
})
