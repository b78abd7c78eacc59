import type { Json } from '@grognard/kernel'
import { checkDiceClasses } from '@grognard/testkit'
import { expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { vf2 } from '../index.ts'

/** Everything: no face is kept. */
const matters = ({ terrain: _same, ...battle }: Vf): Json => battle

const SECONDS = Number(process.env['GROGNARD_FUZZ_SECONDS'] ?? 5)

it('says of dice in a class all that matters, whatever their faces and their order', () => {
  const looked = new Map<string, number>()
  const end = performance.now() + SECONDS * 1000
  for (let seed = 0; seed === 0 || performance.now() < end; seed++) {
    const { position } = vf2.scenarios[seed % vf2.scenarios.length] as (typeof vf2.scenarios)[0]
    const setUp = { position, options: {} }
    const checked = checkDiceClasses(vf2, setUp, String(seed), { matters, answers: 700 })
    for (const [clause, times] of checked) looked.set(clause, (looked.get(clause) ?? 0) + times)
  }
  for (const clause of ['vf2:6.1', 'vf2:8.3', 'vf2:9.2'])
    expect(looked.get(clause), clause).toBeGreaterThan(0)
})
