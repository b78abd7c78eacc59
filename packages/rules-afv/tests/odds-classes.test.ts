import type { Json } from '@grognard/kernel'
import { checkDiceClasses } from '@grognard/testkit'
import { expect, it } from 'vitest'
import type { Afv } from '../battle.ts'
import { afv } from '../index.ts'

/** Of an attack in hand it matters how many dice of each group hit. */
const matters = (battle: Afv): Json => ({
  ...battle,
  attacks: battle.attacks.map((attack) => ({
    ...attack,
    dice: attack.dice.map(({ faces, value, ...rest }) => ({
      ...rest,
      value,
      hits: faces.filter((face) => face <= value.value).length,
      thrown: faces.length,
    })),
  })),
})

it('says of dice in a class all that matters, whatever their faces and their order', () => {
  const looked = new Map<string, number>()
  const [{ position }] = afv.scenarios
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8'])
    for (const [clause, times] of checkDiceClasses(afv, { position, options: {} }, seed, {
      matters,
      answers: 2000,
    }))
      looked.set(clause, (looked.get(clause) ?? 0) + times)
  for (const clause of ['afv:engage.test', 'afv:fire.hit', 'afv:hth.cv'])
    expect(looked.get(clause), clause).toBeGreaterThan(10)
}, 30_000)
