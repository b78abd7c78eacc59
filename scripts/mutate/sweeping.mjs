// Gives chunks of changes to threads that try many of them at once, and gathers what they found.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** So many changes share a thread: to load all modules takes as long as to try a dozen of them. */
const TOGETHER = 80

/** Every worker gets a share, however few there are. */
const shareOf = (changes, workers) => Math.min(TOGETHER, Math.ceil(changes / workers))

/**
 * Tries changes by the package's own unit tests that come to them. Calls `noticed(change, by)` for
 * each that is noticed; gives back the others.
 */
export async function sweepChanges(pool, changes, watched, limits, noticed) {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-mutate-'))
  const files = watched.filter(({ own, project }) => own && project === 'unit')
  const byId = new Map(changes.map((change) => [change.id, change]))
  const left = new Set(byId.keys())
  /** Not to be tried in company again: they hang, or leave something behind. */
  const alone = new Set()
  const done = new Set()
  const waiting = [...byId.keys()]
  let number = 0

  function* jobs() {
    while (waiting.length > 0) {
      const ids = waiting.splice(0, shareOf(changes.length, pool.size))
      const journal = join(folder, `${number++}`)
      writeFileSync(journal, '')
      const job = jobOf(ids, files, limits, journal)
      if (job.message.files.length > 0) yield { ...job, ids, journal }
    }
  }
  try {
    while (waiting.length > 0 && !pool.stopped)
      await pool.each(jobs(), ({ ids, journal }, { lost }) => {
        const { found, last, taintedAt } = journalOf(journal)
        for (const [id, by] of found) {
          left.delete(id)
          noticed(byId.get(id), by)
        }
        for (const id of [taintedAt, lost ? last : null]) if (id !== null) alone.add(id)
        // Whatever came after it has not been tried; but each is put in company twice at most.
        if (taintedAt !== null || lost) {
          const again = ids.filter((id) => left.has(id) && !alone.has(id) && !done.has(id))
          for (const id of again) done.add(id)
          waiting.push(...again)
        }
      })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return changes.filter(({ id }) => left.has(id))
}

function jobOf(ids, files, limits, journal) {
  const wanted = new Set(ids)
  const reached = {}
  const running = []
  let seconds = 120
  for (const { file, project, tests, seconds: takes } of files) {
    const coming = tests.filter((test) => test.passed && test.reached.some((id) => wanted.has(id)))
    if (coming.length === 0) continue
    for (const test of coming) reached[test.id] = test.reached.filter((id) => wanted.has(id))
    running.push({ file, project, tests: coming.map(({ id }) => id), takes })
    seconds += 3 * takes
  }
  running.sort((a, b) => a.takes - b.takes)
  const changes = ids.map((id) => ({ id, limit: limits(id) }))
  const sweeping = { journal, changes, reached }
  // Generous, as with single changes; a change that hangs costs this much once.
  return { message: { job: 'sweep', files: running, sweeping }, seconds: seconds + 10 * ids.length }
}

/** What a thread told: which changes were noticed by what, and where it stood when it ended. */
function journalOf(path) {
  const found = []
  let last = null
  let taintedAt = null
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const told = JSON.parse(line)
    if (told.trying !== undefined) last = told.trying
    if (told.noticed !== undefined) found.push([told.noticed, told.by])
    if (told.taintedAt !== undefined) taintedAt = told.taintedAt
  }
  return { found, last, taintedAt }
}
