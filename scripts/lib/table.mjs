// Builds the application in the browser into dist/web, when any file that it is made of changed.
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { root } from './bundle.mjs'
import { packageFolders } from './packages.mjs'
import { fileState, readStamp } from './stamp.mjs'

const folder = join(root, 'dist', 'web')
const stamp = join(root, 'dist', '.table.json')

export function isTableBuilt(install) {
  const built = readStamp(stamp)
  return (
    built?.install === install &&
    isSame(built.sources, sourceStates()) &&
    isSame(built.outputs, statesIn(folder))
  )
}

export async function buildTable(install) {
  // Taken before the build: whatever changes while it runs is built again.
  const sources = sourceStates()
  removeLeftovers()
  const { build } = await import('vite')
  const temporary = join(root, 'dist', `web.${process.pid}.tmp`)
  // Whoever runs tests has another one, and would get the table as for development.
  const environment = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(root, 'packages', 'web', 'vite.config.ts'),
      logLevel: 'silent',
      build: { outDir: temporary },
    })
    // A server that is just starting sees the old files or the new ones, never half of them.
    const old = `${temporary}.old`
    if (existsSync(folder)) renameSync(folder, old)
    renameSync(temporary, folder)
    rmSync(old, { recursive: true, force: true })
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    throw new Error(`The table could not be built from packages/web: ${error.message}`, {
      cause: error,
    })
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = environment
  }
  writeFileSync(stamp, JSON.stringify({ install, sources, outputs: statesIn(folder) }))
}

/** What a build left that was killed. */
function removeLeftovers() {
  const dist = join(root, 'dist')
  for (const name of existsSync(dist) ? readdirSync(dist) : []) {
    if (/^web\..*\.(tmp|old)$/.test(name))
      rmSync(join(dist, name), { recursive: true, force: true })
  }
}

function sourceStates() {
  const folders = [...packagesOf('web', packageFolders())].map((folder) => join(root, folder))
  const own = ['packages.mjs', 'stamp.mjs', 'table.mjs'].map((name) =>
    join(root, 'scripts', 'lib', name),
  )
  const states = folders.map((path) => statesIn(path, /^(dist|node_modules)$|\.tsbuildinfo$/))
  return Object.assign({}, ...states, ...own.map((path) => stateOf(path)))
}

/** The folders of a package and of all those of the project that it is made of. */
function packagesOf(name, folders, found = new Set()) {
  const folder = folders.get(name)
  if (found.has(folder)) return found
  found.add(folder)
  const manifest = readFileSync(join(root, folder, 'package.json'), 'utf8')
  for (const dependency of Object.keys(JSON.parse(manifest).dependencies ?? {})) {
    if (dependency.startsWith('@grognard/')) packagesOf(dependency.split('/')[1], folders, found)
  }
  return found
}

function statesIn(path, except) {
  if (!existsSync(path)) return {}
  const entries = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => except === undefined || !except.test(name),
  )
  const states = entries.map((entry) => {
    const inside = join(path, entry.name)
    return entry.isDirectory() ? statesIn(inside, except) : stateOf(inside)
  })
  return Object.assign({}, ...states)
}

const stateOf = (path) => ({ [relative(root, path).split(sep).join(posix.sep)]: fileState(path) })

function isSame(a, b) {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
