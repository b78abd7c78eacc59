import type { Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { arriving, unitsDue } from '../../actions/arrivals.ts'
import { refuseNextCommand } from '../../actions/command.ts'
import { onEdge, refuseSetUp } from '../../actions/set-up.ts'
import { unitOf, type Vf } from '../../battle.ts'
import { editionOf } from '../../editions/book.ts'
import { battleOf, foot, LINE, ligne, MARCH, type Drawn } from '../drawn-up.ts'
import { hearing, running } from '../running.ts'
import { inBoth } from './pair.ts'

const late = (name: string, profile = 'british line infantry') => ({ name, profile })

/** Red's turn: units 1 and 2 are due, of whom one may come, and 3 is a detachment. */
const coming = (most = 1, more: Partial<Drawn> = {}): Vf =>
  battleOf({
    red: [foot(10, 40), late('first'), late('second'), late('third', 'british rifle detachment')],
    blue: [ligne(30, 4)],
    phase: 'fate',
    turn: 2,
    active: 'red',
    settingUp: { form: 'set-piece', arrivals: { red: { from: 2, edge: 'bottom', most } } },
    ...more,
  })

const placed = (
  battle: Vf,
  unit: number,
  x = 30_000,
  formation: ReturnType<typeof LINE | typeof MARCH> = MARCH(3),
) => ({
  unit,
  formation,
  pose: onEdge(battle, unitOf(battle, unit), formation, x),
})

describe('Valour & Fortitude, 1st edition: reinforcements', () => {
  it('vf1:fate are set up in the fate phase, and neither move on nor act that turn', () => {
    const came = inBoth(() => {
      const battle = coming()
      const answers = battle.options.edition === 'vf1' ? [placed(battle, 1)] : []
      const { asked } = running(battle, editionOf(battle).setUpArrivals(battle, 'red'), [], answers)
      const { status, acted } = unitOf(battle, 1)
      return { asked, status, acted }
    })
    expect(came).toEqual([
      { asked: [], status: 'reserve', acted: false },
      { asked: ['reinforce red'], status: 'ready', acted: true },
    ])
  })

  it('vf1:fate vf2:A4.1 one after another, as many as may come in a turn', () => {
    const [, came] = inBoth(() => {
      const battle = coming(2)
      if (battle.options.edition !== 'vf1') return null
      const answers = [placed(battle, 1, 24_000), placed(battle, 2, 36_000)]
      const { asked } = running(battle, editionOf(battle).setUpArrivals(battle, 'red'), [], answers)
      return [asked.length, ...[1, 2, 3].map((id) => unitOf(battle, id).status)]
    })
    expect(came).toEqual([2, 'ready', 'ready', 'reserve'])
  })

  it('vf1:fate as many as their owner wants, and the last as well', () => {
    const alone = { red: [foot(10, 40), late('only')] }
    const [, came] = inBoth(() => {
      if (coming().options.edition !== 'vf1') return null
      const come = (battle: Vf, answers: readonly Json[]) => {
        const { asked } = running(
          battle,
          editionOf(battle).setUpArrivals(battle, 'red'),
          [],
          answers,
        )
        return [asked.length, battle.units.filter(({ status }) => status === 'ready').length - 2]
      }
      const one = coming(2, alone)
      return [come(coming(2), ['done']), come(one, [placed(one, 1)])]
    })
    expect(came).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('vf1:fate vf2:11.0 is told, and the leader of a brigade comes with the first of it', () => {
    const [, came] = inBoth(() => {
      const battle = coming()
      if (battle.options.edition !== 'vf1') return null
      battle.leaders = battle.leaders.with(0, {
        ...battle.leaders[0]!,
        status: 'reserve',
        at: null,
      })
      const edge = { at: { x: 36_000, y: 47_000 } }
      const arriving = (begun: Vf) => editionOf(begun).setUpArrivals(begun, 'red')
      const told = hearing(battle, arriving, [], [placed(battle, 1), edge])
      const { asked } = running(battle, arriving(battle), [], [placed(battle, 1), edge])
      const { status, at } = battle.leaders[0]!
      return [asked, status, at, told.filter(({ name }) => name === 'arrives')]
    })
    expect(came).toMatchObject([
      ['reinforce red', 'leader red'],
      'ready',
      { x: 36_000, y: 47_000 },
      [{ clauses: ['vf1:fate'], data: { unit: 'first', units: [1] } }],
    ])
  })

  it('vf1:fate nobody comes on in the action phase', () => {
    const commands = inBoth(() => {
      const battle = coming(2, { phase: 'action' })
      const refusal = refuseNextCommand(battle, 'red', { arrive: 1 })
      return [arriving(battle, 'red').length, refusal?.code ?? null]
    })
    expect(commands).toEqual([
      [3, null],
      [0, 'arrives-set-up'],
    ])
  })

  it('vf1:fate in march column with their rear on the edge, clear of others; detachments anyhow', () => {
    const [, codes] = inBoth(() => {
      const battle = coming(2)
      const code = (answer: ReturnType<typeof placed>) =>
        refuseSetUp(battle, 'red', answer)?.code ?? null
      const right = placed(battle, 1)
      const ahead = { ...right, pose: { ...right.pose, y: right.pose.y - 100 } }
      return [
        code(right),
        code(placed(battle, 1, 30_000, LINE(12))),
        code(ahead),
        code({ ...right, unit: 0 }),
        code(placed(battle, 3, 30_000, LINE(4))),
      ]
    })
    expect(codes).toEqual([null, 'arrives-in-column', 'set-up-at-edge', 'arrived-already', null])
  })

  it('vf1:fate stand wholly on the table, at its corners too', () => {
    const [, codes] = inBoth(() => {
      const battle = coming(2)
      return [100, 1300, 71_900].map(
        (x) => refuseSetUp(battle, 'red', placed(battle, 1, x))?.code ?? null,
      )
    })
    expect(codes).toEqual(['off-table', null, 'off-table'])
  })

  it('vf1:fate keep away from enemies, and none come while confusion holds them', () => {
    const [, near] = inBoth(() => {
      const battle = coming(2, { blue: [ligne(30, 42)] })
      return refuseSetUp(battle, 'red', placed(battle, 1))?.code ?? null
    })
    expect(near).toBe('way-near-enemy')
    const [, due] = inBoth(() => {
      const held = coming(2, { effects: [{ card: '3', side: 'blue' }] })
      return [unitsDue(coming(2), 'red').length, unitsDue(held, 'red').length]
    })
    expect(due).toEqual([3, 0])
  })
})
