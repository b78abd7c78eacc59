// Tries many changes in one thread: whatever is switched while the tests run needs no module to be
// loaded anew. When a file's tests have passed with nothing broken, its afterAll tries the changes
// that they come to, one after another, each with the tests that come to it, the quickest first.
//
// What is remembered from one run to the next could deceive: a change that was on may have left
// something behind, so a test that fails must pass again with the change off; and a change may be
// hidden by what was worked out before it was on, so those that nobody notices are tried once more
// in threads of their own (tryAlone in mutate.mjs).
import { TestRunner } from 'vitest'

/** Longer tests play what shorter ones have tried. */
const LONGEST_MS = 1500

/**
 * `changes` are {id, limit} in the order in which they are to be tried, and `reached` says which of
 * them a test comes to, by the test's id. What is found is told at once (`tell`), since a change may
 * make the thread hang.
 */
export async function sweep(file, { changes, reached }, { turnOn, turnOff, isKnown, tell }) {
  const tests = testsOf(file)
    .filter(({ result }) => result?.state === 'pass' && (result.duration ?? 0) <= LONGEST_MS)
    .toSorted((a, b) => (a.result.duration ?? 0) - (b.result.duration ?? 0))
  const coming = new Map()
  for (const test of tests)
    for (const id of reached[test.id] ?? []) coming.set(id, [...(coming.get(id) ?? []), test])
  for (const { id, limit } of changes)
    if (!isKnown(id) && coming.has(id)) {
      tell({ trying: id })
      const found = await tryWith(coming.get(id), () => turnOn(id, limit), turnOff)
      // Nothing that this thread says from now on can be trusted.
      if (found === TAINTED) return tell({ taintedAt: id })
      if (found !== null) tell({ noticed: id, by: found })
    }
  tell({ trying: null })
}

const TAINTED = Symbol('tainted')

/** The first test that fails while the change is on, with why; it must pass when it is off again. */
async function tryWith(tests, turnOn, turnOff) {
  for (const test of tests) {
    turnOn()
    const failure = await failureOf(test)
    turnOff()
    if (failure === null) continue
    return (await failureOf(test)) === null ? `${test.name}: ${failure}` : TAINTED
  }
  return null
}

function testsOf(suite) {
  return suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
}

async function failureOf(test) {
  try {
    await TestRunner.getTestFn(test)(test.context)
    return null
  } catch (error) {
    return String(error?.message ?? error).split('\n')[0] || 'It fails.'
  }
}
