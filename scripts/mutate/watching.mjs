// Runs the tests with nothing broken, to learn what each of them reaches.
import { join } from 'node:path'
import { root } from '../lib/bundle.mjs'
import { showProgress } from './report.mjs'
import { slashed } from './target.mjs'

const LONGEST = 900

const testsOf = (name) => slashed(join(root, 'packages', name, 'tests/'))
const isOf = (name, { file }) => slashed(file).startsWith(testsOf(name))

/** The test files that may notice: the package's own without fuzz, and its fuzz and all others. */
export async function testsFor(pool, { owner, testers }, own) {
  const names = own ? [owner] : testers
  const all = (await listTests(pool)).filter((test) => names.some((name) => isOf(name, test)))
  // Whole battles with every line of the rules counted take minutes.
  const isNear = (test) => isOf(owner, test) && test.project !== 'fuzz'
  return { near: all.filter(isNear), far: all.filter((test) => !isNear(test)) }
}

/**
 * Runs test files, each in a thread of its own, and says what each of them reaches; one that takes
 * longer has failed by `timeout`.
 */
export async function watchTests(pool, files, { owner }, seconds = LONGEST) {
  const jobs = files.map((test) => ({ test, message: { job: 'watch', ...test }, seconds }))
  const watched = []
  await pool.each(jobs.values(), ({ test }, { result, error, lost }) => {
    const name = slashed(test.file).slice(slashed(root).length)
    const own = isOf(owner, test)
    const nothing = { seconds: 0, ms: 0, shared: [], times: [], tests: [] }
    const found = result ?? { ...nothing, failures: [error ?? lost], lost }
    watched.push({ ...test, name, own, group: groupOf(test, name), ...found })
    showProgress(`${watched.length} of ${files.length} test files watched`)
  })
  return watched
}

async function listTests(pool) {
  let all = []
  const jobs = [{ message: { job: 'list' }, seconds: LONGEST }]
  await pool.each(jobs.values(), (_, { result, error, lost }) => {
    if (!result) throw new Error(`Vitest does not list its tests: ${error ?? lost}`)
    all = result
  })
  return all
}

/** Unit tests of a package share their modules always, and so may share a run; others may not. */
const groupOf = ({ project }, name) => (project === 'unit' ? name.split('/')[1] : name)

export const failuresOf = (watched) =>
  watched.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`))
