// Times things of which one takes long and each takes another time: battles, played turn by turn.
import { isSmoke, type Samples } from './measure.ts'

/** Does the one of that number, and returns how much of what is counted it was. */
export type Paced = (number: number) => number

const ROUNDS = isSmoke ? 1 : 15
const ROUND_MS = isSmoke ? 0 : 400
const WARM_UP_MS = isSmoke ? 0 : 8000

/** Nanoseconds for one of what is counted, round by round. */
export function paced<Name extends string>(
  subjects: Readonly<Record<Name, Paced>>,
): Record<Name, Samples> {
  const entries = (Object.entries(subjects) as [Name, Paced][]).map(([name, subject]) => ({
    name,
    subject,
    next: 0,
    samples: { wall: [] as number[], cpu: [] as number[] },
  }))
  for (const entry of entries) playFor(entry, WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(round + i) % entries.length]
      if (!entry) continue
      const { wall, cpu, count } = playFor(entry, ROUND_MS)
      entry.samples.wall.push(wall / count)
      entry.samples.cpu.push(cpu / count)
    }
  const measured = {} as Record<Name, Samples>
  for (const { name, samples } of entries) measured[name] = samples
  return measured
}

/** At least one, and for at least so long. */
function playFor(
  entry: { readonly subject: Paced; next: number },
  ms: number,
): { readonly wall: number; readonly cpu: number; readonly count: number } {
  const before = process.cpuUsage()
  const start = process.hrtime.bigint()
  let count = 0
  let wall = 0
  do {
    count += entry.subject(entry.next++)
    wall = Number(process.hrtime.bigint() - start)
  } while (wall < ms * 1e6 || count === 0)
  return { wall, cpu: process.cpuUsage(before).user * 1000, count }
}
