import type { JsonObject } from '@grognard/kernel'
import { published } from '@grognard/toolkit'
import { positionSchema } from './position.ts'

/** The JSON Schema of what stands under 'position' in the files of this rulebook. */
export const publishedPosition = (): Readonly<Record<string, JsonObject>> => ({
  'rf2-position.schema.json': published(
    'rf2-position',
    positionSchema,
    'Position of Second Rank & File',
    "What stands under 'position' in a position, script or record of the rulebook rf2. Places are thousandths of an inch, facings 65536ths of a turn; units and brigades are numbered through, red's first.",
  ),
})
