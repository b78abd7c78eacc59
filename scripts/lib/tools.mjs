import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bundle.mjs'

/** The script behind a tool's command, to be run by Node: the command itself is a batch file on Windows. */
export function tool(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Runs Node in the project's folder with the terminal as its own, and takes over its exit status. */
export function runNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  child.on('close', (code) => (process.exitCode = code ?? 1))
}
