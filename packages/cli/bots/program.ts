import { spawn } from 'node:child_process'
import { lineReader, type Line } from './lines.ts'
import type { ToBot } from './messages.ts'
import { kill, programRuns } from './running.ts'

/** A program outside, which is spoken to line by line. */
export interface Program {
  readonly say: (message: ToBot) => void
  /** Lets it end by itself, if there is anything to wait for, and then ends it. */
  stop(patience: number): Promise<void>
}

/** Who listens to it. After `gone` nothing more will be heard. */
export interface Listener {
  readonly hear: (line: Line) => void
  readonly gone: (reason: 'crashed' | 'flooded', why: string) => void
}

export const LONGEST_LINE = 1024 * 1024
/** Whoever says so much between two messages to it is not about to answer. */
const MOST_BYTES = 4 * LONGEST_LINE
const LONGEST_ERROR = 2000
/** The shell steps aside for one command without variables and operators, and the pipes are its own. */
const SIMPLE = /^[^\s=;&|<>()`$\n]+(\s[^;&|<>()`$\n]*)?$/
/** A program that closes a pipe mostly ends at once, and then there is more to tell. */
const FADING_MS = 200

export function startProgram(command: string, { hear, gone }: Listener): Program {
  const isWindows = process.platform === 'win32'
  // In a group of its own, so that it can be ended with all that it has started.
  const line = isWindows || !SIMPLE.test(command) ? command : `exec ${command}`
  const child = spawn(line, { shell: true, detached: !isWindows, windowsHide: true })
  const { pid, stdin, stdout, stderr } = child
  if (pid !== undefined) programRuns(pid, true)
  let isGone = false
  let stopping: Promise<void> | null = null
  let bytes = 0
  let errors = ''

  const leave = (reason: 'crashed' | 'flooded', why: string) => {
    if (isGone) return
    isGone = true
    if (pid !== undefined) kill(pid)
    const last = errors.trim().split('\n').at(-1)
    gone(reason, last ? `${why}, and said: ${last}` : why)
  }
  const closed = new Promise<void>((resolve) => {
    child.on('error', ({ message }) => {
      leave('crashed', `it could not be started (${message})`)
      resolve()
    })
    child.on('close', (status, signal) => {
      leave('crashed', signal ? `it was ended by ${signal}` : `it ended with status ${status}`)
      resolve()
    })
  })
  const fade = (why: string) => setTimeout(() => leave('crashed', why), FADING_MS).unref()
  stdin.on('error', () => fade('it closed its input'))
  stdout.on('end', () => fade('it closed its output'))
  const read = lineReader(LONGEST_LINE, hear)
  stdout.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes <= MOST_BYTES) read(part)
    else leave('flooded', `it wrote more than ${MOST_BYTES / LONGEST_LINE} MB at one question`)
  })
  stderr.on('data', (part: Buffer) => {
    errors = (errors + part.toString()).slice(-LONGEST_ERROR)
  })

  const stop = async (patience: number) => {
    isGone = true
    if (pid === undefined) return
    stdin.end()
    if (patience > 0) await orLater(closed, patience)
    kill(pid)
    // What has left the group of processes may still hold the other end of these.
    for (const stream of [stdin, stdout, stderr]) stream.destroy()
    await orLater(closed, FADING_MS)
    programRuns(pid, false)
  }

  return {
    say(message) {
      bytes = 0
      if (!isGone) stdin.write(`${JSON.stringify(message)}\n`)
    },
    stop: (patience) => (stopping ??= stop(patience)),
  }
}

function orLater(event: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void event.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
