import { textOfTerrain, type Feature, type Terrain } from '@grognard/geometry'
import { randomFrom, type Json } from '@grognard/kernel'
import { answering } from '@grognard/testkit'
import { expect, it } from 'vitest'
import { readyArmies } from '../armies/ready.ts'
import type { Vf } from '../battle.ts'
import { featuresOf } from '../scenario-a/features.ts'
import { lawfulBattlefield } from '../scenario-a/generate.ts'
import { refuseBattlefield } from '../scenario-a/limits.ts'
import { armyFrom } from '../scenarios/set-piece.ts'
import type { ScenarioForm } from '../setting-up.ts'
import { area, box, line, poseAt } from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const inch = 1000
  const TABLE: Terrain = { width: 72_000, height: 48_000, features: [] }
  const list = (name: string) => {
    const found = readyArmies.find((army) => army.name === name)
    if (!found) throw new Error(name)
    return found
  }

  const SEED = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5]

  type More = {
    readonly form?: ScenarioForm
    readonly terrain?: 'given' | 'generated' | 'by the defender'
    readonly features?: readonly Feature[]
    readonly more?: { readonly [part: string]: Json }
    readonly red?: string
    readonly blue?: string
  }

  /** Scenario A from its first throw, on an empty table unless a test says otherwise. */
  function begun(dice: readonly number[], given: More = {}) {
    const { form = 'set-piece', terrain = 'given', features = [], more = {} } = given
    const { red = 'british peninsular division 200', blue = 'french line division 200' } = given
    const position = {
      phase: 'attacker',
      settingUp: { form, terrain },
      terrain: JSON.parse(textOfTerrain({ width: 72_000, height: 48_000, features })) as Json,
      armies: { red: armyFrom(list(red)), blue: armyFrom(list(blue)) },
      ...more,
    }
    return answering<Vf>(rulebook(), position, { dice, cards: ['king'] })
  }

  type Table = ReturnType<typeof begun>

  const at = (x: number, y: number) => ({ x: x * inch, y: y * inch })
  const settingOf = (table: Table) => table.battle().settingUp

  describe('Valour & Fortitude, scenario A: who attacks, and where', () => {
    it('vf2:A2.0 the higher throw attacks, and ties are thrown again', () => {
      const table = begun([3, 3, 2, 5])
      expect(settingOf(table)?.attacker).toBe('blue')
      expect(table.asked('blue')).toEqual(['edge'])
    })

    it('vf2:A3.0 the attacker picks a long edge, and the other side has the opposite one', () => {
      const table = begun([6, 1])
      expect(table.asked('blue')).toEqual([])
      expect(table.refused('red', 'left')).toMatchObject({ clause: 'vf2:A3.0' })
      table.answer('red', 'top')
      expect(settingOf(table)?.edges).toEqual({ red: 'top', blue: 'bottom' })
    })

    it('vf2:A7.0.1 in a meeting engagement it is a narrow edge', () => {
      const table = begun([6, 1], { form: 'meeting engagement' })
      expect(table.refused('red', 'top')).toMatchObject({ clause: 'vf2:A7.0.1' })
      table.answer('red', 'left')
      expect(settingOf(table)?.edges).toEqual({ red: 'left', blue: 'right' })
    })

    it('vf2:A3.0 the defender sets up the terrain', () => {
      const table = begun([6, 1], { terrain: 'by the defender' })
      expect([table.asked('red'), table.asked('blue')]).toEqual([[], ['terrain']])
      expect(table.refused('blue', [])).toMatchObject({ clause: 'vf2:A3.1' })
      const made = lawfulBattlefield(randomFrom('a'), TABLE)
      table.answer('blue', featuresOf(made))
      expect(table.battle().terrain).toEqual(made)
      expect(table.asked('red')).toEqual(['edge'])
    })

    it('vf2:A3.1 dice can make the battlefield, the same one from the same dice', () => {
      const [one, two] = [
        begun([6, 1, ...SEED], { terrain: 'generated' }),
        begun([6, 1, ...SEED], { terrain: 'generated' }),
      ]
      expect(one.battle().terrain.features.length).toBeGreaterThan(4)
      expect(one.battle().terrain).toEqual(two.battle().terrain)
      const other = begun([6, 1, ...SEED.toReversed()], { terrain: 'generated' })
      expect(other.battle().terrain).not.toEqual(one.battle().terrain)
    })
  })

  describe('Valour & Fortitude, scenario A: what the terrain may be', () => {
    const town = (id: string, x: number) =>
      area(id, 'village', box(x, 10, x + 5, 15), ['defendable', 'hard cover', 'obstacle'])
    const wood = (id: string, x: number, across = 7) =>
      area(id, 'wood', box(x, 30, x + across, 30 + across), [
        'defendable',
        'soft cover',
        'obstacle',
      ])
    const usual = [town('a', 5), town('b', 15), wood('c', 5), wood('d', 20)]
    const judged = (features: readonly Feature[], size = [72, 48]): string | null => {
      const [width = 0, height = 0] = size
      const terrain: Terrain = { width: width * inch, height: height * inch, features }
      return refuseBattlefield(terrain)?.code ?? null
    }
    const river = (points: readonly (readonly [number, number])[], crossed = true): Feature => {
      const made = line('river', 'river', points, ['impassable'])
      const ford = {
        id: 'f',
        name: '',
        tags: ['rough'],
        kind: 'ford',
        from: at(30, 20),
        to: at(30, 22),
      }
      return { ...made, crossings: crossed ? [{ ...ford, width: 2000 }] : [] } as Feature
    }

    it('vf2:A3.1 two or three towns and as many woods, of about 6 to 9 inches', () => {
      expect(judged(usual)).toBeNull()
      expect(judged(usual.slice(1))).toBe('towns')
      expect(judged([...usual, town('e', 25), town('f', 35)])).toBe('towns')
      expect(judged(usual.slice(0, 3))).toBe('woods')
      expect(judged([...usual, wood('e', 30), wood('f', 40)])).toBe('woods')
      expect(judged([...usual, wood('e', 30, 12)])).toBe('wood-size')
      expect(judged([...usual, wood('e', 30, 4)])).toBe('wood-size')
      expect(judged([...usual, town('e', 25), wood('f', 35)])).toBeNull()
    })

    it('vf2:A3.1 says how many towns and woods a table of its size may have', () => {
      const most = (features: readonly Feature[], width: number, height: number) =>
        refuseBattlefield({ width: width * inch, height: height * inch, features })?.data
      expect(most(usual.slice(1), 72, 48)).toEqual({ most: 3, count: 1 })
      expect(most(usual.slice(0, 3), 72, 48)).toEqual({ most: 3, count: 1 })
      expect(most(usual.slice(1), 120, 72)).toEqual({ most: 5, count: 1 })
      expect(most(usual.slice(0, 3), 120, 72)).toEqual({ most: 5, count: 1 })
    })

    it('vf2:A3.1 a larger table may have one or two more', () => {
      const more = [...usual, town('e', 25), town('f', 35)]
      expect(judged(more, [120, 72])).toBeNull()
      expect(judged(more, [96, 60])).toBe('towns')
      const most = [...more, wood('g', 35), wood('h', 45)]
      expect(judged(most, [120, 72])).toBeNull()
      expect(judged([...most, wood('i', 55)], [120, 72])).toBe('towns-and-woods')
    })

    it('vf2:A3.1 every town is defendable, and a bog has no place here', () => {
      expect(judged([...usual.slice(1), area('a', 'village', box(5, 10, 10, 15), [])])).toBe(
        'town-defendable',
      )
      expect(judged([...usual, area('e', 'bog', box(40, 10, 45, 15), ['rough'])])).toBe(
        'odd-feature',
      )
    })

    it('vf2:A3.1 one river at most, from edge to edge, with a crossing', () => {
      const across = river([
        [0, 20],
        [72, 22],
      ])
      expect(judged([...usual, across])).toBeNull()
      expect(judged([...usual, { ...across, id: 'x' }, across])).toBe('one-river')
      expect(
        judged([
          ...usual,
          river(
            [
              [0, 20],
              [72, 22],
            ],
            false,
          ),
        ]),
      ).toBe('no-crossing')
      const ends = river([
        [0, 20],
        [50, 22],
      ])
      expect(judged([...usual, ends])).toBe('river-ends')
      const back = river([
        [0, 20],
        [30, 22],
        [0, 40],
      ])
      expect(judged([...usual, back])).toBe('river-ends')
    })

    it('vf2:A3.1 whatever the generator makes is allowed', () => {
      for (let i = 0; i < 12; i++) {
        const made = lawfulBattlefield(randomFrom(`table ${i}`), TABLE)
        expect(refuseBattlefield(made)).toBeNull()
      }
    })
  })

  describe('Valour & Fortitude, scenario A: objectives', () => {
    const ready = (more: More = {}) => {
      const table = begun([6, 1], more)
      table.answer('red', 'bottom')
      return table
    }

    it('vf2:A3.2 four, the defender first and then in turn', () => {
      const table = ready()
      const places = [at(20, 20), at(40, 20), at(20, 34), at(40, 34)]
      for (const [i, place] of places.entries()) {
        const [asked, other] = i % 2 === 0 ? ['blue', 'red'] : ['red', 'blue']
        expect(table.asked(other)).toEqual([])
        table.answer(asked, place)
      }
      expect(table.battle().objectives.map((objective) => objective.at)).toEqual(places)
      expect(table.asked('blue')).toEqual(['deploy brigade'])
    })

    it('vf2:A3.2 more than 12 inches from every edge and from any other', () => {
      const table = ready()
      const exactly = [at(12, 24), at(60, 24), at(36, 12), at(36, 36)]
      for (const place of exactly)
        expect(table.refused('blue', place)).toMatchObject({ code: 'objective-edge' })
      table.answer('blue', { x: 12_001, y: 24_000 })
      expect(table.refused('red', { x: 24_001, y: 24_000 })).toMatchObject({
        clause: 'vf2:A3.2',
        code: 'objective-near',
      })
      table.answer('red', { x: 24_002, y: 24_000 })
    })

    it('vf2:A3.2 fewer where there is no room for another', () => {
      const small = JSON.parse(
        textOfTerrain({ width: 36_000, height: 36_000, features: [] }),
      ) as Json
      const table = ready({ more: { terrain: small } })
      table.answer('blue', at(18, 18))
      expect(table.battle().objectives).toHaveLength(1)
      expect(table.asked('blue')).toEqual(['deploy brigade'])
    })

    it('vf2:2.1.1 one on defendable terrain is that terrain', () => {
      const town = area('town', 'village', box(30, 20, 36, 26), ['defendable', 'hard cover'])
      const table = ready({ features: [town] })
      table.answer('blue', at(33, 23))
      table.answer('red', at(50, 23))
      expect(table.battle().objectives.map(({ feature }) => feature)).toEqual(['town', null])
    })

    it('vf2:A7.0.2 in an assault the defender sets up two of three, all near its own edge', () => {
      const table = ready({ form: 'assault' })
      expect(table.refused('blue', at(20, 24.1))).toMatchObject({ clause: 'vf2:A7.0.2' })
      table.answer('blue', at(20, 24))
      table.answer('red', at(36, 20))
      table.answer('blue', at(50, 20))
      expect(table.battle().objectives).toHaveLength(3)
      expect(table.asked('blue')).toEqual(['deploy brigade'])
    })
  })

  describe('Valour & Fortitude, scenario A: deployment', () => {
    const objectives = [{ name: 'The middle', at: at(36, 24) }]
    const deploying = (more: More = {}, dice: readonly number[] = []) => {
      const table = begun([6, 1, ...dice], { more: { objectives }, ...more })
      table.answer('red', more.form === 'meeting engagement' ? 'left' : 'bottom')
      return table
    }
    /** Holds the rest of the brigade that is being set up back. */
    const holdBack = (table: Table, seat: string): void => {
      while (table.asked(seat)[0] === 'deploy') {
        const { units, settingUp } = table.battle()
        const next = units.find(
          ({ id, brigade }) => brigade === settingUp?.deploying && !settingUp.placed.includes(id),
        )
        if (!next) return
        table.answer(seat, { unit: next.id, reserve: true })
      }
    }
    /** Holds whoever has not been set up back; then only the leaders of the armies are left. */
    const holdBackAll = (table: Table): void => {
      for (;;) {
        const seat = table.asked('blue').length > 0 ? 'blue' : 'red'
        const [asked] = table.asked(seat)
        if (asked !== 'deploy brigade' && asked !== 'deploy') break
        if (asked === 'deploy brigade') {
          const { brigades, settingUp } = table.battle()
          const left = brigades.find(
            ({ id, side }) => side === seat && !settingUp?.deployed.includes(id),
          )
          table.answer(seat, left?.id ?? -1)
        } else if (table.battle().settingUp?.deploying === null) break
        holdBack(table, seat)
      }
    }
    const line12 = { kind: 'line', files: 12 } as const

    it('vf2:A4.0 brigades are set up in turn, the defender first, each with all its units', () => {
      const table = deploying()
      expect([table.asked('blue'), table.asked('red')]).toEqual([['deploy brigade'], []])
      const brigades = table.battle().brigades
      const ours = brigades.find(({ side }) => side === 'blue')
      expect(table.refused('blue', 0)).toMatchObject({ clause: 'vf2:A4.0' })
      table.answer('blue', ours?.id ?? -1)
      holdBack(table, 'blue')
      expect([table.asked('blue'), table.asked('red')]).toEqual([[], ['deploy brigade']])
    })

    it('vf2:A4.0 wholly within 18 inches of its edge, and its leader after it', () => {
      const table = deploying()
      const ours = table.battle().brigades.find(({ side }) => side === 'blue')
      table.answer('blue', ours?.id ?? -1)
      const units = table.battle().units.filter(({ brigade }) => brigade === ours?.id)
      const [first, ...rest] = units
      const place = (y: number) => ({
        unit: first?.id ?? -1,
        formation: line12,
        pose: poseAt(20, y, 180),
      })
      expect(table.refused('blue', place(18.1))).toMatchObject({
        clause: 'vf2:A4.0',
        code: 'outside-zone',
      })
      expect(table.refused('blue', place(1))).toMatchObject({ code: 'off-table' })
      table.answer('blue', place(18))
      const other = { ...place(17), unit: rest[0]?.id ?? -1 }
      expect(table.refused('blue', other)).toMatchObject({ code: 'on-others' })
      expect(table.refused('blue', { leader: ours?.leader ?? -1, at: at(20, 5) })).toMatchObject({
        code: 'units-first',
      })
      holdBack(table, 'blue')
      expect(table.refused('blue', { leader: ours?.leader ?? -1, at: at(20, 25) })).toMatchObject({
        code: 'outside-zone',
      })
      for (const leader of [0, 99])
        expect(table.refused('blue', { leader, at: at(20, 5) })).toMatchObject({
          clause: 'vf2:A4.0',
          code: 'leader-not-to-deploy',
        })
      table.answer('blue', { leader: ours?.leader ?? -1, at: at(20, 5) })
      expect(table.asked('red')).toEqual(['deploy brigade'])
    })

    it('vf2:T.3.2 a unit may begin inside defendable terrain that lies wholly in its area', () => {
      const tags = ['defendable', 'hard cover', 'obstacle']
      const features = [
        area('near', 'village', box(10, 8, 15, 13), tags),
        area('far', 'village', box(30, 15, 35, 20), tags),
      ]
      const table = deploying({ features })
      const ours = table.battle().brigades.find(({ side }) => side === 'blue')
      table.answer('blue', ours?.id ?? -1)
      const [one, two] = table.battle().units.filter(({ brigade }) => brigade === ours?.id)
      expect(table.refused('blue', { unit: one?.id ?? -1, inside: 'far' })).toMatchObject({
        clause: 'vf2:T.3.2',
      })
      table.answer('blue', { unit: one?.id ?? -1, inside: 'near' })
      expect(table.refused('blue', { unit: two?.id ?? -1, inside: 'near' })).toMatchObject({
        clause: 'vf2:T.3.1',
      })
      expect(table.battle().units[one?.id ?? -1]).toMatchObject({ inside: 'near', status: 'ready' })
    })

    it('vf2:T.3.2 a leader may begin inside, and otherwise stands on open ground', () => {
      const tags = ['defendable', 'hard cover', 'obstacle']
      const features = [
        area('near', 'village', box(10, 8, 15, 13), tags),
        area('far', 'village', box(30, 15, 35, 20), tags),
      ]
      const table = deploying({ features })
      const ours = table.battle().brigades.find(({ side }) => side === 'blue')
      table.answer('blue', ours?.id ?? -1)
      const one = table.battle().units.find(({ brigade }) => brigade === ours?.id)
      table.answer('blue', { unit: one?.id ?? -1, inside: 'near' })
      holdBack(table, 'blue')
      const leader = ours?.leader ?? -1
      expect(table.refused('blue', { leader, at: at(12.5, 10.5) })).toMatchObject({
        clause: 'vf2:T.3',
        code: 'leader-in-defendable',
      })
      expect(table.refused('blue', { leader, inside: 'far' })).toMatchObject({
        clause: 'vf2:T.3.2',
      })
      table.answer('blue', { leader, inside: 'near' })
      expect(table.battle().leaders[leader]).toMatchObject({ inside: 'near', status: 'ready' })
    })

    it('vf2:A4.0 a leader is not set up on top of another', () => {
      const table = deploying({}, [6])
      const ours = table.battle().brigades.find(({ side }) => side === 'blue')
      table.answer('blue', ours?.id ?? -1)
      const first = table.battle().units.find(({ brigade }) => brigade === ours?.id)
      const pose = poseAt(20, 18, 180)
      table.answer('blue', { unit: first?.id ?? -1, formation: line12, pose })
      holdBack(table, 'blue')
      table.answer('blue', { leader: ours?.leader ?? -1, at: at(20, 5) })
      holdBackAll(table)
      const [red, blue] = ['red', 'blue'].map((side) =>
        table.battle().leaders.find((leader) => leader.side === side && leader.brigade === null),
      )
      table.answer('red', { leader: red?.id ?? -1, at: at(36, 40) })
      const general = (x: number) => ({ leader: blue?.id ?? -1, at: at(x, 5) })
      // Bases of 40 mm, or 1.576 inches.
      expect(table.refused('blue', general(21.5))).toMatchObject({
        clause: 'vf2:A4.0',
        code: 'leader-on-leader',
        data: { leader: blue?.name, other: table.battle().leaders[ours?.leader ?? -1]?.name },
      })
      table.answer('blue', general(21.6))
      expect(table.battle().leaders[blue?.id ?? -1]).toMatchObject({ at: at(21.6, 5) })
    })

    it('vf2:A4.1 who is held back comes from the second turn on, half of them at once', () => {
      const table = deploying({}, [6])
      holdBackAll(table)
      const general = table.battle().leaders.filter(({ brigade }) => brigade === null)
      for (const { id, side } of general)
        table.answer(side, { leader: id, at: at(36, side === 'red' ? 40 : 5) })
      const counts = (side: string) =>
        table.battle().units.filter((unit) => unit.side === side).length
      expect(settingOf(table)?.arrivals).toEqual({
        red: { from: 2, edge: 'bottom', most: Math.floor(counts('red') / 2), come: 0 },
        blue: { from: 2, edge: 'top', most: Math.floor(counts('blue') / 2), come: 0 },
      })
    })

    it('vf2:A7.0.1 in a meeting engagement only light troops begin on the table', () => {
      const table = deploying({ form: 'meeting engagement' })
      const { brigades, units } = table.battle()
      const ours = brigades.find(({ side }) => side === 'blue')
      table.answer('blue', ours?.id ?? -1)
      const line = units.find(
        ({ brigade, profile }) => brigade === ours?.id && profile === 'french line infantry',
      )
      const pose = poseAt(66, 24, 270)
      expect(
        table.refused('blue', { unit: line?.id ?? -1, formation: line12, pose }),
      ).toMatchObject({
        clause: 'vf2:A7.0.1',
        code: 'not-light',
      })
      table.answer('blue', { unit: line?.id ?? -1, reserve: true })
    })

    it('vf2:A7.0.2 in an assault at least half of the defender is held back', () => {
      const table = deploying({ form: 'assault' })
      const { brigades, units } = table.battle()
      const blue = units.filter(({ side }) => side === 'blue')
      const most = Math.floor(blue.length / 2)
      const sizeOf = (id: number) => blue.filter(({ brigade }) => brigade === id).length
      const [ours] = brigades
        .filter(({ side }) => side === 'blue')
        .toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id))
      table.answer('blue', ours?.id ?? -1)
      const column = { kind: 'march column', files: 3 } as const
      let [placed, refused] = [0, 0]
      for (const unit of units.filter(({ brigade }) => brigade === ours?.id)) {
        const guns = unit.profile.endsWith('artillery')
        const small = unit.figures < 9
        const answer = {
          unit: unit.id,
          formation: guns
            ? { kind: 'limbered' }
            : small
              ? { kind: 'march column', files: 2 }
              : column,
          pose: poseAt(5 + 6 * placed, 16, 180),
        } as const
        if (placed < most) {
          table.answer('blue', answer)
          placed++
        } else {
          refused++
          expect(table.refused('blue', answer)).toMatchObject({
            clause: 'vf2:A7.0.2',
            code: 'half-in-reserve',
          })
        }
      }
      expect([placed, refused]).toEqual([most, sizeOf(ours?.id ?? -1) - most])
      expect(refused).toBeGreaterThan(0)
    })
  })

  describe('Valour & Fortitude, scenario A: the first turn', () => {
    const atFirstTurn = (dice: readonly number[], form: ScenarioForm = 'set-piece') =>
      begun(dice, {
        more: {
          phase: 'first turn',
          settingUp: {
            form,
            terrain: 'given',
            attacker: 'red',
            edges: { red: 'bottom', blue: 'top' },
          },
        },
      })

    it('vf2:A5.0 the attacker decides on 4 or more, else the defender', () => {
      expect(atFirstTurn([4]).asked('red')).toEqual(['first'])
      expect(atFirstTurn([3]).asked('blue')).toEqual(['first'])
      const table = begun([3], {
        more: {
          phase: 'first turn',
          settingUp: {
            form: 'set-piece',
            terrain: 'given',
            attacker: 'red',
            edges: { red: 'bottom', blue: 'top' },
          },
        },
      })
      table.answer('blue', 'red')
      expect(table.battle()).toMatchObject({ first: 'red', turn: 1 })
    })

    it('vf2:A7.0.2 in an assault the attacker adds 2', () => {
      expect(atFirstTurn([2], 'assault').asked('red')).toEqual(['first'])
      expect(atFirstTurn([1], 'assault').asked('blue')).toEqual(['first'])
    })
  })

  describe('Valour & Fortitude, scenario A: several players a side', () => {
    const seats = [
      { id: 'graham', side: 'red', chief: true, player: 'Graham' },
      { id: 'dilkes', side: 'red', chief: false, player: 'Dilkes' },
      { id: 'victor', side: 'blue', chief: true, player: 'Victor' },
    ]
    const atCommands = () =>
      begun([], {
        more: {
          seats,
          phase: 'commands',
          settingUp: {
            form: 'set-piece',
            terrain: 'given',
            attacker: 'blue',
            edges: { red: 'bottom', blue: 'top' },
          },
        },
      })

    it('vf2:A4.0 the commander-in-chief allots the brigades, one for each or all to one', () => {
      const table = atCommands()
      expect([table.asked('graham'), table.asked('dilkes'), table.asked('victor')]).toEqual([
        ['allot'],
        [],
        [],
      ])
      expect(table.refused('graham', ['dilkes'])).toMatchObject({ code: 'allot-all' })
      expect(table.refused('graham', ['dilkes', 'victor'])).toMatchObject({ clause: 'vf2:1.4' })
      table.answer('graham', ['dilkes', 'graham'])
      const own = table.battle().brigades.filter(({ side }) => side === 'red')
      expect(own.map(({ commander }) => commander)).toEqual(['dilkes', 'graham'])
    })

    it('vf2:A4.0 each player sets up the brigades that he commands, and any may be next', () => {
      const table = atCommands()
      table.answer('graham', ['dilkes', 'graham'])
      expect([table.asked('graham'), table.asked('dilkes')]).toEqual([
        ['deploy brigade'],
        ['deploy brigade'],
      ])
      const [first, second] = table.battle().brigades
      expect(table.refused('dilkes', second?.id ?? -1)).toMatchObject({ clause: 'vf2:A4.0' })
      table.answer('dilkes', first?.id ?? -1)
      expect([table.asked('graham'), table.asked('dilkes')]).toEqual([[], ['deploy']])
    })

    it('vf2:2.3 one player a side is not asked who commands', () => {
      const table = begun([], {
        more: {
          phase: 'commands',
          settingUp: {
            form: 'set-piece',
            terrain: 'given',
            attacker: 'blue',
            edges: { red: 'bottom', blue: 'top' },
          },
        },
      })
      expect(table.asked('red')).toEqual(['deploy brigade'])
    })
  })
})
