import { describe, expect, expectTypeOf, it } from 'vitest'
import { citing, clauseList, type ClauseOf } from '../index.ts'

const list = clauseList('toy', { 'toy:1': 'Soldiers are lead', 'toy:1.1': 'Or plastic' })
const clause = citing(list)

describe('clauses', () => {
  it('are cited by ids of their list, and no other id compiles', () => {
    expect(clause('toy:1')).toBe('toy:1')
    expectTypeOf<ClauseOf<typeof list>>().toEqualTypeOf<'toy:1' | 'toy:1.1'>()
    expectTypeOf(clause).parameter(0).toEqualTypeOf<'toy:1' | 'toy:1.1'>()
    // @ts-expect-error no such clause
    clause('toy:2')
    // @ts-expect-error every id begins with its rulebook's
    clauseList('toy', { 'tin:1': 'Soldiers are tin' })
  })
})
