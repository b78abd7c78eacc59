import { COSINES, SINES } from './sine-data.ts'

/** Sines are whole numbers of this many parts. */
export const UNIT = 2 ** 30

const OCTANT = 8192
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const NO_BEND = 31

type Written = { readonly first: readonly number[]; readonly bends: string }

function octantOf({ first: [zeroth = 0, first = 0], bends }: Written): Float64Array {
  const values = new Float64Array(OCTANT + 1)
  values[0] = zeroth
  values[1] = first
  let step = first - zeroth
  let value = first
  for (let i = 0; i < bends.length; i++) {
    step += LETTERS.indexOf(bends.charAt(i)) - NO_BEND
    value += step
    values[i + 2] = value
  }
  return values
}

/** A quarter of a turn and its mirror images: the same digits in all eight octants. */
function quarter(): Float64Array {
  const sines = octantOf(SINES)
  const cosines = octantOf(COSINES)
  const table = new Float64Array(2 * OCTANT + 1)
  for (let i = 0; i <= OCTANT; i++) {
    table[i] = sines[i] as number
    table[2 * OCTANT - i] = cosines[i] as number
  }
  return table
}

const QUARTER_TABLE = quarter()

/** The sine of so many 65536ths of a turn, in parts of UNIT. */
export function sine(turn: number): number {
  const place = turn & 32_767
  const value = QUARTER_TABLE[place <= 16_384 ? place : 32_768 - place] as number
  // Not -0, which some comparisons tell from 0.
  return (turn & 32_768) === 0 || value === 0 ? value : -value
}

export const cosine = (turn: number): number => sine(turn + 16_384)
