import { CHANCE, type Rulebook } from '@grognard/kernel'
import { clauses, picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import { genericAdapter } from '../../adapters/generic/index.ts'
import { inWords } from '../../adapters/parts/label.ts'
import { playThrough } from './playing.ts'

describe('any rulebook', () => {
  const adapter = genericAdapter(picket as Rulebook, clauses)

  it.each(picket.scenarios)('plays $name without an adapter of its own', ({ name, position }) => {
    playThrough(picket, { position, options: {} }, name, 400, ({ ask, seat, seen, told }) => {
      expect(adapter.status(seen, 'en').sides.map(({ side }) => side)).toEqual(['red', 'blue'])
      expect(adapter.prompt(seen, ask, 'en')).toContain(ask.name)
      for (const happening of told) expect(adapter.words('it').sentence(happening)).not.toBe('')
      if (seat === CHANCE) return
      const kind = picket.asks.find((one) => one.name === ask.name)
      const choices = adapter.choices(seen, ask, 'en') ?? []
      expect(choices.length).toBeGreaterThan(0)
      for (const { answer, label } of choices) {
        expect(label).not.toBe('')
        expect(kind?.refuse(seen as never, ask.args, answer)).toBeNull()
      }
    })
  })

  it('says plain data as people would', () => {
    expect(inWords({ unit: 3, do: 'move' })).toBe('move, unit 3')
    expect(inWords({ unit: 3, at: 5, volley: true })).toBe('unit 3, at 5, volley')
    expect(inWords([1, 2])).toBe('1; 2')
    expect(inWords(false)).toBe('false')
    expect(inWords({ formation: { kind: 'attack', files: 2 } })).toBe('formation (attack, files 2)')
  })
})
