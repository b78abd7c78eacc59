// Runs in every test file before its tests: works the switches that were compiled in.
import { appendFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, inject } from 'vitest'
import { sweep } from './sweep.mjs'

const { id, limit, sweeping } = inject('mutation')

if (sweeping) sweepThrough(sweeping)
else if (id === null) watch()
else breakAt(id)

/** All are off while a file's tests run; then each of some is on for a while. */
function sweepThrough({ journal, changes, reached }) {
  let on = null
  let left = 0
  globalThis.$mutated = (asked) => {
    if (asked !== on) return false
    if (--left < 0) throw new Error('The changed code runs far more often than the original.')
    return true
  }
  // Files that share a thread share what is known, too.
  const known = (globalThis.$known ??= new Set())
  const spent = (globalThis.$spent ??= new Map())
  let file = null
  beforeEach(({ task }) => {
    file = task.file
  })
  afterAll(async () => {
    if (!file) return
    await sweep(
      file,
      { changes, reached },
      {
        turnOn: (id, limit) => ([on, left] = [id, limit]),
        turnOff: () => (on = null),
        isKnown: (id) => known.has(id),
        spent,
        tell: (line) => {
          if (line.noticed !== undefined) known.add(line.noticed)
          appendFileSync(journal, `${JSON.stringify(line)}\n`)
        },
      },
    )
  }, 3_600_000)
}

/** One change is on. A loop that no longer ends comes by far too often, and is broken off. */
function breakAt(id) {
  let left = limit
  globalThis.$mutated = (asked) => {
    if (asked !== id) return false
    if (--left < 0) throw new Error('The changed code runs far more often than the original.')
    return true
  }
}

/** No change is on: notes which tests come to which switch, and how often in the whole file. */
function watch() {
  const times = []
  // What is not a test's own, such as what runs when a module is loaded, counts for all tests.
  const shared = new Set()
  const running = new Map()
  // Most switches are passed many times in a turn; to note each once is enough.
  const notedIn = []
  let turn = 0
  let file = null

  globalThis.$mutated = (asked) => {
    times[asked] = (times[asked] ?? 0) + 1
    if (notedIn[asked] === turn) return false
    notedIn[asked] = turn
    if (running.size === 0) shared.add(asked)
    for (const reached of running.values()) reached.add(asked)
    return false
  }
  beforeEach(({ task }) => {
    turn += 1
    file = task.file
    running.set(task, new Set())
  })
  afterEach(({ task }) => {
    turn += 1
    task.meta.reached = [...running.get(task)]
    running.delete(task)
  })
  afterAll(() => {
    const counted = [...times.entries()].filter(([, often]) => often > 0)
    if (file) Object.assign(file.meta, { shared: [...shared], times: counted })
  })
}
