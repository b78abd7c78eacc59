import type { Json, JsonObject } from '@grognard/kernel'
import { expect, it } from 'vitest'
import type { Vf } from '../battle.ts'
import { readyArmies } from '../armies/ready.ts'
import { area, box, foot, inches, ligne, positionOf, type Drawn } from './drawn-up.ts'
import { rulebook } from './edition.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const drawn: Drawn = { red: [foot(20, 40), foot(35, 40)], blue: [ligne(20, 8), ligne(35, 8)] }
  const wood = area('wood', 'wood', box(50, 20, 56, 26), ['defendable', 'obstacle'])

  type Parts = { readonly [part: string]: unknown }
  const position = (from: Partial<Drawn> = {}, more: Parts = {}): Json =>
    ({ ...(positionOf({ ...drawn, ...from }) as Parts), ...more }) as Json

  /** As from an army list: nobody has a place yet, and no turn has begun. */
  const fresh = (from: Partial<Drawn> = {}, more: Parts = {}): Json => {
    const { turn: _, ...rest } = position(from) as JsonObject
    return { ...rest, ...more } as Json
  }

  function refusal(given: Json, options: JsonObject = {}): string {
    const result = rulebook().setUp({ position: given, options })
    if (result.ok) throw new Error('It was accepted.')
    return `${result.refusal.clause ?? 'no clause'}: ${result.refusal.message}`
  }
  function begun(given: Json, options: JsonObject = {}): Vf {
    const result = rulebook().setUp({ position: given, options })
    if (!result.ok) throw new Error(result.refusal.message)
    return result.value
  }

  describe('a position of Valour & Fortitude', () => {
    it.each<[string, Json, string]>([
      ['nothing', null, 'an object is needed here, not null.'],
      ['a list', [], 'an object is needed here, not a list.'],
      ['without terrain', {}, `'terrain' is missing.`],
      ['an unknown part', position({}, { weather: 'fog' }), `'weather' is not known here.`],
      ['an unknown phase', position({}, { phase: 'tea' }), 'phase: '],
      ['no turns', position({}, { turns: 0 }), 'turns: '],
      ['a table without a size', position({}, { terrain: { features: [] } }), 'terrain: '],
      ['a side of its own', position({}, { first: 'green' }), 'first: '],
    ])('vf2:2.1 %s is refused by its place', (_what, given, sentence) => {
      expect(refusal(given)).toContain(sentence)
    })

    it('vf2:2.1 what it leaves out has its usual value', () => {
      const battle = begun(fresh())
      expect(battle).toMatchObject({
        turn: 1,
        lastTurn: 8,
        first: 'red',
        active: 'red',
        phase: 'turn',
        after: 'action',
        settingUp: null,
        chosen: false,
        initiative: false,
        acting: null,
        defeats: { red: 0, blue: 0 },
      })
      expect(battle.seats).toMatchObject([
        { id: 'red', side: 'red', chief: true },
        { id: 'blue', side: 'blue', chief: true },
      ])
      expect(battle.units[0]).toMatchObject({
        figures: 24,
        formation: { kind: 'line', files: 12 },
        status: 'ready',
        losses: 0,
        elite: { fire: 0, melee: 0, tenacity: 0 },
      })
      expect(battle.fate.red).toMatchObject({ left: 13, held: 0 })
    })

    it('vf2:2.1 options are known, and have a value of theirs', () => {
      expect(refusal(position(), { weather: 'fog' })).toBe(
        `no clause: There is no option 'weather'.`,
      )
      expect(refusal(position(), { gap: '2"' })).toContain('options.gap: It must be one of')
      expect(begun(position(), { gap: '1"' }).options).toMatchObject({ gap: '1"', bases: 'usual' })
    })
  })

  describe('Valour & Fortitude: seats', () => {
    const seats = [
      { id: 'wellington', side: 'red', chief: true, player: 'Ann' },
      { id: 'hill', side: 'red', chief: false, player: 'Bob' },
      { id: 'soult', side: 'blue', chief: true, player: 'Cid' },
    ]

    it('vf2:2.3 a brigade is its commander-in-chief’s unless another is named', () => {
      const given = position({}, { seats }) as { armies: { red: { brigades: object[] } } }
      expect(begun(given as Json).brigades.map(({ commander }) => commander)).toEqual([
        'wellington',
        'soult',
      ])
      const [brigade] = given.armies.red.brigades
      given.armies.red.brigades = [{ ...brigade, commander: 'hill' }]
      expect(begun(given as Json).brigades[0]?.commander).toBe('hill')
      given.armies.red.brigades = [{ ...brigade, commander: 'soult' }]
      expect(refusal(given as Json)).toBe(
        "vf2:1.4: red brigade 1: There is no seat 'soult' on its side.",
      )
    })

    it('vf2:1.0 both sides have a seat', () => {
      expect(refusal(position({}, { seats: seats.slice(0, 2) }))).toBe(
        'vf2:1.0: seats: Nobody sits on the blue side.',
      )
    })

    it('vf2:2.3 a side has one commander-in-chief', () => {
      const two = seats.map((seat) => ({ ...seat, chief: true }))
      expect(refusal(position({}, { seats: two }))).toContain('commander-in-chief and has 2')
    })
  })

  describe('Valour & Fortitude: armies of a position', () => {
    it('vf2:1.4 at the start a brigade has 2 to 8 units; later it may have fewer', () => {
      const one = { red: [foot(20, 40)] }
      const sentence = 'armies.red: red brigade 1: A brigade has 2 to 8 units, and not 1.'
      expect(refusal(fresh(one))).toBe(`vf2:1.4: ${sentence}`)
      expect(refusal(fresh(one, { phase: 'deployment' }))).toBe(`vf2:1.4: ${sentence}`)
      expect(begun(fresh(one, { phase: 'fire' })).units).toHaveLength(3)
      expect(begun(fresh(one, { turn: 1 })).units).toHaveLength(3)
      const nine = Array.from({ length: 9 }, (_, i) => ({
        name: `Foot ${i}`,
        profile: 'british line infantry',
      }))
      expect(refusal(position({ red: nine }))).toContain('2 to 8 units, and not 9')
    })

    it('vf2:1.5 at the start all units are of their army’s sheet', () => {
      const red = [foot(20, 40), ligne(35, 40, {}, 0)]
      expect(refusal(fresh({ red }))).toContain('is not on the British army sheet')
      expect(begun(position({ red })).units).toHaveLength(4)
    })

    it.each<[string, object, string]>([
      ['1.5', { profile: 'martians' }, "red 1: No army sheet has 'martians'."],
      ['1.2', { figures: 12 }, 'red 1: Line Infantry has 24 to 36 figures here, and not 12.'],
      ['options.elite', { elite: { melee: 2 } }, 'red 1: An elite unit adds 1 to its melee value'],
      [
        'options.understrength',
        { understrength: true, figures: 24 },
        'red 1: Line Infantry has 12 to 18 figures here',
      ],
    ])('vf2:%s a unit that cannot be is refused at any time', (clause, more, sentence) => {
      const red = [{ ...foot(20, 40), name: 'red 1', ...more }, foot(35, 40)]
      for (const given of [position({ red }), fresh({ red })]) {
        expect(refusal(given)).toContain(sentence)
        expect(refusal(given)).toContain(`vf2:${clause}: `)
      }
    })

    it('vf2:options.understrength an understrength unit has half the figures', () => {
      const red = [foot(20, 40, { understrength: true }), foot(35, 40, { figures: 30 })]
      expect(begun(position({ red })).units.map(({ figures }) => figures)).toEqual([12, 30, 24, 24])
    })

    it('vf2:1.4 names are given once in an army', () => {
      const red = [foot(20, 40, { name: '3rd' }), foot(35, 40, { name: '3rd' })]
      for (const given of [position({ red }), fresh({ red })])
        expect(refusal(given)).toContain("armies.red: There are two of the name '3rd'")
      const blue = [ligne(20, 8, { name: '3rd' }), ligne(35, 8)]
      expect(begun(position({ red: [foot(20, 40, { name: '3rd' })], blue })).units).toHaveLength(3)
    })

    it('vf2:A1.0 every ready army can be set up, all in reserve', () => {
      for (const red of readyArmies.filter(({ sheet }) => sheet === 'british'))
        for (const blue of readyArmies.filter(({ sheet }) => sheet === 'french')) {
          const army = ({ sheet, leader, brigades }: typeof red) => ({
            sheet,
            leader: { name: leader },
            brigades: brigades.map((brigade) => ({ ...brigade, leader: { name: brigade.leader } })),
          })
          const battle = begun(fresh({}, { armies: { red: army(red), blue: army(blue) } }))
          expect(battle.units.every(({ status }) => status === 'reserve')).toBe(true)
          expect(battle.leaders.every(({ status }) => status === 'reserve')).toBe(true)
        }
    })
  })

  describe('Valour & Fortitude: a battle in its midst', () => {
    it('vf2:2.4 the deck has what is neither held nor discarded', () => {
      const fate = { red: { hand: ['ace', '5'], discard: ['king'] } }
      const { red, blue } = begun(position({}, { fate })).fate
      expect(red).toMatchObject({ left: 10, held: 2, hand: ['ace', '5'], discard: ['king'] })
      expect(Object.keys(red.deck ?? {})).toHaveLength(10)
      expect(blue.left).toBe(13)
    })

    it('vf2:2.4 there is one card of each rank, and nobody holds The Tide of Battle', () => {
      const with2 = (hand: readonly string[], discard: readonly string[] = []) =>
        refusal(position({}, { fate: { blue: { hand, discard } } }))
      expect(with2(['5', '5'])).toBe('vf2:2.4: fate.blue: There is only one Stubborn.')
      expect(with2(['king'], ['king'])).toContain('There is only one Vive l’Empereur!')
      expect(with2(['2'])).toContain('vf2:fate.2: fate.blue: The Tide of Battle is played as soon')
    })

    it('vf2:2.2 no battle starts beyond its last turn', () => {
      expect(refusal(position({}, { turn: 5, turns: 4 }))).toBe(
        'vf2:2.2: turn: The last turn is turn 4.',
      )
      expect(begun(position({}, { turn: 4, turns: 4 })).turn).toBe(4)
    })

    it('vf2:2.1.1 objectives have names of their own', () => {
      const objective = { name: 'Mill', at: { x: inches(10), y: inches(24) } }
      expect(refusal(position({ objectives: [objective, objective] }))).toContain(
        "There are two of the name 'Mill'",
      )
      const there = { ...objective, feature: 'wood', control: 'blue' as const }
      expect(begun(position({ objectives: [there], features: [wood] })).objectives).toEqual([
        { id: 0, ...there },
      ])
      expect(refusal(position({ objectives: [{ ...objective, feature: 'barn' }] }))).toContain(
        '2.1.1',
      )
    })

    it('vf2:9.4 a brigade of routed units is shattered, and its leader gone', () => {
      const { pose: _, ...gone } = foot(0, 0, { status: 'routed' })
      const given = position({ red: [gone] }) as {
        armies: { red: { brigades: { leader: { name: string } }[] } }
      }
      expect(refusal(given as Json)).toBe(
        'vf2:9.4: red brigadier 1: The brigade is shattered, so that its leader is gone.',
      )
      const [brigade] = given.armies.red.brigades
      given.armies.red.brigades = [{ ...brigade, leader: { name: 'Gone' } }]
      const { brigades, leaders } = begun(given)
      expect([brigades[0]?.shattered, leaders[0]?.status]).toEqual([true, 'removed'])
      const acting = { ...(given as object), phase: 'action', acting: 0 }
      expect(refusal(acting as unknown as Json)).toContain('vf2:6.2: acting: ')
      expect(brigades[1]?.shattered).toBe(false)
    })

    it.each<[string, object, string]>([
      ['T.3.3', { entered: true }, 'It has occupied a feature this turn, and is in none.'],
      ['11.0', { shot: 'volley', pose: undefined }, 'It has shot, and is still in reserve.'],
    ])('vf2:%s a unit has a history that can be', (clause, more, sentence) => {
      const { pose, ...rest } = { ...foot(20, 40), name: 'red 1', ...more }
      const red = [{ ...rest, ...(pose && { pose }) }, foot(35, 40)]
      expect(refusal(position({ red }))).toBe(`vf2:${clause}: red 1: ${sentence}`)
    })

    it('vf2:special.skirmishers only who has skirmishers or carbines has used them', () => {
      const guns = { name: 'Guns', profile: 'british field artillery', shot: 'skirmish' as const }
      const { pose } = foot(20, 40)
      expect(refusal(position({ red: [{ ...guns, ...(pose && { pose }) }] }))).toContain(
        'Guns: It has no skirmishers and no carbines.',
      )
      const hussars = { ...guns, profile: 'british hussars', ...(pose && { pose }) }
      expect(begun(position({ red: [hussars] })).units[0]?.shot).toBe('skirmish')
    })

    it('vf2:6.2 a brigade of the active side acts, in its action phase', () => {
      const acting = begun(position({}, { phase: 'action', acting: 0 }))
      expect(acting).toMatchObject({ acting: 0, brigades: [{ activation: 'active' }, {}] })
      expect(refusal(position({}, { phase: 'action', acting: 1 }))).toContain('vf2:6.2: acting: ')
      expect(refusal(position({}, { phase: 'action', acting: 7 }))).toContain('vf2:6.2: acting: ')
      expect(refusal(position({}, { phase: 'fire', acting: 0 }))).toBe(
        'vf2:6.0: acting: Brigades act in the action phase.',
      )
      const given = position({}, { phase: 'action' }) as { armies: { red: { brigades: object[] } } }
      const [brigade] = given.armies.red.brigades
      given.armies.red.brigades = [{ ...brigade, activation: 'active' }]
      expect(refusal(given as Json)).toContain('vf2:6.0: red brigade 1: One brigade at a time')
    })

    it('vf2:8.0 units and brigades that are named are there', () => {
      for (const list of ['attacked', 'spent', 'winners', 'again']) {
        expect(begun(position({}, { [list]: [0, 3] }))).toMatchObject({ [list]: [0, 3] })
        expect(refusal(position({}, { [list]: [4] }))).toBe(
          `no clause: ${list}: It names a unit that is not there.`,
        )
      }
      expect(begun(position({}, { routs: [1, 1], after: 'melee' }))).toMatchObject({
        routs: [1, 1],
        after: 'melee',
      })
      expect(refusal(position({}, { routs: [2] }))).toContain('routs: It names a brigade')
    })

    it('vf2:7.1 fights are of the active side with the other', () => {
      const fights = [{ main: 0, target: 2, support: [1] }]
      expect(begun(position({}, { fights })).fights).toEqual([
        { main: 0, target: 2, support: [1], brigade: [], again: false },
      ])
      for (const wrong of [
        { main: 2, target: 0 },
        { main: 0, target: 1 },
        { main: 0, target: 2, support: [3] },
        { main: 0, target: 2, brigade: [3] },
        { main: 0, target: 9 },
      ])
        expect(refusal(position({}, { fights: [wrong] }))).toContain('vf2:7.1: fights: ')
    })

    it('vf2:4.0 a card is in force for as long as it says, on what it names', () => {
      const force = (...effects: object[]) => position({}, { effects })
      expect(begun(force({ card: 'king', side: 'red', brigade: 0 })).effects).toEqual([
        { card: 'king', side: 'red', brigade: 0, until: 'phase' },
      ])
      expect(begun(force({ card: 'king', side: 'blue', brigade: 1 })).effects).toHaveLength(1)
      expect(begun(force({ card: '3', side: 'blue' })).effects).toMatchObject([{ until: 'turn' }])
      for (const wrong of [
        { card: 'king', side: 'red' },
        { card: 'king', side: 'red', brigade: 5 },
        { card: 'king', side: 'red', brigade: 0, unit: 0 },
        { card: '3', side: 'red', brigade: 0 },
        { card: '8', side: 'red' },
      ])
        expect(refusal(force(wrong))).toContain('cannot be in force like this')
    })

    it('vf2:2.1 the steps of a scenario need a scenario', () => {
      expect(refusal(fresh({}, { phase: 'deployment' }))).toBe(
        "vf2:2.1: phase: 'deployment' is part of setting up a scenario, and there is none.",
      )
      const arrivals = { blue: { from: 2, edge: 'top', most: 3 } }
      const settingUp = { form: 'assault', attacker: 'red', arrivals }
      expect(begun(fresh({}, { phase: 'objectives', settingUp })).settingUp).toEqual({
        form: 'assault',
        terrain: 'given',
        attacker: 'red',
        edges: null,
        turn: 'red',
        deploying: null,
        deployed: [],
        placed: [],
        arrivals: { red: null, blue: { from: 2, edge: 'top', most: 3, come: 0 } },
      })
    })
  })
})
