import { describe, expect, it } from 'vitest'
import { guns, happenings, horse, pikes, playing, sixes, told } from './drawn-up.ts'

describe('A Fine Victory!: initiative', () => {
  const apart = { red: [pikes(2, 4, { zone: 2 })], blue: [pikes(2, 4, { zone: 12 })] }
  const mover = (dice: readonly number[]) => {
    const table = playing('initiative', apart, { dice })
    table.usedUp()
    return (['red', 'blue'] as const).find((side) => table.asked(side).includes('move'))
  }

  it('afv:initiative the lower total of two dice has it, and moves first', () => {
    expect(mover([1, 4, 2, 4])).toBe('red')
    expect(mover([6, 1, 2, 4])).toBe('blue')
  })

  it('afv:initiative ties are thrown again until there is none', () => {
    expect(mover([3, 4, 1, 6, 5, 5, 4, 6, 2, 2, 1, 2])).toBe('blue')
  })

  it('afv:initiative what was thrown is told', () => {
    const table = playing('initiative', apart, { dice: [3, 4, 6, 6] })
    expect(told(table, 'throws')).toEqual([
      { red: 7, blue: 12, dice: { red: [3, 4], blue: [6, 6] } },
    ])
    expect(told(table, 'initiative')).toEqual([{ side: 'red' }])
  })

  it('afv:initiative it is thrown for anew every turn', () => {
    const table = playing('initiative', apart, { dice: [1, 1, 6, 6, 6, 6, 1, 1] })
    table.answer('red', { do: 'end' })
    table.answer('blue', { do: 'end' })
    table.usedUp()
    expect(table.battle()).toMatchObject({ turn: 2, initiative: 'blue' })
    expect(table.asked('blue')).toEqual(['move'])
  })
})

describe('A Fine Victory!: the turn', () => {
  it('afv:turn initiative, fire, combat, losses, movement of one side and the other, victory', () => {
    const red = [
      guns('heavy', { zone: 2, name: 'guns' }),
      horse(3, { name: 'red horse' }),
      horse(3, { zone: 3, name: 'red wing', facing: 1 }),
    ]
    const blue = [
      pikes(2, 1, { name: 'foot', formation: { kind: 'attack', files: 3 } }),
      pikes(2, 4, { zone: 1, name: 'target' }),
      pikes(2, 4, { zone: 9, name: 'blue wing', facing: 1 }),
    ]
    const table = playing(
      'initiative',
      { red, blue },
      {
        engagements: [{ by: 1, with: 3, face: 'front' }],
        turn: 3,
        turns: 3,
        dice: [[1, 1, 6, 6], [6, 6, 6], [1, 6, 6], sixes(3)].flat(),
      },
    )
    table.answer('red', [{ unit: 0, at: 4 }])
    // One hit of attrition and one of the attack: the foot lose a stand, and stand two wide.
    table.answer('blue', { remove: { pike: 1, musket: 0 }, files: 2, leave: [] })
    table.answer('red', { unit: 2, do: 'turn', facing: 0 })
    table.answer('red', { do: 'end' })
    table.answer('blue', { unit: 5, do: 'turn', facing: 0 })
    table.answer('blue', { do: 'end' })
    table.usedUp()
    expect(happenings(table).map(({ name }) => name)).toEqual([
      'throws',
      'initiative',
      'fires',
      'attrition',
      'attrition',
      'attacks',
      'attacks',
      'blows',
      'blows',
      'loses',
      'removes',
      'recovers',
      'turns',
      'turns',
      'zones',
      'outcome',
    ])
  })
})
