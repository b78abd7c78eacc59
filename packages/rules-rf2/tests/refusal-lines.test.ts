// A refusal that is about where somebody stands has lines that show it on the table.

import { INCH } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { ATTACK_COLUMN, LINE } from '../units/formations.ts'
import { ours, pointAt, theirs, type Drawn } from './drawn-up.ts'
import { fought } from './fought.ts'

const foot = (x = 100, y = 100, more = {}) => ours('HI', x, y, { name: `Ours ${x}`, ...more })
const foe = (x = 100, y = 80) => theirs('HI', x, y, { name: `Theirs ${x}` })
const move = (steps: Json, pace = 'normal'): Json => ({ unit: 0, does: 'move', pace, steps })
const ahead = (n: number): Json => ({ do: 'ahead', distance: n * INCH })
const shot = (target: number, stands = [2]): Json => ({ unit: 0, volleys: [{ target, stands }] })

type Row = {
  readonly drawn: Drawn
  readonly answer: Json
  readonly code: string
  readonly is: string
  readonly phase?: 'movement' | 'fire' | 'attach'
}

const ROWS: readonly Row[] = [
  {
    drawn: { units: [foot(), foe()] },
    answer: move([ahead(9.5)]),
    code: 'too-far',
    is: 'path',
  },
  {
    drawn: { units: [foot(100, 100), foe(100, 92)] },
    answer: move([ahead(8)]),
    code: 'near-enemy',
    is: 'gap',
  },
  {
    drawn: { units: [foot(), foot(100, 96), foe(100, 40)] },
    answer: move([ahead(1.5), { do: 'wheel', to: 'left', by: 4000 }]),
    code: 'through-friend',
    is: 'gap',
  },
  {
    drawn: { units: [foot(100, 100, { formation: ATTACK_COLUMN }), foot(107, 100), foe(180, 40)] },
    answer: move([{ do: 'form', to: LINE }]),
    code: 'form-no-room',
    is: 'gap',
  },
  {
    drawn: { units: [foot(100, 100, { formation: ATTACK_COLUMN }), foe(110, 100)] },
    answer: move([{ do: 'form', to: LINE }]),
    code: 'form-near-enemy',
    is: 'gap',
  },
  {
    drawn: { units: [foot(), foe(100, 81.5)] },
    answer: move([ahead(1), { do: 'form', to: ATTACK_COLUMN }]),
    code: 'change-late',
    is: 'gap',
  },
  {
    drawn: { units: [foot(), foe(100, 85)] },
    answer: move([ahead(1)], 'march'),
    code: 'march-engaged',
    is: 'gap',
  },
  {
    drawn: { units: [foot(100, 100, { weapons: ['RM'] }), foe(100, 94), foe(130, 99)] },
    answer: shot(2),
    code: 'fire-target',
    is: 'blocked',
    phase: 'fire',
  },
  {
    drawn: {
      units: [
        foot(100, 100, { weapons: ['RM'] }),
        ours('HI', 99, 98, { stands: 4, name: 'Friend' }),
        foe(100, 92),
      ],
    },
    answer: shot(2),
    code: 'fire-danger',
    is: 'blocked',
    phase: 'fire',
  },
  {
    drawn: { units: [foot(100, 60), foe(180, 40)] },
    answer: [{ leader: 0, unit: 0 }],
    code: 'leader-too-far',
    is: 'path',
    phase: 'attach',
  },
]

describe('a refusal', () => {
  it.each(ROWS.map((row) => [row.code, row] as const))('%s has its lines', (_code, row) => {
    const { drawn, answer, code, is, phase = 'movement' } = row
    const battle = fought(drawn, { phase, leader: { name: 'Colonel', at: pointAt(100, 120) } })
    const refused = battle.refused('red', answer)
    expect(refused.code).toBe(code)
    expect(refused.clause).toMatch(/^rf2:/)
    const [line] = (refused.lines ?? []) as readonly { from: object; to: object; is: string }[]
    expect(line?.is).toBe(is)
    expect(line?.from).toEqual({ x: expect.any(Number), y: expect.any(Number) })
    expect(line?.to).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  })
})
