// Fuzzes: the few battles of `npm test`, every scenario and option once (--every), so many battles of
// Valour & Fortitude over editions and options (--editions N), or for as long as one likes
// (--minutes N), from any text as a seed (--seed TEXT); the rest goes to Vitest.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/bundle.mjs'
import { runNode, tool } from './lib/tools.mjs'

const args = process.argv.slice(2)

function refuse(sentence) {
  console.error(sentence)
  process.exit(2)
}

/** Takes an option and its value out of the arguments. */
function valueOf(name, example) {
  const at = args.indexOf(name)
  if (at === -1) return undefined
  const [, value] = args.splice(at, 2)
  return value ?? refuse(`${name} wants a value, as in: npm run fuzz -- ${name} ${example}`)
}

function hasFlag(name) {
  const at = args.indexOf(name)
  if (at !== -1) args.splice(at, 1)
  return at !== -1
}

const env = {}
const seed = valueOf('--seed', 'Wagram')
if (seed !== undefined) env.GROGNARD_FUZZ_SEED = seed
if (hasFlag('--every')) env.GROGNARD_FUZZ = 'every'
const editions = valueOf('--editions', '500')
if (editions !== undefined) {
  if (!(editions > 0))
    refuse('--editions wants a number above 0, as in: npm run fuzz -- --editions 500')
  env.GROGNARD_FUZZ_EDITIONS = editions
  args.push('packages/rules-vf/tests/options.fuzz.ts')
}
const minutes = valueOf('--minutes', '5')
if (minutes !== undefined) {
  if (!(minutes > 0)) refuse('--minutes wants a number above 0, as in: npm run fuzz -- --minutes 5')
  env.GROGNARD_FUZZ_UNTIL = String(Date.now() + minutes * 60_000)
  // All files fuzz side by side for the whole of the time.
  args.push(`--maxWorkers=${fuzzFiles()}`)
}
runNode([tool('vitest'), 'run', '--project', 'fuzz', ...args], env)

function fuzzFiles() {
  const files = readdirSync(join(root, 'packages'), { recursive: true })
  return files.filter((file) => file.endsWith('.fuzz.ts') && !file.includes('node_modules')).length
}
