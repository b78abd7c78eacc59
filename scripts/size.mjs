// What a first visit to the table has to fetch until the first battle stands, compressed. Fails
// when that is more than it may be.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/bundle.mjs'

const MOST = 200 * 1024
const FIRST_RULEBOOK = 'afv'

const folder = join(root, 'dist', 'web')
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
const chunks = Object.entries(manifest).map(([key, chunk]) => ({ key, ...chunk }))

/** The files of a chunk, and of all that it cannot do without. */
function filesOf({ file, css = [], imports = [] }, found = new Set()) {
  if (found.has(file)) return found
  for (const own of [file, ...css]) found.add(own)
  for (const key of imports) filesOf(manifest[key], found)
  return found
}

/** Workers are built apart, so the manifest does not say what they import. */
function filesOfWorker(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(folder, file), 'utf8')
  for (const [, isDynamic, name] of text.matchAll(
    /(?:from|import(\()?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  )) {
    if (!isDynamic || name.includes(FIRST_RULEBOOK)) filesOfWorker(`assets/${name}`, found)
  }
  return found
}

const compressed = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`

const entry = chunks.filter(({ isEntry }) => isEntry)
const adapter = chunks.filter(
  ({ key, isDynamicEntry }) => isDynamicEntry && key.includes(`adapters/${FIRST_RULEBOOK}/index`),
)
const workers = [...entry, ...chunks]
  .flatMap(({ assets = [] }) => assets)
  .filter((file) => file.endsWith('.js'))
const application = entry.flatMap((chunk) => [...filesOf(chunk)])
const parts = {
  page: ['index.html'],
  styles: application.filter((file) => file.endsWith('.css')),
  application: application.filter((file) => !file.endsWith('.css')),
  adapter: adapter.flatMap((chunk) => [...filesOf(chunk)]),
  worker: workers.flatMap((file) => [...filesOfWorker(file)]),
}

const counted = new Set()
let total = 0
for (const [title, files] of Object.entries(parts)) {
  const fresh = [...new Set(files)].filter((file) => !counted.has(file))
  for (const file of fresh) counted.add(file)
  const bytes = fresh.reduce((sum, file) => sum + compressed(file), 0)
  total += bytes
  console.log(`${title.padEnd(12)}${kilobytes(bytes)}  ${fresh.join(', ')}`)
}
console.log(`${'together'.padEnd(12)}${kilobytes(total)}  of ${MOST / 1024} KB at most`)
if (total > MOST) {
  console.error('A first visit has to fetch too much.')
  process.exitCode = 1
}
