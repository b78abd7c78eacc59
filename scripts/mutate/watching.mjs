// Runs the tests with nothing broken, to learn what each of them reaches.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bundle.mjs'
import { showProgress } from './report.mjs'
import { slashed } from './target.mjs'

const LONGEST = 600

/** The test files of the packages that may notice, each with what it reaches. */
export async function watchTests(pool, { owner, testers, own: alone }) {
  const testsOf = (name) => slashed(join(root, 'packages', name, 'tests/'))
  const all = await listTests(pool)
  // Whole battles with every line of the rules counted take minutes: not where time is short.
  const files = all.filter(
    ({ file, project }) =>
      !(alone && project === 'fuzz') &&
      testers.some((name) => slashed(file).startsWith(testsOf(name))),
  )
  const jobs = files.map((test) => ({
    test,
    message: { job: 'watch', ...test },
    seconds: LONGEST,
  }))
  const watched = []
  await pool.each(jobs.values(), ({ test }, { result, error, lost }) => {
    const name = slashed(test.file).slice(slashed(root).length)
    const own = slashed(test.file).startsWith(testsOf(owner))
    const found = result ?? { failures: [error ?? lost], shared: [], times: [], tests: [] }
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

/** Test files that may share a run: a package's, but none that puts others' modules away. */
function groupOf({ file, project }, name) {
  const mocks = /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8'))
  return mocks ? name : `${name.split('/')[1]} ${project}`
}

export const failuresOf = (watched) =>
  watched.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`))

/** The groups of which the files do pass in one run; unit tests share their modules always. */
export async function sociableGroups(pool, watched) {
  const groups = new Map()
  const sociable = new Set()
  for (const { group, file, project, tests } of watched) {
    const sound = tests.filter(({ passed }) => passed).map(({ id }) => id)
    if (project === 'unit') sociable.add(group)
    else if (sound.length > 0)
      groups.set(group, [...(groups.get(group) ?? []), { file, project, tests: sound }])
  }
  const jobs = [...groups].map(([group, files]) => ({
    group,
    message: { job: 'together', files },
    seconds: LONGEST,
  }))
  await pool.each(jobs.values(), ({ group }, { result }) => {
    if (result) sociable.add(group)
  })
  return sociable
}
