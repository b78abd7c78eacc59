import { FULL_TURN } from '@grognard/geometry'

/** What a key or a button of the pad does to something that is being placed, in its own frame. */
export type Step = {
  /** Inches to its front and to its right. */
  readonly ahead: number
  readonly right: number
  /** 65536ths of a turn, clockwise. */
  readonly turn: number
}

const STILL: Step = { ahead: 0, right: 0, turn: 0 }
export const going = (ahead: number, right: number): Step => ({ ...STILL, ahead, right })
export const turning = (turn: number): Step => ({ ...STILL, turn })

const QUARTER = FULL_TURN / 4
export const ABOUT = turning(2 * QUARTER)

/** Half an inch and a thirty-second of a turn by letters; whole inches ahead by digits. */
export const STEPS: { readonly [key: string]: Step } = {
  w: going(0.5, 0),
  x: going(-0.5, 0),
  a: going(0, -0.5),
  d: going(0, 0.5),
  q: turning(-FULL_TURN / 32),
  e: turning(FULL_TURN / 32),
  z: turning(-QUARTER),
  c: turning(QUARTER),
  s: ABOUT,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), going(n, 0)] as const)),
}

export const turnedBy = (facing: number, turn: number): number =>
  (((facing + turn) % FULL_TURN) + FULL_TURN) % FULL_TURN
