// Two workers against one, by the command itself as it was built when the benchmark began:
// `simulate` with one job and with two.
import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { compared, isSmoke, isWanted, report, type Measured, type Samples } from './measure.ts'
import { rulebooks } from './rulebooks.ts'

const command = fileURLToPath(new URL('../../dist/grognard.js', import.meta.url))
const GAMES: Readonly<Record<string, number>> = { afv: 12_000, vf2: 1000 }
const ROUNDS = isSmoke ? 1 : 3

const rows: Record<string, Measured> = {}
for (const name of Object.keys(rulebooks))
  if (isWanted(`workers-${name}`) && availableParallelism() > 1)
    rows[`workers-${name}`] = twoAgainstOne(name)
report(rows)

function twoAgainstOne(name: string): Measured {
  const games = isSmoke ? 2 : (GAMES[name] ?? 100)
  const samples: Record<number, { wall: number[]; cpu: number[] }> = {
    1: { wall: [], cpu: [] },
    2: { wall: [], cpu: [] },
  }
  const digests = new Set<string>()
  for (let round = 0; round < ROUNDS; round++)
    for (const jobs of round % 2 === 0 ? [1, 2] : [2, 1]) {
      const { seconds, digest } = simulate(name, games, jobs)
      digests.add(digest)
      samples[jobs]?.wall.push((seconds * 1e9) / games)
      samples[jobs]?.cpu.push((seconds * 1e9) / games)
    }
  if (digests.size > 1) throw new Error(`Two workers play other battles of ${name} than one.`)
  return compared(samples[2] as Samples, samples[1] as Samples)
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
