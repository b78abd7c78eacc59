// What the 3rd edition has otherwise than the 2nd: the same position, with different ends.

import type { Pose } from '@grognard/geometry'
import { describe, expect, it } from 'vitest'
import { refuseLeaderMove } from '../../actions/leaders.ts'
import { refuseOrder } from '../../actions/judge.ts'
import { reformPoses } from '../../actions/reform.ts'
import { leaderOf, unitOf, type Vf } from '../../battle.ts'
import { inContact } from '../../field/contact.ts'
import type { Formation } from '../../formation.ts'
import { vf2, vf3 } from '../../index.ts'
import { fieldFor } from '../../actions/field.ts'
import {
  area,
  battleOf,
  box,
  degrees,
  foot,
  guns,
  hussars,
  ligne,
  LIMBERED,
  LINE,
  line,
  MARCH,
  occupying,
  poseAt,
  SQUARE,
  unit,
  type Drawn,
} from '../drawn-up.ts'
import { double, move, verdict } from '../orders.ts'
import { both } from './both.ts'

/** Reforms where it stands, looking so many degrees clockwise. */
function reformed(drawn: Drawn, formation: Formation, looks = 0): string | null {
  const battle = battleOf(drawn)
  return verdict(battle, move(0, [], { after: anew(battle, formation, looks) }))
}

function anew(battle: Vf, formation: Formation, looks: number) {
  const [pose] = reformPoses(battle, unitOf(battle, 0), formation, degrees(looks))
  return { formation, pose: pose as Pose }
}

const far = [ligne(36, 2)]
const guards = (formation: Formation) =>
  unit('british foot guard', 36, 30, 0, { figures: 48, formation })

describe('the 3rd edition: reforming', () => {
  it('vf3:6.3.3 no figure goes farther than it moves', () => {
    const drawn = { red: [guards(LINE(24))], blue: far }
    expect(both(() => reformed(drawn, MARCH(3)))).toEqual([null, 'vf3:6.3.3 reform-far'])
  })

  it('vf3:6.3.3 the refusal names how far somebody would have to go, and may', () => {
    const [, refusal] = both(() => {
      const battle = battleOf({ red: [guards(LINE(24))], blue: far })
      return refuseOrder(battle, move(0, [], { after: anew(battle, MARCH(3), 0) }))
    })
    expect(refusal?.data).toMatchObject({ unit: 'red 1', most: 8 })
    expect(refusal?.data?.['far']).toBeGreaterThan(800)
  })

  it('vf3:6.3.3 it does not matter who goes where: an ordinary line faces about', () => {
    const drawn = { red: [foot(36, 30)], blue: far }
    expect(both(() => reformed(drawn, LINE(12), 180))).toEqual([null, null])
    expect(both(() => reformed(drawn, MARCH(3)))).toEqual([null, null])
    expect(both(() => reformed(drawn, SQUARE))).toEqual([null, null])
  })

  it('vf3:6.3.3 guns limber up whichever way they look, however slowly they are pushed', () => {
    const drawn = { red: [guns(36, 30)], blue: far }
    for (const looks of [0, 90, 180])
      expect(both(() => reformed(drawn, LIMBERED, looks))).toEqual([null, null])
  })
})

describe('the 3rd edition: distances', () => {
  it('vf3:6.6 a double keeps more than 18" away all the way', () => {
    // From left to right past an enemy that it comes within 18" of.
    const drawn = { red: [hussars(4, 40)], blue: [ligne(20, 22.5)] }
    const order = double(0, poseAt(36, 40))
    expect(both(() => verdict(battleOf(drawn), order))).toEqual([null, 'vf3:6.6 way-doubles-near'])
  })

  it('vf3:6.6 exactly 18" is not more than 18"', () => {
    const past = (gap: number) => {
      const drawn = { red: [hussars(4, 40)], blue: [ligne(20, 20)] }
      const order = double(0, poseAt(4, 20 + gap), poseAt(36, 20 + gap))
      return verdict(battleOf(drawn), order)
    }
    expect(both(() => past(18))).toEqual([null, 'vf3:6.6 way-doubles-near'])
    expect(both(() => past(18.001))).toEqual([null, null])
  })

  it('vf3:6.6 and from features that enemies occupy', () => {
    const farm = area('farm', 'village', box(16, 15, 24, 22.5), ['defendable', 'obstacle'])
    const drawn: Drawn = {
      red: [hussars(4, 40)],
      blue: [occupying(ligne(0, 0), 'farm')],
      features: [farm],
    }
    const order = double(0, poseAt(36, 40))
    expect(both(() => verdict(battleOf(drawn), order))).toEqual([null, 'vf3:6.6 way-doubles-near'])
  })

  const wood = area('wood', 'wood', box(32, 17, 40, 24), ['defendable', 'obstacle', 'soft cover'])

  it('vf3:T.3.3 whoever comes out is set up more than 3" from the enemy', () => {
    // Two ranks of 20 mm: the rear one ends 1.576" behind the front.
    const before = (y: number) =>
      verdict(
        battleOf({
          red: [occupying(foot(0, 0), 'wood')],
          blue: [ligne(36, y, {}, 0)],
          features: [wood],
        }),
        { unit: 0, do: 'exit', pose: poseAt(36, 25), formation: LINE(12) },
      )
    expect(both(() => before(29.576))).toEqual([null, 'vf3:T.3.3 way-ends-near'])
    expect(both(() => before(29.58))).toEqual([null, null])
  })

  it('vf3:T.3.3 leaders, too', () => {
    const out = (y: number) => {
      const drawn: Drawn = {
        red: [foot(60, 40)],
        blue: [ligne(36, 30, {}, 0)],
        features: [wood],
      }
      const battle = battleOf(drawn)
      const inside = battle.leaders.with(0, { ...leaderOf(battle, 0), at: null, inside: 'wood' })
      const seen = { ...battle, leaders: inside }
      return refuseLeaderMove(seen, leaderOf(seen, 0), { at: { x: 36_000, y } })?.clause ?? null
    }
    expect(both(() => out(26_213))).toEqual([null, 'vf3:T.3.3'])
    expect(both(() => out(26_212))).toEqual([null, null])
  })
})

describe('the 3rd edition: terrain', () => {
  const across = [
    [20, 20],
    [50, 20],
  ] as const

  it('vf3:T.1.4 a stream is rough as well', () => {
    const stream = line('brook', 'stream', across, ['barrier', 'cover in melee'], 3)
    const rough = () => {
      const battle = battleOf({ red: [foot(36, 40)], blue: [ligne(36, 5)], features: [stream] })
      return [
        battle.terrain.features[0]?.tags,
        fieldFor(battle, unitOf(battle, 0), 'move').regions?.length,
      ]
    }
    expect(both(rough)).toEqual([
      [['barrier', 'cover in melee'], 0],
      [['barrier', 'cover in melee', 'rough'], 1],
    ])
  })

  it('vf3:T.1.4 and is once, where a scenario has said so already', () => {
    const stream = line('brook', 'stream', across, ['rough', 'barrier'])
    const drawn = { red: [foot(36, 40)], blue: [ligne(36, 5)], features: [stream] }
    expect(both(() => battleOf(drawn).terrain.features[0]?.tags)[1]).toEqual(['rough', 'barrier'])
  })

  it('vf3:T.2.1 across a barrier figures touch within 1"', () => {
    const wall = line('wall', 'wall', across, ['soft cover', 'barrier'], 1.2)
    const touch = (width: number) => {
      const drawn: Drawn = {
        red: [foot(36, 20 + width / 2)],
        blue: [ligne(36, 20 - width / 2)],
        features: [{ ...wall, width: width * 1000 } as typeof wall],
      }
      return inContact(battleOf(drawn), 0, 1)
    }
    expect(both(() => touch(1.2))).toEqual([true, false])
    expect(both(() => touch(1))).toEqual([true, true])
  })
})

describe('the 3rd edition: what players agree on', () => {
  it('vf3:sheet.qrs.heavy-artillery heavy guns hit like others, and nobody is asked', () => {
    const named = [vf2, vf3].map(({ options }) => options.some(({ name }) => name === 'heavyGuns'))
    expect(named).toEqual([true, false])
  })
})
