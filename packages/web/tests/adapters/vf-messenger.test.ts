import { unitOf } from '@grognard/rules-vf/functions'
import { describe, expect, it } from 'vitest'
import { broughtBy } from '../../adapters/vf/moving/messenger.ts'
import { wordingIn } from '../../adapters/vf/wording.ts'
import { drawnUp } from './vf-drawn-up.ts'

describe('Valour & Fortitude: an order that has to be brought', () => {
  // The brigadier is 8 inches from the left edge and 2 from the bottom.
  const { seen } = drawnUp(
    'action',
    [
      ['Near', 10, 38],
      ['Far', 36, 38],
    ],
    [['Enemy', 24, 8]],
  )

  it('vf2:6.2.2 says what the messenger needs and how likely that is, before anything is ordered', () => {
    expect(broughtBy(seen, unitOf(seen, 1), wordingIn('en'))).toEqual({
      text: 'First a messenger must get through, needing 4: 50%.',
      clauses: ['vf2:6.2.2'],
    })
    expect(broughtBy(seen, unitOf(seen, 1), wordingIn('it'))?.text).toBe(
      'Prima deve passare un messaggero, serve 4: 50%.',
    )
  })

  it('vf2:6.2.2 says nothing where the voice of its leader carries', () => {
    expect(broughtBy(seen, unitOf(seen, 0), wordingIn('en'))).toBeNull()
  })
})
