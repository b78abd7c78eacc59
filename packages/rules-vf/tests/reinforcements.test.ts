import type { Json } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { leaderOf, unitOf, type Vf } from '../battle.ts'
import type { GivenUnit } from '../position.ts'
import {
  COLUMN,
  foot,
  inches,
  LIMBERED,
  LINE,
  ligne,
  MARCH,
  OPEN,
  poseAt,
  positionOf,
  type Drawn,
} from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const waiting = (name: string, profile = 'british line infantry'): GivenUnit => ({
    name,
    profile,
  })

  const arrivals = { from: 2, edge: 'bottom', most: 2 } as const

  type Given = { armies: { red: { leader: Leader; brigades: { leader: Leader }[] } } }
  type Leader = { at?: Json }

  /** Red's turn: one brigade is on the table, the other comes. */
  function coming(
    units: readonly GivenUnit[],
    {
      dice = [],
      noLeaders = [],
      ...drawn
    }: Partial<Drawn> & {
      readonly dice?: readonly number[]
      readonly noLeaders?: readonly (0 | 1 | 'army')[]
    } = {},
  ) {
    const position = positionOf({
      red: [],
      blue: [ligne(30, 4)],
      brigades: { red: [[foot(10, 40, { acted: true })], units] },
      phase: 'action',
      turn: 2,
      active: 'red',
      chosen: true,
      settingUp: { form: 'set-piece', arrivals: { red: arrivals } },
      ...drawn,
    }) as Given
    const { brigades, leader } = position.armies.red
    for (const who of noLeaders) delete (who === 'army' ? leader : brigades[who]?.leader)?.at
    return answering(rulebook(), position as unknown as Json, { dice })
  }

  const move = (unit: number, ...ways: readonly (readonly [number, number])[]) => ({
    unit,
    do: 'move',
    way: ways.map(([x, y]) => poseAt(x, y)),
  })

  /** Straight in at x, in march column, so far. */
  const marching = (unit: number, x: number, far = 12, formation: Json = MARCH(3)) => ({
    formation,
    from: poseAt(x, 48),
    order: move(unit, [x, 48 - far]),
  })

  const storyOf = ({ host }: ReturnType<typeof coming>): readonly string[] =>
    (host.course.telling?.happenings ?? []).map(({ name }) => name)

  const unitIn = (table: { readonly battle: () => Vf }, id: number) => unitOf(table.battle(), id)

  describe('Valour & Fortitude: reinforcements', () => {
    rule('vf2:11.0 come on in march column from their edge, with no test', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { dice: [1, 1] })
      expect(table.asked('red')).toEqual(['command'])
      table.answer('red', { arrive: 1 })
      expect(table.asked('red')).toEqual(['arrive'])
      table.answer('red', marching(1, 30))
      expect(unitIn(table, 1)).toMatchObject({
        status: 'ready',
        acted: true,
        formation: MARCH(3),
        pose: poseAt(30, 36),
      })
    })

    for (const [name, formation] of [
      ['line', LINE(12)],
      ['attack column', COLUMN(6)],
    ] as const)
      rule(`vf2:11.0 do not come on in ${name}`, { not: ['vf1'] }, () => {
        const table = coming([waiting('late')])
        table.answer('red', { arrive: 1 })
        expect(table.refused('red', marching(1, 30, 8, formation))).toMatchObject({
          clause: 'vf2:11.0',
          code: 'arrives-in-column',
        })
      })

    rule('vf2:11.0 guns come on limbered', { not: ['vf1'] }, () => {
      const table = coming([waiting('battery', 'british field artillery')], { dice: [1, 1] })
      table.answer('red', { arrive: 1 })
      expect(table.refused('red', marching(1, 30, 3, { kind: 'unlimbered' })).code).toBe(
        'arrives-in-column',
      )
      table.answer('red', marching(1, 30, 12, LIMBERED))
      expect(unitIn(table, 1).status).toBe('ready')
    })

    rule('vf2:11.0 make up to two moves', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { dice: [1, 1] })
      table.answer('red', { arrive: 1 })
      const once = marching(1, 30)
      expect(table.refused('red', marching(1, 30, 12.01)).clause).toBe('vf2:6.3.1')
      expect(table.refused('red', { ...once, again: [poseAt(30, 23.99)] }).clause).toBe('vf2:6.3.1')
      table.answer('red', { ...once, again: [poseAt(30, 24)] })
      expect(unitIn(table, 1).pose).toEqual(poseAt(30, 24))
    })

    rule(
      'vf2:11.0 or one move and then reform, but not both, and not before',
      { not: ['vf1'] },
      () => {
        const table = coming([waiting('late')], { dice: [1, 1] })
        table.answer('red', { arrive: 1 })
        const { order, ...from } = marching(1, 30)
        const after = { formation: COLUMN(7), pose: poseAt(30, 36) }
        const reforming = { ...from, order: { ...order, after } }
        const again = [poseAt(30, 30)]
        expect(table.refused('red', { ...reforming, again })).toMatchObject({
          code: 'arrives-so-far',
        })
        const before = { formation: MARCH(2), pose: poseAt(30, 48) }
        expect(table.refused('red', { ...from, order: { ...order, before } })).toMatchObject({
          clause: 'vf2:11.0',
          code: 'arrives-so-far',
        })
        table.answer('red', reforming)
        expect(unitIn(table, 1).formation).toEqual(COLUMN(7))
      },
    )

    rule('vf2:11.0 cannot assault or double', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { blue: [ligne(30, 40)] })
      table.answer('red', { arrive: 1 })
      const from = { formation: MARCH(3), from: poseAt(30, 48) }
      const way = [poseAt(30, 41)]
      const going = ['assault', 'double', 'retreat'].map((doing) => ({ unit: 1, do: doing, way }))
      const staying = ['stay', 'rally'].map((doing) => ({ unit: 1, do: doing }))
      for (const order of [...going, ...staying])
        expect(table.refused('red', { ...from, order })).toMatchObject({
          clause: 'vf2:11.0',
          code: 'arrives-so',
        })
    })

    rule('vf2:11.0 detachments come on in any formation and do anything', { not: ['vf1'] }, () => {
      const rifles = waiting('rifles', 'british rifle detachment')
      const open = { formation: OPEN(4), from: poseAt(60, 48) }
      const doubling = coming([rifles], { dice: [1, 1] })
      doubling.answer('red', { arrive: 1 })
      const order = { unit: 1, do: 'double', way: [poseAt(60, 30)] }
      expect(doubling.refused('red', { ...open, order, again: [poseAt(60, 28)] }).code).toBe(
        'arrives-so-far',
      )
      doubling.answer('red', { ...open, order })
      expect(unitIn(doubling, 1)).toMatchObject({ formation: OPEN(4), pose: poseAt(60, 30) })

      const storming = coming([rifles], { blue: [ligne(60, 40)], dice: [1, 1] })
      storming.answer('red', { arrive: 1 })
      storming.answer('red', {
        ...open,
        order: { unit: 1, do: 'assault', way: [poseAt(60, 40.001)] },
      })
      expect(unitIn(storming, 1).pose).toEqual(poseAt(60, 40.001))
    })

    rule('vf2:11.0 start with their front on their edge, looking in', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')])
      table.answer('red', { arrive: 1 })
      const { order, formation } = marching(1, 30)
      for (const from of [poseAt(30, 46), poseAt(30, 0, 180), poseAt(0.5, 48), poseAt(30, 48, 10)])
        expect(table.refused('red', { formation, from, order })).toMatchObject({
          clause: 'vf2:11.0',
          code: 'arrives-at-edge',
        })
    })

    for (const [edge, from, to] of [
      ['top', poseAt(30, 0, 180), poseAt(30, 12, 180)],
      ['left', poseAt(0, 24, 90), poseAt(12, 24, 90)],
      ['right', poseAt(72, 24, 270), poseAt(60, 24, 270)],
    ] as const)
      rule(`vf2:11.0 come from the ${edge} edge where it is theirs`, { not: ['vf1'] }, () => {
        const table = coming([waiting('late')], {
          blue: [ligne(60, 44)],
          settingUp: { form: 'set-piece', arrivals: { red: { ...arrivals, edge } } },
          dice: [1, 1],
        })
        table.answer('red', { arrive: 1 })
        expect(table.refused('red', marching(1, 30))).toMatchObject({ code: 'arrives-at-edge' })
        const corners =
          edge === 'top'
            ? [0.5, 71.5].map((x) => ({ ...from, x: inches(x) }))
            : [0.5, 47.5].map((y) => ({ ...from, y: inches(y) }))
        const order = { unit: 1, do: 'move', way: [to] }
        for (const corner of corners)
          expect(table.refused('red', { formation: MARCH(3), from: corner, order }).code).toBe(
            'arrives-at-edge',
          )
        const short =
          edge === 'top'
            ? { ...to, y: 6000 }
            : edge === 'left'
              ? { ...to, x: 6000 }
              : { ...to, x: 66_000 }
        expect(
          table.refused('red', { formation: MARCH(3), from, order: { ...order, way: [short] } })
            .code,
        ).toBe('arrives-off')
        table.answer('red', { formation: MARCH(3), from, order })
        expect(unitIn(table, 1).pose).toEqual(to)
      })

    rule('vf2:11.0 must be wholly on the table in the end', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')])
      table.answer('red', { arrive: 1 })
      // Eight ranks are 6.304" deep.
      expect(table.refused('red', marching(1, 30, 6.3))).toMatchObject({
        clause: 'vf2:11.0',
        code: 'arrives-off',
      })
      const { order, ...from } = marching(1, 1.2)
      const aside = { ...order, way: [poseAt(1.1, 36)] }
      expect(table.refused('red', { ...from, order: aside }).code).toBe('way-off-table')
    })

    rule('vf2:11.0 may reach over the edge between two moves', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { dice: [1, 1] })
      table.answer('red', { arrive: 1 })
      table.answer('red', { ...marching(1, 30, 6), again: [poseAt(30, 38)] })
      expect(unitIn(table, 1).pose).toEqual(poseAt(30, 38))
    })

    rule('vf2:11.0 keep away from the enemy as in any move', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { blue: [ligne(30, 34)] })
      table.answer('red', { arrive: 1 })
      expect(table.refused('red', marching(1, 30)).clause).toBe('vf2:6.3.2')
      table.answer('red', marching(1, 30, 10))
      expect(unitIn(table, 1).pose).toEqual(poseAt(30, 38))
    })

    rule('vf2:11.0 whoever does not come on waits until next turn', { not: ['vf1'] }, () => {
      const table = coming([waiting('late'), waiting('later')])
      table.answer('red', { arrive: 1 })
      table.answer('red', null)
      expect(unitIn(table, 1)).toMatchObject({ status: 'reserve', acted: true })
      expect(storyOf(table)).toContain('arrives-not')
      expect(table.refused('red', { arrive: 1 })).toMatchObject({ code: 'arrives-next-turn' })
      table.answer('red', { arrive: 2 })
      expect(table.asked('red')).toEqual(['arrive'])
    })

    rule('vf2:11.0 may still come when every brigade has been tested', { not: ['vf1'] }, () => {
      const table = coming([waiting('late')], { dice: [1] })
      table.answer('red', { activate: 0 })
      expect(table.asked('red')).toEqual(['command'])
      table.answer('red', { arrive: 1 })
      table.answer('red', null)
      // Nothing is left to command.
      expect(table.asked('red')).toEqual(['leader'])
    })

    it('vf2:A4.1 do not come before their turn', () => {
      const table = coming([waiting('late')], { turn: 1, dice: [1] })
      expect(table.asked('red')).toEqual(['leader'])
    })

    rule(
      'vf2:A4.1 come in no greater number than half of them on one turn',
      { not: ['vf1'] },
      () => {
        const table = coming([waiting('a'), waiting('b'), waiting('c'), waiting('d')], {
          dice: [1, 1],
        })
        table.answer('red', { arrive: 1 })
        table.answer('red', marching(1, 30))
        table.answer('red', { arrive: 2 })
        table.answer('red', marching(2, 40))
        expect(table.battle().settingUp?.arrivals.red?.come).toBe(2)
        expect(table.refused('red', { arrive: 3 })).toMatchObject({ code: 'arrivals-enough' })
      },
    )

    rule('vf2:A4.1 the count begins anew when the phase is over', { not: ['vf1'] }, () => {
      const table = coming([waiting('a'), waiting('b')], { dice: [1, 1], turns: 2, first: 'blue' })
      table.answer('red', { arrive: 1 })
      table.answer('red', marching(1, 30))
      table.answer('red', { activate: 0 })
      table.answer('red', { activate: 1 })
      table.answer('red', 'done')
      table.answer('red', null)
      expect(table.battle().settingUp?.arrivals.red?.come).toBe(0)
    })

    it('vf2:fate.3 Confusion holds them up for a turn', () => {
      const table = coming([waiting('late')], { dice: [1], effects: [{ card: '3', side: 'blue' }] })
      expect(table.asked('red')).toEqual(['leader'])
    })

    rule(
      'vf2:11.0 the leader of a brigade comes with the first of its units',
      { not: ['vf1'] },
      () => {
        const table = coming([waiting('late')], { noLeaders: [1], dice: [1, 1] })
        table.answer('red', { arrive: 1 })
        table.answer('red', marching(1, 30))
        expect(table.asked('red')).toEqual(['leader'])
        const at = (x: number, y: number) => ({ at: { x: inches(x), y: inches(y) } })
        expect(table.refused('red', at(50, 11.99))).toMatchObject({
          clause: 'vf2:11.0',
          code: 'leader-from-edge',
        })
        table.answer('red', at(50, 12))
        expect(leaderOf(table.battle(), 1)).toMatchObject({ status: 'ready', ...at(50, 12) })
      },
    )

    rule(
      'vf2:11.0 a leader who does not come with them comes when his brigade has acted',
      { not: ['vf1'] },
      () => {
        const table = coming([foot(40, 40, { acted: true }), waiting('late')], {
          noLeaders: [1],
          acting: 1,
        })
        expect(table.asked('red')).toEqual(['leader'])
        table.answer('red', { at: { x: inches(44), y: inches(46) } })
        expect(leaderOf(table.battle(), 1).status).toBe('ready')
        const early = coming([foot(40, 40, { acted: true }), waiting('late')], {
          noLeaders: [1],
          acting: 1,
          turn: 1,
          turns: 1,
          first: 'blue',
          dice: [1],
        })
        // Nobody asks for a leader who cannot come yet: this is the army's.
        early.answer('red', null)
        expect(early.battle().outcome).not.toBeNull()
      },
    )

    rule(
      'vf2:11.0 the leader of the army comes at the end of the phase, when others may',
      { not: ['vf1'] },
      () => {
        const here = coming([waiting('late')], { noLeaders: ['army'], dice: [1] })
        here.answer('red', { activate: 0 })
        here.answer('red', 'done')
        expect(here.asked('red')).toEqual(['leader'])
        const early = coming([waiting('late')], {
          noLeaders: ['army'],
          dice: [1],
          turn: 1,
          first: 'blue',
          turns: 1,
        })
        expect(early.battle().phase).not.toBe('action')
      },
    )
  })
})
