// Fuzzes for the usual seconds, or with --minutes N for longer; the rest goes to Vitest.
import { runNode, tool } from './lib/tools.mjs'

const args = process.argv.slice(2)
const at = args.indexOf('--minutes')
const env = {}
if (at !== -1) {
  const minutes = Number(args[at + 1])
  if (!(minutes > 0)) {
    console.error('--minutes wants a number above 0, as in: npm run fuzz -- --minutes 5')
    process.exit(2)
  }
  args.splice(at, 2)
  env.GROGNARD_FUZZ_SECONDS = String(minutes * 60)
}
runNode([tool('vitest'), 'run', '--project', 'fuzz', ...args], env)
