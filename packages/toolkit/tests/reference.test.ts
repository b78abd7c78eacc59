import { describe, expect, it } from 'vitest'
import { plainSheet } from '../index.ts'

describe('a sheet of nothing but clauses', () => {
  it('has an entry for each, under its id', () => {
    const clauses = { 'picket:1': 'Men', 'picket:2': 'Orders' }
    const [section] = plainSheet('picket', 'Picket', clauses)
    expect(section).toMatchObject({ id: 'picket', title: 'Picket' })
    expect(section?.entries.map((entry) => [entry.clauses, entry.paragraphs])).toEqual([
      [['picket:1'], ['Men']],
      [['picket:2'], ['Orders']],
    ])
  })
})
