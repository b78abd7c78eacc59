// Measures Grognard against others on this machine and prints the table. It installs what it
// compares with by itself, and says what it does on stderr: stdout is for the figures alone.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { findBrowser } from '../scripts/lib/browser.mjs'
import { withLock } from '../scripts/lib/lock.mjs'
import { npm, setUp } from '../scripts/lib/setup.mjs'
import { inUnit, rows } from './rows.mjs'
import { tableOf } from './table.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const stamp = join(here, 'node_modules', '.grognard-bench')

function options() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        json: { type: 'boolean', default: false },
        smoke: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return refuse(error.message)
  }
}

function chosenRows(only) {
  if (only === undefined) return rows
  const chosen = rows.filter(({ name, group }) => only === name || only === group)
  if (chosen.length > 0) return chosen
  const names = new Set(rows.flatMap(({ name, group }) => [group, name]))
  return refuse(`The benchmark has no row '${only}'; it has ${[...names].join(', ')}.`)
}

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

/**
 * Installs the peers, unless that has been done for this lockfile. A smoke run does without the
 * large ones, of the geometry and of whole battles; they are the development dependencies.
 */
async function install(nameChild) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(here, 'package-lock.json')))
    .digest('hex')
  const isWhole = stampNow() === wanted
  if (isWhole || (smoke && stampNow() === `${wanted} without`)) return
  console.error('Installing what the benchmark compares with')
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
  await npm(smoke ? [...args, '--omit=dev'] : args, { cwd: here, onStart: nameChild })
  writeFileSync(stamp, smoke ? `${wanted} without` : wanted)
}

function stampNow() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** Bundles the groups, peers included, as a release would be: the peers run in production mode. */
async function bundle(groups) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: here,
    entryPoints: groups.map((group) => `${group}.ts`),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    conditions: ['source'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: true,
    // These run as they are published, and a smoke run may not have them.
    external: [
      '@grognard/adapters/*',
      'flatbush',
      'planck',
      '@dimforge/*',
      'geos-wasm',
      'jsts/*',
      '@turf/*',
      '@pkmn/*',
      '@playwright/test',
    ],
    plugins: [largerUnits],
    logLevel: 'warning',
  })
}

/** Gives picket's units the twenty fields of unit.ts here. */
const largerUnits = {
  name: 'larger-units',
  setup(build) {
    build.onResolve({ filter: /^\.\/unit\.ts$/ }, ({ importer }) =>
      /[\\/]picket[\\/][^\\/]+$/.test(importer) ? { path: join(here, 'unit.ts') } : undefined,
    )
  },
}

/** Runs a group in a process of its own, so that no row inherits what another made the engine do. */
async function measure(group, names, smoke) {
  console.error(`Measuring ${group}`)
  const args = [join(here, 'dist', `${group}.js`), ...(smoke ? ['--smoke'] : [])]
  const child = spawn(process.execPath, [...args, ...names], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(await browserFor(group)), NODE_ENV: 'production' },
  })
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The measuring of '${group}' failed.`)
  return JSON.parse(output)
}

async function browserFor(group) {
  if (group !== 'frames' || smoke) return {}
  const { path, env } = await findBrowser()
  return { ...env, CHROMIUM_PATH: path }
}

/** Which rows share a process: those of a group, unless they would disturb each other. */
function turnsOf(wanted) {
  const names = wanted.map(({ name }) => name)
  return wanted.some(({ alone }) => alone) && !smoke ? names.map((name) => [name]) : [names]
}

/** A smoke run judges nothing: its figures mean nothing. */
function judged(row, name, { ours, spread, cpuRatio, ...compared }, smoke) {
  const { unit } = row
  const value = inUnit(unit, ours)
  const least = row.least?.[name.slice(row.name.length + 1)]
  const ratio = least === undefined ? compared.ratio : value / least
  const [peer, target] = least === undefined ? [row.peer, row.target] : ['at least', 1]
  const met = smoke || target === null ? null : ratio >= target
  return { name, value, unit, peer, ratio, spread, cpuRatio, target, met }
}

/** What was measured for a row: one figure, or one for each of what it is divided into. */
const measuredFor = ({ name, each }, measured) =>
  Object.entries(measured).filter(([key]) => key === name || (each && key.startsWith(`${name}/`)))

const { only, json, smoke } = options()
const chosen = chosenRows(only)
const needsBrowser = !smoke && chosen.some(({ group }) => group === 'frames')
await main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})

async function main() {
  await setUp({ table: needsBrowser })
  await withLock(join(here, '..', '.cache', 'bench.lock'), run, () =>
    console.error('Waiting for another benchmark: two at a time would disturb each other'),
  )
}

async function run(nameChild) {
  await install(nameChild)
  const groups = [...new Set(chosen.map(({ group }) => group))]
  await bundle(groups)
  const results = []
  for (const group of groups) {
    const wanted = chosen.filter((row) => row.group === group)
    const measured = {}
    for (const names of turnsOf(wanted)) Object.assign(measured, await measure(group, names, smoke))
    // A smoke run has nothing for peers that are not installed.
    for (const row of wanted)
      for (const [name, figures] of measuredFor(row, measured))
        results.push(judged(row, name, figures, smoke))
  }
  if (json) console.log(JSON.stringify(results, null, 2))
  else {
    console.log(tableOf(results))
    console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`)
    if (smoke) console.log('Each row was tried once: these figures say nothing about speed.')
  }
}
