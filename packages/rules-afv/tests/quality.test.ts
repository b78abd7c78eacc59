import { describe, expect, it } from 'vitest'
import { hitsScored } from '../phases/combat-values.ts'
import { engageNeeds } from '../phases/engage-test.ts'
import type { Quality } from '../units/quality.ts'
import {
  attack,
  dragoons,
  foot,
  guns,
  heavies,
  horse,
  open,
  pair,
  pikes,
  playing,
  steps,
  told,
  unit,
} from './drawn-up.ts'

describe('A Fine Victory!: throwing for quality', () => {
  const commanders = { red: 2, blue: 12 }
  const initials = { veteran: 'V', seasoned: 'S', green: 'G' }

  it.each([
    ['Pike and Musket', pikes(2, 4), 'VSSSSG'],
    ['Foot', foot(2, 2), 'VSSGGG'],
    ['Dragoons', dragoons(3), 'VSSSSG'],
    ['Mounted', horse(3), 'VVSSGG'],
    ['Heavy Mounted', heavies(3), 'SSSSSG'],
    ['Galloper Guns', guns('galloper'), 'SSSSGG'],
    ['Regular Artillery', guns('regular'), 'SSSSGG'],
    ['Heavy Artillery', guns('heavy'), 'SSSSGG'],
  ])('afv:quality.table %s by a die of 1 to 6: %s', (_who, given, row) => {
    const column = [1, 2, 3, 4, 5, 6].map((face) => {
      const drawn = { red: [given], blue: [pikes(2, 4, { zone: 12 })] }
      // The second die is blue's; then both throw for the initiative.
      const table = playing('quality', drawn, { commanders, dice: [face, 3, 1, 1, 6, 6] })
      table.usedUp()
      return initials[unit(table, 0).quality]
    })
    expect(column.join('')).toBe(row)
  })

  it('afv:quality.table units and commanders already in their places go straight on to the first turn', () => {
    const drawn = { red: [pikes(2, 4, { zone: 2 })], blue: [pikes(2, 4, { zone: 12 })] }
    const commanders = { red: 2, blue: 12 }
    const table = playing('quality', drawn, { commanders, dice: [1, 6, 1, 1, 6, 6] })
    table.usedUp()
    expect(table.asked('red')).toEqual(['move'])
    expect(told(table, 'quality')).toMatchObject([
      { quality: 'veteran', face: 1 },
      { quality: 'green', face: 6 },
    ])
  })

  it('afv:quality.table units still to be placed are placed next', () => {
    const named = (name: string) => {
      const { zone: _zone, ...rest } = pikes(2, 4, { name })
      return rest
    }
    const drawn = { red: [named('red')], blue: [named('blue')] }
    const table = playing('quality', drawn, { dice: [1, 6, 1, 1, 6, 6] })
    table.usedUp()
    expect(table.battle().phase).toBe('deployment')
  })
})

describe('A Fine Victory!: quality when testing to engage', () => {
  const E = 'afv:engage.test'

  it.each([
    ['seasoned', attack(2), [`${E} 3`]],
    ['seasoned', open(2), [`${E} 1`]],
    ['green', attack(2), [`${E} 3`, 'afv:quality.green 1']],
    ['green', open(2), [`${E} 1`, 'afv:quality.green 1']],
    ['veteran', attack(2), [`${E} 3`, 'afv:quality.veteran 4']],
    ['veteran', open(2), [`${E} 1`, 'afv:quality.veteran 4']],
  ] as const)('afv:quality.green afv:quality.veteran %s in %o', (quality, formed, expected) => {
    const [, red] = pair(foot(2, 0, { ...formed, quality }), foot(2, 2))
    expect(steps(engageNeeds(red, E))).toEqual(expected)
  })

  it('afv:quality.green afv:quality.veteran quality does not help or hinder an interception', () => {
    for (const quality of ['green', 'veteran'] as const) {
      const [, red] = pair(horse(3, { quality }), foot(2, 2))
      expect(engageNeeds(red, 'afv:react.intercept').value).toBe(3)
    }
  })

  it.each([
    ['green', 2, false],
    ['green', 1, true],
    ['veteran', 4, true],
    ['veteran', 5, false],
  ] as const)(
    'afv:quality.green afv:quality.veteran %s foot throwing %i: %s',
    (quality, face, success) => {
      const drawn = { red: [pikes(2, 2, { quality })], blue: [foot(2, 2)] }
      const table = playing('movement', drawn, { dice: [face] })
      table.answer('red', { unit: 0, do: 'engage', target: 1 })
      table.usedUp()
      expect(told(table, 'tests')).toMatchObject([{ face, success }])
    },
  )
})

describe('A Fine Victory!: quality in hand-to-hand combat', () => {
  it.each([
    ['seasoned', 2, ['afv:hth.cv 2']],
    ['green', 2, ['afv:hth.cv 2', 'afv:quality.green 1']],
    ['green', 1, ['afv:hth.cv 1', 'afv:quality.green 0']],
    ['green', 0, ['afv:hth.cv 0']],
    ['veteran', 3, ['afv:hth.cv 3', 'afv:quality.veteran 4']],
    ['veteran', 0, ['afv:hth.cv 0']],
  ] as const)(
    'afv:quality.green afv:quality.veteran %s units whose dice hit %i times',
    (quality: Quality, thrown, expected) => {
      const [, red] = pair(horse(3, { quality }), foot(2, 2))
      expect(steps(hitsScored(red, thrown))).toEqual(expected)
    },
  )

  it('afv:quality.green afv:quality.veteran the hits of each attack on each enemy are altered', () => {
    // Veteran pikes split their stands over two green enemies, who hit back once each.
    const red = [pikes(2, 2, { quality: 'veteran', name: 'red' })]
    const blue = [
      pikes(2, 0, { quality: 'green', name: 'front' }),
      pikes(2, 0, { quality: 'green', name: 'flank' }),
    ]
    const engagements = [
      { by: 1, with: 0, face: 'front' },
      { by: 2, with: 0, face: 'left' },
    ]
    const dice = [6, 1, 6, 6, 1, 6, 1, 6]
    const table = playing('combat', { red, blue }, { engagements, dice })
    table.answer('red', [
      {
        unit: 0,
        attacks: [
          { at: 1, stands: { pike: 1, musket: 1 } },
          { at: 2, stands: { pike: 1, musket: 1 } },
        ],
      },
    ])
    table.answer('blue', [])
    table.usedUp()
    const blows = told(table, 'blows').map(({ unit: by, at, hits }) => [
      by,
      at,
      (hits as { value: number }).value,
    ])
    expect(blows).toEqual([
      ['front', 'red', 0],
      ['flank', 'red', 0],
      ['red', 'front', 2],
      ['red', 'flank', 0],
    ])
  })
})
