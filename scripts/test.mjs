// Runs every check in turn, a line for each; a step's own output is shown only when it fails.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/bundle.mjs'
import { tool } from './lib/tools.mjs'

const results = join(root, '.cache', 'test-results')

const steps = {
  types: { run: () => [tool('typescript', 'tsc'), '-b'] },
  format: { run: () => [tool('oxfmt'), '--check'] },
  lint: { run: () => [tool('oxlint')] },
  unused: { run: () => [tool('knip')] },
  unit: { run: () => vitest('unit'), count: countVitest },
  fuzz: { run: () => vitest('fuzz'), count: countVitest },
  browser: {
    run: () => browserTests('--grep-invert=speed.spec', `--workers=${availableParallelism()}`),
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

const browserTests = (...args) => [
  join(root, 'scripts', 'browser.mjs'),
  '--reporter=list,json',
  ...args,
]

function vitest(project) {
  const output = `--outputFile.json=${resultsOf(project)}`
  return [
    tool('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    output,
  ]
}

// A file that cannot be loaded has no tests to fail; it counts as one.
function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

function resultsOf(name) {
  return join(results, `${name}.json`)
}

function chosenSteps() {
  let only
  try {
    only = parseArgs({ options: { only: { type: 'string' } } }).values.only
  } catch (error) {
    refuse(`${error.message}.`)
  }
  if (only === undefined) return Object.keys(steps).filter((name) => !steps[name].skip?.())
  const names = only.split(',')
  const unknown = names.find((name) => !Object.hasOwn(steps, name))
  if (unknown === undefined) return Object.keys(steps).filter((name) => names.includes(name))
  return refuse(`There is no step '${unknown}'; the steps are ${Object.keys(steps).join(', ')}.`)
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

function run(name, args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
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

// A step that fails before any test of it could run counts as one failure.
function countTests({ count }, name, ok) {
  if (count === undefined) return { passed: 0, failed: 0 }
  let counted = { passed: 0, failed: 0 }
  try {
    counted = count(JSON.parse(readFileSync(resultsOf(name), 'utf8')))
  } catch {
    // There is no report where the tool itself failed.
  }
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

const chosen = chosenSteps()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0 }
const failures = []
for (const name of chosen) {
  const start = Date.now()
  const { ok, output } = await run(name, steps[name].run())
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  const { passed, failed } = countTests(steps[name], name, ok)
  total.passed += passed
  total.failed += failed
  const tests = steps[name].count === undefined ? '' : `  ${passed + failed} tests`
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)}${seconds.padStart(6)} s${tests}`)
  if (!ok) {
    failures.push(name)
    console.log(output.trimEnd())
  }
}
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
