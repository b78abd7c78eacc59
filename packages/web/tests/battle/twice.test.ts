import type { Thing } from '@grognard/table'
import { describe, expect, it } from 'vitest'
import { newDoubles } from '../../battle/twice.ts'

describe('a double click', () => {
  const [a, b] = [{ body: 'unit 1' }, { body: 'unit 2' }]
  const at = { x: 5000, y: 5000 }
  const picked = (thing: Thing | null, time: number, x = 0) => ({
    thing,
    at: { ...at, x: at.x + x },
    time,
  })

  it('is two picks of the same, soon after each other, by mouse or finger', () => {
    const { isSecond } = newDoubles()
    expect(isSecond('mouse', picked(a, 0))).toBe(false)
    expect(isSecond('mouse', picked(a, 300))).toBe(true)
    expect(isSecond('mouse', picked(a, 400))).toBe(false)
    expect(isSecond('touch', picked(b, 500))).toBe(false)
    expect(isSecond('touch', picked(b, 900))).toBe(false)
    expect(isSecond('keyboard', picked(b, 950))).toBe(false)
  })

  it('is of the ground as well, at one place', () => {
    const { isSecond } = newDoubles()
    expect(isSecond('mouse', picked(null, 0))).toBe(false)
    expect(isSecond('mouse', picked(null, 200))).toBe(true)
    expect(isSecond('mouse', picked(null, 1000))).toBe(false)
    expect(isSecond('mouse', picked(null, 1200, 3000))).toBe(false)
  })

  it('is none if something else was pressed in between', () => {
    const { isSecond, interrupt } = newDoubles()
    expect(isSecond('mouse', picked(a, 0))).toBe(false)
    interrupt()
    expect(isSecond('mouse', picked(a, 200))).toBe(false)
    expect(isSecond('mouse', picked(a, 300))).toBe(true)
  })
})
