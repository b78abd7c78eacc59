// How many decisions a second there are with more and more units, random against random.
import { compared, isSmoke, isWanted, report, type Measured } from './measure.ts'
import { paced, type Paced } from './paced.ts'
import { battlesOf, rulebooks } from './rulebooks.ts'
import { positionsOf, SIZES } from './sized.ts'

const rows: Record<string, Measured> = {}
for (const name of Object.keys(rulebooks))
  if (isWanted(`units-${name}`)) Object.assign(rows, growthOf(name))
report(rows)

function growthOf(name: string): Record<string, Measured> {
  const sizes = isSmoke ? SIZES.slice(0, 1) : SIZES
  const subjects: Record<string, Paced> = {}
  for (const size of sizes)
    subjects[size] = battlesOf(name, 'random', positionsOf[name]?.(size)).play
  const samples = paced(subjects)
  const few = samples[sizes[0] as number]
  const measured: Record<string, Measured> = {}
  for (const size of sizes) {
    const these = samples[size]
    if (few && these) measured[`units-${name}/${size}`] = compared(these, few)
  }
  return measured
}
