import type { Json } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { refuseArrival } from '../actions/arrive.ts'
import { fieldFor } from '../actions/field.ts'
import { carryOut } from '../activities/carry-out.ts'
import { unitOf } from '../battle.ts'
import { isEngaged } from '../field/contact.ts'
import { refuseBattlefield } from '../scenario-a/limits.ts'
import { rulebook } from './edition.ts'
import {
  area,
  battleOf,
  box,
  COLUMN,
  crossed,
  foot,
  lights,
  ligne,
  line,
  MARCH,
  OPEN,
  poseAt,
  positionOf,
  type Drawn,
} from './drawn-up.ts'
import { assault, move, obeying, verdict } from './orders.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const TOWN = ['defendable', 'hard cover', 'obstacle']
  const town = (id: string, x: number, y = 20) => area(id, 'village', box(x, y, x + 6, y + 6), TOWN)

  const refusal = (position: Json): string | null => {
    const begun = rulebook().setUp({ position, options: {} })
    return begun.ok ? null : begun.refusal.code
  }

  describe('Valour & Fortitude: arrivals', () => {
    const late = (profile: string): Drawn => ({
      red: [],
      blue: [ligne(30, 4)],
      brigades: { red: [[foot(10, 40, { acted: true })], [{ name: 'late', profile }]] },
      phase: 'action',
      turn: 2,
      active: 'red',
      chosen: true,
      features: [area('town', 'village', box(20, 30, 27, 36), TOWN)],
      settingUp: {
        form: 'set-piece',
        arrivals: { red: { from: 2, edge: 'bottom', most: 2 } },
      },
    })

    it('vf2:11.0 who comes on and occupies a feature goes no farther', () => {
      const battle = battleOf(late('british light infantry'))
      const order = { ...move(1, [poseAt(30, 36.5)]), occupy: 'town' }
      const arrival = { formation: MARCH(3), from: poseAt(30, 48), order }
      expect(refuseArrival(battle, unitOf(battle, 1), arrival)).toBeNull()
      const on = { ...arrival, again: [poseAt(30, 30)] }
      expect(refuseArrival(battle, unitOf(battle, 1), on)).toMatchObject({ clause: 'vf2:11.0' })
    })

    rule(
      'vf2:6.8 a leader who has come on does not ride again in the same turn',
      { not: ['vf1'] },
      () => {
        const position = positionOf(late('british line infantry')) as unknown as {
          readonly armies: { readonly red: { readonly brigades: { leader: { at?: Json } }[] } }
        }
        delete position.armies.red.brigades[1]?.leader.at
        const table = answering(rulebook(), position as unknown as Json, {
          dice: [6, 6, 6],
          cards: ['king'],
        })
        table.answer('red', { arrive: 1 })
        const order = { unit: 1, do: 'move', way: [poseAt(30, 36)] }
        table.answer('red', { formation: MARCH(3), from: poseAt(30, 48), order })
        table.answer('red', { at: { x: 30_000, y: 12_000 } })
        table.answer('red', { activate: 1 })
        // The other brigade's leader is asked, and not the one who came.
        expect(table.host.course.asks).toMatchObject([{ name: 'leader', args: { leader: 0 } }])
      },
    )
  })

  describe('Valour & Fortitude: friends in the way', () => {
    it('vf2:special.open-order nobody crosses a friend who is engaged', () => {
      const half = (12 * 0.788) / 2 + (11 * 0.5) / 2
      const open = { formation: OPEN(12) }
      const battle = battleOf({
        red: [],
        brigades: { red: [[lights(30, 30, open)], [lights(36, 26, open)]] },
        blue: [ligne(36 + half + 4.728 + 0.005, 26.5)],
      })
      expect(isEngaged(battle, unitOf(battle, 1))).toBe(true)
      expect(verdict(battle, move(0, [poseAt(30, 22.5)]))).toBe('vf2:6.3 way-through-friend')
    })
  })

  describe('Valour & Fortitude: Linear Tactics', () => {
    it('vf2:sheet.british.linear-tactics a bridge somewhere frees nobody who does not need it', () => {
      const wall = (id: string, from: number, to: number, y: number) =>
        line(
          id,
          'wall',
          [
            [from, y],
            [to, y],
          ],
          ['impassable'],
          0.1,
        )
      const walls = [wall('low', 20, 35, 29.5), wall('high', 35.5, 60, 27)]
      const water = line(
        'river',
        'river',
        [
          [0, 8],
          [72, 8],
        ],
        ['impassable'],
        1,
      )
      const bridged = crossed(
        water,
        'bridge',
        [
          [6, 7],
          [6, 9],
        ],
        3,
        ['highway'],
      )
      const column = { understrength: true, figures: 12, formation: COLUMN(4) }
      const drawn = (features: Drawn['features']) =>
        battleOf({ red: [foot(36, 30, column)], blue: [ligne(34, 25.5)], features: features ?? [] })
      const way = [poseAt(36.8, 30), poseAt(36.8, 27.08), poseAt(33.8, 27.08), poseAt(33.8, 25.5)]
      const linear = 'vf2:sheet.british.linear-tactics assault-linear'
      expect(verdict(drawn(walls), assault(0, ...way))).toBe(linear)
      expect(verdict(drawn([...walls, bridged]), assault(0, ...way))).toBe(linear)
    })
  })

  describe('Valour & Fortitude: positions that cannot be', () => {
    it('vf2:T.3.1 a leader in the open does not stand in defendable terrain', () => {
      const drawn: Drawn = {
        red: [foot(36, 28)],
        blue: [ligne(60, 4)],
        features: [town('town', 33)],
        leaders: {
          blue: [
            [36, 22],
            [4, 1],
          ],
        },
      }
      expect(refusal(positionOf(drawn))).toBe('leader-in-defendable')
      const near = { ...drawn, leaders: { blue: [[36, 17] as const, [4, 1] as const] } }
      const battle = battleOf(near)
      expect(obeying(carryOut(battle, { unit: 0, do: 'occupy', feature: 'town' })).asked).toEqual(
        [],
      )
    })

    it.each(['deployment', 'fortitude'] as const)(
      'vf2:9.5 after fortitude tests comes a phase of the turn, and not %s',
      (after) => {
        const drawn: Drawn = {
          red: [foot(10, 40)],
          blue: [ligne(30, 4)],
          phase: 'fortitude',
          after,
        }
        expect(refusal(positionOf(drawn))).toBe('after-fortitude')
      },
    )

    const deploying = (more: object): Json =>
      positionOf({
        red: [foot(10, 40)],
        blue: [ligne(30, 4)],
        phase: 'deployment',
        settingUp: { form: 'set-piece', attacker: 'red', ...more },
      })

    it('vf2:A3.0 armies are set up on opposite edges', () => {
      const edges = { red: 'bottom', blue: 'top' }
      expect(refusal(deploying({ edges }))).toBeNull()
      expect(refusal(deploying({}))).toBe('edges-needed')
      expect(refusal(deploying({ edges: { red: 'top', blue: 'top' } }))).toBe('edges-opposite')
      expect(refusal(deploying({ edges, deploying: 99 }))).toBe('no-such')
      expect(refusal(deploying({ edges, deploying: 0, deployed: [0] }))).toBe('deployed-already')
    })

    it('vf2:A3.1 a table that has no room for the terrain is refused before it is made', () => {
      const drawn: Drawn = {
        red: [foot(10, 15)],
        blue: [ligne(10, 4)],
        size: [20, 20],
        phase: 'attacker',
        settingUp: { form: 'set-piece', terrain: 'generated' },
      }
      expect(refusal(positionOf(drawn))).toBe('small-table')
    })

    it('vf2:A3.1 features do what their kind does', () => {
      const wood = (id: string, x: number, tags = ['defendable', 'soft cover', 'obstacle']) =>
        area(id, 'wood', box(x, 30, x + 7, 37), tags)
      const features = [wood('w1', 5), town('t1', 5), town('t2', 20)]
      const road = (tags: readonly string[]) =>
        line(
          'road',
          'road',
          [
            [0, 24],
            [72, 24],
          ],
          tags,
        )
      const judged = (...more: readonly (typeof features)[number][]) =>
        refuseBattlefield({ width: 72_000, height: 48_000, features: [...features, ...more] })?.code
      const rough = wood('w2', 20, ['rough', 'soft cover', 'obstacle'])
      expect(judged(rough, road(['highway']))).toBeUndefined()
      expect(judged(rough, road(['impassable', 'obstacle']))).toBe('feature-rules')
      expect(judged(wood('w2', 20, []), road(['highway']))).toBe('feature-rules')
    })
  })

  describe('Valour & Fortitude: ground and asks', () => {
    it('vf2:T.1.4 only where a bridge or ford lies over it has a river openings', () => {
      const river = (id: string, y: number) =>
        line(
          id,
          'river',
          [
            [0, y],
            [72, y],
          ],
          ['impassable'],
        )
      const forded = crossed(
        river('forded', 20),
        'ford',
        [
          [30, 19],
          [30, 21],
        ],
        3,
        ['rough'],
      )
      const battle = battleOf({
        red: [foot(20, 40)],
        blue: [ligne(20, 4)],
        features: [river('closed', 12), forded],
      })
      const { closed = [] } = fieldFor(battle, unitOf(battle, 0), 'move')
      expect(closed.map(({ id, openings }) => [id, openings?.length])).toEqual([
        ['closed', undefined],
        ['forded', 1],
      ])
    })

    it('vf2:2.3 only what can be listed in full is ever answered without asking', () => {
      const complete = rulebook()
        .asks.filter((kind) => kind.complete)
        .map(({ name }) => name)
      expect(complete.toSorted()).toEqual([
        'card',
        'command',
        'deploy brigade',
        'edge',
        'fate',
        'first',
        'in turn',
        'initiative',
        'melee support',
        'occupy won',
        'share losses',
        'stand or retreat',
      ])
    })
  })
})
