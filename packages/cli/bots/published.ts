import type { JsonObject } from '@grognard/kernel'
import { published } from '@grognard/toolkit'
import { fromBot, toBot } from './messages.ts'

/** The JSON Schemas of what is said between the table and a program in a seat. */
export const publishedBotMessages = (): Readonly<Record<string, JsonObject>> => ({
  'to-bot.schema.json': published(
    'to-bot',
    toBot,
    'Message to a bot',
    'One line to a program that has taken a seat: the greeting, a question, a refusal, an answer given in its place, the end.',
  ),
  'from-bot.schema.json': published(
    'from-bot',
    fromBot,
    'Message from a bot',
    'One line of a program that has taken a seat: its answer to the question of that number.',
  ),
})
