import { give, openHost, openTo, randomFrom, typed, undo, type Json } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { lend } from '../asks/lend.ts'
import { shoot } from '../asks/shoot.ts'
import { volleyAsk } from '../asks/volley.ts'
import { shootersAt, targetsOf } from '../attacks/shooting.ts'
import type { Shoot } from '../attacks/shot.ts'
import { refusePick, type Volley } from '../attacks/volley.ts'
import { unitOf } from '../battle.ts'
import { editionOf } from '../editions/book.ts'
import { view } from '../view.ts'
import {
  battleOf,
  box,
  canons,
  COLUMN,
  foot,
  guns,
  heavies,
  hill,
  hussars,
  legere,
  ligne,
  LIMBERED,
  MARCH,
  OPEN,
  playing,
  positionOf,
  rifles,
  SQUARE,
  unit,
  volleyAt,
  type Drawn,
  type Table,
} from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  type Shot = { readonly unit: number; readonly skirmish: boolean }

  const volley = (id: number): Shot => ({ unit: id, skirmish: false })
  const skirmish = (id: number): Shot => ({ unit: id, skirmish: true })

  /** Who shoots, and who lends support. */
  const by = (main: Shot, ...support: readonly Shot[]): Json => ({
    main: main.unit,
    skirmish: main.skirmish,
    support: [...support],
  })

  const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one)

  const fires = (drawn: Drawn, dice: readonly number[] = []): Table =>
    playing('fire', drawn, { dice })

  describe('Valour & Fortitude: the example of target order', () => {
    // Rifles, line and artillery; columns A and B of which A is closer to rifles and line.
    const [RIFLES, LINE_INFANTRY, ARTILLERY, A, B] = [0, 1, 2, 3, 4] as const
    const drawn: Drawn = {
      red: [rifles(12, 30), foot(20, 30), guns(31, 32)],
      blue: [ligne(17, 20, { formation: COLUMN(6) }), ligne(28, 19, { formation: COLUMN(6) })],
    }

    it('vf2:5.1 with A shot at first, the line may shoot at B with the guns to support it', () => {
      const table = fires(drawn, [4, 3, 5, 2, 6, 4])
      table.answer('red', volleyAt(A, by(volley(RIFLES))))
      expect(table.unit(A).losses).toBe(1)
      table.answer('red', volleyAt(B, by(volley(LINE_INFANTRY), volley(ARTILLERY))))
      expect(table.unit(B).losses).toBe(3)
      table.usedUp()
    })

    it('vf2:5.1 with B chosen first, only the guns may shoot at it', () => {
      const table = fires(drawn, [1, 6])
      for (const main of [LINE_INFANTRY, RIFLES])
        expect(table.refused('red', volleyAt(B, by(volley(main))))).toMatchObject({
          clause: 'vf2:5.1',
          code: 'closer-enemy',
          data: { closer: 'blue 1' },
        })
      expect(
        table.refused('red', volleyAt(B, by(volley(ARTILLERY), volley(LINE_INFANTRY)))),
      ).toMatchObject({
        code: 'closer-enemy',
      })
      table.answer('red', volleyAt(B, by(volley(ARTILLERY))))
      expect(table.unit(B).losses).toBe(1)
      expect(table.battle().attacked).toEqual([B])
      table.usedUp()
    })
  })

  describe('Valour & Fortitude: picking a target', () => {
    const drawn: Drawn = { red: [foot(20, 30)], blue: [ligne(20, 20)] }

    it('vf2:5.0 the phase ends when the commander-in-chief wants no more targets', () => {
      const table = fires(drawn)
      expect(table.asked('red')).toEqual(['volley'])
      table.answer('red', null)
      expect(table.battle().phase).not.toBe('fire')
      expect(table.told('attack')).toEqual([])
    })

    it('vf2:5.0 nobody is asked where nobody can shoot', () => {
      const table = fires({ ...drawn, red: [heavies(20, 30)] })
      expect(table.asked('red')).not.toContain('volley')
    })

    it('vf2:5.0 a target is shot at once, and then the phase goes on with others', () => {
      const red = [foot(20, 30), foot(30, 30), foot(40, 30)]
      const table = fires({ red, blue: [ligne(20, 20), ligne(40, 20)] }, [1, 1, 1, 1, 1, 1])
      table.answer('red', volleyAt(3, by(volley(0))))
      expect(table.refused('red', volleyAt(3, null))).toMatchObject({
        clause: 'vf2:5.0',
        code: 'target-again',
      })
      expect(table.asked('red')).toEqual(['volley'])
    })

    it('vf2:5.0 enemies in contact with friends are no targets, and nobody has to mind them', () => {
      const red = [foot(20, 30), foot(32, 20, { formation: COLUMN(6) })]
      const table = fires({ red, blue: [ligne(30, 20), ligne(18, 18.5)] }, [1, 1, 1, 1, 1, 1])
      expect(table.refused('red', volleyAt(2, null))).toMatchObject({
        clause: 'vf2:5.0',
        code: 'target-engaged',
        lines: [{ is: 'contact' }],
      })
      table.answer('red', volleyAt(3, by(volley(0))))
      table.usedUp()
    })

    it('vf2:5.0 friends, the routed and strangers are no targets', () => {
      const { pose: _pose, ...gone } = ligne(30, 20)
      const routed = { ...gone, status: 'routed' } as const
      const table = fires({ ...drawn, blue: [ligne(20, 20), routed] })
      for (const target of [0, 9])
        expect(table.refused('red', volleyAt(target, null))).toMatchObject({ clause: 'vf2:5.0' })
      expect(table.refused('red', volleyAt(2, null))).toMatchObject({ clause: 'vf2:9.3' })
    })

    it('vf2:5.0 a target at which nobody can shoot is refused with what stands against it', () => {
      const table = fires({ ...drawn, blue: [ligne(20, 20), ligne(40, 5)] })
      expect(table.refused('red', volleyAt(2, null))).toMatchObject({
        clause: 'vf2:5.1.1',
        code: 'out-of-range',
        data: { range: 18 },
        lines: [{ is: 'gap' }],
      })
    })

    it('vf2:5.0 the form of an answer is checked', () => {
      const table = fires(drawn)
      const shot = by(volley(0))
      const good = [volleyAt(1, shot), volleyAt(1, null), volleyAt(1, shot, [{ card: '7' }])]
      for (const answer of [null, ...good]) expect(volleyAsk.is(answer)).toBe(true)
      const cards = [volleyAt(1, shot, 7), volleyAt(1, shot, ['7'])]
      const shots = [{ target: 1 }, volleyAt(1, 7), volleyAt(1, { main: 0 })]
      for (const answer of [1, {}, { target: 'x', shot }, ...cards, ...shots])
        expect(volleyAsk.is(answer)).toBe(false)
      const one = { main: 0, skirmish: false }
      const nobody = [{ skirmish: true }, { unit: 1 }, { unit: 'x', skirmish: true }, 1]
      const bad = nobody.map((lender) => ({ ...one, support: [lender] }))
      for (const answer of [null, {}, one, { main: 0, support: [] }, ...bad] as readonly Json[])
        expect(shoot.is(answer)).toBe(false)
      for (const lender of nobody) expect(lend.is([lender] as Json)).toBe(false)
      expect([lend.is([volley(1)]), lend.is({})]).toEqual([true, false])
      expect(table.refused('red', 1)).toBeTruthy()
    })
  })

  describe('Valour & Fortitude: who may be selected to shoot', () => {
    const blue = [ligne(20, 20)]

    const refusedAs = (red: Drawn['red'], shot: Shot, more: Partial<Drawn> = {}) => {
      const able = foot(20, 30)
      const table = fires({ blue, ...more, red: [able, ...red] })
      return table.refused('red', volleyAt(red.length + 1, by(shot)))
    }

    it('vf2:5.1 not a unit in march column, nor a limbered gun', () => {
      expect(refusedAs([foot(30, 30, { formation: MARCH(3) })], volley(1))).toMatchObject({
        clause: 'vf2:5.1',
        code: 'march-column-fires',
      })
      expect(refusedAs([guns(30, 30, { formation: LIMBERED })], volley(1))).toMatchObject({
        code: 'march-column-fires',
      })
    })

    it('vf2:5.1 not a unit in contact with an enemy', () => {
      const red = [foot(34, 25)]
      const more = { blue: [ligne(20, 20), ligne(34, 25)] }
      expect(refusedAs(red, volley(1), more)).toMatchObject({
        clause: 'vf2:5.1',
        code: 'engaged-fires',
        lines: [{ is: 'contact' }],
      })
    })

    it('vf2:5.1 not one that has shot or lent support', () => {
      expect(refusedAs([foot(30, 30)], volley(1), { spent: [1] })).toMatchObject({
        clause: 'vf2:5.1',
        code: 'shot-already',
      })
    })

    it('vf2:1.5 not one without a fire value, nor skirmishers that it does not have', () => {
      expect(refusedAs([heavies(30, 30)], volley(1))).toMatchObject({
        clause: 'vf2:1.5',
        code: 'no-fire-value',
      })
      expect(refusedAs([guns(30, 30)], skirmish(1))).toMatchObject({
        clause: 'vf2:special.skirmishers',
        code: 'no-skirmishers',
      })
    })

    it('vf2:5.1.1 a target at exactly the range is in range, farther it is not', () => {
      const table = fires({ red: [foot(20, 32)], blue }, [1, 1, 1, 1, 1, 1])
      table.answer('red', volleyAt(1, by(volley(0))))
      expect(refusedAs([foot(30, 32.01)], volley(1))).toMatchObject({
        clause: 'vf2:5.1.1',
        code: 'out-of-range',
        data: { range: 12 },
        lines: [
          {
            is: 'gap',
            from: { y: 32_010 },
            to: { y: 20_000 },
            margin: expect.any(Number) as number,
          },
        ],
      })
    })

    rule('vf2:5.1.1 a gun measures from its cannon', { not: ['vf1'] }, () => {
      const horse = unit('british horse artillery', 60, 24, 90)
      const far = (x: number): Drawn => ({
        red: [horse],
        blue: [ligne(x, 24, {}, 270)],
        size: [120, 48],
      })
      expect(fires(far(96)).asked('red')).toEqual(['volley'])
      expect(fires(far(96.01)).asked('red')).not.toContain('volley')
    })

    it('vf2:5.1.2 not at a target that none of its front rank sees', () => {
      const red = [foot(20, 34), foot(20, 28), foot(31, 30)]
      const table = fires({ red, blue: [ligne(20, 22)] })
      const refusal = table.refused('red', volleyAt(3, by(volley(0))))
      expect(refusal).toMatchObject({ clause: 'vf2:5.1.3', code: 'not-visible' })
      expect(refusal.lines).toHaveLength(12)
      expect(refusal.lines?.[0]).toMatchObject({ is: 'blocked', from: { y: 34_000 } })
    })

    it('vf2:5.1.2 nor at one that is in nobody’s front arc', () => {
      const table = fires({ red: [foot(20, 30), foot(31, 30, {}, 180)], blue: [ligne(24, 20)] })
      const refusal = table.refused('red', volleyAt(2, by(volley(1))))
      expect(refusal.code).toBe('not-visible')
      expect(refusal.lines?.every((line) => (line as { is: string }).is === 'arc')).toBe(true)
    })

    it('vf2:5.1 equal distances leave the choice', () => {
      const even = { red: [foot(30, 30)], blue: [ligne(24, 20), ligne(36, 20)] }
      for (const target of [1, 2]) {
        const table = fires(even, [1, 1, 1, 1, 1, 1])
        expect(targetsOf(table.battle(), 'red')).toEqual([1, 2])
        table.answer('red', volleyAt(target, by(volley(0))))
      }
    })

    it('vf2:5.1 a thousandth of an inch does not', () => {
      const table = fires({ red: [foot(30, 30)], blue: [ligne(24, 20), ligne(36, 19.999)] })
      expect(table.refused('red', volleyAt(2, null)).code).toBe('closer-enemy')
      expect(targetsOf(table.battle(), 'red')).toEqual([1])
    })

    it('vf2:5.1 an enemy that was shot at no longer stands in the way of another target', () => {
      const red = [foot(20, 30), guns(32, 32)]
      const both = { red, blue: [ligne(20, 20), ligne(28, 8)] }
      const table = fires(both, [1, 1, 1, 1, 1, 1, 1])
      expect(table.refused('red', volleyAt(3, null)).code).toBe('closer-enemy')
      table.answer('red', volleyAt(2, by(volley(0))))
      table.answer('red', volleyAt(3, by(volley(1))))
      expect([table.unit(0).shot, table.unit(1).shot]).toEqual(['volley', 'volley'])
    })

    it('vf2:5.0 only units of one’s own', () => {
      expect(refusedAs([], volley(1))).toMatchObject({ clause: 'vf2:5.0', code: 'unit-of-enemy' })
      expect(refusedAs([], volley(9))).toMatchObject({ clause: 'vf2:5.0', code: 'no-such-unit' })
    })
  })

  describe('Valour & Fortitude: shooting', () => {
    it('vf2:5.2 hits are losses, and the losses beyond tenacity are valour tests', () => {
      const blue = [ligne(20, 20, { losses: 3, formation: COLUMN(6) })]
      const table = fires({ red: [foot(20, 30)], blue }, [6, 5, 4, 3, 3])
      table.answer('red', volleyAt(1, by(volley(0))))
      table.usedUp()
      expect(table.unit(1)).toMatchObject({ losses: 4, status: 'ready' })
      expect(table.told('losses-halved')).toEqual([])
    })

    it('vf2:8.3 what is told has the value, the test and the dice', () => {
      const red = [foot(20, 30), foot(30, 30)]
      const table = fires({ red, blue: [ligne(24, 20)] }, [4, 3, 1, 6, 1])
      table.answer('red', volleyAt(2, by(volley(0), volley(1))))
      expect(table.told('attack')).toMatchObject([
        {
          unit: 'red 1',
          at: 'blue 1',
          units: [0, 2, 1],
          support: ['red 2'],
          value: { value: 4 },
          test: { target: 4, reroll: { clause: 'vf2:special.disciplined-musketry' } },
          dice: [
            { thrown: 4, again: null, success: true },
            { thrown: 3, again: null, success: false },
            { thrown: 1, again: 1, success: false },
            { thrown: 6, again: null, success: true },
          ],
          hits: 2,
        },
      ])
      expect(table.unit(2).losses).toBe(2)
    })

    it('vf2:1.0.2 a die is thrown again once, before modifiers', () => {
      const table = fires({ red: [foot(20, 30)], blue: [ligne(20, 20)] }, [1, 1, 4, 1, 6])
      table.answer('red', volleyAt(1, by(volley(0))))
      table.usedUp()
      expect(table.unit(1).losses).toBe(2)
    })

    it('vf2:6.2 it is marked how a unit has shot or lent support', () => {
      const red = [foot(20, 30), foot(30, 30), guns(50, 30)]
      const table = fires({ red, blue: [ligne(26, 20), ligne(50, 5)] }, [2, 2, 2])
      table.answer('red', volleyAt(3, by(skirmish(0), volley(1))))
      expect([table.unit(0).shot, table.unit(1).shot, table.unit(2).shot]).toEqual([
        'skirmish',
        'volley',
        null,
      ])
      expect(table.battle().spent).toEqual([0, 1])
    })

    it('vf2:special.open-order losses are halved, and that is told', () => {
      const blue = [legere(20, 20, { formation: OPEN(12) })]
      const table = fires({ red: [foot(20, 30)], blue }, [6, 5, 4])
      table.answer('red', volleyAt(1, by(volley(0))))
      expect(table.unit(1).losses).toBe(1)
      expect(table.told('losses-halved')).toMatchObject([{ unit: 'blue 1', hits: 3 }])
    })

    it('vf2:special.carbines cavalry skirmishes, and never fires volleys', () => {
      const table = fires({ red: [hussars(20, 30)], blue: [ligne(20, 20)] }, [5])
      expect(table.refused('red', volleyAt(1, by(volley(0))))).toMatchObject({
        code: 'no-fire-value',
      })
      table.answer('red', volleyAt(1, by(skirmish(0))))
      table.usedUp()
      expect([table.unit(0).shot, table.unit(1).losses]).toEqual(['skirmish', 1])
    })
  })

  describe('Valour & Fortitude: fire support', () => {
    const blue = [ligne(30, 20)]

    it('vf2:8.2.1 three units at most', () => {
      const red = [20, 23.4, 26.8, 30.2, 33.6, 37].map((x) => rifles(x, 30))
      const table = fires({ red, blue }, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
      const four = [1, 2, 3, 4].map(volley)
      expect(table.refused('red', volleyAt(6, by(volley(0), ...four)))).toMatchObject({
        clause: 'vf2:8.2.1',
        code: 'too-much-support',
        data: { most: 3 },
      })
      table.answer('red', volleyAt(6, by(volley(0), ...four.slice(1))))
      table.usedUp()
    })

    it('vf2:special.battery five guns may support a French gun', () => {
      const row = [22, 24.5, 27, 29.5, 32].map((x) => canons(x, 10))
      const drawn = { red: [foot(27, 40)], blue: row, active: 'blue' } as const
      const table = fires(drawn, [2, 2, 2, 2, 2])
      table.answer('blue', volleyAt(0, by(volley(3), ...[1, 2, 4, 5].map(volley))))
      table.usedUp()
    })

    rule(
      'vf2:8.2.1 half of the front rank must see the target, of a square a quarter',
      { not: ['vf1'] },
      () => {
        const hidden = { red: [foot(20, 30), foot(23.9, 26), foot(9, 30)], blue: [ligne(20, 20)] }
        const table = fires(hidden)
        const refusal = table.refused('red', volleyAt(3, by(volley(2), volley(0))))
        expect(refusal).toMatchObject({ clause: 'vf2:8.2.1', code: 'too-few-see' })
        const shown = (refusal.lines ?? []) as readonly { readonly is: string }[]
        expect(shown.map(({ is }) => is)).toEqual([...times(5, 'sight'), ...times(7, 'blocked')])
        const square = [foot(20, 30, { formation: SQUARE }), foot(8, 30)]
        const ringed = fires({ red: square, blue: [ligne(14, 20)] }, [2, 2, 2, 2])
        ringed.answer('red', volleyAt(2, by(volley(1), volley(0))))
        ringed.usedUp()
      },
    )

    it('vf2:8.2.1 who lends must be eligible to shoot itself', () => {
      const red = [foot(30, 30), foot(20, 36)]
      const table = fires({ red, blue })
      expect(table.refused('red', volleyAt(2, by(volley(0), volley(1))))).toMatchObject({
        code: 'out-of-range',
      })
    })

    it('vf2:8.0 nobody takes part twice', () => {
      const red = [foot(30, 30), foot(20, 30)]
      const table = fires({ red, blue: [ligne(26, 20)] })
      for (const support of [[volley(0)], [volley(1), volley(1)]])
        expect(table.refused('red', volleyAt(2, by(volley(0), ...support)))).toMatchObject({
          clause: 'vf2:8.0',
          code: 'lends-twice',
        })
    })

    it('vf2:special.skirmishers support only an attacker who skirmishes, too', () => {
      const red = [foot(30, 30), foot(20, 36)]
      const drawn = { red, blue: [ligne(26, 20)] }
      const table = fires(drawn, [2, 2])
      expect(table.refused('red', volleyAt(2, by(volley(0), skirmish(1))))).toMatchObject({
        clause: 'vf2:special.skirmishers',
        code: 'skirmishers-lend',
      })
      table.answer('red', volleyAt(2, by(skirmish(0), skirmish(1))))
      table.usedUp()
      expect([table.unit(0).shot, table.unit(1).shot]).toEqual(['skirmish', 'skirmish'])
    })
  })

  describe('Valour & Fortitude: cards of the fire phase', () => {
    const drawn: Drawn = { red: [foot(20, 30)], blue: [ligne(20, 20)] }

    it('vf2:fate.7 Directed Fire adds 1 to one attack and is gone', () => {
      const red = [foot(20, 30), foot(40, 30)]
      const both = { red, blue: [ligne(20, 20), ligne(40, 20)], hands: { red: ['7'] as const } }
      const table = fires(both, [2, 2, 2, 2, 2, 2, 2])
      table.answer('red', volleyAt(2, by(volley(0)), [{ card: '7' }]))
      expect(table.told('attack')[0]).toMatchObject({ value: { value: 4 } })
      expect(table.battle().effects).toEqual([])
      table.answer('red', volleyAt(3, by(volley(1))))
      table.usedUp()
    })

    rule(
      'vf2:fate.7 lets guns on a hill see over units that are not on one',
      { not: ['vf1'] },
      () => {
        const height = hill('height', [box(15, 38, 25, 47.9)])
        const red = [guns(20, 40), foot(20, 34, { shot: 'volley' })]
        const behind = { red, blue: [ligne(20, 20)], spent: [1], features: [height] }
        const table = fires({ ...behind, hands: { red: ['7'] } }, [2, 2, 2])
        expect(table.refused('red', volleyAt(2, null))).toMatchObject({ code: 'not-visible' })
        table.answer('red', volleyAt(2, by(volley(0)), [{ card: '7' }]))
        table.usedUp()
        const low = fires({ ...behind, features: [], hands: { red: ['7'] } })
        expect(low.asked('red')).not.toContain('volley')
      },
    )

    it('vf2:fate.7 what guns see over others does not stand in the way of what they see plainly', () => {
      const height = hill('height', [box(15, 38, 25, 47.9)])
      const red = [guns(20, 40), foot(17, 32)]
      const blue = [ligne(17, 24), ligne(42, 18)]
      const battle = battleOf({ red, blue, spent: [1], features: [height] })
      expect(targetsOf(battle, 'red')).toEqual([3])
      const effects = [{ card: '7', side: 'red', until: 'attack' }] as const
      expect(targetsOf({ ...battle, effects }, 'red')).toEqual([2, 3])
    })

    it('vf2:fate.7 whoever might hold it is asked, so that no question betrays it', () => {
      const height = hill('height', [box(15, 38, 25, 47.9)])
      const red = [guns(20, 40), foot(20, 34, { shot: 'volley' })]
      const behind = { red, blue: [ligne(20, 20)], spent: [1], features: [height] }
      const table = fires({ ...behind, hands: { red: ['8'] } })
      expect(table.asked('red')).toEqual(['volley'])
      expect(table.refused('red', volleyAt(2, null, [{ card: '7' }]))).toMatchObject({
        code: 'card-not-held',
      })
      expect(fires(behind).asked('red')).not.toContain('volley')
    })

    it('vf2:fate.king.british Perfect Volleys go with the choice of a target', () => {
      const hands = { red: ['king', '6'] as const }
      const table = fires({ ...drawn, hands }, [2, 2, 2, 2])
      const king = { card: 'king', brigade: 0 } as const
      expect(table.refused('red', volleyAt(1, null, [{ card: '6' }]))).toMatchObject({
        code: 'card-not-now',
      })
      expect(table.refused('red', volleyAt(1, null, [king, king]))).toMatchObject({
        code: 'card-twice',
      })
      table.answer('red', volleyAt(1, by(volley(0)), [king]))
      table.answer('red', 'pass')
      expect(table.told('attack')[0]).toMatchObject({ value: { value: 4 } })
      table.usedUp()
    })

    it('vf2:fate.6 Deadly Attack throws failed dice again, but none for a second time', () => {
      const table = fires({ ...drawn, hands: { red: ['6'] } }, [1, 3, 5, 2, 6])
      table.answer('red', volleyAt(1, by(volley(0))))
      expect(table.asked('red')).toEqual(['card'])
      expect(table.battle().now).toEqual({ doing: 'shooting', target: 1, main: 0, support: [] })
      table.answer('red', { card: '6' })
      table.usedUp()
      expect(table.told('attack')).toMatchObject([
        {
          hits: 2,
          dice: [
            { thrown: 1, again: 2, success: false },
            { thrown: 3, again: 6, success: true },
            { thrown: 5, again: null, success: true },
          ],
        },
      ])
    })

    it('vf2:fate.6 is not offered where no die may be thrown again', () => {
      for (const dice of [
        [4, 5, 6],
        [1, 5, 6, 3],
      ]) {
        const table = fires({ ...drawn, hands: { red: ['6'] } }, dice)
        table.answer('red', volleyAt(1, by(volley(0))))
        expect(table.asked('red')).not.toContain('card')
      }
    })
  })

  describe('Valour & Fortitude: a volley is one decision', () => {
    const drawn: Drawn = { red: [foot(20, 30), foot(30, 30)], blue: [ligne(26, 20)] }

    it('vf2:5.0 it can be taken back until the dice fall', () => {
      const position = positionOf({ phase: 'fire', ...drawn })
      const begun = openHost(rulebook(), { position, options: {} }, typed)
      if (!begun.ok) throw new Error(begun.refusal.message)
      const host = begun.value
      const asked = () => openTo(host, 'red').map(({ ask }) => ask.name)
      const answer = (said: Json) => give(host, 'red', openTo(host, 'red')[0]?.number ?? 0, said)
      expect(answer(volleyAt(2, by(volley(0), volley(1))))).toBeNull()
      expect(asked()).toEqual(['dice'])
      expect(host.course.battle.now).toMatchObject({ target: 2, main: 0, support: [1] })
      expect(undo(host, 'red')).toBeNull()
      expect(asked()).toEqual(['volley'])
      expect(answer(volleyAt(2, by(volley(1))))).toBeNull()
      expect(answer([2, 2, 2])).toBeNull()
      expect(undo(host, 'red')?.code).toBe('undo')
    })

    /** Every way in which some of these can be chosen, so many at most. */
    const someOf = <T>([first, ...rest]: readonly T[], most: number): readonly (readonly T[])[] => {
      if (first === undefined || most === 0) return [[]]
      const withFirst = someOf(rest, most - 1).map((list) => [first, ...list])
      return [...someOf(rest, most), ...withFirst]
    }

    it('vf2:5.1 vf2:8.2.1 special.skirmishers every lawful volley is accepted, whoever leads and supports', () => {
      // Skirmishers side by side, with guns beside them that have none.
      const red = [20, 23.4, 26.8, 30.2].map((x) => rifles(x, 30))
      const crowded: Drawn = { red: [...red, guns(36, 30)], blue: [ligne(27, 20), ligne(38, 20)] }
      const table = fires(crowded)
      const seen = view(table.battle(), 'red')
      const accepted = (answer: Json): boolean =>
        volleyAsk.is(answer) && volleyAsk.refuse(seen, { side: 'red' }, answer) === null
      let lawful = 0
      for (const target of targetsOf(seen, 'red')) {
        const enemy = unitOf(seen, target)
        const able = shootersAt(seen, 'red', enemy)
        for (const main of able) {
          const lenders = able.filter(
            (one) =>
              one.unit !== main.unit &&
              (main.skirmish || !one.skirmish) &&
              editionOf(seen).lendsFire(seen, unitOf(seen, one.unit), enemy),
          )
          const units = [...new Set(lenders.map(({ unit: id }) => id))]
          for (const chosen of someOf(units, 3))
            for (const support of waysOf(chosen, lenders)) {
              lawful++
              if (!accepted(volleyAt(target, by(main, ...support))))
                throw new Error(JSON.stringify([target, main, support]))
            }
        }
      }
      expect(lawful).toBeGreaterThan(140)
    })

    /** Each of these units in every way in which it can lend. */
    const waysOf = (
      units: readonly number[],
      lenders: readonly Shot[],
    ): readonly (readonly Shot[])[] =>
      units.reduce<readonly (readonly Shot[])[]>(
        (lists, id) =>
          lists.flatMap((list) =>
            lenders.filter((one) => one.unit === id).map((one) => [...list, one]),
          ),
        [[]],
      )
  })

  describe('Valour & Fortitude: several players on a side', () => {
    const seats = [
      { id: 'hill', side: 'red', chief: true, player: 'hill' },
      { id: 'picton', side: 'red', chief: false, player: 'picton' },
      { id: 'cole', side: 'red', chief: false, player: 'cole' },
      { id: 'soult', side: 'blue', chief: true, player: 'soult' },
    ]

    /** Red's brigades are commanded by these, one each. */
    function together(drawn: Drawn, commanders: readonly string[], dice: readonly number[]) {
      const position = positionOf({ phase: 'fire', ...drawn }) as {
        readonly armies: { readonly red: { readonly brigades: readonly object[] } }
      }
      const brigades = position.armies.red.brigades.map((brigade, i) => ({
        ...brigade,
        commander: commanders[i],
      }))
      const red = { ...position.armies.red, brigades }
      const given = { ...position, seats, armies: { ...position.armies, red } }
      return answering(rulebook(), given as unknown as Json, { dice })
    }

    const drawn: Drawn = {
      red: [],
      brigades: { red: [[foot(20, 30)], [foot(30, 30)], [foot(41, 36)]] },
      blue: [ligne(26, 20)],
    }

    it('vf2:5.0 the chief picks the target, one player shoots, and others lend support', () => {
      const table = together(drawn, ['hill', 'picton', 'cole'], [1, 1, 1, 1, 2, 2, 2, 2])
      const asked = () => ['hill', 'picton', 'cole'].map((seat) => table.asked(seat))
      expect(asked()).toEqual([['volley'], [], []])
      expect(table.refused('hill', volleyAt(3, by(volley(1))))).toMatchObject({
        clause: 'vf2:5.0',
        code: 'unit-of-another',
      })
      table.answer('hill', volleyAt(3, null))
      // Cole's unit is in range for its skirmishers alone.
      expect(asked()).toEqual([[], ['shoot'], ['shoot']])
      expect(table.refused('picton', by(volley(0)))).toMatchObject({ code: 'unit-of-another' })
      table.answer('picton', by(volley(1)))
      expect(asked()).toEqual([['lend'], [], []])
      expect(table.battle().now).toMatchObject({ main: 1, support: [] })
      expect(table.refused('hill', [volley(1)])).toMatchObject({ code: 'lends-twice' })
      expect(table.refused('hill', [volley(2)])).toMatchObject({ code: 'unit-of-another' })
      table.answer('hill', [volley(0)])
      table.usedUp()
      expect(table.battle().units.map(({ shot }) => shot)).toEqual(['volley', 'volley', null, null])
    })

    it('vf2:8.2.1 with skirmishers in front, others may send theirs', () => {
      const table = together(drawn, ['hill', 'picton', 'cole'], [2, 2, 2])
      table.answer('hill', volleyAt(3, null))
      table.answer('picton', by(skirmish(1)))
      table.answer('hill', [skirmish(0)])
      expect(table.asked('cole')).toEqual(['lend'])
      expect(table.battle().now).toMatchObject({ main: 1, support: [0] })
      table.answer('cole', [skirmish(2)])
      table.usedUp()
    })

    it('vf2:8.2.1 nobody is asked to lend where the limit is reached', () => {
      const red = [20, 23.4, 26.8, 30.2].map((x) => rifles(x, 30))
      const full: Drawn = {
        red: [],
        brigades: { red: [red, [foot(38, 30)]] },
        blue: [ligne(30, 20)],
      }
      const table = together(full, ['hill', 'picton'], [2, 2, 2, 2, 2])
      table.answer('hill', volleyAt(5, by(volley(0), volley(1), volley(2), volley(3))))
      expect(table.asked('picton')).toEqual([])
      table.usedUp()
    })

    it('vf2:8.2.1 where one more may lend, each is asked until one does', () => {
      const red = [20, 23.4, 26.8].map((x) => rifles(x, 30))
      const brigades = { red: [red, [rifles(30.2, 30)], [rifles(33.6, 30)]] }
      const table = together(
        { red: [], brigades, blue: [ligne(30, 20)] },
        ['hill', 'picton', 'cole'],
        [2, 2, 2, 2, 2],
      )
      table.answer('hill', volleyAt(5, by(volley(0), volley(1), volley(2))))
      table.answer('picton', [])
      expect(table.refused('cole', [volley(3)])).toMatchObject({ code: 'unit-of-another' })
      table.answer('cole', [volley(4)])
      table.usedUp()
    })

    it('vf2:5.1 only those who command an eligible unit are asked', () => {
      const apart: Drawn = {
        ...drawn,
        brigades: { red: [[foot(20, 30)], [foot(30, 30)], [foot(56, 46)]] },
      }
      const table = together(apart, ['hill', 'picton', 'cole'], [])
      table.answer('hill', volleyAt(3, null))
      expect(table.asked('cole')).toEqual([])
    })
  })

  describe('Valour & Fortitude: what is proposed in the fire phase', () => {
    const rich: Drawn = {
      red: [],
      brigades: {
        red: [
          [foot(12, 30), foot(22, 30), guns(28.5, 30), hussars(38, 31)],
          [rifles(50, 29), unit('british rocket artillery', 56, 32, 0), foot(44, 36)],
        ],
      },
      blue: [
        ligne(14, 20),
        ligne(26, 19, { formation: COLUMN(6) }),
        canons(34, 18),
        legere(44, 20, { formation: OPEN(12) }),
        ligne(58, 17, { formation: SQUARE }),
      ],
      hands: { red: ['king', '7', '6'] },
    }

    it('vf2:5.0 no proposal is refused, and each is there once', () => {
      for (let seed = 0; seed < 12; seed++) {
        const random = randomFrom(`fire ${seed}`)
        const table = fires(rich, times(60, 2))
        for (let asked = 0; asked < 12 && table.battle().phase === 'fire'; asked++) {
          const [open] = openTo(table.host, 'red')
          if (!open) break
          const kind = rulebook().asks.find(({ name }) => name === open.ask.name)
          if (!kind) throw new Error(open.ask.name)
          const seen = rulebook().view(table.battle(), 'red')
          const answers = kind.candidates(seen, open.ask.args, 200, random)
          expect(answers.length).toBeGreaterThan(0)
          expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length)
          for (const answer of answers) {
            expect(kind.is(answer)).toBe(true)
            expect(kind.refuse(seen, open.ask.args, answer)).toBe(null)
          }
          table.answer('red', random.pick(answers))
        }
      }
    })

    const proposed = (drawn: Drawn, target: number, n = 64, seed = 'x'): readonly Shoot[] => {
      const seen = view(battleOf({ phase: 'fire', ...drawn }), drawn.active ?? 'red')
      const args = { side: drawn.active ?? 'red', target }
      const shots = shoot.candidates(seen, args, n, randomFrom(seed))
      for (const shot of shots) expect(shoot.refuse(seen, args, shot)).toBe(null)
      return shots
    }

    it('vf2:8.2.1 as much support as may be is proposed, and none', () => {
      const red = [20, 23.4, 26.8, 30.2, 33.6].map((x) => rifles(x, 30))
      const shots = proposed({ red, blue: [ligne(27, 20)] }, 5)
      const counts = new Set(shots.map(({ support }) => support.length))
      expect(counts.has(3) && counts.has(0)).toBe(true)
      const guns6 = [22, 24.5, 27, 29.5, 32].map((x) => canons(x, 10))
      const battery = {
        red: [foot(27, 40)],
        blue: [ligne(14, 30), ...guns6],
        active: 'blue',
      } as const
      const most = Math.max(...proposed(battery, 0).map(({ support }) => support.length))
      expect(most).toBe(4)
    })

    rule('vf2:8.2.1 nobody is proposed who sees too little of the target', { not: ['vf1'] }, () => {
      const red = [foot(20, 30), foot(23.9, 26), foot(9, 30)]
      const shots = proposed({ red, blue: [ligne(20, 20)] }, 3)
      expect(shots.some(({ main }) => main === 0)).toBe(true)
      expect(shots.some(({ support }) => support.some(({ unit: id }) => id === 0))).toBe(false)
    })

    it('vf2:5.1 of few proposals any may come', () => {
      const red = [20, 23.4, 26.8, 30.2].map((x) => rifles(x, 30))
      const drawn = { red, blue: [ligne(27, 20)] }
      const mains = new Set<number>()
      for (let seed = 0; seed < 40; seed++) {
        const shots = proposed(drawn, 4, 4, `${seed}`)
        expect(new Set(shots.map((shot) => JSON.stringify(shot))).size).toBe(4)
        for (const { main } of shots) mains.add(main)
      }
      expect([...mains].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    })

    it('vf2:5.0 every target is proposed, and the end of the phase', () => {
      const table = fires({ ...rich, hands: {} })
      const kind = rulebook().asks.find(({ name }) => name === 'volley')
      const seen = rulebook().view(table.battle(), 'red')
      const all = kind?.candidates(seen, { side: 'red' }, 200, randomFrom('x'))
      const lawful = seen.units
        .map(({ id }) => id)
        .filter((target) => refusePick(seen, 'red', { target }) === null)
      expect(all?.[0]).toBeNull()
      const volleys = all?.slice(1) as unknown as readonly Volley[]
      expect(volleys.slice(0, lawful.length).map(({ target }) => target)).toEqual(lawful)
      expect(lawful.length).toBeGreaterThan(2)
    })
  })
})
