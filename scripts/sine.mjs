// Writes the table of sines: 65536ths of a turn, scaled by 2^30, for one octant. Worked out in whole
// numbers of 200 binary places, so that it is the same wherever it is made.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/bundle.mjs'

const PLACES = 200n
const ONE = 1n << PLACES
const STEPS = 8192

/** Machin's formula. */
function pi() {
  const arctanOfInverse = (n) => {
    let term = ONE / n
    let sum = term
    for (let k = 3n, sign = -1n; term !== 0n; k += 2n, sign = -sign) {
      term /= n * n
      sum += (sign * term) / k
    }
    return sum
  }
  return 4n * (4n * arctanOfInverse(5n) - arctanOfInverse(239n))
}

function series(x, first, from) {
  let term = first
  let sum = term
  for (let k = from; term !== 0n; k += 2n) {
    term = (-term * x * x) / (ONE * ONE) / (k * (k + 1n))
    sum += term
  }
  return sum
}

const rounded = (value) => Number((value * (1n << 31n) + ONE) / (2n * ONE))

const turn = 2n * pi()
const sines = []
const cosines = []
for (let i = 0; i <= STEPS; i++) {
  const x = (turn * BigInt(i)) / 65536n
  sines.push(rounded(series(x, x, 2n)))
  cosines.push(rounded(series(x, ONE, 1n)))
}

// Second differences are small, a letter each: the whole table is a few kilobytes.
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
function written(values) {
  let text = ''
  for (let i = 2; i < values.length; i++) {
    const bend = values[i] - 2 * values[i - 1] + values[i - 2]
    if (bend > 30 || bend < -31) throw new Error(`A bend of ${bend} has no letter.`)
    text += LETTERS[bend + 31]
  }
  return text
}

const lines = (text) => text.match(/.{1,90}/g).map((line) => `  '${line}'`)
const table = (name, values) =>
  `export const ${name} = {\n  first: [${values[0]}, ${values[1]}],\n  bends: [\n  ${lines(written(values)).join(',\n  ')},\n  ].join(''),\n}\n`

writeFileSync(
  join(root, 'packages', 'geometry', 'sine-data.ts'),
  `// Written by scripts/sine.mjs: the first two values of an octant, and how much each step bends.\n\n${table('SINES', sines)}\n${table('COSINES', cosines)}`,
)
