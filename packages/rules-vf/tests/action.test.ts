import { knowledgeOf } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { activatesByItself, activationTest, isConfused, unitsToAct } from '../actions/activation.ts'
import { messengerTest, needsMessenger } from '../actions/messenger.ts'
import { moveDistance } from '../actions/distance.ts'
import { brigadeOf, unitOf, type Brigade, type Rank, type Vf } from '../battle.ts'
import {
  battleOf,
  foot,
  guns,
  hussars,
  lights,
  ligne,
  playing,
  poseAt,
  rifles,
  steps,
  unit,
  type Drawn,
  type Table,
} from './drawn-up.ts'
import { seated } from './seated.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const stay = (id: number) => ({ order: { unit: id, do: 'stay' } })
  const moveBy = (id: number, x: number, y: number, facing = 0) => ({
    order: { unit: id, do: 'move', way: [poseAt(x, y, facing)] },
  })

  /** Far from everything. */
  const FAR = [ligne(30, 4)]
  const ROUTED = { name: 'routed', profile: 'british line infantry', status: 'routed' } as const
  const twoBrigades: Drawn = {
    red: [],
    blue: FAR,
    brigades: { red: [[foot(10, 40)], [foot(40, 40)]] },
  }

  const red = (battle: Vf): Brigade => brigadeOf(battle, 0)

  describe('Valour & Fortitude: the action phase', () => {
    it('vf2:6.0 the commander-in-chief says which brigade is next, until all have been tested', () => {
      const table = playing('action', twoBrigades, { dice: [2] })
      expect(table.asked('red')).toEqual(['command'])
      expect(table.refused('red', 'done')).toMatchObject({
        clause: 'vf2:6.0',
        code: 'brigade-untested',
      })
      table.answer('red', { activate: 1 })
      expect(table.battle().acting).toBe(1)
      table.answer('red', 'done')
      table.answer('red', null)
      // Only one is left: nobody needs to be asked.
      expect(table.battle()).toMatchObject({ acting: 0 })
      table.answer('red', 'done')
      table.answer('red', null)
      table.usedUp()
      expect(table.battle().brigades.map(({ activation }) => activation)).toEqual([
        'done',
        'done',
        'waiting',
      ])
    })

    it('vf2:6.0 a brigade is activated once, and nobody activates the enemy', () => {
      const three = [[foot(10, 40)], [foot(30, 40)], [foot(50, 40)]]
      const table = playing('action', { ...twoBrigades, brigades: { red: three } }, { dice: [] })
      table.answer('red', { activate: 0 })
      table.answer('red', 'done')
      table.answer('red', null)
      for (const [activate, brigade, why] of [
        [0, 'red brigade 1', 'active'],
        [3, 'blue brigade 1', 'enemy'],
      ] as const)
        expect(table.refused('red', { activate })).toMatchObject({
          clause: 'vf2:6.0',
          code: 'brigade-not-waiting',
          data: { brigade, why },
        })
      expect(table.refused('red', { activate: 9 })).toMatchObject({ code: 'unknown-brigade' })
    })

    it('vf2:6.0 nobody activates a brigade that has no unit on the table', () => {
      const waiting = { profile: 'british line infantry', name: 'waiting' }
      const table = playing('action', {
        ...twoBrigades,
        brigades: { red: [[foot(10, 40)], [waiting]] },
      })
      expect(table.battle().acting).toBe(0)
      table.answer('red', 'done')
      table.answer('red', null)
      expect(table.asked('red')).toEqual(['leader'])
    })

    it('vf2:1.4 orders are given by whoever commands the brigade, and the chief decides the order', () => {
      const table = seated([[foot(10, 40)], [foot(40, 40)]], {}, [1])
      expect(table.asked('red')).toEqual(['command'])
      expect(table.asked('picton')).toEqual([])
      table.answer('red', { activate: 1 })
      expect(table.asked('red')).toEqual([])
      table.answer('picton', 'done')
      table.answer('picton', null)
    })
  })

  describe('Valour & Fortitude: activation', () => {
    it.each([
      [1, false],
      [2, true],
      [6, true],
    ])('vf2:6.1 on a %i a brigade activates: %s', (face, activates) => {
      const far = {
        red: [
          [2, 47],
          [60, 47],
        ] as const,
      }
      const table = playing(
        'action',
        { red: [foot(10, 40)], blue: FAR, leaders: far, hands: { red: ['8'] } },
        { dice: [face] },
      )
      table.usedUp()
      expect(red(table.battle()).activation).toBe(activates ? 'active' : 'failed')
      expect(table.told(activates ? 'activates' : 'stays-idle')).toMatchObject([
        { brigade: 'red brigade 1', faces: [face], needs: 2 },
      ])
    })

    for (const [face, activation, but] of [
      [2, 'failed', ['vf1']],
      [3, 'active', []],
    ] as const)
      rule(
        `vf2:6.1 when a unit of it has routed, on a ${face} the brigade has ${activation}`,
        { not: but },
        () => {
          const table = playing(
            'action',
            {
              red: [foot(10, 40), ROUTED],
              blue: FAR,
              leaders: {
                red: [
                  [2, 47],
                  [60, 47],
                ],
              },
              hands: { red: ['8'] },
            },
            { dice: [face] },
          )
          table.usedUp()
          expect(red(table.battle()).activation).toBe(activation)
        },
      )

    it('vf2:6.1 only routed units of the brigade itself count', () => {
      const battle = battleOf({
        ...twoBrigades,
        brigades: { red: [[foot(10, 40)], [foot(40, 40), ROUTED]] },
      })
      expect(activationTest(battle, brigadeOf(battle, 0)).modifier.value).toBe(0)
      expect(steps(activationTest(battle, brigadeOf(battle, 1)).modifier)).toEqual([
        'vf2:6.1 0',
        'vf2:6.1 -1',
      ])
    })

    it.each([
      ['at 24"', 24, true],
      ['beyond 24"', 24.01, false],
    ])(
      'vf2:6.1.1 the first brigade activates by itself with its leader %s: %s',
      (_, gap, itself) => {
        // Both leaders stand on bases of 40 mm.
        const apart = gap + 1574 / 1000
        const battle = battleOf({
          red: [foot(10, 40)],
          blue: FAR,
          leaders: {
            red: [
              [10, 45],
              [10 + apart, 45],
            ],
          },
        })
        expect(activatesByItself(battle, red(battle))).toBe(itself)
      },
    )

    it('vf2:6.1.1 of two that are near, only the first chosen needs no test', () => {
      const table = playing('action', twoBrigades, { dice: [1] })
      table.answer('red', { activate: 0 })
      expect(table.told('activates-itself')).toHaveLength(1)
      table.answer('red', 'done')
      table.answer('red', null)
      table.usedUp()
      expect(brigadeOf(table.battle(), 1).activation).toBe('failed')
    })

    it('vf2:6.1.1 when the first chosen is too far away, the second must test, too', () => {
      const table = playing(
        'action',
        {
          ...twoBrigades,
          leaders: {
            red: [
              [2, 47],
              [68, 47],
              [66, 45],
            ],
          },
          hands: { red: ['8'] },
        },
        { dice: [1, 1] },
      )
      table.answer('red', { activate: 0 })
      table.answer('red', { activate: 1 })
      table.usedUp()
    })

    it('vf2:fate.3 Confusion makes even the first brigade test, on the turn it is played in', () => {
      const battle = battleOf({ red: [foot(10, 40)], blue: FAR })
      battle.effects = [{ card: '3', side: 'blue', until: 'turn' }]
      expect(isConfused(battle, 'red')).toBe(true)
      expect(activatesByItself(battle, red(battle))).toBe(false)
      battle.effects = [{ card: '3', side: 'red', until: 'turn' }]
      expect(activatesByItself(battle, red(battle))).toBe(true)
    })

    rule(
      'vf2:fate.king.french is offered when a French brigade has activated, and holds for it',
      { not: ['vf1'] },
      () => {
        const drawn: Drawn = {
          red: [foot(10, 44)],
          blue: [],
          brigades: { blue: [[ligne(30, 8)], [ligne(50, 8)]] },
          active: 'blue',
          turns: 1,
          hands: { blue: ['king'] },
        }
        const table = playing('action', drawn, { dice: [1] })
        table.answer('blue', { activate: 2 })
        expect(table.asked('blue')).toEqual(['card'])
        table.answer('blue', { card: 'king' })
        const [other, cheering] = [1, 2].map(
          (id) => moveDistance(table.battle(), unitOf(table.battle(), id)).value,
        )
        expect([other, cheering]).toEqual([8, 14])
        table.answer('blue', 'done')
        table.answer('blue', null)
        table.answer('blue', null)
        table.usedUp()
        expect(table.battle().effects).toEqual([])
      },
    )

    it('vf2:fate.king.french is not offered when the test failed, nor to the British', () => {
      const far = [
        [2, 1],
        [60, 1],
      ] as const
      const drawn: Drawn = { red: [foot(10, 44)], blue: [ligne(30, 8)], hands: { blue: ['king'] } }
      const failed = playing(
        'action',
        { ...drawn, active: 'blue', leaders: { blue: far } },
        { dice: [1] },
      )
      expect(failed.asked('blue')).toEqual(['command'])
      const british = playing('action', { ...drawn, hands: { red: ['king'] } })
      expect(british.asked('red')).toEqual(['order'])
    })
  })

  describe('Valour & Fortitude: units of an activated brigade', () => {
    const drawn: Drawn = {
      red: [foot(10, 40), foot(24, 40)],
      blue: FAR,
      leaders: {
        red: [
          [17, 44],
          [17, 46],
        ],
      },
    }

    it('vf2:6.2 act one at a time, once each; then the brigade is done', () => {
      const table = playing('action', drawn)
      table.answer('red', stay(0))
      expect(table.refused('red', stay(0))).toMatchObject({ clause: 'vf2:6.2', code: 'has-acted' })
      expect(table.refused('red', stay(2))).toMatchObject({ code: 'unit-of-enemy' })
      expect(table.refused('red', stay(9))).toMatchObject({ code: 'no-such-unit' })
      table.answer('red', stay(1))
      expect(table.asked('red')).toEqual(['leader'])
    })

    rule(
      'vf2:6.2 do nothing in the turn in which they have shot or lent fire support',
      { not: ['vf1'] },
      () => {
        const table = playing('action', {
          ...drawn,
          red: [foot(10, 40, { shot: 'volley' }), foot(24, 40)],
        })
        expect(table.refused('red', stay(0))).toMatchObject({ clause: 'vf2:6.2', code: 'has-shot' })
        table.answer('red', stay(1))
        expect(table.asked('red')).toEqual(['leader'])
      },
    )

    it('vf2:6.2 other brigades have other orders, and routed units none', () => {
      const table = playing(
        'action',
        { ...twoBrigades, brigades: { red: [[foot(10, 40), ROUTED], [foot(40, 40)]] } },
        {},
      )
      table.answer('red', { activate: 0 })
      expect(table.refused('red', stay(2))).toMatchObject({ code: 'not-of-brigade' })
      expect(table.refused('red', stay(1))).toMatchObject({ code: 'unit-routed' })
    })

    it('vf2:6.2.1 take an action of their own each, or stay', () => {
      const table = playing('action', drawn)
      table.answer('red', moveBy(0, 10, 36))
      expect(table.unit(0)).toMatchObject({ acted: true, pose: poseAt(10, 36) })
      table.answer('red', stay(1))
      expect(table.unit(1)).toMatchObject({ acted: true, pose: poseAt(24, 40) })
      expect(table.told('stays')).toMatchObject([{ unit: 'red 2' }])
    })

    it('vf2:6.2.1 whoever has not acted when all is done stays', () => {
      const table = playing('action', drawn)
      table.answer('red', stay(1))
      table.answer('red', 'done')
      expect(table.told('rests')).toMatchObject([{ names: ['red 1'], units: [0] }])
      expect(table.unit(0).acted).toBe(true)
      expect(table.asked('red')).toEqual(['leader'])
    })

    it('vf2:6.2.1 orders are judged by where they lead', () => {
      const table = playing('action', drawn)
      expect(table.refused('red', moveBy(0, 10, 20)).clause).toBe('vf2:6.3.1')
    })

    it('vf2:special.horse-artillery acts although it has fired', () => {
      const horse = unit('british horse artillery', 10, 40, 0, { shot: 'volley' })
      const battle = battleOf({ red: [horse, guns(20, 40, { shot: 'volley' })], blue: FAR })
      expect(unitsToAct(battle, 0).map(({ id }) => id)).toEqual([0])
    })

    rule(
      'vf2:special.skirmishers let their unit act when only they have shot, but not assault',
      { not: ['vf1'] },
      () => {
        const near = { red: [foot(30, 30, { shot: 'skirmish' })], blue: [ligne(30, 24)] } as const
        const table = playing('action', {
          ...near,
          leaders: {
            red: [
              [30, 34],
              [30, 37],
            ],
          },
        })
        const assault = { order: { unit: 0, do: 'assault', way: [poseAt(30, 24.01)] } }
        expect(table.refused('red', assault).clause).toBe('vf2:special.skirmishers')
        table.answer('red', moveBy(0, 30, 32))
        expect(table.unit(0).pose).toEqual(poseAt(30, 32))
        const volley = battleOf({ ...near, red: [foot(30, 30, { shot: 'volley' })] })
        expect(unitsToAct(volley, 0)).toEqual([])
      },
    )

    it('vf2:special.carbines let their unit act like skirmishers', () => {
      const battle = battleOf({ red: [hussars(30, 30, { shot: 'skirmish' })], blue: FAR })
      expect(unitsToAct(battle, 0)).toHaveLength(1)
    })
  })

  describe('Valour & Fortitude: messengers', () => {
    // A leader's base is 0.787" in radius; the line's front is at its y, its rear 1.576" behind.
    const far = (gap: number): Drawn => ({
      red: [foot(20, 20)],
      blue: FAR,
      leaders: {
        red: [
          [20, 20 + 1.576 + gap + 0.787],
          [30, 46],
        ],
      },
    })

    it.each([
      ['at 12"', 12, false],
      ['beyond 12"', 12.01, true],
    ])('vf2:6.2.2 go to a unit with its leader %s: %s', (_, gap, needed) => {
      const battle = battleOf(far(gap))
      expect(needsMessenger(battle, unitOf(battle, 0))).toBe(needed)
    })

    it.each([
      [3, false],
      [4, true],
    ])('vf2:6.2.2 on a %i the order arrives: %s', (face, arrives) => {
      const table = playing('action', far(15), { dice: [face] })
      table.answer('red', moveBy(0, 20, 18))
      table.usedUp()
      expect(table.unit(0)).toMatchObject({ acted: true, pose: poseAt(20, arrives ? 18 : 20) })
      expect(table.told(arrives ? 'messenger' : 'messenger lost')).toMatchObject([
        { unit: 'red 1', faces: [face], needs: 4 },
      ])
      expect(table.asked('red')).toEqual(['leader'])
    })

    it('vf2:6.2.2 nobody sends word that a unit may stay', () => {
      const table = playing('action', far(15))
      table.answer('red', stay(0))
      expect(table.unit(0).acted).toBe(true)
    })

    it('vf2:special.light-cavalry has +2', () => {
      const battle = battleOf({
        red: [hussars(20, 20), unit('british heavy dragoons', 40, 20, 0)],
        blue: FAR,
      })
      expect(steps(messengerTest(battle, unitOf(battle, 0)).modifier)).toEqual([
        'vf2:6.2.2 0',
        'vf2:special.light-cavalry 2',
      ])
      expect(messengerTest(battle, unitOf(battle, 1)).modifier.value).toBe(0)
    })

    it('vf2:special.light-infantry has +2 as a detachment, or where the whole brigade is light', () => {
      const bonuses = (...units: NonNullable<Drawn['red']>) => {
        const battle = battleOf({ red: units, blue: FAR })
        return battle.units
          .filter(({ side }) => side === 'red')
          .map((one) => messengerTest(battle, one).modifier.value)
      }
      expect(bonuses(lights(10, 40), lights(30, 40))).toEqual([2, 2])
      expect(bonuses(lights(10, 40), foot(30, 40), rifles(50, 40))).toEqual([0, 0, 2])
      expect(bonuses(lights(10, 40), ROUTED)[0]).toBe(0)
    })

    it('vf2:special.light-cavalry fails on a 1, and a 2 gets through', () => {
      for (const [face, y] of [
        [1, 20],
        [2, 18],
      ] as const) {
        const table = playing('action', { ...far(15), red: [hussars(20, 20)] }, { dice: [face] })
        table.answer('red', moveBy(0, 20, 18))
        table.usedUp()
        expect(table.unit(0).pose).toEqual(poseAt(20, y))
      }
    })
  })

  describe('Valour & Fortitude: cards with an order', () => {
    const hurt: Drawn = {
      red: [foot(20, 40, { losses: 1 }), foot(40, 40)],
      blue: FAR,
      leaders: {
        red: [
          [30, 44],
          [30, 46],
        ],
      },
      hands: { red: ['5', '8'] },
    }
    const STUBBORN = { cards: [{ card: '5' }] }

    it('vf2:fate.5 Stubborn takes a loss marker away before a unit acts, even the last', () => {
      const table = playing('action', hurt)
      table.answer('red', { ...moveBy(0, 20, 36), ...STUBBORN })
      expect(table.unit(0)).toMatchObject({ losses: 0, pose: poseAt(20, 36) })
      expect(table.battle().fate.red).toMatchObject({ hand: ['8'], discard: ['5'] })
    })

    it('vf2:fate.5 Stubborn is for units with losses, once, and only from the hand', () => {
      const table = playing('action', hurt)
      expect(table.refused('red', { ...stay(1), ...STUBBORN }).clause).toBe('vf2:fate.5')
      expect(
        table.refused('red', { ...stay(0), cards: [{ card: '5' }, { card: '5' }] }),
      ).toMatchObject({ code: 'card-twice' })
      expect(table.refused('red', { ...stay(0), cards: [{ card: '8' }] }).code).toBe('card-not-now')
      expect(table.refused('red', { ...stay(0), cards: [{ card: '9' }] }).code).toBe(
        'card-not-held',
      )
    })

    const surprise: Drawn = {
      red: [foot(30, 36)],
      blue: [ligne(30, 26)],
      leaders: {
        red: [
          [30, 40],
          [30, 44],
        ],
      },
      hands: { red: ['9'] },
    }
    const first = { way: [poseAt(30, 32)] }
    const assault = { unit: 0, do: 'assault', way: [poseAt(30, 26.001)] } as const

    it('vf2:fate.9 Surprise Attack lets a unit move and then assault', () => {
      const table = playing('action', surprise)
      expect(table.refused('red', { order: { ...assault, first } }).clause).toBe('vf2:fate.9')
      expect(table.refused('red', { order: assault }).clause).toBe('vf2:6.3.1')
      table.answer('red', { order: { ...assault, first }, cards: [{ card: '9' }] })
      expect(table.unit(0).pose).toEqual(poseAt(30, 26.001))
      expect(table.battle().fate.red.discard).toEqual(['9'])
    })

    it('vf2:fate.9 Surprise Attack is played for a move and an assault alone', () => {
      const table = playing('action', surprise)
      for (const order of [stay(0).order, moveBy(0, 30, 34).order, assault])
        expect(table.refused('red', { order, cards: [{ card: '9' }] })).toMatchObject({
          clause: 'vf2:fate.9',
          code: 'surprise-for-nothing',
        })
    })

    // Out of the leader's hearing, who is at the far edge.
    const beyond = { leaders: { red: [[66, 44] as const, [66, 46] as const] } }
    const story = (table: Table): readonly string[] =>
      (table.host.course.telling?.happenings ?? []).map(({ name }) => name)

    it('vf2:6.2.2 a card stays in the hand, and does nothing, where no messenger arrives', () => {
      const table = playing('action', { ...hurt, ...beyond }, { dice: [3] })
      table.answer('red', { ...moveBy(0, 20, 36), ...STUBBORN })
      table.usedUp()
      expect(table.unit(0)).toMatchObject({ losses: 1, acted: true, pose: poseAt(20, 40) })
      expect(table.battle().fate.red).toMatchObject({ hand: ['5', '8'], held: 2, discard: [] })
      expect(story(table)).not.toContain('card')
    })

    it('vf2:6.2.2 a card is played when the messenger has arrived, before the unit acts', () => {
      const table = playing('action', { ...hurt, ...beyond }, { dice: [4] })
      table.answer('red', { ...moveBy(0, 20, 36), ...STUBBORN })
      table.usedUp()
      expect(table.unit(0)).toMatchObject({ losses: 0, pose: poseAt(20, 36) })
      expect(table.battle().fate.red).toMatchObject({ hand: ['8'], discard: ['5'] })
      expect(story(table).slice(-4)).toEqual(['messenger', 'card', 'stubborn', 'moves'])
    })

    it('vf2:fate.5 tells that a loss marker is gone, and how many are left', () => {
      const table = playing('action', hurt)
      table.answer('red', { ...stay(0), ...STUBBORN })
      expect(table.told('stubborn')).toEqual([
        { unit: 'red 1', units: [0], left: 0, steadied: false },
      ])
      const told = table.host.course.telling?.happenings.find(({ name }) => name === 'stubborn')
      expect(told?.clauses).toEqual(['vf2:fate.5'])
    })

    it.each([
      [3, [], 36],
      [4, ['9'], 26.001],
    ])('vf2:fate.9 on a messenger’s %i the discards are %j', (face, discard, y) => {
      const table = playing('action', { ...surprise, ...beyond }, { dice: [face] })
      table.answer('red', { order: { ...assault, first }, cards: [{ card: '9' }] })
      table.usedUp()
      expect(table.unit(0)).toMatchObject({ acted: true, pose: poseAt(30, y) })
      expect(table.battle().fate.red.discard).toEqual(discard)
    })

    const underPicton = (
      hand: readonly Rank[],
      unit = foot(40, 40, { losses: 2 }),
      {
        at = [40, 44],
        dice = [],
      }: { at?: readonly [number, number]; dice?: readonly number[] } = {},
    ) =>
      seated(
        [[foot(10, 40)], [unit]],
        { hands: { red: [...hand] }, leaders: { red: [[10, 44], at, [40, 46]] } },
        dice,
      )

    it('vf2:6.2.2 the chief is asked for cards when the messenger of another has arrived', () => {
      const table = underPicton(['5', '8'], undefined, { at: [66, 44], dice: [4, 4] })
      table.answer('red', { activate: 1 })
      table.answer('picton', moveBy(1, 40, 38))
      table.usedUp()
      expect(table.asked('red')).toEqual(['card'])
      table.answer('red', { card: '5' })
      table.answer('red', 'pass')
      expect(unitOf(table.battle(), 1)).toMatchObject({ losses: 1, pose: poseAt(40, 38) })
    })

    it('vf2:6.2.2 and not at all where none arrives', () => {
      const table = underPicton(['5', '8'], undefined, { at: [66, 44], dice: [4, 3] })
      table.answer('red', { activate: 1 })
      table.answer('picton', moveBy(1, 40, 38))
      table.usedUp()
      expect([table.asked('red'), table.asked('picton')]).toEqual([[], ['leader']])
      expect(unitOf(table.battle(), 1)).toMatchObject({
        losses: 2,
        acted: true,
        pose: poseAt(40, 40),
      })
      expect(table.battle().fate.red.hand).toEqual(['5', '8'])
    })

    it('vf2:6.2.2 a unit that stays out of hearing is no unit for a Surprise Attack', () => {
      const table = underPicton(['5', '9'], undefined, { at: [66, 44], dice: [4] })
      table.answer('red', { activate: 1 })
      table.answer('picton', stay(1))
      expect(table.refused('red', { card: '9' })).toMatchObject({
        clause: 'vf2:6.2.2',
        code: 'card-unsent',
      })
      table.answer('red', { card: '5' })
      expect(unitOf(table.battle(), 1).losses).toBe(1)
      expect(table.asked('picton')).toEqual(['leader'])
      table.usedUp()
    })

    it('vf2:fate.9 one messenger is enough for the order that is given anew', () => {
      const table = underPicton(['9'], hussars(40, 40), { at: [66, 44], dice: [4, 4] })
      table.answer('red', { activate: 1 })
      table.answer('picton', moveBy(1, 40, 39))
      table.answer('red', { card: '9' })
      table.answer('picton', moveBy(1, 40, 38))
      table.usedUp()
      expect(unitOf(table.battle(), 1).pose).toEqual(poseAt(40, 38))
    })

    it('vf2:2.3 the chief alone plays cards, and is asked when another has given an order', () => {
      const table = underPicton(['5', '8'])
      table.answer('red', { activate: 1 })
      expect(table.refused('picton', { ...stay(1), ...STUBBORN })).toMatchObject({
        clause: 'vf2:2.3',
        code: 'card-by-chief',
      })
      table.answer('picton', stay(1))
      expect([table.asked('red'), table.asked('picton')]).toEqual([['card'], []])
      expect(table.battle().now).toEqual({ doing: 'acting', unit: 1 })
      table.answer('red', { card: '5' })
      table.answer('red', 'pass')
      expect(unitOf(table.battle(), 1).losses).toBe(1)
      expect(table.battle().fate.red.hand).toEqual(['8'])
    })

    it('vf2:4.0 what the chief does not play for another, nobody learns', () => {
      const table = underPicton(['5', '8'])
      table.answer('red', { activate: 1 })
      table.answer('picton', stay(1))
      expect(JSON.stringify(knowledgeOf(table.host.course, 'blue').trail)).not.toContain('"card"')
      table.answer('red', 'pass')
      expect(unitOf(table.battle(), 1).losses).toBe(2)
      expect(table.battle().fate.red.hand).toEqual(['5', '8'])
    })

    it('vf2:fate.9 the chief plays Surprise Attack for another, who then orders anew', () => {
      const table = underPicton(['9'], hussars(40, 40))
      table.answer('red', { activate: 1 })
      table.answer('picton', stay(1))
      table.answer('red', { card: '9' })
      expect(table.asked('picton')).toEqual(['order'])
      table.answer('picton', moveBy(1, 40, 38))
      expect(unitOf(table.battle(), 1).pose).toEqual(poseAt(40, 38))
      expect(table.battle().fate.red.discard).toEqual(['9'])
    })

    it('vf2:fate.9 and may then move before the assault, as only with that card', () => {
      const near = { blue: [ligne(40, 20)], hands: { red: ['9'] } } as const
      const leaders = {
        red: [
          [10, 44],
          [40, 34],
          [40, 46],
        ],
      } as const
      const table = seated([[foot(10, 40)], [foot(40, 30)]], { ...near, leaders })
      table.answer('red', { activate: 1 })
      const order = {
        unit: 1,
        do: 'assault',
        first: { way: [poseAt(40, 26)] },
        way: [poseAt(40, 20.001)],
      }
      expect(table.refused('picton', { order }).clause).toBe('vf2:fate.9')
      table.answer('picton', stay(1))
      table.answer('red', { card: '9' })
      table.answer('picton', { order })
      expect(unitOf(table.battle(), 1).pose).toEqual(poseAt(40, 20.001))
    })
  })
})
