import type { Io } from './io.ts'
import { run } from './program.ts'

// Whoever reads us may have read enough: `grognard story | head` is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })

const io: Io = {
  out: (line) => void process.stdout.write(`${line}\n`),
  err: (line) => void process.stderr.write(`${line}\n`),
  async progress(total, what = 'battles') {
    if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} }
    const { default: progress } = await import('cli-progress')
    const format = `{bar} {value}/{total} ${what}, {eta_formatted} left`
    const bar = new progress.SingleBar({ format, stream: process.stderr, clearOnComplete: true })
    bar.start(total, 0)
    return bar
  },
  onInterrupt(stop) {
    // Only the first is taken: whoever presses again means it.
    process.once('SIGINT', stop)
    return () => process.off('SIGINT', stop)
  },
}

process.exitCode = await run(process.argv.slice(2), io)
