import type { Refusal, Result } from '@grognard/kernel'

/** What was given will not do: exit status 2. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

/** What was asked for could not be done: exit status 1. */
export class Failed extends Error {}

/** Refuses something given on the command line. */
export const refuse = (code: string, message: string): Refused =>
  new Refused({ clause: null, code, message })

/** Refuses by the rules, naming the file and the place in it. */
export const refuseAt = (places: readonly string[], { clause, code, message }: Refusal): Refused =>
  new Refused({ clause, code, message: [...places, citing(message, clause)].join(': ') })

/** 'Unit 9 is not yours to command (picket:1).' */
export const citing = (sentence: string, clause: string | null): string =>
  clause === null ? sentence : `${sentence.replace(/\.$/, '')} (${clause}).`

export function orRefuse<T>(result: Result<T>): T {
  if (!result.ok) throw new Refused(result.refusal)
  return result.value
}

/** Does what only broken rules fail at, and says where they did. */
export function orFail<T>(place: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Failed(`${place}: the rules fail on it: ${reasonOf(error)}`, { cause: error })
  }
}

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
