import { readdirSync, readFileSync } from 'node:fs'
import { publishedSchemas } from '@grognard/toolkit'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { publishedMessages } from '../index.ts'

const folder = new URL('../../../schemas/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

test('the published messages are those that the code makes, and others are of rulebooks and bots only', () => {
  const made = publishedMessages()
  for (const [name, schema] of Object.entries(made))
    expect(read(name), `schemas/${name}: run npm run schemas`).toBe(
      `${JSON.stringify(schema, null, 2)}\n`,
    )
  const ofOthers = /^([a-z0-9]+-position|(to|from)-bot)[.]schema[.]json$/
  expect(
    readdirSync(folder)
      .filter((name) => !ofOthers.test(name))
      .toSorted(),
  ).toEqual(Object.keys({ ...made, ...publishedSchemas() }).toSorted())
})

test('another program can check its messages with the published schema', () => {
  const schema = z.fromJSONSchema(JSON.parse(read('to-host.schema.json')))
  const answer = { kind: 'answer', id: 1, seat: 'red', number: 3, answer: { do: 'end' } }
  expect(schema.safeParse(answer).success).toBe(true)
  expect(schema.safeParse({ ...answer, number: -1 }).success).toBe(false)
  expect(schema.safeParse({ ...answer, more: 1 }).success).toBe(false)
})
