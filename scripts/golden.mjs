// Writes the golden battles anew, after a change of the rules that was meant.
import { runNode, tool } from './lib/tools.mjs'

const args = process.argv.slice(2)
runNode([tool('vitest'), 'run', '--project', 'unit', 'golden', ...args], {
  GROGNARD_GOLDEN: 'write',
})
