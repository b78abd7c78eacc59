import { courseAt, undoableTo, type Json } from '@grognard/kernel'
import { expect, it } from 'vitest'
import { RANKS, type Rank } from '../battle.ts'
import { battleOf, foot, ligne, type Drawn } from './drawn-up.ts'
import { frame, framed, QUIET } from './framed.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const apart: Drawn = { red: [foot(30, 40), foot(45, 40)], blue: [ligne(30, 8), ligne(45, 8)] }
  const allBut = (...kept: readonly Rank[]): readonly Rank[] =>
    RANKS.filter((rank) => !kept.includes(rank))
  const crossroads = { name: 'Crossroads', at: { x: 10_000, y: 24_000 } }
  const taken = (control: 'red' | 'blue') => [{ ...crossroads, control }]

  const told = (table: ReturnType<typeof framed>, name: string) =>
    (table.host.course.telling?.happenings ?? []).filter((happening) => happening.name === name)

  describe('Valour & Fortitude: the fate phase', () => {
    it('vf2:2.4 a deck has thirteen cards, one of each rank', () => {
      const { fate } = framed(apart, { cards: ['king'] }, { turns: 1 }).battle()
      expect(Object.keys(fate.blue.deck ?? {})).toHaveLength(13)
      expect(new Set(RANKS).size).toBe(13)
    })

    it('vf2:4.0 the active side draws one card at the start of its turn and keeps it', () => {
      const table = framed({ ...apart, hands: { red: ['ace'] } }, { cards: ['king'] })
      const { red, blue } = table.battle().fate
      expect(red).toMatchObject({ hand: ['ace', 'king'], held: 2, left: 11, discard: [] })
      expect(red.deck).not.toHaveProperty('king')
      expect(blue).toMatchObject({ hand: [], held: 0, left: 13 })
    })

    it('vf2:4.0 only its own side is told which card it is', () => {
      const seats = [
        { id: 'wellington', side: 'red', chief: true, player: '' },
        { id: 'hill', side: 'red', chief: false, player: '' },
        { id: 'soult', side: 'blue', chief: true, player: '' },
      ]
      const table = framed(apart, { cards: ['king'] }, { seats })
      const [drawn] = told(table, 'card drawn')
      const [which] = told(table, 'card is')
      expect(drawn).toMatchObject({ to: 'all', data: { side: 'red' } })
      expect(which).toMatchObject({ to: ['wellington', 'hill'], data: { card: 'Perfect Volleys' } })
    })

    it('vf2:4.0 a fate card is drawn for the commander-in-chief', () => {
      const course = courseAt(frame, battleOf({ ...apart, phase: 'fate' }))
      expect(course.asks).toMatchObject([
        { name: 'draw', args: { thrower: 'red', clause: 'vf2:4.0' }, sees: ['red'] },
      ])
    })

    it('vf2:4.0 an empty deck gives no card', () => {
      const cards = { hand: ['king'], discard: allBut('king', '2') }
      const table = framed(
        { ...apart, turns: 1 },
        { cards: ['2'] },
        { fate: { red: cards } as Json },
      )
      expect(table.battle().fate.red.left).toBe(12)
      const none = framed(
        { ...apart, turns: 1 },
        { cards: ['king'] },
        { fate: { red: { hand: allBut('2'), discard: ['2'] } } as Json },
      )
      expect(none.told('no card')).toEqual([{ side: 'red' }])
      expect(none.battle().fate.red).toMatchObject({ held: 12, left: 0 })
    })

    it('vf2:fate.2 The Tide of Battle goes back into the deck at once, with all discards', () => {
      const fate = { red: { hand: ['ace'], discard: ['king', '5'] } }
      const table = framed(apart, { cards: ['2'] }, { fate })
      const { red } = table.battle().fate
      expect(red).toMatchObject({ hand: ['ace'], held: 1, discard: [], left: 12 })
      expect(red.deck).toMatchObject({ king: 1, '5': 1, '2': 1 })
      expect(told(table, 'tide')).toMatchObject([{ to: 'all', data: { side: 'red', back: 2 } }])
      expect(undoableTo(table.host, 'red')).toBeNull()
    })
  })

  describe('Valour & Fortitude: cards of the own fate phase', () => {
    const losing = { ...apart, blue: [ligne(30, 8, { losses: 1 }), ligne(45, 8)] }
    const blueFirst = { first: 'blue', objectives: taken('red') } as const

    it('vf2:fate.10 Capture names an objective in the hands of the enemy', () => {
      const objectives = [
        ...taken('blue'),
        { name: 'Bridge', at: { x: 60_000, y: 24_000 }, control: 'red' as const },
        { name: 'Mill', at: { x: 60_000, y: 20_000 } },
      ]
      const drawn: Drawn = { ...apart, objectives, hands: { red: ['10'] } }
      const table = framed(drawn, { cards: ['5'] })
      expect(table.asked('red')).toEqual(['fate'])
      for (const objective of [1, 2])
        expect(table.refused('red', { card: '10', objective })).toMatchObject({
          clause: 'vf2:fate.10',
          code: 'card-objective',
        })
      expect(table.refused('red', { card: '10', objective: 3 }).code).toBe('card-names')
      expect(table.refused('red', { card: '10' }).code).toBe('card-names')
      table.answer('red', { card: '10', objective: 0 })
      expect(table.battle().effects).toEqual([
        { card: '10', side: 'red', objective: 0, until: 'always' },
      ])
      expect(table.battle().fate.red).toMatchObject({ hand: ['5'], held: 1, discard: ['10'] })
      expect(table.told('card')).toEqual([{ side: 'red', card: 'Capture', on: 'Crossroads' }])
    })

    it('vf2:fate.jack.french Les Grognards names a French unit with losses', () => {
      const table = framed({ ...losing, ...blueFirst, hands: { blue: ['jack'] } }, { cards: ['5'] })
      expect(table.refused('blue', { card: 'jack', unit: 3 })).toMatchObject({
        clause: 'vf2:fate.jack.french',
        code: 'card-no-losses',
      })
      expect(table.refused('blue', { card: 'jack', unit: 0 }).code).toBe('card-names')
      expect(table.refused('blue', { card: 'jack', unit: 2, brigade: 1 }).code).toBe(
        'card-names-no',
      )
      table.answer('blue', { card: 'jack', unit: 2 })
      expect(table.battle().effects).toEqual([
        { card: 'jack', side: 'blue', unit: 2, until: 'always' },
      ])
    })

    it('vf2:4.0 any number of cards may be played, one after the other', () => {
      const hands = { blue: ['jack', '10'] } as const
      const table = framed({ ...losing, ...blueFirst, hands }, { cards: ['5'] })
      table.answer('blue', { card: '10', objective: 0 })
      expect(table.asked('blue')).toEqual(['fate'])
      table.answer('blue', { card: 'jack', unit: 2 })
      expect(table.battle().effects).toHaveLength(2)
    })

    it('vf2:4.0 a card that is not held or not of this moment is refused', () => {
      const table = framed({ ...losing, ...blueFirst, hands: { blue: ['ace'] } }, { cards: ['5'] })
      expect(table.refused('blue', { card: 'jack', unit: 2 })).toMatchObject({
        clause: 'vf2:4.0',
        code: 'card-not-held',
      })
      expect(table.refused('blue', { card: 'ace', leader: 2 })).toMatchObject({
        clause: 'vf2:fate.ace',
        code: 'card-not-now',
      })
    })

    it('vf2:4.0 who might hold such a card is asked, whether or not it is held', () => {
      const asked = (drawn: Drawn, card: string, more: { [part: string]: Json } = {}) =>
        framed({ ...drawn, active: 'blue', turns: 1 }, { cards: [card] }, more).asked('blue')
      expect(asked({ ...losing }, 'jack')).toEqual(['fate'])
      expect(asked({ ...losing }, 'ace')).toEqual(['fate'])
      // Nobody has losses and no objective is the enemy's: there is nothing to be played on.
      expect(asked(apart, 'jack', QUIET)).toEqual([])
      // Everybody has seen the card go.
      const gone = { fate: { blue: { hand: ['4'], discard: ['jack', '10', '3'] } } }
      expect(asked({ ...losing }, 'ace', gone)).toEqual([])
    })
  })

  describe('Valour & Fortitude: Confusion', () => {
    it('vf2:fate.3 is played at the start of an enemy turn and lasts until its end', () => {
      const fate = { red: { discard: ['3'] }, blue: { hand: ['3'] } }
      const table = framed({ ...apart, turns: 2 }, { cards: ['5', '5', '4', '4'] }, { fate })
      expect(table.asked('blue')).toEqual(['card'])
      expect(table.host.course.asks).toMatchObject([{ args: { moment: 'enemy turn' } }])
      table.answer('blue', { card: '3' })
      expect(table.told('card')).toEqual([{ side: 'blue', card: 'Confusion', on: null }])
      expect(table.battle()).toMatchObject({ effects: [], turn: 2 })
    })

    it('vf2:fate.3 is in force through the enemy turn', () => {
      const drawn: Drawn = { ...apart, objectives: taken('blue') }
      const table = framed({ ...drawn, hands: { red: ['10'], blue: ['3'] } }, { cards: ['5'] })
      table.answer('blue', { card: '3' })
      expect(table.asked('red')).toEqual(['fate'])
      expect(table.battle().effects).toEqual([{ card: '3', side: 'blue', until: 'turn' }])
    })

    it('vf2:fate.3 is not played in its own turn', () => {
      const table = framed({ ...apart, hands: { red: ['3'] }, turns: 1 }, { cards: ['5', 'ace'] })
      expect(table.told('turn')).toMatchObject([{ side: 'red' }, { side: 'blue' }])
      expect(table.asked('red')).toEqual(['card'])
      expect(table.battle().active).toBe('blue')
    })
  })
})
