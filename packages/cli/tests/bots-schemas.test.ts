import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { lineReader, type Line } from '../bots/lines.ts'
import { publishedBotMessages } from '../bots/published.ts'
import { root } from './running.ts'

const read = (name: string): string => readFileSync(join(root, 'schemas', name), 'utf8')

test('the published messages of bots are those that the code makes', () => {
  for (const [name, schema] of Object.entries(publishedBotMessages()))
    expect(read(name), `schemas/${name}: run npm run schemas`).toBe(
      `${JSON.stringify(schema, null, 2)}\n`,
    )
})

test('a bot can check its answers with the published schema', () => {
  const schema = z.fromJSONSchema(JSON.parse(read('from-bot.schema.json')))
  const answer = { number: 3, answer: { unit: 2, do: ['end', null, 1.5] } }
  expect(schema.safeParse(answer).success).toBe(true)
  expect(schema.safeParse({ ...answer, number: -1 }).success).toBe(false)
  expect(schema.safeParse({ ...answer, more: 1 }).success).toBe(false)
  expect(schema.safeParse({ number: 3 }).success).toBe(false)
})

test('lines are put together from whatever parts they come in, and kept no longer than allowed', () => {
  const lines: Line[] = []
  const add = lineReader(6, (line) => lines.push(line))
  for (const part of ['ab', 'c\nd\n', '\n  \n', 'é', '\r\n', '123456\n1234567\n', '12345', '678'])
    add(Buffer.from(part))
  add(Buffer.from([0x0a, 0xff, 0x0a, 0x78]))
  expect(lines).toEqual([
    { text: 'abc' },
    { text: 'd' },
    { text: 'é\r' },
    { text: '123456' },
    { fault: 'long' },
    { fault: 'long' },
    { fault: 'encoding' },
  ])
  add(Buffer.from('\n'))
  expect(lines.at(-1)).toEqual({ text: 'x' })
})
