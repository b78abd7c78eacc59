// How long a worker waits for a run. Time is the processor's, not the clock's: on a machine that is
// busy with something else a run takes longer, and must not look like a change that was noticed.

const LOOKS_MS = 500
/** Whoever waits for nothing uses no processor at all. */
const IDLE_SECONDS = 0.2
const IDLE_LOOKS = 600

export const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * Calls `lost` when so many seconds have been used since the last `sign` of life, a value that
 * changes while there is progress. Gives back how to stop looking.
 */
export function watchOver(seconds, sign, lost) {
  let begun = processorSeconds()
  let last = sign()
  const used = []
  const timer = setInterval(() => {
    const now = processorSeconds()
    const latest = sign()
    if (latest !== last) [last, begun] = [latest, now]
    used.push(now)
    const before = used.length > IDLE_LOOKS ? used.shift() : -Infinity
    if (now - begun > seconds || now - before < IDLE_SECONDS) lost()
  }, LOOKS_MS)
  return () => clearInterval(timer)
}
