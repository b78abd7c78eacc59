import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { books, playable, type Book } from '@grognard/books'
import { onTestFinished } from 'vitest'
import type { Io } from '../io.ts'
import { run } from '../program.ts'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** As a refusal lists the rulebooks that can be played. */
export const known = playable()
  .map(({ id }) => id)
  .join(', ')

export const example = (name: string): string => join(root, 'examples', name)

/** Listens to a command. */
export function listening() {
  const out: string[] = []
  const err: string[] = []
  const io: Io = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: () => Promise.resolve({ update: () => {}, stop: () => {} }),
    onInterrupt: () => () => {},
  }
  return { io, out, err }
}

/** Listens to a command, and presses Ctrl+C when so many battles are finished. */
export function interruptedAt(battles: number) {
  const { io, out, err } = listening()
  let stop = () => {}
  const interrupted: Io = {
    ...io,
    onInterrupt: (handler) => {
      stop = handler
      return () => {}
    },
    progress: () =>
      Promise.resolve({ update: (done) => done === battles && stop(), stop: () => {} }),
  }
  return { io: interrupted, out, err }
}

/** Runs a command line in this process, with these books. */
export const grognardWith =
  (list: readonly Book[]) =>
  async (...args: string[]) => {
    const { io, out, err } = listening()
    const status = await run(args, io, list)
    return { status, out, err: err.join('\n') }
  }

export const grognard = grognardWith(books)

export type Child = ChildProcessByStdio<null, Readable, Readable>

let isSetUp = false

/** Starts the command as a person would, from any folder. */
export function start(args: readonly string[]): Child {
  // So that only what the test is about is said on stderr.
  if (!isSetUp) spawnSync(process.execPath, [join(root, 'scripts', 'setup.mjs')])
  isSetUp = true
  const bin = join(root, 'bin', 'grognard')
  return spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** What a child said, once it has ended. */
export async function ended(child: Child) {
  let out = ''
  let err = ''
  child.stdout.on('data', (data) => (out += String(data)))
  child.stderr.on('data', (data) => (err += String(data)))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, out, err: err.trimEnd() }
}

export const runBin = (...args: string[]) => ended(start(args))

/** A folder that is gone after the test. */
export function someFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A file that is gone after the test. */
export function someFile(content: unknown, name = 'given.json'): string {
  const path = join(someFolder(), name)
  const isText = typeof content === 'string' || content instanceof Uint8Array
  writeFileSync(path, isText ? content : JSON.stringify(content))
  return path
}

/** Whether a process is there and alive; one that nobody has buried yet is not. */
export function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return /^\s*[^Z\s]/.test(stdout)
}
