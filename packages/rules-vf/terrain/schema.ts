// The shape of a table in a position, for other programs. What the rules read goes through the
// geometry's own reader, which says better what is wrong with it.

import { AREA_KINDS, LINE_KINDS } from '@grognard/geometry'
import { listOf } from '@grognard/toolkit'
import * as z from 'zod/mini'

const whole = z.int()
const count = z.int().check(z.minimum(0))
const point = z.tuple([whole, whole])
const points = listOf(point)
const width = z.int().check(z.minimum(2), z.multipleOf(2))

const named = {
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  tags: listOf(z.string().check(z.minLength(1))),
}

const area = z.strictObject({
  shape: z.literal('area'),
  ...named,
  kind: z.enum(AREA_KINDS),
  outline: points,
  level: count,
})

const crossing = z.strictObject({
  ...named,
  kind: z.enum(['bridge', 'ford']),
  from: point,
  to: point,
  width,
})

const line = z.strictObject({
  shape: z.literal('line'),
  ...named,
  kind: z.enum(LINE_KINDS),
  points,
  width,
  level: count,
  crossings: listOf(crossing),
})

const hill = z.strictObject({
  shape: z.literal('hill'),
  ...named,
  kind: z.literal('hill'),
  contours: listOf(points).check(z.minLength(1)),
  crest: points,
})

export const terrainSchema = z.strictObject({
  format: z.literal('grognard-terrain'),
  version: z.literal(1),
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  features: listOf(z.union([area, line, hill])),
})
