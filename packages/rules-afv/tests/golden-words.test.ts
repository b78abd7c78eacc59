// Every sentence as it is said: a change of one is a decision. `npm run golden` writes them anew.

import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { events } from '../words/en/events.ts'
import { refusals } from '../words/en/refusals.ts'
import { events as italianEvents } from '../words/it/events.ts'
import { refusals as italianRefusals } from '../words/it/refusals.ts'
import { eventSentences, refusalSentences } from './sentences.ts'

const file = new URL('./golden/sentences.json', import.meta.url)

const said = () => ({
  en: { events: eventSentences(events), refusals: refusalSentences(refusals) },
  it: { events: eventSentences(italianEvents), refusals: refusalSentences(italianRefusals) },
})

if (process.env['GROGNARD_GOLDEN'] === 'write')
  writeFileSync(file, `${JSON.stringify(said(), null, 2)}\n`)

const golden = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof said>

describe.each(['en', 'it'] as const)('sentences are said as they always were: %s', (language) => {
  it.each(['events', 'refusals'] as const)('%s', (kind) => {
    expect(said()[language][kind]).toEqual(golden[language][kind])
  })
})
