// Two workers against one: threads that play battles for `simulate`, once they are warm, in turns;
// and the command itself from its start, `simulate` with one job and with two.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Worker } from 'node:worker_threads'
import { newNotes } from '../packages/cli/bots/running.ts'
import type { CrewData, Report } from '../packages/cli/simulation/crew.ts'
import { compileLater, shareCores, startWorkers } from '../packages/cli/simulation/workers.ts'
import { compared, isSmoke, isWanted, report, type Measured } from './measure.ts'
import { rulebooks } from './rulebooks.ts'

type Two = Record<1 | 2, { readonly wall: number[]; readonly cpu: number[] }>

const nothingYet = (): Two => ({ 1: { wall: [], cpu: [] }, 2: { wall: [], cpu: [] } })

const WARM_UP_MS = isSmoke ? 0 : 60_000
const ROUND_MS = isSmoke ? 0 : 3000
const ROUNDS = isSmoke ? 1 : 24
/** Battles in one order: what takes some tens of milliseconds. */
const ORDER: Readonly<Record<string, number>> = { afv: 10, vf2: 1 }

/** Either of two workers by itself and then both, or both and then either, round by round. */
async function onceWarm(name: string): Promise<Measured> {
  const scenario = rulebooks[name]?.scenarios[0].name ?? ''
  const players = { red: 'random', blue: 'random' }
  const plan = { rulebook: name, scenario, options: {}, players, seed: 'bench', save: null }
  const stopped = new Int32Array(new SharedArrayBuffer(4))
  const data: CrewData = { plan, stopped, programs: newNotes() }
  compileLater()
  const crew = startWorkers(data, 2)
  const samples = nothingYet()
  let next = 1
  /** How long a battle takes, if so many play for so long and finish what they have begun. */
  const timed = async (workers: readonly Worker[], ms: number): Promise<number> => {
    shareCores(workers.length)
    const start = performance.now()
    const first = next
    const nextOrder = () => {
      const from = next
      if (from > first && performance.now() - start > ms) return null
      next += isSmoke ? 1 : (ORDER[name] ?? 1)
      return { from, to: next - 1 }
    }
    await Promise.all(workers.map((worker) => played(worker, nextOrder)))
    return ((performance.now() - start) * 1e6) / (next - first)
  }
  await timed(crew, WARM_UP_MS)
  for (let round = 0; round < ROUNDS; round++)
    for (const count of round % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const)) {
      const both = await timed(count === 2 ? crew : crew.slice(round % 2).slice(0, 1), ROUND_MS)
      samples[count].wall.push(both)
      samples[count].cpu.push(both)
    }
  await Promise.all(crew.map((worker) => worker.terminate()))
  return compared(samples[2], samples[1])
}

/** One worker plays what it is ordered until there is nothing more. */
function played(
  worker: Worker,
  nextOrder: () => { readonly from: number; readonly to: number } | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const ask = () => {
      const order = nextOrder()
      if (order) return worker.postMessage(order)
      worker.off('message', onReport).off('error', reject)
      resolve()
    }
    const onReport = ({ done }: Report) => {
      if (done) ask()
    }
    worker.on('message', onReport).on('error', reject)
    ask()
  })
}

const command = fileURLToPath(new URL('../../dist/grognard.js', import.meta.url))
const GAMES: Readonly<Record<string, number>> = { afv: 12_000, vf2: 1000 }
const RUNS = isSmoke ? 1 : 3

/** Each worker compiles what it plays for itself, and has nothing compiled when it starts. */
function fromTheStart(name: string): Measured {
  const games = isSmoke ? 2 : (GAMES[name] ?? 100)
  const samples = nothingYet()
  const digests = new Set<string>()
  for (let run = 0; run < RUNS; run++)
    for (const jobs of run % 2 === 0 ? ([1, 2] as const) : ([2, 1] as const)) {
      const { seconds, digest } = simulate(name, games, jobs)
      digests.add(digest)
      samples[jobs].wall.push((seconds * 1e9) / games)
      samples[jobs].cpu.push((seconds * 1e9) / games)
    }
  if (digests.size > 1) throw new Error(`Two workers play other battles of ${name} than one.`)
  return compared(samples[2], samples[1])
}

function simulate(name: string, games: number, jobs: number) {
  const args = ['--rules', name, '--games', games, '--jobs', jobs, '--seed', 'bench', '--json']
  const run = spawnSync(process.execPath, [command, 'simulate', ...args.map(String)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (run.status !== 0) throw new Error(`'simulate' failed for ${name}.`)
  return JSON.parse(run.stdout) as { readonly seconds: number; readonly digest: string }
}

const rows: Record<string, Measured> = {}
for (const name of Object.keys(rulebooks)) {
  if (availableParallelism() < 2) continue
  if (isWanted(`workers-${name}`)) rows[`workers-${name}`] = await onceWarm(name)
  if (isWanted(`workers-run-${name}`)) rows[`workers-run-${name}`] = fromTheStart(name)
}
report(rows)
