import { readFileSync } from 'node:fs'
import type { Json, JsonObject } from '@grognard/kernel'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { vf2 } from '../index.ts'
import { publishedPosition } from '../published.ts'
import { randomBattles } from './random-battles.ts'
import { crossed, foot, ligne, line, positionOf } from './drawn-up.ts'

const NAME = 'vf2-position.schema.json'
const text = readFileSync(new URL(`../../../schemas/${NAME}`, import.meta.url), 'utf8')
const schema = z.fromJSONSchema(JSON.parse(text))
const takes = (position: Json) => schema.safeParse(position).success

const ford = crossed(
  line('river', 'river', [[0, 24] as const, [72, 24] as const], ['impassable']),
  'ford',
  [
    [30, 22],
    [30, 26],
  ],
  4,
  ['rough'],
)
const drawn = positionOf({
  red: [foot(20, 40, { losses: 1 })],
  blue: [ligne(20, 10)],
  features: [ford],
  hands: { red: ['king'] },
}) as JsonObject

describe('the published schema of a position', () => {
  it('is the one that the code makes', () => {
    const made = publishedPosition()
    expect(Object.keys(made)).toEqual([NAME])
    expect(text, `schemas/${NAME}: run npm run schemas`).toBe(
      `${JSON.stringify(made[NAME], null, 2)}\n`,
    )
  })

  it('takes every scenario, and battles at random', () => {
    for (const { name, position } of [...vf2.scenarios, ...randomBattles(3, 'published')])
      expect(schema.safeParse(position).error, name).toBeUndefined()
    expect(takes(drawn)).toBe(true)
  })

  it('refuses what the rulebook refuses for its form, the table included', () => {
    const { terrain, armies } = drawn as { readonly terrain: JsonObject; readonly armies: Json }
    const [river] = terrain['features'] as readonly JsonObject[]
    const odd: readonly Json[] = [
      { ...drawn, unknown: 1 },
      { ...drawn, phase: 'tea' },
      { ...drawn, turn: 0 },
      { armies },
      { ...drawn, terrain: { ...terrain, width: 0 } },
      { ...drawn, terrain: { ...terrain, version: 2 } },
      { ...drawn, terrain: { ...terrain, features: [{ ...river, kind: 'canal' }] } },
      { ...drawn, terrain: { ...terrain, features: [{ ...river, width: 3 }] } },
      {
        ...drawn,
        terrain: { ...terrain, features: [{ ...river, crossings: [{ kind: 'ford' }] }] },
      },
      { ...drawn, terrain: { ...terrain, features: [{ ...river, points: [[1]] }] } },
    ]
    for (const position of odd) {
      expect(takes(position), JSON.stringify(position).slice(0, 200)).toBe(false)
      expect(vf2.setUp({ position, options: {} }).ok).toBe(false)
    }
  })
})
