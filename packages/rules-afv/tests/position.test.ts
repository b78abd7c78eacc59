import { playOut, randomFrom, randomPlayer, seeded, type Json } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import { afv } from '../index.ts'

const regiment = { name: 'Foot', kind: 'pike and musket', stands: { pike: 2, musket: 4 }, zone: 7 }
const horse = { name: 'Horse', kind: 'mounted', stands: { mounted: 4 }, zone: 7 }
const battery = { name: 'Guns', kind: 'regular artillery', stands: { gun: 1 }, zone: 7 }

const judged = (position: object) => afv.setUp({ position: position as Json, options: {} })
const begun = (position: object) => {
  const result = judged(position)
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value
}
const refusal = (position: object): string => {
  const result = judged(position)
  return result.ok
    ? 'accepted'
    : `${result.refusal.clause ?? 'no clause'}: ${result.refusal.message}`
}

/** Two and two in the centre: red are 0 and 1, blue 2 and 3. */
const melee = (engagements: readonly object[], more: object = {}) => ({
  armies: { red: [regiment, horse], blue: [regiment, horse] },
  commanders: { red: 7, blue: 7 },
  phase: 'combat',
  engagements,
  ...more,
})

describe('a position in the midst of a battle', () => {
  it('keeps what it says: turn, phase, sides, engagements, hits and markers', () => {
    const marked = { ...regiment, hits: 3, fired: true, reacted: true, quality: 'veteran' }
    const battle = begun({
      ...melee([{ by: 1, with: 3, face: 'front' }]),
      armies: { red: [marked, horse], blue: [regiment, horse] },
      turn: 4,
      turns: 9,
      initiative: 'blue',
      strength: { red: 6, blue: 5 },
    })
    expect(battle).toMatchObject({
      turn: 4,
      lastTurn: 9,
      phase: 'combat',
      initiative: 'blue',
      active: 'blue',
      strength: { red: 6, blue: 5 },
      engagements: [{ by: 1, with: 3, face: 'front' }],
    })
    expect(battle.units[0]).toMatchObject({
      hits: 3,
      fired: true,
      reacted: true,
      quality: 'veteran',
    })
  })

  it('afv:turn goes on to the end from every phase it may start in', () => {
    for (const phase of [
      'quality',
      'deployment',
      'initiative',
      'fire',
      'combat',
      'losses',
      'movement',
      'victory',
    ])
      for (const active of ['red', 'blue']) {
        const battle = begun(melee([{ by: 0, with: 2, face: 'front' }], { phase, active }))
        const random = randomFrom(phase)
        const played = playOut(afv, battle, {
          players: () => ({ player: randomPlayer, random }),
          chance: seeded(phase),
        })
        expect(played.course.battle.outcome).not.toBeNull()
      }
  })

  it('afv:army.commander is awaited before the first turn, unless he is lost', () => {
    const asked = (commanders: object) => {
      const { commanders: _, ...placed } = melee([], { phase: 'quality' })
      const random = randomFrom('1')
      const { log } = playOut(afv, begun({ ...placed, ...commanders }), {
        players: () => ({ player: randomPlayer, random }),
        chance: seeded('1'),
      })
      return log.flatMap((entry) =>
        'ask' in entry && entry.ask === 'place commander' ? [entry.seat] : [],
      )
    }
    expect(asked({})).toEqual(['red', 'blue'])
    expect(asked({ commanders: { red: null, blue: 7 } })).toEqual([])
  })

  it('afv:losses.order knows who is to remove losses, and who has moved', () => {
    const hurt = { ...regiment, hits: 2 }
    const position = melee([], { armies: { red: [hurt, horse], blue: [regiment, hurt] } })
    expect(begun({ ...position, phase: 'losses' }).losses).toEqual([3, 0])
    expect(begun({ ...position, phase: 'combat' }).losses).toEqual([])
    expect(begun(melee([], { phase: 'movement', moved: [1] })).moved).toEqual([1])
  })

  it('afv:move.sequence refuses units of the other side, and none at all, as having moved', () => {
    for (const id of [2, 9])
      expect(refusal(melee([], { phase: 'movement', moved: [id] }))).toBe(
        `afv:move.sequence: moved: Unit ${id} is not of the side that moves.`,
      )
  })

  it('afv:engage.contact refuses two enemies on one face', () => {
    expect(
      refusal(
        melee([
          { by: 0, with: 2, face: 'front' },
          { by: 1, with: 2, face: 'front' },
        ]),
      ),
    ).toBe('afv:engage.contact: Foot has two enemies on one face.')
    // An engager's own face is its front.
    expect(
      refusal(
        melee([
          { by: 0, with: 2, face: 'front' },
          { by: 0, with: 3, face: 'front' },
        ]),
      ),
    ).toBe('afv:engage.contact: Foot has two enemies on one face.')
    expect(
      begun(
        melee(
          [
            { by: 0, with: 2, face: 'front' },
            { by: 1, with: 2, face: 'left' },
          ],
          { armies: { red: [regiment, { ...horse, facing: 3 }], blue: [regiment, horse] } },
        ),
      ).engagements,
    ).toHaveLength(2)
  })

  const ours = (unit: object) => ({ armies: { red: [unit, horse], blue: [regiment, horse] } })

  it('afv:engage.target refuses guns that have engaged somebody', () => {
    const contact = [{ by: 0, with: 2, face: 'front' }]
    expect(refusal(melee(contact, ours(battery)))).toBe(
      'afv:engage.target: Guns cannot have engaged Foot: artillery engages nobody.',
    )
    expect(refusal(melee([{ by: 2, with: 0, face: 'front' }], ours(battery)))).toBe('accepted')
  })

  it('afv:move.defensive refuses a defensive formation that has engaged somebody', () => {
    const formed = { ...regiment, formation: { kind: 'defensive', files: 2 } }
    expect(refusal(melee([{ by: 0, with: 3, face: 'front' }], ours(formed)))).toBe(
      'afv:move.defensive: Foot cannot have engaged Horse: a defensive formation engages nobody.',
    )
    expect(refusal(melee([{ by: 3, with: 0, face: 'front' }], ours(formed)))).toBe('accepted')
  })

  it('afv:engage.contact refuses two units that touch twice', () => {
    for (const [by, other] of [
      [0, 3],
      [3, 0],
    ])
      expect(
        refusal(
          melee([
            { by: 0, with: 3, face: 'front' },
            { by, with: other, face: 'rear' },
          ]),
        ),
      ).toBe('afv:engage.contact: Foot and Horse touch twice.')
  })

  it.each([
    [0, 2, 'rear', 'front'],
    [0, 2, 'left', 'front'],
    [0, 0, 'front', 'rear'],
    [1, 2, 'left', 'right'],
  ])(
    'afv:engage.contact refuses one that looks %i on a face of one that looks %i: %s',
    (facing, other, face, met) => {
      const armies = {
        red: [{ ...regiment, facing }, horse],
        blue: [regiment, { ...horse, facing: other }],
      }
      expect(refusal(melee([{ by: 0, with: 3, face }], { armies }))).toBe(
        `afv:engage.contact: Foot cannot touch the ${face} of Horse: by the way both look it is the ${met}.`,
      )
      expect(refusal(melee([{ by: 0, with: 3, face: met }], { armies }))).toBe('accepted')
    },
  )

  it('afv:engage.target refuses friends, strangers and units that are elsewhere', () => {
    const engaged = (by: number, other: number, more: object = {}) =>
      refusal(melee([{ by, with: other, face: 'front' }], more))
    const no = 'afv:engage.target: Foot is engaged with what is no enemy in its zone.'
    expect(engaged(0, 1)).toBe(no)
    expect(engaged(0, 9)).toBe('afv:engage.target: There are no units 0 and 9 to be engaged.')
    const apart = { red: [{ ...regiment, zone: 2 }, horse], blue: [regiment, horse] }
    expect(engaged(0, 2, { armies: apart })).toBe(no)
    const reserve = { ...regiment, zone: 1002 }
    expect(engaged(0, 1, { armies: { red: [reserve], blue: [reserve] } })).toBe(no)
  })

  it('afv:victory.breakpoint counts from the units there were, guns not among them', () => {
    const armies = { red: [regiment, battery], blue: [regiment, horse] }
    expect(begun(melee([], { armies })).strength).toEqual({ red: 1, blue: 2 })
    expect(refusal(melee([], { strength: { red: 1, blue: 2 } }))).toBe(
      'afv:victory.breakpoint: strength.red: The army has more units than it began with.',
    )
  })

  it('does not start after its last turn', () => {
    expect(refusal(melee([], { turn: 13 }))).toBe('no clause: turn: The battle ends with turn 12.')
    expect(begun(melee([], { turn: 12 })).turn).toBe(12)
  })

  it('needs a commander-in-chief on both sides', () => {
    const seat = { id: 'a', side: 'red', chief: true, player: 'Ann' }
    expect(refusal(melee([], { seats: [seat] }))).toBe(
      'no clause: seats: Nobody sits on the blue side.',
    )
    expect(refusal(melee([], { seats: [seat, seat] }))).toContain('stands twice')
    const both = [seat, { ...seat, id: 'b', side: 'blue', player: 'Bob' }]
    expect(begun(melee([], { seats: both })).seats).toEqual(both)
  })
})
