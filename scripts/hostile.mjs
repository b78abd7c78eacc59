// Tries some 400 kinds of bad files, options and messages at every command, at the keeper of a
// battle and at the browser's import, and counts what came of them: npm run hostile [-- --all]
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { root } from './lib/bundle.mjs'

/** Longer than this, in the processor's time, nothing bad may keep anybody waiting. */
const SECONDS = 5
/** On a busy machine it may look longer. */
const PATIENCE_MS = 120_000

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

mkdirSync(join(root, 'dist'), { recursive: true })
const folder = mkdtempSync(join(root, 'dist', 'hostile-'))
await build({
  absWorkingDir: root,
  entryPoints: ['tests/hostile/child.ts'],
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  conditions: ['source'],
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.css': 'empty' },
  logLevel: 'error',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
})

const counts = { sentences: 0, traces: 0, hangs: 0, accepted: 0 }
const bad = []
let kinds = 0
let tries = 0

/** What came of one try. */
function note({ name, door, told, seconds }) {
  tries++
  const tell = (what, why) =>
    bad.push(`${what}: ${name} (door ${door + 1})${why ? `: ${why}` : ''}`)
  if (seconds > SECONDS) {
    counts.hangs++
    tell('hang', `${seconds.toFixed(1)} s`)
  }
  if (told.how === 'refused') {
    counts.sentences++
    if (values.all) console.log(`${name}: ${told.sentence.slice(0, 160)}`)
  } else if (told.how === 'trace') {
    counts.traces++
    tell('trace', told.why.split('\n').slice(0, 3).join(' | ').slice(0, 300))
  } else {
    counts.accepted++
    tell('accepted')
  }
}

/** Tries all kinds from one on; where it stuck, or null when it came to the end. */
function attempt(from) {
  return new Promise((resolve) => {
    const child = fork(join(folder, 'child.mjs'), [String(from)], { cwd: root })
    let now = null
    let isDone = false
    let timer
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    }
    wait()
    child.on('message', (message) => {
      wait()
      if ('count' in message) kinds = message.count
      else if ('end' in message) isDone = true
      else if ('told' in message) note(message)
      else now = message
    })
    child.on('close', () => {
      clearTimeout(timer)
      resolve(isDone ? null : (now ?? { at: from, name: 'start', door: 0 }))
    })
  })
}

try {
  for (let stuck = await attempt(0); stuck; stuck = await attempt(stuck.at + 1)) {
    counts.hangs++
    bad.push(`hang or crash: ${stuck.name} (door ${stuck.door + 1})`)
    if (kinds === 0) break
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const line of bad) console.log(line)
console.log(
  `${kinds} kinds in ${tries} tries: ${counts.sentences} sentences, ${counts.traces} traces, ` +
    `${counts.hangs} hangs over ${SECONDS} s, ${counts.accepted} silent acceptances.`,
)
process.exitCode = bad.length === 0 && tries > 0 ? 0 : 1
