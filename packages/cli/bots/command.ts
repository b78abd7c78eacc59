import { refuse } from '../refused.ts'

const PREFIX = 'bot:'

/** The command that takes a seat under this name; null where a computer player of ours does. */
export const commandOf = (who: string | undefined): string | null =>
  who?.startsWith(PREFIX) ? who.slice(PREFIX.length).trim() : null

export const USUAL_SECONDS = 5
const MOST_SECONDS = 3600

/** How long a program may take for an answer, as given on the command line. */
export function secondsFrom(text: string): number {
  const seconds = /^\d*\.?\d+$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds
  throw refuse(
    'number',
    `--bot-seconds wants a number above 0 and at most ${MOST_SECONDS}, not '${text}'.`,
  )
}
