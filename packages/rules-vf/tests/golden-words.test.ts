// Every sentence as it is said: a change of one is a decision. `npm run golden` writes them anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { events, refusals } from '../words/en/index.ts'
import { events as italianEvents, refusals as italianRefusals } from '../words/it/index.ts'
import { sentencesOf } from './sentences.ts'

const file = new URL('./golden/sentences.json', import.meta.url)

const said = () => ({
  en: { events: sentencesOf(events), refusals: sentencesOf(refusals) },
  it: { events: sentencesOf(italianEvents), refusals: sentencesOf(italianRefusals) },
})

if (process.env['GROGNARD_GOLDEN'] === 'write')
  writeFileSync(file, `${JSON.stringify(said(), null, 2)}\n`)

const golden = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof said>

describe.each(['en', 'it'] as const)('sentences are said as they always were: %s', (language) => {
  it.each(['events', 'refusals'] as const)('%s', (kind) => {
    expect(said()[language][kind]).toEqual(golden[language][kind])
  })
})
