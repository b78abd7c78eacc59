import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Measure, Measured } from '../../adapters/adapter.ts'
import { newMeasuring } from '../../battle/measuring.ts'

const NOTHING: Measured = { shown: { lines: [], washes: [] }, sentence: '', clause: null }

/** A rulebook that says what it was asked. */
function opened(selected: string | null = null) {
  const hand = signal<string | null>(selected)
  const measuring = newMeasuring(hand)
  measuring.taking.value = (measure, then) => ({
    ...NOTHING,
    sentence: `${JSON.stringify(measure)} ${JSON.stringify(then)}`,
  })
  return { hand, measuring }
}

const at = { x: 1, y: 2 }

describe('measuring', () => {
  it('lays a ruler from the selected unit to a picked place, and keeps it', () => {
    const { measuring } = opened('unit 1')
    expect(measuring.pick(null, at)).toBe(false)
    measuring.use('ruler')
    expect(measuring.pick({ body: 'unit 1' }, at)).toBe(true)
    expect(measuring.kept.value).toEqual([])
    expect(measuring.pick(null, at)).toBe(true)
    const ruler: Measure = { tool: 'ruler', from: { body: 'unit 1' }, to: { at } }
    expect(measuring.kept.value).toEqual([ruler])
    expect(measuring.pick(null, at)).toBe(false)
  })

  it('lays it from anywhere if it is taken twice, and is put away the third time', () => {
    const { measuring } = opened('unit 1')
    measuring.use('ruler')
    measuring.use('ruler')
    measuring.pick({ area: 'objective 0' }, at)
    measuring.pick({ body: 'unit 2' }, at)
    expect(measuring.kept.value).toEqual([{ tool: 'ruler', from: { at }, to: { body: 'unit 2' } }])
    measuring.use('ruler')
    measuring.use('ruler')
    measuring.use('ruler')
    expect(measuring.laying.value).toBeNull()
  })

  it('draws sight lines between units only', () => {
    const { measuring } = opened()
    measuring.use('sight')
    expect(measuring.pick(null, at)).toBe(true)
    measuring.pick({ body: 'unit 1' }, at)
    measuring.pick({ area: 'objective 0' }, at)
    measuring.pick({ body: 'unit 2' }, null)
    expect(measuring.kept.value).toEqual([{ tool: 'sight', from: 'unit 1', to: 'unit 2' }])
  })

  it('keeps several until they are removed, one by one or all', () => {
    const { measuring } = opened('unit 1')
    for (const body of ['unit 2', 'unit 3', 'unit 4']) {
      measuring.use('ruler')
      measuring.pick({ body }, null)
    }
    expect(measuring.taken.value).toHaveLength(3)
    measuring.remove(measuring.kept.value[1] as Measure)
    expect(measuring.taken.value).toHaveLength(2)
    measuring.use('sight')
    expect(measuring.drop()).toBe(true)
    expect(measuring.taken.value).toHaveLength(2)
    expect(measuring.drop()).toBe(true)
    expect(measuring.taken.value).toHaveLength(0)
    expect(measuring.drop()).toBe(false)
  })

  it('shows what is around whoever is selected, from where it would be', () => {
    const { hand, measuring } = opened()
    measuring.use('ranges')
    expect(measuring.taken.value).toEqual([])
    hand.value = 'unit 5'
    expect(measuring.taken.value[0]?.measure).toEqual({ tool: 'ranges', body: 'unit 5' })
    measuring.imagined.value = 'then'
    expect(measuring.taken.value[0]?.measured?.sentence).toContain('then')
    measuring.use('ranges')
    expect(measuring.taken.value).toEqual([])
  })

  it('works out all that is seen only when the hand rests', () => {
    const { measuring } = opened('unit 1')
    expect(measuring.due()).toEqual([])
    measuring.use('view')
    measuring.use('ranges')
    expect(measuring.due()).toEqual([{ tool: 'view', body: 'unit 1' }])
    measuring.use('ranges')
    expect(measuring.taken.value).toHaveLength(1)
    measuring.imagined.value = 'moving'
    expect(measuring.taken.value).toHaveLength(0)
    measuring.rested.value = 'moving'
    expect(measuring.taken.value).toHaveLength(1)
  })

  it('shows roughly what is seen from where the hand was a moment ago, until it rests', () => {
    const { measuring } = opened('unit 1')
    measuring.use('view')
    measuring.imagined.value = 'here'
    measuring.followed.value = 'here'
    const [rough] = measuring.taken.value
    expect(rough?.measure).toEqual({ tool: 'view', body: 'unit 1' })
    expect(rough?.measured?.sentence).toContain('"isRough":true} "here"')
    measuring.imagined.value = 'there'
    // The same as before: it need not be drawn anew.
    expect(measuring.taken.value[0]).toBe(rough)
    measuring.rested.value = 'there'
    expect(measuring.taken.value[0]?.measured?.sentence).toBe(
      '{"tool":"view","body":"unit 1"} "there"',
    )
  })

  it('measures in passing to what is pointed at', () => {
    const { measuring } = opened('unit 1')
    measuring.pointed.value = { body: 'unit 2' }
    expect(measuring.taken.value).toEqual([])
    measuring.use('ruler')
    expect(measuring.taken.value).toMatchObject([{ isPassing: true }])
    expect(measuring.kept.value).toEqual([])
  })

  it('shows the line to whoever is pointed at while it shows what a unit sees', () => {
    const { measuring } = opened('unit 1')
    measuring.use('view')
    measuring.pointed.value = { body: 'unit 1' }
    expect(measuring.taken.value).toHaveLength(1)
    measuring.pointed.value = { body: 'unit 2' }
    expect(measuring.taken.value[1]).toMatchObject({
      isPassing: true,
      measure: { tool: 'sight', from: 'unit 1', to: 'unit 2' },
    })
    measuring.pointed.value = null
    expect(measuring.taken.value).toHaveLength(1)
  })
})
