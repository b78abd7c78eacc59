// Mutation testing: breaks a package's sources one small change at a time, runs the tests that
// come to the change, and lists the changes that none of them noticed.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/bundle.mjs'
import { instrument } from './mutate/instrument.mjs'
import { fairOrder } from './mutate/order.mjs'
import { Pool } from './mutate/pool.mjs'
import { showProgress, summaryOf, told } from './mutate/report.mjs'
import { runsByChange } from './mutate/runs.mjs'
import { Refused, slashed, targetOf } from './mutate/target.mjs'
import { sweepChanges } from './mutate/sweeping.mjs'
import { failuresOf, sociableGroups, watchTests } from './mutate/watching.mjs'

const USAGE = 'npm run mutate -- --package NAME [--minutes M] [--files GLOB] [--own] [--json]'

function optionsFrom(args) {
  const options = {
    package: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    files: { type: 'string' },
    // The package's own tests alone, without fuzz: more changes in the same time, and at least so
    // many are noticed.
    own: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  }
  let values
  try {
    values = parseArgs({ args, options }).values
  } catch (error) {
    throw new Refused(`${error.message.split('. ')[0]}. The options are: ${USAGE}`)
  }
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Refused(`--minutes wants a number above 0, as in: ${USAGE}`)
  return { ...values, minutes, target: targetOf(values.package ?? '', values.files, values.own) }
}

/** All changes of the files, and the files with every change behind a switch. */
function switchedSources(files) {
  const changes = []
  const sources = {}
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const switched = instrument(file, source, changes.length)
    changes.push(...switched.changes)
    sources[slashed(join(root, file))] = switched.code
  }
  return { changes, sources }
}

/**
 * So many changes are tried at a time: many in company first, and those left each by itself. The
 * first chunk is small, so that a short run has something to say.
 */
const FIRST_CHUNK = 40
const CHUNK = 160

/** Tries chunk after chunk until all are done or the time is up. */
async function tryChanges(pool, changes, watched, runs) {
  const tried = []
  const note = (change, how, reached = true) => {
    tried.push({ change, noticed: how !== null, how, reached })
    const left = tried.filter(({ noticed }) => !noticed).length
    showProgress(`${tried.length} of ${changes.length} changes tried, ${left} not noticed`)
  }
  const limits = (id) => Math.max(...runs.get(id).map(({ limit }) => limit), 0)
  const ordered = fairOrder(changes)
  for (let at = 0, size = FIRST_CHUNK; at < ordered.length && !pool.stopped; size = CHUNK) {
    const chunk = ordered.slice(at, at + size)
    at += chunk.length
    // Of a chunk that is cut short the noticed ones would be too many: all of it counts, or none.
    const found = []
    const rest = await sweepChanges(pool, chunk, watched, limits, (...one) => found.push(one))
    await tryAlone(pool, rest, runs, (...one) => found.push(one))
    if (!pool.stopped || found.length === chunk.length) for (const one of found) note(...one)
  }
  return tried
}

/** Tries one change after another, each in threads of its own. */
async function tryAlone(pool, changes, runs, note) {
  function* jobs() {
    for (const change of changes) {
      const own = runs.get(change.id)
      // Generous: a machine that is busy with something else must not look like a noticed change.
      const seconds = 10 + 5 * own.reduce((sum, run) => sum + run.seconds, 0)
      if (own.length === 0) note(change, null, false)
      else yield { change, message: { job: 'attempt', id: change.id, runs: own }, seconds }
    }
  }
  await pool.each(jobs(), ({ change }, { result, error, lost }) =>
    note(change, lost ?? error ?? result.noticedBy),
  )
}

async function main() {
  const { target, minutes, json } = optionsFrom(process.argv.slice(2))
  const begun = performance.now()
  const { changes, sources } = switchedSources(target.sources)
  const pool = new Pool({ job: 'start', sources })
  const timer = setTimeout(() => pool.stop(), minutes * 60_000)
  process.once('SIGINT', () => pool.stop())
  try {
    const watched = await watchTests(pool, target)
    const failures = failuresOf(watched.filter(({ own }) => own))
    if (failures.length > 0) {
      showProgress('')
      console.error(`The tests fail before anything is broken:\n${failures.join('\n')}`)
      return 1
    }
    const others = failuresOf(watched)
    if (others.length > 0) console.error(`Left out, for they fail already:\n${others.join('\n')}`)
    const sociable = await sociableGroups(pool, watched)
    const runs = runsByChange(changes, watched, sociable)
    // Cut short before all tests have run once, it knows nothing yet of what they reach.
    const unreached = pool.stopped ? [] : changes.filter(({ id }) => runs.get(id).length === 0)
    const tried = await tryChanges(pool, changes, watched, runs)
    const seconds = (performance.now() - begun) / 1000
    const summary = summaryOf({
      folder: target.folder,
      changes,
      tried,
      unreached: unreached.length,
      seconds,
    })
    showProgress('')
    console.log(json ? JSON.stringify(summary, null, 2) : told(summary))
    return 0
  } finally {
    clearTimeout(timer)
    pool.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error.message)
  process.exitCode = error instanceof Refused ? 2 : 1
}
