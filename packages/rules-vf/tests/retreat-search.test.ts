import { FULL_TURN, mayStand, poseAt as posed, toward, turned, type Pose } from '@grognard/geometry'
import { randomFrom, type Random } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { fieldFor } from '../actions/field.ts'
import { refuseOrder } from '../actions/judge.ts'
import { stanceOf } from '../actions/reform.ts'
import { standingIn } from '../actions/way.ts'
import { wayBack } from '../actions/withdraw.ts'
import { unitOf, type Vf } from '../battle.ts'
import { rulebook } from './edition.ts'
import {
  area,
  box,
  COLUMN,
  cuirassiers,
  foot,
  hussars,
  ligne,
  MARCH,
  positionOf,
  type Drawn,
} from './drawn-up.ts'
import { retreat } from './orders.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  /** Hussars with an enemy before their front, and others, friends and ground close around them. */
  function crowd(random: Random): Drawn {
    const near = (): readonly [number, number] => [
      25 + random.below(220) / 10,
      20 + random.below(220) / 10,
    ]
    const facing = (): number => random.below(360)
    const shape = () => random.pick([{ formation: COLUMN(6) }, { formation: MARCH(2) }, {}])
    const enemies = Array.from({ length: 2 + random.below(4) }, () =>
      ligne(...near(), shape(), facing()),
    )
    const friends = Array.from({ length: random.below(3) }, () =>
      foot(...near(), shape(), facing()),
    )
    const grounds = Array.from({ length: random.below(3) }, (_, i) => {
      const [x, y] = near()
      const outline = box(x, y, x + 3 + random.below(6), y + 2 + random.below(5))
      return random.below(2) === 0
        ? area(`lake ${i}`, 'lake', outline, ['impassable'])
        : area(`bog ${i}`, 'bog', outline, ['rough'])
    })
    return {
      red: [],
      blue: [cuirassiers(36, 30), ...enemies],
      brigades: { red: [[hussars(36, 30)], ...(friends.length > 0 ? [friends] : [])] },
      features: grounds,
    }
  }

  /** Crowds in which nobody stands on anybody, as many as are wanted. */
  function* battles(seed: string, count: number): Iterable<Vf> {
    const random = randomFrom(seed)
    for (let left = count; left > 0;) {
      const begun = rulebook().setUp({ position: positionOf(crowd(random)), options: {} })
      if (!begun.ok) continue
      left--
      yield begun.value
    }
  }

  /** How fine a search is: so many headings, and ends so many thousandths apart. */
  type Grain = { readonly headings: number; readonly apart: number }

  /** The headings of the rule, every twentieth of an inch; and what takes no time. */
  const FINE: Grain = { headings: 64, apart: 50 }
  const ROUGH: Grain = { headings: 16, apart: 500 }

  /** Ends at every heading and facing, as the judge of orders lets them pass. */
  function* byTrial(battle: Vf, { headings, apart }: Grain): Iterable<Pose> {
    const unit = unitOf(battle, 0)
    const { layout, pose } = standingIn(battle, unit, stanceOf(unit))
    const field = fieldFor(battle, unit, 'retreat')
    for (let heading = 0; heading < FULL_TURN; heading += FULL_TURN / headings) {
      const way = turned(pose.facing, heading)
      for (const facing of new Set([pose.facing, way, turned(way, FULL_TURN / 2)]))
        for (let far = 18_000; far > 0; far -= apart) {
          const end = posed(toward(pose, way, far), facing)
          // Where it may not even stand, the judge need not say why.
          if (!mayStand(field, { layout, pose: end })) continue
          if (refuseOrder(battle, retreat(0, [end])) === null) yield end
        }
    }
  }

  function compared(
    seed: string,
    count: number,
    grain: Grain,
  ): { readonly yes: number; readonly no: number } {
    let [yes, no] = [0, 0]
    for (const battle of battles(seed, count)) {
      const way = wayBack(battle, unitOf(battle, 0))
      if (way) {
        yes++
        expect(refuseOrder(battle, retreat(0, way))).toBeNull()
        continue
      }
      no++
      for (const missed of byTrial(battle, grain)) expect(missed).toBeNull()
    }
    return { yes, no }
  }

  describe('Valour & Fortitude: whether there is a way back', () => {
    it('vf2:6.4 every way that is found is lawful, and none is missed', () => {
      expect(compared('few', 3, ROUGH).yes).toBeGreaterThan(0)
    })

    it('vf2:6.4 so it is in many crowds', { tags: ['long'], timeout: 300_000 }, () => {
      const { yes, no } = compared('many', 150, FINE)
      expect(yes).toBeGreaterThan(10)
      expect(no).toBeGreaterThan(10)
    })
  })
})
