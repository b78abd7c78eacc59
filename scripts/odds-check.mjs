// Checks exact odds against a million simulated throws for each kind of question, and tells what
// came of it as a table: npm run odds-check [-- --samples N]
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tool } from './lib/tools.mjs'

const { values } = parseArgs({ options: { samples: { type: 'string', default: '1000000' } } })
const samples = Number(values.samples)
if (!Number.isInteger(samples) || samples < 1) {
  console.error(`--samples wants a whole number above 0, not '${values.samples}'.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'grognard-odds-'))
const report = join(folder, 'odds.jsonl')
const { status } = spawnSync(
  process.execPath,
  [
    tool('vitest'),
    'run',
    '--project',
    'unit',
    // Of every rulebook that has such a test.
    'odds-check',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, GROGNARD_ODDS_SAMPLES: String(samples), GROGNARD_ODDS_REPORT: report },
  },
)

const names = ({ code, data }) =>
  [
    code,
    ...Object.entries(data).flatMap(([key, of]) => (/^ids?$/.test(key) ? [] : [of ?? 'none'])),
  ].join(', ')

const rows = readFileSync(report, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line))
  .toSorted((a, b) => a.book.localeCompare(b.book))
console.log(
  '\n| kind | throws followed | worst of | consequence | value | exact | simulated | sigma |',
)
console.log('| --- | --: | --: | --- | --: | --: | --: | --: |')
for (const { book, kind, throws, values: all } of rows) {
  const worst = all.toSorted((a, b) => b.sigma - a.sigma)[0]
  const { consequence, value, chance, share, sigma } = worst
  const cells = [
    `${book}: ${kind}`,
    throws,
    all.length,
    names(consequence),
    value,
    chance.toFixed(6),
    share.toFixed(6),
    sigma.toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
