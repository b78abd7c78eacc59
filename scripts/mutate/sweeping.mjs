// Gives changes in company to threads that try many of them one after another (sweep.mjs), and
// gathers what they found.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** So many changes share a thread, which first loads all modules and runs the tests once. */
const TOGETHER = 120

/** Longer tests play what shorter ones have tried. */
const LONGEST_MS = 150

/**
 * Tries changes by the package's own unit tests that come to them, from the first on until time is
 * up. Gives back all that were tried: those noticed, {change, by, file}, and the others. What a thread was
 * to try counts as a whole: of one that was cut short the noticed ones would be too many.
 */
export async function sweepChanges(pool, changes, watched, limits, { isLate, tell }) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-mutate-'))
  const files = watched.filter(({ own, project }) => own && project === 'unit')
  const reached = new Set(files.flatMap(({ tests }) => tests.flatMap((test) => test.reached)))
  const byId = new Map(changes.map((change) => [change.id, change]))
  const sources = new Map(changes.map(({ id, file }) => [id, file]))
  const noticed = []
  const left = new Set()
  const again = []
  const triedTwice = new Set()
  let number = 0
  let at = 0

  /** The next ones, and those before them that no test comes to and only a fresh thread can try. */
  function nextGroup() {
    if (again.length > 0) return again.shift()
    if (isLate()) return null
    const ids = []
    while (at < changes.length && ids.length < TOGETHER) {
      const { id } = changes[at++]
      if (reached.has(id)) ids.push(id)
      else left.add(id)
    }
    return ids.length > 0 ? ids : null
  }
  function* jobs() {
    for (let ids = nextGroup(); ids !== null; ids = nextGroup()) {
      const journal = join(folder, `${number++}`)
      writeFileSync(journal, '')
      yield { ...jobOf(ids, files, { limits, sources }, journal), ids, journal }
    }
  }
  const gather = ({ ids, journal }, { lost }) => {
    const { found, last } = journalOf(journal)
    const seen = new Set(found.map(({ noticed: id }) => id))
    noticed.push(...found.map(({ noticed: id, by, file }) => ({ change: byId.get(id), by, file })))
    // Whatever came after one that hangs has not been tried; but each is put in company twice at
    // most, and the one that hangs never again.
    const rest = ids.filter((id) => !seen.has(id))
    const repeated = rest.filter((id) => lost && id !== last && !triedTwice.has(id))
    for (const id of rest) if (!repeated.includes(id)) left.add(id)
    for (const id of repeated) triedTwice.add(id)
    if (repeated.length > 0) again.push(repeated)
    tell(noticed.length, left.size)
  }
  try {
    do await pool.each(jobs(), gather)
    while (again.length > 0 && !pool.stopped)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return { noticed, left: [...left].map((id) => byId.get(id)) }
}

function jobOf(ids, files, { limits, sources }, journal) {
  const wanted = new Set(ids)
  const reached = {}
  const running = []
  let longest = 0
  for (const { file, project, tests, ms, seconds } of files) {
    const coming = tests.filter(
      (test) => test.passed && test.ms <= LONGEST_MS && test.reached.some((id) => wanted.has(id)),
    )
    if (coming.length === 0) continue
    for (const test of coming) reached[test.id] = test.reached.filter((id) => wanted.has(id))
    running.push({ file, project, tests: coming.map(({ id }) => id), ms })
    longest = Math.max(longest, seconds)
  }
  running.sort((a, b) => a.ms - b.ms)
  const changes = ids.map((id) => ({ id, source: sources.get(id), limit: limits(id) }))
  const sweeping = { journal, changes, reached }
  // From one sign in the journal to the next, with the tests of a file before the first of it.
  return { message: { job: 'sweep', files: running, sweeping }, seconds: 20 + 3 * longest }
}

/** What a thread told: which changes were noticed by what, and where it stood when it ended. */
function journalOf(path) {
  const found = []
  let last = null
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const told = JSON.parse(line)
    if (told.trying !== undefined) last = told.trying
    if (told.noticed !== undefined) found.push(told)
  }
  return { found, last }
}
