// Mutation testing: breaks a package's sources one small change at a time, runs the tests that
// come to the change, and lists the changes that none of them noticed.
//
// Three stages, each of which takes longer for a change than the one before, and so tries a sample
// of what that left: many changes in one thread; each by itself with the package's own quick
// tests; and by all other tests, whole battles and other packages'. The share noticed is worked out from these.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/bundle.mjs'
import { tryAlone } from './mutate/alone.mjs'
import { instrument } from './mutate/instrument.mjs'
import { fairOrder, shuffled } from './mutate/order.mjs'
import { Pool } from './mutate/pool.mjs'
import { showProgress, showStage, summaryOf, told } from './mutate/report.mjs'
import { runsByChange } from './mutate/runs.mjs'
import { Refused, slashed, targetOf } from './mutate/target.mjs'
import { sweepChanges } from './mutate/sweeping.mjs'
import { failuresOf, testsFor, watchTests } from './mutate/watching.mjs'

const USAGE =
  'npm run mutate -- --package NAME [--minutes M] [--files GLOB] [--own] [--jobs K] [--json]'

function optionsFrom(args) {
  const options = {
    package: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    files: { type: 'string' },
    // Without other packages' tests, which take far longer: at least so many are noticed.
    own: { type: 'boolean', default: false },
    jobs: { type: 'string' },
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
  const jobs = values.jobs === undefined ? undefined : Number(values.jobs)
  if (jobs !== undefined && !(Number.isInteger(jobs) && jobs > 0))
    throw new Refused(`--jobs wants a whole number above 0, as in: ${USAGE}`)
  return { ...values, minutes, jobs, target: targetOf(values.package ?? '', values.files) }
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

/** Of the time that is left a stage gets this part, and the last one all of it. */
const COMPANY = 0.4
const ALONE = 0.6

/** Tells how long each stage took, and when the next is late. */
function clockOf(minutes) {
  const begun = performance.now()
  const end = begun + minutes * 60_000
  const seconds = {}
  let since = begun
  return {
    seconds,
    lateAfter(part) {
      const until = performance.now() + part * Math.max(0, end - performance.now())
      return () => performance.now() > until
    },
    note(stage) {
      seconds[stage] = Math.round((performance.now() - since) / 1000)
      showStage(`${stage}: ${seconds[stage]} s`)
      since = performance.now()
    },
  }
}

/** Own test files that take longer, with every line of the rules counted, play whole battles. */
const QUICK_SECONDS = 10

const namesOf = (files) => files.map(({ file }) => basename(file)).join(', ')

const progress = (what) => (done, left) => showProgress(`${what}: ${done} done, ${left} left over`)

/** Tries the changes stage after stage; null where the tests fail with nothing broken. */
async function tried(pool, { changes, target, own, minutes }) {
  const clock = clockOf(minutes)
  const { near, far } = await testsFor(pool, target, own)
  const watched = await watchTests(pool, near, target, QUICK_SECONDS)
  const quick = watched.filter(({ lost }) => lost !== 'timeout')
  const failures = failuresOf(quick)
  if (failures.length > 0) {
    showProgress('')
    console.error(`The tests fail before anything is broken:\n${failures.join('\n')}`)
    return null
  }
  clock.note('watching')
  const slow = near.filter(({ file }) => !quick.some((test) => test.file === file))
  if (slow.length > 0) showStage(`Left to the last stage, for they take long: ${namesOf(slow)}`)
  const runs = runsByChange(changes, quick)
  const unreached = changes.filter(({ id }) => runs.get(id).length === 0).length
  const limits = (id) => Math.max(...runs.get(id).map(({ limit }) => limit), 0)

  const company = await sweepChanges(pool, fairOrder(changes), quick, limits, {
    isLate: clock.lateAfter(COMPANY),
    tell: progress('In company'),
  })
  clock.note('company')
  const alone = await tryAlone(pool, shuffled(company.left, 'alone'), runs, {
    isLate: clock.lateAfter(ALONE),
    tell: progress('Alone'),
    known: company.noticed,
  })
  clock.note('alone')
  const others = await triedByOthers(pool, alone, [...slow, ...far], { changes, target, clock })
  return { unreached, company, alone, others, seconds: clock.seconds }
}

/** Tries what the package's own quick tests left by all other tests. */
async function triedByOthers(pool, alone, tests, { changes, target, clock }) {
  const isLate = clock.lateAfter(1)
  const left = alone.filter(({ how }) => how === null).map(({ change }) => change)
  if (left.length === 0 || isLate()) return []
  const watched = await watchTests(pool, tests, target)
  const failures = failuresOf(watched)
  if (failures.length > 0) console.error(`Left out, for they fail already:\n${failures.join('\n')}`)
  const runs = runsByChange(changes, watched)
  clock.note('watching others')
  const others = await tryAlone(pool, shuffled(left, 'others'), runs, {
    isLate,
    tell: progress('Other tests'),
  })
  clock.note('others')
  return others
}

async function main() {
  const { target, minutes, own, jobs, json } = optionsFrom(process.argv.slice(2))
  const { changes, sources } = switchedSources(target.sources)
  const pool = new Pool({ job: 'start', sources }, jobs)
  process.once('SIGINT', () => pool.stop())
  try {
    const found = await tried(pool, { changes, target, own, minutes })
    if (found === null) return 1
    const summary = summaryOf({ folder: target.folder, own, changes, ...found })
    showProgress('')
    console.log(json ? JSON.stringify(summary, null, 2) : told(summary))
    return 0
  } finally {
    pool.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error.message)
  process.exitCode = error instanceof Refused ? 2 : 1
}
