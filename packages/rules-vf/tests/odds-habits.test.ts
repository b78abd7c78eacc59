import { checkHabits } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { vf2, vfOdds } from '../index.ts'

it('habits answer as the rules allow, wherever they are asked', () => {
  const asked = vf2.scenarios.flatMap(({ name, position }) =>
    checkHabits(vf2, vfOdds.habits, { position, options: {} }, name, 120),
  )
  for (const ask of ['volley', 'command', 'order', 'card']) expect(asked).toContain(ask)
}, 60_000)
