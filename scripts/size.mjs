// What a first visit to the table has to fetch until the first battle stands, compressed. Fails
// when that is more than it may be.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/bundle.mjs'

const MOST = 220 * 1024
/** The book that a new battle is of when nobody chooses another. */
const FIRST_BOOK = 'afv'

const folder = join(root, 'dist', 'web')
const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))

/** The files of a chunk, and of all that it cannot do without. */
function filesOf({ file, css = [], imports = [] }, found = new Set()) {
  if (found.has(file)) return found
  for (const own of [file, ...css]) found.add(own)
  for (const key of imports) filesOf(manifest[key], found)
  return found
}

const compressed = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`

const application = [...filesOf(manifest['index.html'])]
const parts = {
  page: ['index.html'],
  styles: application.filter((file) => file.endsWith('.css')),
  application: application.filter((file) => !file.endsWith('.css')),
  adapter: [...filesOf(manifest[`adapters/${FIRST_BOOK}/index.ts`])],
  worker: [
    ...filesOf(manifest['host/worker.ts']),
    ...filesOf(manifest[`../books/${FIRST_BOOK}/rules.ts`]),
  ],
}

const counted = new Set()
let total = 0
for (const [title, files] of Object.entries(parts)) {
  const fresh = files.filter((file) => !counted.has(file))
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
