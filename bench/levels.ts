// Every level against itself: whole battles, and decisions a second.
import type { Json } from '@grognard/kernel'
import { lineOf } from '../packages/rules-rf2/scenarios/long-line.ts'
import { isSmoke, isWanted, report, type Measured } from './measure.ts'
import { battlesOf, playersOf, rulebooks } from './rulebooks.ts'

const WARM_UP_MS = isSmoke ? 0 : 8000
const MEASURED_MS = isSmoke ? 0 : 12_000

/** Other battles than a book's first: what was promised of Second Rank & File is of forty units. */
const SCENES: Readonly<Record<string, Json>> = { rf2: lineOf(4) as unknown as Json }

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
  const { play } = battlesOf(name, level, SCENES[name])
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
