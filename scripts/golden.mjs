// Writes the golden battles anew, after a change of the rules that was meant; with --missing only
// those that are not there yet, and leaves the others as they were played.
import { runNode, tool } from './lib/tools.mjs'

const args = process.argv.slice(2)
const rest = args.filter((arg) => arg !== '--missing')
runNode([tool('vitest'), 'run', '--project', 'unit', 'golden', ...rest], {
  GROGNARD_GOLDEN: args.includes('--missing') ? 'missing' : 'write',
})
