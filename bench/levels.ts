// Every level against itself: whole battles, and decisions a second.
import { isSmoke, isWanted, report, type Measured } from './measure.ts'
import { battlesOf, playersOf, rulebooks } from './rulebooks.ts'

const WARM_UP_MS = isSmoke ? 0 : 8000
const MEASURED_MS = isSmoke ? 0 : 12_000

const rows: Record<string, Measured> = {}
for (const name of Object.keys(rulebooks)) {
  if (!isWanted(`battles-${name}`) && !isWanted(`decisions-${name}`)) continue
  // Sparring partners other than random are no opponents; a smoke run waits for nobody who thinks.
  for (const { name: level, kind } of playersOf(name))
    if (level === 'random' || (kind === 'level' && !isSmoke)) {
      const { battle, decision } = paceOf(name, level)
      rows[`battles-${name}/${level}`] = { ours: battle }
      rows[`decisions-${name}/${level}`] = { ours: decision }
    }
}
report(rows)

/** Nanoseconds for a battle and for one of its decisions. */
function paceOf(name: string, level: string): { readonly battle: number; decision: number } {
  const { play } = battlesOf(name, level)
  let next = 0
  const playFor = (ms: number) => {
    const start = process.hrtime.bigint()
    let [battles, decisions, wall] = [0, 0, 0]
    do {
      decisions += play(next++)
      battles++
      wall = Number(process.hrtime.bigint() - start)
    } while (wall < ms * 1e6)
    return { battle: wall / battles, decision: wall / decisions }
  }
  playFor(WARM_UP_MS)
  return playFor(MEASURED_MS)
}
