import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { publishedSchemas } from '../../index.ts'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as object

describe('the published schemas', () => {
  it('are those that the code makes', () => {
    const made = publishedSchemas()
    for (const [name, schema] of Object.entries(made)) {
      const text = readFileSync(new URL(`schemas/${name}`, root), 'utf8')
      expect(text, `schemas/${name}: run npm run schemas`).toBe(
        `${JSON.stringify(schema, null, 2)}\n`,
      )
    }
  })

  it('accept the examples, and refuse them with something unknown in them', () => {
    const examples = readdirSync(new URL('examples/', root)).filter((name) =>
      name.endsWith('.json'),
    )
    expect(examples.length).toBeGreaterThan(2)
    for (const name of examples) {
      const kind = name.split('.').at(-2)
      // This reader takes no keyword 'required' that stands alone.
      const { oneOf: _, ...published } = read(`schemas/${kind}.schema.json`) as { oneOf?: object }
      const schema = z.fromJSONSchema(published)
      const example = read(`examples/${name}`)
      expect(schema.safeParse(example).error, name).toBeUndefined()
      expect(schema.safeParse({ ...example, unknown: 1 }).success, name).toBe(false)
      expect(schema.safeParse({ ...example, version: 2 }).success, name).toBe(false)
    }
  })
})
