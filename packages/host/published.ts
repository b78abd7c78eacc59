import type { JsonObject } from '@grognard/kernel'
import { published } from '@grognard/toolkit'
import { fromHost, toHost } from './messages.ts'

/** The JSON Schemas of what is said between a screen and the keeper of a battle. */
export const publishedMessages = (): Readonly<Record<string, JsonObject>> => ({
  'to-host.schema.json': published(
    'to-host',
    toHost,
    'Message to the keeper of a battle',
    'What a player says: to look, to answer, to pass, to undo, to look back, to save.',
  ),
  'from-host.schema.json': published(
    'from-host',
    fromHost,
    'Message from the keeper of a battle',
    'What a player is told: news for one seat, refusals, the past, files.',
  ),
})
