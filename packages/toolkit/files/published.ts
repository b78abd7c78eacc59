import { isObject, type JsonObject } from '@grognard/kernel'
import * as z from 'zod/mini'
import { itemOf } from '../list.ts'
import type { Schema } from './format.ts'
import { VERSION } from './text.ts'
import { armySchema } from './army.ts'
import { positionSchema } from './position.ts'
import { recordSchema } from './record.ts'
import { savedSchema } from './saved.ts'
import { scriptSchema } from './script.ts'

/** The JSON Schemas for other programs, by the name of the file they are published in. */
export const publishedSchemas = (): Readonly<Record<string, JsonObject>> => ({
  'record.schema.json': published(
    'record',
    recordSchema,
    'Record of a battle',
    'The set-up of a battle and everything that was answered, dice included: enough to play it again.',
  ),
  'position.schema.json': published(
    'position',
    positionSchema,
    'Position',
    'A battle ready to begin anywhere: under which rulebook, with which options, and what stands where. What a position holds is for the rulebook to say.',
  ),
  'army.schema.json': published(
    'army',
    armySchema,
    'Army',
    'An army of somebody’s own: of which rulebook, how many points were agreed on, and its units. What an army holds is for the rulebook to say.',
  ),
  'script.schema.json': {
    ...published(
      'script',
      scriptSchema,
      'Script for the referee',
      'A position or a scenario, the answers of the players in order, and the dice and cards as they fall. All of them must be used up.',
    ),
    oneOf: [{ required: ['position'] }, { required: ['scenario'] }],
  },
  'saved.schema.json': published(
    'saved',
    savedSchema,
    'Saved battle',
    'A record that can be gone on with: it adds the last state between two activities and the story told so far.',
  ),
})

/** One schema as it is published. */
export function published(
  name: string,
  schema: Schema<unknown>,
  title: string,
  description: string,
): JsonObject {
  const made = jsonSchemaOf(schema)
  // Through text, because what zod makes carries more than its JSON.
  const { $schema, ...rest } = JSON.parse(JSON.stringify(made)) as JsonObject
  return { $schema, $id: `urn:grognard:${name}:${VERSION}`, title, description, ...rest }
}

const jsonSchemaOf = (schema: z.core.$ZodType): Record<string, unknown> =>
  z.toJSONSchema(schema, {
    override({ zodSchema, jsonSchema }) {
      tidy(jsonSchema)
      const item = itemOf(zodSchema)
      if (!item) return
      const { $schema: _, ...items } = jsonSchemaOf(item)
      jsonSchema.items = items
    },
  })

/** Leaves out what says nothing: that a key is a text, and the largest number there is. */
function tidy(schema: Record<string, unknown>): void {
  if (isObject(schema['propertyNames'])) delete schema['propertyNames']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
}
