// Times things against each other: turn by turn in the same process, so that whatever slows the
// machine down slows all of them, and with medians, so that a hiccup counts for nothing.

/** Does it n times, and returns something that depends on each time: none can be left out. */
export type Subject = (times: number) => number

/** Nanoseconds for one time, round by round: by the clock, and of the processor for us alone. */
export type Samples = { readonly wall: readonly number[]; readonly cpu: readonly number[] }

export const isSmoke = process.argv.includes('--smoke')
const ROUNDS = isSmoke ? 1 : 31
const ROUND_MS = isSmoke ? 0 : 40
const WARM_UP_MS = isSmoke ? 0 : 1000

let sink = 0

export function measure<Name extends string>(
  subjects: Readonly<Record<Name, Subject>>,
): Record<Name, Samples> {
  const entries = (Object.entries(subjects) as [Name, Subject][]).map(([name, subject]) => ({
    name,
    subject,
    times: warmUp(subject),
    samples: { wall: [] as number[], cpu: [] as number[] },
  }))
  for (let round = 0; round < ROUNDS; round++) {
    // Each goes first as often as the others.
    for (let i = 0; i < entries.length; i++) {
      const entry = entries[(round + i) % entries.length]
      if (!entry) continue
      const { wall, cpu } = timed(entry.subject, entry.times)
      entry.samples.wall.push(wall / entry.times)
      entry.samples.cpu.push(cpu / entry.times)
    }
  }
  if (!Number.isFinite(sink)) throw new Error('What was measured did not give numbers.')
  const measured = {} as Record<Name, Samples>
  for (const { name, samples } of entries) measured[name] = samples
  return measured
}

/** Runs until the compiler has had its time, and finds how many times fill a round. */
function warmUp(subject: Subject): number {
  let times = 1
  const start = performance.now()
  for (;;) {
    const ms = timed(subject, times).wall / 1e6
    if (ms < ROUND_MS)
      times = Math.ceil(times * Math.min(10, (1.2 * ROUND_MS) / Math.max(ms, 0.01)))
    else if (performance.now() - start >= WARM_UP_MS) return times
  }
}

function timed(subject: Subject, times: number): { readonly wall: number; readonly cpu: number } {
  // No collection is forced between the turns: it would also make the engine forget code it has
  // compiled, which was seen to cost boardgame.io more than a tenth.
  const before = process.cpuUsage()
  const start = process.hrtime.bigint()
  sink += subject(times)
  const wall = Number(process.hrtime.bigint() - start)
  return { wall, cpu: process.cpuUsage(before).user * 1000 }
}

export const median = (values: readonly number[]): number => quantile(values, 1 / 2)

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] as number
}

/**
 * What one of ours costs in nanoseconds, and how many times that the peer's costs: by the clock,
 * between which quarters of the rounds, and by the processor's own account.
 */
export type Measured = {
  readonly ours: number
  /** Left out where there is nobody to compare with. */
  readonly ratio?: number
  readonly spread?: readonly [number, number]
  readonly cpuRatio?: number
}

/** Compares round by round: the two turns of a round had the same weather. */
export function compared(ours: Samples, theirs: Samples, each = 1): Measured {
  const ratios = theirs.wall.map((sample, round) => sample / (ours.wall[round] as number))
  return {
    ours: median(ours.wall) / each,
    ratio: median(ratios),
    spread: [quantile(ratios, 1 / 4), quantile(ratios, 3 / 4)],
    cpuRatio: median(theirs.cpu) / median(ours.cpu),
  }
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))

export const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

/** Hands the figures to run.mjs. */
export function report(rows: Readonly<Record<string, Measured>>): void {
  process.stdout.write(JSON.stringify(rows))
}
