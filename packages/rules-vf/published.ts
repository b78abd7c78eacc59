import type { JsonObject } from '@grognard/kernel'
import { published } from '@grognard/toolkit'
import * as z from 'zod/mini'
import { positionSchema } from './position.ts'
import { terrainSchema } from './terrain/schema.ts'

/** The JSON Schema of what stands under 'position' in the files of this rulebook. */
export const publishedPosition = (): Readonly<Record<string, JsonObject>> => ({
  'vf2-position.schema.json': published(
    'vf2-position',
    z.safeExtend(positionSchema, { terrain: terrainSchema }),
    'Position of Valour & Fortitude, 2nd edition',
    "What stands under 'position' in a position, script or record of the rulebook vf2. Places are thousandths of an inch, facings 65536ths of a turn; units and brigades are numbered through, red's first.",
  ),
})
