// Runs every check in turn, a line for each; a step's own output is shown only when it fails. With
// --long it runs instead what takes too long to be waited for, and says what that covers.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './lib/browser.mjs'
import { root } from './lib/bundle.mjs'
import { countPlaywright, countVitest, readCount } from './lib/counts.mjs'
import { tool } from './lib/tools.mjs'

const results = join(root, '.cache', 'test-results')
const resultsOf = (name) => join(results, `${name}.json`)

const script = (name) => join(root, 'scripts', name)

// What is the same on a phone as at a desk, or in Italian as in English, is tried there once in a
// while; so is what a test of the same engine has tried already.
const LONG =
  '@long|phone .*(access|compare|engine|film|service|store|study|vf-editions|vf-guide|vf-panels|vf-pictures).spec|still.spec.*, it$|forecast.spec.*: it$|steps.spec.*in Italian|a hundred thousand verdicts'

// What uses one core for most of its time goes side by side: `beside` names the step before it.
const short = {
  types: { run: () => [tool('typescript', 'tsc'), '-b'] },
  format: { run: () => [tool('oxfmt'), '--check'], beside: 'types' },
  lint: { run: () => [tool('oxlint')], beside: 'types' },
  unused: { run: () => [tool('knip')], beside: 'types' },
  unit: { run: () => vitest('unit', ['unit', 'apart'], 'not long'), count: countVitest },
  fuzz: { run: () => vitest('fuzz', ['fuzz']), count: countVitest },
  browser: {
    run: () =>
      browserTests(`--grep-invert=${LONG}|speed.spec`, `--workers=${availableParallelism()}`),
    count: countPlaywright,
  },
  // What is timed must not share the machine with another test.
  timed: { run: () => browserTests('--grep=speed.spec', '--workers=1'), count: countPlaywright },
  bench: {
    run: () => [join(root, 'bench', 'run.mjs'), '--smoke'],
    // The benchmark installs its peers, which is for CI to wait for.
    skip: () => !process.env.CI || !existsSync(join(root, 'bench', 'run.mjs')),
  },
}

const long = {
  'long-unit': {
    covers: 'computer players over many battles, and the digests of long simulations',
    run: () => vitest('long-unit', ['unit'], 'long'),
    count: countVitest,
  },
  every: {
    covers: 'every scenario, every value of an option and armies at random, fuzzed once',
    run: () => vitest('every', ['fuzz']),
    env: { GROGNARD_FUZZ: 'every' },
    count: countVitest,
  },
  battles: {
    covers:
      'whole battles in the browser by clicks, keys and taps; again on a phone, and in Italian',
    run: () => browserTests(`--grep=${LONG}`, `--workers=${availableParallelism()}`),
    count: countPlaywright,
  },
}

function browserTests(...args) {
  // A test that passes only when it is tried again is told at the end.
  return [script('browser.mjs'), '--reporter=list,json', '--retries=1', ...args]
}

function vitest(name, projects, tags) {
  return [
    tool('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...(tags === undefined ? [] : [`--tagsFilter=${tags}`]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsOf(name)}`,
  ]
}

function choose() {
  const options = { only: { type: 'string' }, long: { type: 'boolean', default: false } }
  let values
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    refuse(`${error.message}.`)
  }
  const steps = values.long ? long : short
  if (values.only === undefined) {
    const names = Object.keys(steps).filter((name) => !steps[name].skip?.())
    return { steps, names }
  }
  const names = values.only.split(',')
  const unknown = names.find((name) => !Object.hasOwn(steps, name))
  if (unknown !== undefined)
    refuse(`There is no step '${unknown}'; the steps are ${Object.keys(steps).join(', ')}.`)
  return { steps, names: Object.keys(steps).filter((name) => names.includes(name)) }
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

function run(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(name),
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    },
  })
  const output = []
  child.stdout.on('data', (data) => output.push(data))
  child.stderr.on('data', (data) => output.push(data))
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(output).toString() }),
    )
  })
}

async function take(name, { run: command, env, count, covers }) {
  const start = Date.now()
  const { ok, output } = await run(name, command(), env)
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  const counted = count && readCount(resultsOf(name), count, ok)
  const tests = counted ? `  ${counted.passed + counted.failed} tests` : ''
  const told = covers === undefined ? '' : `  ${covers}`
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(9)}${seconds.padStart(6)} s${tests}${told}`,
  )
  if (!ok) console.log(output.trimEnd())
  return { name, ok, passed: 0, failed: 0, flaky: [], ...counted }
}

/** Steps that go side by side, in their order. */
function groupsOf(steps, names) {
  const groups = new Map()
  for (const name of names) {
    const first = steps[name].beside ?? name
    groups.set(first, [...(groups.get(first) ?? []), name])
  }
  return groups.values()
}

const begun = Date.now()
const { steps, names } = choose()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Where there is no browser it is got meanwhile; whether it could be had is told by who needs it.
if (names.some((name) => steps[name].count === countPlaywright)) findBrowser().catch(() => {})
const done = []
for (const group of groupsOf(steps, names))
  done.push(...(await Promise.all(group.map((name) => take(name, steps[name])))))

const failures = done.filter(({ ok }) => !ok).map(({ name }) => name)
const flaky = done.flatMap((one) => one.flaky)
for (const title of flaky) console.log(`Flaky: ${title}`)
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
const sum = (what) => done.reduce((total, one) => total + one[what], 0)
const seconds = Math.round((Date.now() - begun) / 1000)
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed, ${flaky.length} flaky, in ${seconds} s`,
)
process.exitCode = failures.length > 0 ? 1 : 0
