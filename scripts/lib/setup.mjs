// Sets up what a clone lacks: the dependencies, and the command and the table built from the
// sources. It runs before anything is installed, so it uses nothing but Node until then, and it
// says what it does on stderr, because the command's own output belongs to whoever reads stdout.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { bundle, root } from './bundle.mjs'
import { isInstalledAs } from './installed.mjs'
import { withLock } from './lock.mjs'
import { packageFolders } from './packages.mjs'
import { buildTable, isTableBuilt } from './table.mjs'
import { fileState, readStamp } from './stamp.mjs'

const lockfile = join(root, 'package-lock.json')
const installed = join(root, 'node_modules', '.package-lock.json')
const buildStamp = join(root, 'dist', '.setup.json')
const entryPoints = {
  grognard: 'packages/cli/main.ts',
  worker: 'packages/cli/worker.ts',
  counting: 'packages/cli/counting.ts',
}

/** The table is the application in the browser; only those who serve it wait for its build. */
export async function setUp({ table = false } = {}) {
  const wanted = wantedInstall()
  const isTableWanted = () => table && !isTableBuilt(wanted)
  if (isInstalled() && isBuilt(wanted) && !isTableWanted()) return
  await withLock(
    join(root, '.cache', 'setup.lock'),
    async (nameChild) => {
      if (!isInstalled()) await step('Installing the dependencies', () => install(nameChild))
      if (!isBuilt(wanted)) await step('Building the command', () => build(wanted))
      if (isTableWanted()) await step('Building the table', () => buildTable(wanted))
    },
    () => console.error('Waiting for another set-up (if there is none, remove .cache/setup.lock)'),
  )
}

async function step(title, work) {
  const start = Date.now()
  process.stderr.write(`${title} ... `)
  try {
    await work()
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
  process.stderr.write(`${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

function wantedInstall() {
  const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${process.platform} ${process.arch} ${hash}`
}

function isInstalled() {
  const [wanted, there] = [readStamp(lockfile), readStamp(installed)]
  return wanted !== undefined && there !== undefined && isInstalledAs(wanted, there)
}

async function install(nameChild) {
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund']
  await npm(args, { onStart: nameChild })
}

/** Runs npm in the project's folder, silently unless it fails. */
export async function npm(args, { cwd = root, onStart } = {}) {
  const { command, prefix, shell } = npmCommand()
  const child = spawn(command, [...prefix, ...args], {
    cwd,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined) onStart?.(child.pid)
  let output = ''
  child.stdout.on('data', (data) => (output += data))
  child.stderr.on('data', (data) => (output += data))
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code === 0) return
  // The reason comes first; a page of usage may follow.
  const reason = output.split('\n').filter((line) => /^npm error \S/.test(line))
  throw new Error(`npm ${args[0]} failed. It said:\n${reason.slice(0, 6).join('\n') || output}`)
}

function npmCommand() {
  const bin = dirname(process.execPath)
  const script = [
    process.env.npm_execpath,
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((path) => path !== undefined && basename(path) === 'npm-cli.js' && existsSync(path))
  if (script !== undefined) return { command: process.execPath, prefix: [script], shell: false }
  // On Windows npm is a batch file, which only a shell can run.
  return { command: 'npm', prefix: [], shell: process.platform === 'win32' }
}

function isBuilt(wanted) {
  const stamp = readStamp(buildStamp)
  if (stamp?.install !== wanted) return false
  return Object.entries(stamp.files).every(([path, state]) => state === fileState(join(root, path)))
}

const isEntry = (path) => Number(dirname(path) === join(root, 'dist'))

/** Removes what no build names any more but this one and the last, which may still be running. */
function removeOld(outputs) {
  const folder = join(root, 'dist', 'chunks')
  const kept = new Set([...outputs, ...Object.keys(readStamp(buildStamp)?.files ?? {})])
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const path = join(folder, name)
    if (!kept.has(relative(root, path))) rmSync(path, { force: true })
  }
}

async function build(wanted) {
  const started = Date.now()
  const present = Object.entries(entryPoints).filter(([, path]) => existsSync(join(root, path)))
  const result = await bundle(Object.fromEntries(present)).catch(() => {
    // The bundler has already printed what is wrong, and where.
    throw new Error('The command could not be built from packages/cli.')
  })
  // Whatever loads others is written after them.
  for (const file of result.outputFiles.toSorted((a, b) => isEntry(a.path) - isEntry(b.path))) {
    mkdirSync(dirname(file.path), { recursive: true })
    // Another process may be loading the old file: it sees the old or the new, never half of one.
    const temporary = `${file.path}.${process.pid}.tmp`
    writeFileSync(temporary, file.contents)
    renameSync(temporary, file.path)
  }
  const manifests = [...packageFolders().values()].map((folder) => `${folder}/package.json`)
  const sources = Object.keys(result.metafile.inputs).filter(
    (path) => !path.includes('node_modules/'),
  )
  const outputs = result.outputFiles.map((file) => relative(root, file.path))
  removeOld(outputs)
  const files = [
    ...Object.values(entryPoints),
    ...sources,
    ...manifests,
    'scripts/lib/bundle.mjs',
    ...outputs,
  ]
  const states = files.map((path) => {
    const changed = statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs
    const isTooNew = changed >= started && !outputs.includes(path)
    return [path, isTooNew ? 'changed during the build' : fileState(join(root, path))]
  })
  writeFileSync(buildStamp, JSON.stringify({ install: wanted, files: Object.fromEntries(states) }))
}
