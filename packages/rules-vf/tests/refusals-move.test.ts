// What a refused move or assault is told: the clause that forbids it, by whom, and by how much.

import { expect, it } from 'vitest'
import { refuseOrder } from '../actions/judge.ts'
import { unitOf } from '../battle.ts'
import type { Order } from '../order.ts'
import {
  area,
  battleOf,
  box,
  chasseurs,
  COLUMN,
  foot,
  hussars,
  ligne,
  LINE,
  occupying,
  poseAt,
  type Drawn,
} from './drawn-up.ts'
import { assault, by, double, move, retreat } from './orders.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const wood = area('copse', 'wood', box(32, 20, 40, 24), ['defendable', 'obstacle', 'soft cover'])
  const column = { formation: COLUMN(6) }

  function told(drawn: Drawn, order: Order): string | null {
    const refusal = refuseOrder(battleOf(drawn), order)
    return refusal && `${refusal.clause} ${refusal.message}`
  }

  describe('Valour & Fortitude: what is wrong with a move', () => {
    const facing: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 20)] }

    it('vf2:6.3.2 too near to an enemy: by how much', () => {
      expect(told(facing, move(0, [poseAt(36, 22.5)]))).toBe(
        'vf2:6.3.2 red 1 must stay at least 3" away from blue 1, and comes 0.5" too near.',
      )
    })

    it('vf2:6.4 a retreat that ends too near: by how much', () => {
      const close: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 29)] }
      expect(told(close, retreat(0, [poseAt(36, 31.5)]))).toBe(
        'vf2:6.4 red 1 must end its retreat at least 3" from blue 1, and is 0.5" too near.',
      )
    })

    it('vf2:6.3 through a friend: of which brigade, or in contact with whom', () => {
      const brigades = { red: [[foot(36, 36)], [foot(36, 31)]] }
      const away: Drawn = { red: [], brigades, blue: [ligne(10, 4)] }
      expect(told(away, move(0, [poseAt(36, 28)]))).toBe(
        'vf2:6.3 red 1 cannot move through red 2.1, which is of another brigade, red brigade 2.',
      )
      const engaged: Drawn = { red: [foot(36, 36), foot(36, 33)], blue: [ligne(36, 33)] }
      expect(told(engaged, move(0, [poseAt(36, 28)]))).toBe(
        'vf2:6.3 red 1 cannot move through red 2, which is in contact with blue 1.',
      )
    })

    it('vf2:6.3.3 reforming too near: how near the enemy is', () => {
      const near: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 27.5)] }
      const before = { formation: COLUMN(6), pose: poseAt(36, 30) }
      expect(told(near, move(0, [], { before }))).toBe(
        'vf2:6.3.3 red 1 is 2.5" from blue 1: to reform it needs more than 3".',
      )
    })

    it('vf2:6.3.3 reforming elsewhere: how far off', () => {
      const far: Drawn = { red: [foot(36, 40)], blue: [ligne(36, 4)] }
      const before = { formation: LINE(12), pose: by(unitOf(battleOf(far), 0), 0, 2) }
      expect(told(far, move(0, [], { before }))).toBe(
        'vf2:6.3.3 red 1 must reform about the figure at the centre of its front rank, and this is 2" off.',
      )
    })

    rule('vf2:6.6 doubling from too near: how near the enemy is', { not: ['vf1', 'vf3'] }, () => {
      expect(told(facing, double(0, poseAt(36, 34)))).toBe(
        'vf2:6.6 red 1 is 10" from blue 1: to double it must start more than 18" away.',
      )
    })
  })

  describe('Valour & Fortitude: what is wrong with an assault', () => {
    it('vf2:6.5 nobody is met: how far the nearest would be', () => {
      const drawn: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 24)] }
      expect(told(drawn, assault(0, poseAt(36, 25)))).toBe(
        'vf2:6.5 red 1 would not be in contact with any enemy: the nearest, blue 1, would be 1" away.',
      )
    })

    it('vf2:6.5 an enemy was not seen at the start: why', () => {
      const drawn: Drawn = { red: [foot(36, 28.424, {}, 180)], blue: [ligne(36, 24)] }
      expect(told(drawn, assault(0, by(unitOf(battleOf(drawn), 0), 0, -2.848)))).toBe(
        'vf2:6.5 red 1 did not see blue 1 when it started: it is in the front arc of none of its front rank.',
      )
    })

    it('vf2:6.5 a closer enemy: how close', () => {
      const drawn: Drawn = {
        red: [hussars(36, 30)],
        blue: [ligne(30, 24, column), ligne(44, 20, column)],
      }
      expect(told(drawn, assault(0, poseAt(44, 20)))).toMatch(
        /^vf2:6\.5 red 1 must assault blue 1, the closest that it can reach, \d(\.\d+)?" away\.$/,
      )
    })

    it('vf2:6.5.1 a unit in contact: with whom', () => {
      const drawn: Drawn = { red: [foot(36, 30)], blue: [ligne(36, 30), ligne(36, 20)] }
      expect(told(drawn, assault(0, poseAt(36, 20)))).toBe(
        'vf2:6.5.1 red 1 is in contact with blue 1 and cannot assault.',
      )
    })

    it('vf2:6.5.1 infantry at cavalry from too far: how far', () => {
      const drawn: Drawn = { red: [foot(36, 30, column)], blue: [chasseurs(36, 23)] }
      expect(told(drawn, assault(0, poseAt(36, 23)))).toBe(
        'vf2:6.5.1 red 1 must start less than 6" from blue 1 to assault cavalry, and starts 7" away.',
      )
    })

    it('vf2:T.3.3 out of a feature: it must come out of it first, and of which', () => {
      const drawn: Drawn = {
        red: [occupying(foot(36, 22), 'copse')],
        blue: [ligne(36, 30, {}, 0)],
        features: [wood],
      }
      expect(told(drawn, assault(0, poseAt(36, 28)))).toBe(
        'vf2:T.3.3 red 1 occupies copse and cannot assault out of it.',
      )
      expect(told(drawn, move(0, [poseAt(36, 28)]))).toBe(
        'vf2:T.3.3 red 1 occupies copse and must come out of it first.',
      )
    })

    it('vf2:sheet.british.linear-tactics in column at whom', () => {
      const drawn: Drawn = { red: [foot(36, 30, column)], blue: [ligne(36, 24)] }
      expect(told(drawn, assault(0, poseAt(36, 24)))).toBe(
        'vf2:sheet.british.linear-tactics red 1 assaults in column only enemies in cover, or across a bridge or ford: blue 1 is neither.',
      )
    })
  })

  describe('Valour & Fortitude: what is wrong with occupying terrain', () => {
    it('vf2:T.3.2 from too far: how far', () => {
      const drawn: Drawn = { red: [foot(36, 28)], blue: [ligne(66, 2)], features: [wood] }
      expect(told(drawn, { unit: 0, do: 'occupy', feature: 'copse' })).toBe(
        'vf2:T.3.2 red 1 must be less than 3" from copse to occupy it, and is 4" away.',
      )
    })

    it('vf2:T.3.3 out of it too far: how far its farthest figure would be', () => {
      const drawn: Drawn = {
        red: [occupying(foot(36, 22), 'copse')],
        blue: [ligne(66, 2)],
        features: [wood],
      }
      const order = { unit: 0, do: 'exit', pose: poseAt(36, 28), formation: COLUMN(6) } as const
      expect(told(drawn, order)).toMatch(
        /^vf2:T\.3\.3 All of red 1 must be set up within 6" of copse, and would reach 7\.\d+" from it\.$/,
      )
    })

    it('vf2:T.3.7 into the next section: from where', () => {
      const other = area('grove', 'wood', box(50, 20, 56, 24), ['defendable', 'obstacle'])
      const drawn: Drawn = {
        red: [occupying(foot(36, 22), 'copse')],
        blue: [ligne(66, 2)],
        features: [wood, other],
      }
      expect(told(drawn, { unit: 0, do: 'shift', feature: 'grove' })).toBe(
        'vf2:T.3.7 grove shares no border of 3" with copse, where red 1 is.',
      )
    })
  })
})
