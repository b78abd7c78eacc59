// Several worker processes at once. One that hangs or dies is replaced, and its job says so.
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'

const STARTING_SECONDS = 120

export class Pool {
  #start
  #size
  #children = new Set()
  #idle = []
  stopped = false

  /** `start` is sent to every new worker first; `size` work at a time, as many as there are cores. */
  constructor(start, size = Math.min(availableParallelism(), 8)) {
    this.#start = start
    this.#size = Math.max(1, size)
  }

  get size() {
    return this.#size
  }

  /**
   * Gives each job that the iterator has to the next free worker, and its outcome to `done`: a
   * result, an error, or what became of the worker. `seconds` are of the processor's time.
   */
  async each(jobs, done) {
    const serve = async () => {
      while (!this.stopped) {
        const next = jobs.next()
        if (next.done) return
        const worker = this.#idle.pop() ?? (await this.#open())
        const { message, seconds } = next.value
        const outcome = await ask(worker, { ...message, seconds })
        if (this.stopped) return
        if (!outcome.lost) this.#idle.push(worker)
        done(next.value, outcome)
      }
    }
    await Promise.all(Array.from({ length: this.#size }, serve))
  }

  /** Ends everything under way; `each` returns soon after. */
  stop() {
    this.stopped = true
    for (const child of this.#children) child.kill('SIGKILL')
  }

  async #open() {
    const child = fork(new URL('./worker.mjs', import.meta.url), {
      // A change that fills the memory must not take the machine with it.
      execArgv: ['--max-old-space-size=1024'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#children.add(child)
    child.on('exit', () => this.#children.delete(child))
    child.errors = ''
    child.stderr.on('data', (data) => (child.errors = (child.errors + data).slice(-4000)))
    const { error, lost } = await ask(child, { ...this.#start, seconds: STARTING_SECONDS })
    if (this.stopped || (!error && !lost)) return child
    throw new Error(`Vitest does not start: ${error ?? `${lost}. ${child.errors}`}`)
  }
}

/** One question to a worker: {result}, {error}, or {lost: why}, after which the worker is gone. */
function ask(child, message) {
  return new Promise((resolve) => {
    const finish = (outcome) => {
      child.off('message', finish)
      child.off('exit', died)
      if (outcome.lost) child.kill('SIGKILL')
      resolve(outcome)
    }
    const died = () => finish({ lost: 'crashed' })
    child.on('message', finish)
    child.on('exit', died)
    if (child.connected) child.send(message, () => {})
    else died()
  })
}
