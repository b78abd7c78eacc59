import { expect, it } from 'vitest'
import { area, box, foot, lights, ligne, playing, poseAt, type Drawn } from './drawn-up.ts'
import { describe, everyEdition, rule } from './every-edition.ts'

everyEdition(() => {
  const move = (unit: number, x: number, y: number) => ({ unit, do: 'move', way: [poseAt(x, y)] })

  /** At the end of red's melee phase, which is in the last turn. */
  const drawn: Drawn = {
    red: [],
    blue: [ligne(60, 4)],
    brigades: {
      red: [[foot(10, 40, { acted: true }), foot(30, 40, { shot: 'volley' })], [foot(50, 40)]],
    },
    hands: { red: ['4', '8'] },
    first: 'blue',
    active: 'red',
    turns: 1,
  }

  const played = { card: '4', brigade: 0 }

  describe('Valour & Fortitude: Breakthrough', () => {
    it('vf2:fate.4 lets the units of one brigade move once more, even who has acted or shot', () => {
      const table = playing('breakthrough', drawn)
      expect(table.asked('red')).toEqual(['card'])
      table.answer('red', played)
      expect(table.asked('red')).toEqual(['break-through'])
      table.answer('red', move(0, 10, 36))
      table.answer('red', move(1, 30, 36))
      expect(table.unit(0).pose).toEqual(poseAt(10, 36))
      expect(table.unit(1).pose).toEqual(poseAt(30, 36))
      expect(table.battle().fate.red.discard).toEqual(['4'])
      expect(table.battle().phase).not.toBe('breakthrough')
    })

    it('vf2:fate.4 not another brigade, and each unit once', () => {
      const table = playing('breakthrough', drawn)
      table.answer('red', played)
      expect(table.refused('red', move(2, 50, 36))).toMatchObject({
        clause: 'vf2:fate.4',
        code: 'breaks-not-through',
      })
      table.answer('red', move(0, 10, 36))
      expect(table.refused('red', move(0, 10, 34)).code).toBe('broke-through')
    })

    rule(
      'vf2:fate.4 is a move, and no assault, retreat, double or anything else',
      { not: ['vf1'] },
      () => {
        const table = playing('breakthrough', drawn)
        table.answer('red', played)
        const way = [poseAt(10, 36)]
        for (const order of [
          { unit: 0, do: 'assault', way },
          { unit: 0, do: 'retreat', way },
          { unit: 0, do: 'double', way },
          { unit: 0, do: 'rally' },
        ])
          expect(table.refused('red', order)).toMatchObject({
            clause: 'vf2:fate.4',
            code: 'move-alone',
          })
        expect(table.refused('red', move(0, 10, 31.9)).clause).toBe('vf2:6.3.1')
      },
    )

    it('vf2:fate.4 the others stay when all is done', () => {
      const table = playing('breakthrough', drawn)
      table.answer('red', played)
      table.answer('red', 'done')
      expect(table.unit(0).pose).toEqual(poseAt(10, 40))
      expect(table.battle().phase).not.toBe('breakthrough')
    })

    it('vf2:fate.4 needs no messenger, and who is inside a feature stays there', () => {
      const wood = area('wood', 'wood', box(40, 20, 48, 26), ['defendable'])
      const { pose: _, ...inside } = lights(0, 0, { inside: 'wood' })
      const table = playing('breakthrough', {
        ...drawn,
        brigades: { red: [[foot(10, 20), inside]] },
        features: [wood],
      })
      table.answer('red', played)
      table.answer('red', move(0, 10, 16))
      expect(table.unit(0).pose).toEqual(poseAt(10, 16))
      expect(table.unit(1).inside).toBe('wood')
      expect(table.battle().phase).not.toBe('breakthrough')
    })

    it('vf2:fate.4 without the card the phase just ends', () => {
      const passed = playing('breakthrough', drawn)
      passed.answer('red', 'pass')
      expect(passed.battle().phase).not.toBe('breakthrough')
      const { hands: _, ...empty } = drawn
      expect(playing('breakthrough', empty).asked('red')).toEqual([])
    })
  })
})
