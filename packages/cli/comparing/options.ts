/** What `compare` is given on the command line. */
export type Options = {
  readonly rules?: string
  readonly record?: string
  readonly at?: string
  readonly scenario?: string
  readonly red?: string
  readonly blue?: string
  readonly games?: string
  readonly seed: string
  readonly option?: readonly string[]
  readonly jobs?: string
  readonly resume?: string
  readonly json?: true
}

export const MOST_GAMES = 1_000_000
