// What a refused command is told: the clause that forbids it, who acts instead, and by how much.

import type { Json, Refusal } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { refuseLeaderMove, type LeaderMove } from '../actions/leaders.ts'
import { arriveAsk } from '../asks/arrive.ts'
import { breakThroughAsk } from '../asks/break-through.ts'
import { commandAsk } from '../asks/command.ts'
import { leaderAsk } from '../asks/leader.ts'
import { orderAsk } from '../asks/order.ts'
import { changeBrigade, changeLeader, leaderOf } from '../battle.ts'
import { cardAsk } from '../cards/window.ts'
import { view } from '../view.ts'
import {
  area,
  battleOf,
  box,
  foot,
  inches,
  ligne,
  LINE,
  line,
  MARCH,
  occupying,
  poseAt,
  type Drawn,
} from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const said = (refusal: Refusal | null): string | null =>
    refusal && `${refusal.clause} ${refusal.message}`

  const late = { name: 'Late', profile: 'british line infantry', status: 'reserve' } as const
  const gone = { name: 'Gone', profile: 'british line infantry', status: 'routed' } as const

  /** Red's brigades: units 0 to 2, and 3; blue is unit 4. */
  const drawn: Drawn = {
    phase: 'action',
    active: 'red',
    turn: 2,
    red: [],
    brigades: { red: [[foot(10, 40), late, gone], [foot(30, 40)]] },
    blue: [ligne(30, 4)],
  }

  const commanding = (command: Json, more: Partial<Drawn> = {}) => {
    const battle = battleOf({ ...drawn, ...more })
    return said(commandAsk.refuse(view(battle, 'red'), { side: 'red' }, command as never))
  }

  describe('Valour & Fortitude: what is wrong with a command', () => {
    const activating = (activation: 'active' | 'failed' | 'done') => {
      const battle = battleOf(drawn)
      battle.brigades = battle.brigades.map((one) => (one.id === 0 ? { ...one, activation } : one))
      return said(commandAsk.refuse(view(battle, 'red'), { side: 'red' }, { activate: 0 }))
    }

    it('vf2:6.0 a brigade has had its turn, or failed its test', () => {
      expect(activating('done')).toBe('vf2:6.0 red brigade 1 has been activated this turn.')
      expect(activating('active')).toBe('vf2:6.0 red brigade 1 has been activated this turn.')
      expect(activating('failed')).toBe('vf2:6.1 red brigade 1 has failed its test this turn.')
    })

    it('vf2:6.0 a brigade is the enemy’s, or not on the field', () => {
      expect(commanding({ activate: 2 })).toBe('vf2:6.0 blue brigade 1 is the enemy’s.')
      expect(commanding({ activate: 9 })).toBe('vf2:6.0 There is no brigade 9.')
      const red = [[foot(10, 40)], [late]]
      expect(commanding({ activate: 1 }, { brigades: { red } })).toBe(
        'vf2:11.0 red brigade 2 has no unit on the field yet.',
      )
      const battle = battleOf(drawn)
      changeBrigade(battle, 1, { shattered: true })
      battle.units = battle.units.map((one) => (one.id === 3 ? { ...one, status: 'routed' } : one))
      expect(said(commandAsk.refuse(view(battle, 'red'), { side: 'red' }, { activate: 1 }))).toBe(
        'vf2:9.4 red brigade 2 is shattered.',
      )
    })

    const arrivals = { from: 2, edge: 'bottom', most: 2 } as const
    const coming = (more: object = {}): Partial<Drawn> => ({
      settingUp: { form: 'set-piece', arrivals: { red: { ...arrivals, ...more } } },
    })

    it('vf2:A4.1 reinforcements come later, or enough have come', () => {
      expect(commanding({ arrive: 1 }, coming({ from: 3 }))).toBe(
        'vf2:A4.1 Reinforcements come from turn 3 on, and this is turn 2.',
      )
      expect(commanding({ arrive: 1 }, coming({ come: 2 }))).toBe(
        'vf2:A4.1 No more than 2 reinforcements come in a turn, and 2 have come.',
      )
    })

    it('vf2:11.0 who has come, who has gone, and who has waited this turn', () => {
      expect(commanding({ arrive: 0 }, coming())).toBe('vf2:11.0 red 1 is on the field already.')
      expect(commanding({ arrive: 2 }, coming())).toBe('vf2:9.3 Gone has routed and is gone.')
      expect(commanding({ arrive: 4 }, coming())).toBe('vf2:11.0 blue 1 is the enemy’s.')
      expect(commanding({ arrive: 1 })).toBe('vf2:11.0 No reinforcements are due for red.')
      const waited = { brigades: { red: [[foot(10, 40), { ...late, acted: true }]] } }
      expect(commanding({ arrive: 1 }, { ...coming(), ...waited })).toBe(
        'vf2:11.0 Late could not come on, and waits for the next turn.',
      )
    })

    it('vf2:fate.3 Confusion keeps reinforcements back', () => {
      const more: Partial<Drawn> = { ...coming(), effects: [{ card: '3', side: 'blue' }] }
      expect(commanding({ arrive: 1 }, more)).toBe(
        'vf2:fate.3 Confusion keeps Late back for a turn.',
      )
    })

    rule(
      'vf2:fate.any initiative: not of a brigade that failed, or without an action left',
      { not: ['vf1'] },
      () => {
        const hands = { red: ['king'] as const }
        const urging = (unit: number, card = 'king') =>
          commanding({ initiative: { card, unit } }, { hands })
        expect(urging(0)).toBe(
          'vf2:fate.any red 1 is of red brigade 1, which has not failed to activate in this phase.',
        )
        expect(urging(2)).toBe('vf2:9.3 Gone has routed and is gone.')
        expect(urging(4)).toBe('vf2:fate.any blue 1 is the enemy’s.')
        expect(urging(0, '5')).toBe('vf2:4.0 You do not hold Stubborn.')
        const battle = battleOf({ ...drawn, hands })
        battle.brigades = battle.brigades.map((one) => ({ ...one, activation: 'failed' }))
        battle.units = battle.units.map((one) =>
          one.id === 0 ? { ...one, acted: true } : { ...one, shot: 'volley' },
        )
        const told = (unit: number) =>
          said(
            commandAsk.refuse(
              view(battle, 'red'),
              { side: 'red' },
              { initiative: { card: 'king', unit } },
            ),
          )
        expect(told(0)).toBe('vf2:6.2 red 1 has had its action this turn.')
        expect(told(3)).toBe('vf2:6.2 red 2.1 has shot this turn and takes no action.')
      },
    )
  })

  describe('Valour & Fortitude: what is wrong with who is ordered', () => {
    const ordering = (unit: number, only: number | null = null) =>
      said(
        orderAsk.refuse(
          view(battleOf(drawn), 'red'),
          { brigade: 0, unit: only, surprise: false },
          { order: { unit, do: 'stay' } },
        ),
      )

    it('vf2:6.2 another brigade acts now: which', () => {
      expect(ordering(3)).toBe('vf2:6.2 red brigade 1 acts now, and red 2.1 is not of it.')
      expect(ordering(4)).toBe('vf2:6.2 blue 1 is the enemy’s.')
      expect(ordering(9)).toBe('vf2:6.2 There is no unit 9.')
      expect(ordering(1)).toBe('vf2:11.0 Late is still in reserve.')
      expect(ordering(2)).toBe('vf2:9.3 Gone has routed and is gone.')
    })

    it('vf2:fate.any one unit acts on its own initiative: which', () => {
      expect(ordering(1, 0)).toBe('vf2:fate.any It is red 1 that acts, and not Late.')
    })

    it('vf2:fate.4 Breakthrough: for which brigade, and once', () => {
      const village = area('Foy', 'village', box(50, 20, 56, 26), ['defendable', 'hard cover'])
      const battle = battleOf({
        ...drawn,
        features: [village],
        brigades: {
          red: [[foot(10, 40, { acted: true }), occupying(foot(53, 23), 'Foy')], [foot(30, 40)]],
        },
      })
      const told = (unit: number) =>
        said(
          breakThroughAsk.refuse(
            view(battle, 'red'),
            { brigade: 0 },
            { unit, do: 'move', way: [] },
          ),
        )
      expect(told(0)).toBe('vf2:fate.4 red 1 has made the one move that Breakthrough gives.')
      expect(told(1)).toBe('vf2:T.3.3 red 2 occupies Foy and must come out of it first.')
      expect(told(2)).toBe('vf2:fate.4 Breakthrough moves red brigade 1, and red 2.1 is not of it.')
      expect(told(3)).toBe('vf2:fate.4 blue 1 is the enemy’s.')
    })
  })

  describe('Valour & Fortitude: what is wrong with a leader’s ride', () => {
    const wood = area('copse', 'wood', box(16, 34, 22, 38), [
      'defendable',
      'soft cover',
      'obstacle',
    ])
    const river = line(
      'Coa',
      'river',
      [
        [0, 30],
        [72, 30],
      ],
      ['impassable'],
      1,
    )
    const there: Drawn = {
      red: [foot(10, 44)],
      blue: [ligne(36, 20)],
      features: [wood, river],
      leaders: {
        red: [
          [20, 42],
          [30, 42],
        ],
      },
    }
    const riding = (move: LeaderMove, drawnUp: Drawn = there) => {
      const battle = battleOf(drawnUp)
      return said(refuseLeaderMove(battle, leaderOf(battle, 0), move))
    }
    const at = (x: number, y: number) => ({ at: { x: inches(x), y: inches(y) } })

    it('vf2:6.8 too far, and too near to the enemy: how far and how near', () => {
      expect(riding(at(60, 42))).toBe(
        'vf2:6.8 red brigadier 1 rides 36" at most, and that is 40" away.',
      )
      expect(riding(at(36, 26))).toMatch(
        /^vf2:6\.8 red brigadier 1 must stay more than 6" from blue 1, and would be [45](\.\d+)?" away\.$/,
      )
    })

    it('vf2:6.8 off the table, on a unit: on which', () => {
      expect(riding(at(0.2, 42))).toBe('vf2:6.8 red brigadier 1 would not be wholly on the table.')
      expect(riding(at(10, 44.5))).toBe('vf2:6.8 red brigadier 1 would stand where red 1 stands.')
    })

    it('vf2:T.2.4 vf2:T.3 on which ground', () => {
      expect(riding(at(20, 30))).toBe('vf2:T.2.4 red brigadier 1 cannot stand on Coa.')
      expect(riding(at(19, 36))).toBe(
        'vf2:T.3 red brigadier 1 would stand in copse: he either occupies it or stays outside.',
      )
    })

    it('vf2:T.3.2 into a feature from too far: how far', () => {
      expect(riding({ inside: 'copse' })).toMatch(
        /^vf2:T\.3\.2 red brigadier 1 must start less than 3" from copse to go into it, and is 3\.\d+" away\.$/,
      )
    })

    it('vf2:T.3.1 into a feature that the enemy holds: who', () => {
      const held = {
        ...there,
        blue: [occupying(ligne(19, 36), 'copse')],
        leaders: {
          red: [
            [20, 40],
            [30, 42],
          ] as const,
        },
      }
      expect(riding({ inside: 'copse' }, held)).toBe(
        'vf2:T.3.1 red brigadier 1 cannot go into copse: blue 1 is in it.',
      )
    })

    it('vf2:T.3.3 out of a feature: how far, and from whom', () => {
      const battle = battleOf({ ...there, blue: [ligne(19, 33), ligne(50, 4)] })
      changeLeader(battle, 0, { at: null, inside: 'copse' })
      const told = (move: LeaderMove) => said(refuseLeaderMove(battle, leaderOf(battle, 0), move))
      expect(told(at(19, 46))).toMatch(
        /^vf2:T\.3\.3 red brigadier 1 comes out of copse wholly within 6" of it, and would reach 8\.\d+" from it\.$/,
      )
    })

    it('vf2:6.8 once a turn', () => {
      const battle = battleOf(there)
      changeLeader(battle, 0, { moved: true })
      const told = () => said(leaderAsk.refuse(view(battle, 'red'), { leader: 0 }, at(20, 44)))
      expect(told()).toBe('vf2:6.8 red brigadier 1 has ridden this turn.')
      changeLeader(battle, 0, { moved: false, status: 'removed', at: null })
      expect(told()).toBe('vf2:6.8 red brigadier 1 is gone from the field.')
      changeLeader(battle, 0, { status: 'reserve' })
      expect(told()).toBe('vf2:11.0 red brigadier 1 is in reserve, and none come on now.')
    })
  })

  describe('Valour & Fortitude: what is wrong with a card', () => {
    const playing = (card: string, moment: string, about: object = {}, more: Partial<Drawn> = {}) =>
      said(
        cardAsk.refuse(
          view(battleOf({ ...drawn, hands: { red: [card as never] }, ...more }), 'red'),
          { side: 'red', moment: moment as never, about },
          { card: card as never },
        ),
      )

    it.each([
      ['ace', 'vf2:fate.ace All Out Attack is played at the start of your melee phase, not now.'],
      [
        '8',
        'vf2:fate.8 Inspiration is played after a failed test of valour or fortitude, not now.',
      ],
      ['6', 'vf2:fate.6 Deadly Attack is played after failed hit tests, not now.'],
      ['3', 'vf2:fate.3 Confusion is played at the start of an enemy turn, not now.'],
      ['king', 'vf2:fate.king.british Perfect Volleys is played in your fire phase, not now.'],
    ])('vf2:4.0 %s: when it is played instead', (card, told) => {
      expect(playing(card, 'order', { unit: 0 })).toBe(told)
    })

    it('vf2:fate.jack.british Scum of the Earth: against whom', () => {
      expect(playing('jack', 'valour in melee', { unit: 4 })).toBe(
        'vf2:fate.jack.british Scum of the Earth is for enemies in contact with British infantry, and blue 1 is not.',
      )
    })

    it('vf2:fate.10 Capture: who holds it', () => {
      const battle = battleOf({
        ...drawn,
        hands: { red: ['10'] },
        objectives: [{ name: 'Inn', at: { x: 30_000, y: 24_000 }, control: 'red' }],
      })
      const args = { side: 'red', moment: 'own fate phase', about: {} } as const
      const told = () =>
        said(cardAsk.refuse(view(battle, 'red'), args, { card: '10', objective: 0 }))
      expect(told()).toBe('vf2:fate.10 Inn is in your own hands, not in the enemy’s.')
      battle.objectives = battle.objectives.map((one) => ({ ...one, control: null }))
      expect(told()).toBe('vf2:fate.10 Inn is in nobody’s hands, not in the enemy’s.')
    })
  })

  describe('Valour & Fortitude: what is wrong with how somebody comes on', () => {
    const arrivals = { from: 2, edge: 'bottom', most: 2 } as const
    const coming: Drawn = {
      ...drawn,
      brigades: { red: [[foot(10, 40), late]] },
      settingUp: { form: 'set-piece', arrivals: { red: arrivals } },
    }
    const arriving = (formation: object, order: object) => {
      const answer = { formation, from: poseAt(30, 48), order }
      const seen = view(battleOf(coming), 'red')
      return said(arriveAsk.refuse(seen, { unit: 1 }, answer as never))
    }

    it('vf2:11.0 in another formation: in which', () => {
      const order = { unit: 1, do: 'move', way: [poseAt(30, 40)] }
      expect(arriving(LINE(12), order)).toBe('vf2:11.0 Late comes on in march column, not in line.')
    })

    it('vf2:11.0 with another order, or the order of another', () => {
      const assault = { unit: 1, do: 'assault', way: [poseAt(30, 40)] }
      expect(arriving(MARCH(3), assault)).toBe(
        'vf2:11.0 Late can only move as it comes on, and not: assault.',
      )
      expect(arriving(MARCH(3), { ...assault, unit: 0 })).toBe(
        'vf2:11.0 It is Late that comes on, and not red 1.',
      )
    })

    it('vf2:11.0 not wholly on the table in the end: by how much', () => {
      const order = { unit: 1, do: 'move', way: [poseAt(30, 44)] }
      expect(arriving(MARCH(3), order)).toMatch(
        /^vf2:11\.0 Late would not be wholly on the field in the end: it is \d+(\.\d+)?" short\.$/,
      )
    })
  })
})
