// Plays battles and looks at twins in which all that blue cannot know is dealt anew: what blue and
// watchers are told must be the same. npm run leaks -- [--battles N] [--rules vf2,afv] [--break look]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { root } from './lib/bundle.mjs'

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '20' },
    rules: { type: 'string', default: 'vf2,afv' },
    break: { type: 'string' },
  },
})
const battles = Number(values.battles)
if (!Number.isInteger(battles) || battles < 1) refuse('--battles wants a number above 0.')
if (![undefined, 'look', 'passes'].includes(values.break)) refuse('--break wants look or passes.')

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

mkdirSync(join(root, 'dist'), { recursive: true })
const folder = mkdtempSync(join(root, 'dist', 'leaks-'))
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['tests/leaks/run.ts'],
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
  })
  const { run } = await import(pathToFileURL(join(folder, 'run.mjs')).href)
  if (!(await run(values.rules.split(','), battles, values.break ?? null))) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
