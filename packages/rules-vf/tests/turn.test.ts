import { storyOf } from '@grognard/testkit'
import { expect, it } from 'vitest'
import type { Drawn } from './drawn-up.ts'
import { area, box, foot, ligne } from './drawn-up.ts'
import { framed, QUIET } from './framed.ts'
import { describe, everyEdition } from './every-edition.ts'

everyEdition(() => {
  const apart: Drawn = { red: [foot(30, 40)], blue: [ligne(30, 8)] }
  const village = area('village', 'village', box(50, 20, 56, 26), ['defendable', 'obstacle'])

  describe('Valour & Fortitude: the turn', () => {
    it('vf2:3.0 the sides take turns, the first side first', () => {
      const cards = ['ace', 'ace', '4', '4']
      const table = framed({ ...apart, first: 'blue', turns: 2 }, { cards }, QUIET)
      expect(table.told('turn')).toEqual([
        { side: 'blue', turn: 1, last: 2 },
        { side: 'red', turn: 1, last: 2 },
        { side: 'blue', turn: 2, last: 2 },
        { side: 'red', turn: 2, last: 2 },
      ])
      table.usedUp()
    })

    it('vf2:3.0 is told from its start to the end of the battle', () => {
      const objectives = [{ name: 'the mill', at: { x: 30_000, y: 38_000 } }]
      const fate = { red: { discard: ['3', '5'] }, blue: { discard: ['3', '10'] } }
      const drawn: Drawn = { ...apart, objectives, defeats: { red: 1, blue: 0 }, turns: 1 }
      const table = framed(drawn, { cards: ['2', 'king'] }, { fate })
      expect(storyOf(table.host)).toEqual([
        'Turn 1 of 1: red. [vf2:3.0]',
        'Red draws The Tide of Battle: it goes back into the deck with all 2 discarded cards. [vf2:fate.2]',
        'Red takes the mill, with 24 figures within 6" against 0. [vf2:2.1.1]',
        'Turn 1 of 1: blue. [vf2:3.0]',
        'Blue draws a fate card. [vf2:4.0]',
        '(to blue) The card is Vive l’Empereur! [vf2:4.0, vf2:fate.king.french]',
        'At the end red counts 1 (objectives held: the mill); blue counts 0 (objectives held), +1 makes 1 (defeats inflicted): a draw. [vf2:10.0]',
        'Red counts 1 and blue 1, for objectives held and defeats inflicted. [vf2:10.0]',
      ])
    })

    it('vf2:3.0 what both sides did in the last turn counts no more', () => {
      const done = { acted: true, shot: 'volley' } as const
      const drawn: Drawn = {
        red: [foot(30, 40, done), foot(45, 40, { shot: 'skirmish' })],
        blue: [ligne(30, 8, done)],
        features: [village],
        chosen: true,
        hands: { blue: ['3'] },
      }
      const table = framed(drawn)
      expect(table.asked('blue')).toEqual(['card'])
      expect([table.unit(0), table.unit(1)]).toMatchObject([
        { acted: false, shot: null },
        { acted: false, shot: null },
      ])
      expect(table.unit(2)).toMatchObject({ acted: false, shot: null })
      expect(table.battle().chosen).toBe(false)
    })

    it('vf2:T.3.3 a unit that occupied a feature last turn may leave it now', () => {
      const { name, profile } = foot(0, 0)
      const within = { name, profile, inside: 'village', entered: true }
      const drawn = { red: [within], blue: [ligne(30, 8)], features: [village] }
      const table = framed({ ...drawn, hands: { blue: ['3'] } })
      expect(table.unit(0).entered).toBe(false)
    })

    it.each(['done', 'failed'] as const)(
      'vf2:6.0 a brigade that is %s waits anew in its own turn',
      (was) => {
        const table = framed({ ...apart, hands: { blue: ['3'] } }, {}, withActivation(was))
        expect(table.battle().brigades.map(({ activation }) => activation)).toEqual([
          'waiting',
          was,
        ])
      },
    )
  })

  /** The same two brigades, both of which have been activated already. */
  function withActivation(activation: 'done' | 'failed') {
    const army = (side: 'red' | 'blue', sheet: string, y: number, profile: string) => ({
      sheet,
      leader: { name: 'General', at: { x: 1000, y } },
      brigades: [
        {
          name: `${side} brigade`,
          activation,
          leader: { name: 'Brigadier', at: { x: 5000, y } },
          units: [
            { name: side, profile, pose: { x: 30_000, y, facing: side === 'red' ? 0 : 32_768 } },
          ],
        },
      ],
    })
    return {
      armies: {
        red: army('red', 'british', 40_000, 'british line infantry'),
        blue: army('blue', 'french', 8000, 'french line infantry'),
      },
    }
  }
})
