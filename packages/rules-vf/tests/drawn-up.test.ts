import { describe, expect, it } from 'vitest'
import { battleOf, foot, ligne, playing } from './drawn-up.ts'

describe('Valour & Fortitude: a battle', () => {
  it('vf2:3.0 begins where a test says', () => {
    const drawn = { red: [foot(30, 30)], blue: [ligne(30, 10)], turns: 1 }
    expect(battleOf(drawn).units).toHaveLength(2)
    expect(playing('action', drawn).battle()).toMatchObject({ phase: 'action', outcome: null })
  })
})
