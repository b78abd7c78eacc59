import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { rf2 } from '../index.ts'
import { publishedPosition } from '../published.ts'
import { ours, theirs } from './drawn-up.ts'
import { positionOf } from './fought.ts'

const NAME = 'rf2-position.schema.json'
const text = readFileSync(new URL(`../../../schemas/${NAME}`, import.meta.url), 'utf8')
const schema = z.fromJSONSchema(JSON.parse(text))

describe('the published schema of a position', () => {
  it('is the one that the code makes', () => {
    const made = publishedPosition()
    expect(Object.keys(made)).toEqual([NAME])
    expect(text, `schemas/${NAME}: run npm run schemas`).toBe(
      `${JSON.stringify(made[NAME], null, 2)}\n`,
    )
  })

  it('takes every scenario and a position from the midst of a battle', () => {
    const drawn = positionOf(
      { units: [ours('HI', 50, 60, { hits: 3, retreating: true }), theirs('FA', 50, 20)] },
      { phase: 'rally', turn: 3, leader: { name: 'Colonel', with: 0, rode: true } },
    )
    for (const position of [drawn, ...rf2.scenarios.map((one) => one.position)])
      expect(schema.safeParse(position).error).toBeUndefined()
  })

  it('refuses what is none', () => {
    expect(schema.safeParse({}).success).toBe(false)
    expect(schema.safeParse({ ...(rf2.scenarios[0].position as object), wind: 3 }).success).toBe(
      false,
    )
  })
})

describe('positions from outside', () => {
  const foot = () => ours('HI', 50, 60, { name: 'Ours' })
  const far = () => theirs('HI', 50, 20, { name: 'Theirs' })
  const refusal = (position: object) => {
    const begun = rf2.setUp({ position: position as never, options: {} })
    return begun.ok ? null : begun.refusal
  }
  const given = (more: Parameters<typeof positionOf>[1]) =>
    positionOf({ units: [foot(), far()] }, more) as object

  it('rf2:10.6 a leader is with a unit of his that is on the table', () => {
    expect(refusal(given({ leader: { name: 'Colonel', with: 0 } }))).toBeNull()
    expect(refusal(given({ leader: { name: 'Colonel', with: 1 } }))).toMatchObject({
      clause: 'rf2:10.6',
      message: 'Colonel is with unit 1, which is none of his on the table.',
    })
    expect(refusal(given({ leader: { name: 'Colonel', with: 9 } }))?.code).toBe('leader-nowhere')
  })

  it('rf2:10.8 a leader by himself is on the table', () => {
    const off = { name: 'Colonel', at: { x: -1, y: 5 } }
    expect(refusal(given({ leader: off }))?.message).toBe('Colonel stands off the table.')
  })

  it('rf2:14.1 nobody has fired who is not there', () => {
    expect(refusal(given({ phase: 'fire', fired: [0] }))).toBeNull()
    expect(refusal(given({ phase: 'fire', fired: [5] }))?.message).toBe(
      'Unit 5 is said to have fired, and there is none.',
    )
  })

  it('a field that is not known is named with its place', () => {
    expect(refusal({ ...given({}), wind: 3 })?.message).toContain("'wind'")
  })
})

describe('a battle from a file', () => {
  const begun = rf2.setUp({ position: rf2.scenarios[0].position, options: {} })
  if (!begun.ok) throw new Error(begun.refusal.message)
  const battle = JSON.parse(JSON.stringify(begun.value))
  const unit = (change: object) => ({
    ...battle,
    units: battle.units.map((one: object, i: number) => (i === 0 ? { ...one, ...change } : one)),
  })

  it.each([
    ['a unit that is not there is due', { ...battle, due: [99] }, 'no-unit'],
    ['a unit has another’s number', unit({ id: 4 }), 'no-unit'],
    ['a unit belongs to the brigade of the enemy', unit({ brigade: 5 }), 'no-brigade'],
    ['a unit has five stands', unit({ stands: 5 }), 'unit-size'],
    ['a unit stands on another', unit({ pose: battle.units[1].pose }), 'unit-overlaps'],
    ['hits are pending of too few', { ...battle, pending: [] }, 'no-unit'],
    ['the terrain is none', { ...battle, terrain: { ...battle.terrain, width: 0 } }, 'terrain'],
  ] as const)('is refused in a sentence where %s', (_what, given, code) => {
    const refused = rf2.refuseBattle?.(given)
    expect(refused?.code).toBe(code)
    expect(refused?.message).toMatch(/\.$/)
  })

  it('is taken as it was', () => {
    expect(rf2.refuseBattle?.(battle)).toBeNull()
  })
})
