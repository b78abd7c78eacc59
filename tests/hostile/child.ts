// Tries one kind after the other from a given one on, and tells whoever started it of each.

import { kinds } from './kinds.ts'

const from = Number(process.argv[2] ?? 0)
const say = (message: object): void => void process.send?.(message)

say({ count: kinds.length })
for (const [at, { name, tries }] of kinds.entries()) {
  if (at < from) continue
  for (const [door, attempt] of tries.entries()) {
    say({ at, name, door })
    const before = process.cpuUsage()
    const told = await attempt().catch((error: unknown) => ({
      how: 'trace',
      why: error instanceof Error ? String(error.stack) : String(error),
    }))
    const { user, system } = process.cpuUsage(before)
    say({ at, name, door, told, seconds: (user + system) / 1e6 })
  }
}
say({ end: true })
process.disconnect?.()
