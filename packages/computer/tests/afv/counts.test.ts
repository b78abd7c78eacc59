import { describe, expect, it } from 'vitest'
import { generalship } from '../../afv/index.ts'
import { battleOf } from './battles.ts'

describe('generalship', () => {
  it('finds camping idle and assaults unsupported', () => {
    const { record, played } = battleOf('open field', 'camper', 'assault', 'counts')
    const { red, blue } = generalship(record)
    expect(red.attacks).toBe(0)
    expect(blue.attacks).toBe(
      played.log.filter(
        (entry) =>
          'answer' in entry &&
          entry.seat === 'blue' &&
          entry.ask === 'move' &&
          (entry.answer as { do: string }).do === 'engage',
      ).length,
    )
    expect(blue.unsupported).toBeGreaterThan(0)
    expect(blue.unsupported).toBeLessThanOrEqual(blue.attacks)
    expect(red.turns).toBe(played.course.checkpoint.turn)
  })

  it('counts turns on which two campers do nothing', () => {
    const { record } = battleOf('escarpment', 'camper', 'camper', 'idle')
    const { red, blue } = generalship(record)
    expect(red.purposeless + blue.purposeless).toBeGreaterThan(3)
    expect(red.idleGroups + blue.idleGroups).toBeGreaterThan(0)
  })

  it('finds no turn without purpose where regulars fight', () => {
    const { record } = battleOf('first battle', 'regular', 'regular', 'regulars')
    const { red, blue } = generalship(record)
    expect(red.purposeless + blue.purposeless).toBeLessThanOrEqual(1)
  })
})
