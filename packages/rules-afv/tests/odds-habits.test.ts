import { checkHabits } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { afv, afvOdds } from '../index.ts'

it('habits answer as the rules allow, wherever they are asked', () => {
  const asked = afv.scenarios.flatMap(({ name, position }) =>
    [name, 'again'].flatMap((seed) =>
      checkHabits(afv, afvOdds.habits, { position, options: {} }, seed, 600),
    ),
  )
  for (const ask of ['fire', 'move', 'react', 'losses']) expect(asked).toContain(ask)
}, 60_000)
