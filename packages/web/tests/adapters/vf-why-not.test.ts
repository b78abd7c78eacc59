import { describe, expect, it } from 'vitest'
import { bodyOf } from '../../adapters/vf/ids.ts'
import { whyNot } from '../../adapters/vf/why-not.ts'
import { drawnUp, inches } from './vf-drawn-up.ts'

type Edition = 'vf1' | 'vf2' | 'vf3'

/** What is said of a pick of an enemy whose front is so far before ours, so far aside and turned. */
function saidOf(edition: Edition, far: number, aside = 0, turned = 0) {
  const own = { pose: { x: inches(24), y: inches(40), facing: Math.abs(turned) } }
  const pose = { x: inches(24 + aside), y: inches(40 - far), facing: 32_768 + turned }
  const theirs = ['Theirs', 24, 4, { pose }] as const
  const { seen, ask } = drawnUp('action', [['Ours', 24, 40, own]], [theirs], [], { edition })
  return whyNot(seen, ask, bodyOf(0), { body: bodyOf(1) })?.refusal
}

describe('an enemy who is picked and out of reach', () => {
  it.each(['vf1', 'vf2', 'vf3'] as const)(
    'vf2:6.3.1 is too far, however little, and never in the way: %s',
    (edition) => {
      const most = edition === 'vf1' ? 9 : 8
      for (const turned of [0, 1111, -2345, 3333])
        for (const beyond of [2.6, 3.001, 3.4567, 4, 4.2345]) {
          const refusal = saidOf(edition, most + beyond, 0.777, turned)
          expect(refusal?.code).toBe('way-too-long')
        }
    },
  )

  it('vf2:6.3.1 is told by how much', () => {
    expect(saidOf('vf2', 8.5)?.message).toBe('Ours moves 8" at most; this is 0.49" too far.')
  })
})
