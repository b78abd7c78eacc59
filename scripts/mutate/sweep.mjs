// Tries many changes in one thread: whatever is switched while the tests run needs no module to be
// loaded anew. When a file's tests have passed with nothing broken, its afterAll tries the changes
// that they come to, one after another, each with the tests that come to it, the quickest first.
//
// What is remembered from one run to the next could deceive. A change that was on may have left
// something behind: so a test that fails must pass with the change off and fail with it on again,
// and one that does not pass any more is spoilt for this thread. And a change may be hidden by what
// was worked out before it was on: so of those that nobody notices as many as time allows are tried
// once more in threads of their own (alone.mjs), and a change that is not noticed soon is left to
// that.
import { TestRunner } from 'vitest'
import { processorSeconds } from './patience.mjs'

/** A change has so long in all the files of a thread together: by itself it would take far longer. */
const PATIENCE_SECONDS = 6

/**
 * `changes` are {id, source, limit} in the order in which they are to be tried, and `reached` says which
 * of them a test comes to, by the test's id. What is found is told at once (`tell`), since a change may
 * make the thread hang. `spent` is kept from file to file: the time that each change has had.
 */
export async function sweep(file, { changes, reached }, { turnOn, turnOff, isKnown, spent, tell }) {
  const noticed = new Map()
  const often = (source, test) => noticed.get(`${source} ${test.id}`) ?? 0
  const tests = testsOf(file)
    .filter(({ result }) => result?.state === 'pass')
    .toSorted((a, b) => (a.result.duration ?? 0) - (b.result.duration ?? 0))
  const spoilt = new Set()
  const coming = new Map()
  for (const test of tests)
    for (const id of reached[test.id] ?? []) coming.set(id, [...(coming.get(id) ?? []), test])
  for (const { id, source, limit } of changes)
    if (!isKnown(id) && coming.has(id)) {
      tell({ trying: id })
      const begun = processorSeconds()
      const until = begun + PATIENCE_SECONDS - (spent.get(id) ?? 0)
      // Tests that noticed other changes of the same source come first, and of these the quickest.
      const likely = coming.get(id).toSorted((a, b) => often(source, b) - often(source, a))
      const found = await tryWith(likely, spoilt, until, () => turnOn(id, limit), turnOff)
      spent.set(id, (spent.get(id) ?? 0) + processorSeconds() - begun)
      if (found === null) continue
      noticed.set(`${source} ${found.test.id}`, often(source, found.test) + 1)
      tell({ noticed: id, by: `${found.test.name}: ${found.failure}`, file: file.filepath })
    }
  tell({ trying: null })
}

/** The first test that fails while the change is on, and only then, and why it fails. */
async function tryWith(tests, spoilt, until, turnOn, turnOff) {
  const failsWith = async (test) => {
    turnOn()
    const failure = await failureOf(test)
    turnOff()
    return failure
  }
  for (const test of tests) {
    if (processorSeconds() > until) return null
    if (spoilt.has(test)) continue
    const failure = await failsWith(test)
    if (failure === null) continue
    if ((await failureOf(test)) !== null) spoilt.add(test)
    else if ((await failsWith(test)) !== null) return { test, failure }
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
