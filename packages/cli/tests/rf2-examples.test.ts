import { describe, expect, it } from 'vitest'
import { example, grognard } from './running.ts'

const refereed = async (name: string): Promise<readonly string[]> => {
  const { status, out, err } = await grognard('referee', example(`rf2-${name}.script.json`))
  expect([status, err]).toEqual([0, ''])
  return out
}

// The book's own examples, with its own dice; every number with how it came about.
describe('the examples of Second Rank & File', () => {
  it('rf2:6.12 rf2:14.8 the Russians need 7, throw three sixes and hit twice', async () => {
    const out = await refereed('volley')
    expect(out.slice(0, 3)).toEqual([
      '   1  Russians fires at French: 2, 2, 4, 4, 5, 6, 6, 6 and 5 for the odd six, needing 7: 2 hits. (rf2:14.5, rf2:14.7.else)',
      '        needed 7: 4 (clear target, rf2:14.7.else), +1 makes 5 (long range, rf2:14.8.range), +1 makes 6 (disordered, rf2:14.8.disorder), +1 makes 7 (a third lost, rf2:14.8.losses)',
      '   2  French loses 2 break points: 15 left. (rf2:9.3, rf2:14.19)',
    ])
    expect(out).toContain('        needs 7: 7 (its morale, rf2:11.2)')
  })

  it('rf2:12.35 light infantry with its tail in a wood marches 27" along a road', async () => {
    expect(await refereed('march')).toContain(
      '        allowance 27: 12 (foot in column, double line or skirmish order, rf2:12.1.column), +6 makes 18 (along a road, rf2:12.35), halved to 9 (in the wood, rf2:12.4.bad-going), +18 makes 27 (march, three times as far, rf2:12.32)',
    )
  })

  it('rf2:13.10 rf2:13.11 A on its hill fires at E beyond the dead ground', async () => {
    expect((await refereed('dead-ground'))[0]).toBe(
      '   1  Battery A fires at Regiment E: 5, needing 4: 1 hit. (rf2:14.5, rf2:14.7.else)',
    )
  })

  it('rf2:12.16 rf2:12.14 B wheels out of the way and A retires through it', async () => {
    const out = await refereed('passage')
    expect(out).toContain(
      '        allowance 4.5: 9 (foot in line, rf2:12.1.line), halved to 4.5 (retires, rf2:12.4.retire), halved already (through Regiment B, rf2:12.4.interpenetration)',
    )
    expect(out.filter((line) => line.includes('tests its elan'))).toHaveLength(2)
  })

  it('rf2:12.4 rf2:12.5 a change in a wood leaves 6", a hedge the hussars 9"', async () => {
    const out = await refereed('halved')
    expect(out[1]).toBe(
      '        allowance 6: 12 (foot in column, double line or skirmish order, rf2:12.1.column), halved to 6 (change of formation, rf2:12.4.formation), halved already (in the wood, rf2:12.4.bad-going)',
    )
    expect(out[4]).toBe(
      '        allowance 9: 18 (mounted, rf2:12.1.mounted), halved to 9 (crosses the hedge, rf2:12.4.obstacle)',
    )
    expect(out.filter((line) => line.includes('is disordered'))).toHaveLength(2)
  })

  it('rf2:14.5 odds of the volley are exact', async () => {
    const { status, out } = await grognard('odds', example('rf2-volley.script.json'))
    expect(status).toBe(0)
    expect(out[0]).toMatch(/exact/)
    expect(out.find((line) => line.includes('tests its morale'))).toMatch(/58\.1%$/)
    expect(out.find((line) => line.includes('retreats'))).toMatch(/24\.2%$/)
  })
})
