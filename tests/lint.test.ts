import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

// Each a file by itself: where it lies, what it says, and the rule that refuses it.
const refused = [
  ['an import upward', 'packages/toolkit/a.ts', "import '@grognard/cli'", 'layering'],
  [
    'an export from above',
    'packages/geometry/a.ts',
    "export * from '@grognard/toolkit'",
    'layering',
  ],
  ['a type from above', 'packages/toolkit/b.ts', "type A = import('@grognard/web').A", 'layering'],
  ['a late import upward', 'packages/table/a.ts', "await import('@grognard/kernel')", 'layering'],
  [
    'an import between rulebooks',
    'packages/rules-vf/phases/b.ts',
    "import '@grognard/rules-afv'",
    'layering',
  ],
  [
    'an import upward in a test',
    'packages/kernel/tests/a.ts',
    "import '@grognard/cli'",
    'layering',
  ],
  ['a rulebook above the books', 'packages/cli/c.ts', "import '@grognard/rules-afv'", 'layering'],
  ['an adapter in the command', 'packages/cli/d.ts', "import '@grognard/adapters'", 'layering'],
  [
    'the application in an adapter',
    'packages/web/adapters/a.ts',
    "import '../battle/hand.ts'",
    'layering',
  ],
  ['an adapter by its path', 'packages/web/b.ts', "import './adapters/vf/index.ts'", 'layering'],
  [
    'a rulebook in the table that rulebooks share',
    'packages/web/adapters/inches/moving/a.ts',
    "import type { Vf } from '@grognard/rules-vf/functions'",
    'layering',
  ],
  [
    'an adapter in the table that adapters share',
    'packages/web/adapters/inches/b.ts',
    "import '../vf/frame.ts'",
    'layering',
  ],
  ['the test kit outside tests', 'packages/cli/a.ts', "import '@grognard/testkit'", 'layering'],
  ['anything foreign in the kernel', 'packages/kernel/a.ts', "import 'zod'", 'layering'],
  ['Vitest in the example', 'packages/kernel/picket/a.ts', "import 'vitest'", 'layering'],
  ['a way out of the package', 'packages/toolkit/c.ts', "import '../cli/main.ts'", 'layering'],
  ['a way out of a test', 'packages/toolkit/tests/a.ts', "import '../../cli/main.ts'", 'layering'],
  ['a package without a place', 'packages/cavalry/a.ts', 'export {}', 'layering'],
  ['an ask in a judge', 'packages/rules-vf/actions/a.ts', "import '../asks/a.ts'", 'layering'],
  [
    'a type from a higher folder',
    'packages/rules-vf/words/en/a.ts',
    "import type { A } from '../../actions/a.ts'",
    'layering',
  ],
  [
    'a file from a higher layer',
    'packages/rules-vf/asks/b.ts',
    "export * from '../setup.ts'",
    'layering',
  ],
  ['a folder without a place', 'packages/rules-vf/baggage/a.ts', 'export {}', 'layering'],
  ['Math.random', 'packages/rules-afv/a.ts', 'export const a = Math.random()', 'repeatable'],
  ['a part of Math', 'packages/rules-afv/b.ts', 'export const { sin } = Math', 'repeatable'],
  ['Math.atan2', 'packages/geometry/b.ts', 'export const a = Math.atan2(1, 2)', 'repeatable'],
  ['a power', 'packages/geometry/c.ts', 'export const a = (b: number) => b ** 0.5', 'repeatable'],
  ['Date', 'packages/kernel/b.ts', 'export const a = Date.now()', 'repeatable'],
  ['the clock', 'packages/kernel/c.ts', 'export const a = performance.now()', 'repeatable'],
  ['the locale', 'packages/kernel/d.ts', "export const a = 'a'.localeCompare('b')", 'repeatable'],
  [
    'a promise that nobody awaits',
    'packages/kernel/e.ts',
    'export async function a(): Promise<void> {}\nexport function b(): void {\n  a()\n}',
    'no-floating-promises',
  ],
] as const

const accepted = [
  ['packages/kernel/f.ts', "export * from './g.ts'"],
  ['packages/kernel/g.ts', 'export const a = Math.floor(Math.sqrt(2) * Math.PI) + 2 ** 32'],
  ['packages/kernel/tests/b.ts', "import '@grognard/testkit'\nimport 'vitest'\nDate.now()"],
  ['packages/kernel/picket/b.ts', "import '../index.ts'"],
  ['packages/testkit/a.ts', "import '@grognard/kernel'\nimport 'vitest'"],
  ['packages/toolkit/d.ts', "import '@grognard/kernel'\nimport '@grognard/geometry'\nimport 'zod'"],
  ['packages/rules-vf/phases/a.ts', "import '@grognard/toolkit'\nimport '../asks/b.ts'"],
  ['packages/rules-vf/phases/scenario-a/a.ts', "import '../a.ts'\nimport '../../battle.ts'"],
  ['packages/rules-vf/tests/a.ts', "import '../phases/a.ts'"],
  ['packages/computer/a.ts', "import '@grognard/rules-vf'\nMath.random()\nDate.now()"],
  ['packages/cli/b.ts', "import '@grognard/computer'\nimport '@grognard/kernel/picket'"],
  ['packages/web/a.ts', "import '@grognard/table'\nimport '@grognard/adapters'"],
  ['packages/web/adapters/vf/a.ts', "import '@grognard/rules-vf'\nimport '../parts/dice.tsx'"],
  [
    'packages/web/adapters/inches/a.ts',
    "import '@grognard/field'\nimport '../parts/dice.tsx'\nimport './moving/a.ts'",
  ],
  ['packages/web/tests/a.ts', "import '../adapters/vf/index.ts'\nimport '@grognard/rules-vf'"],
  ['packages/books/a.ts', "await import('@grognard/adapters/vf')"],
] as const

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-lint-'))
  const findings = new Map<string, string[]>()

  beforeAll(() => {
    for (const file of [
      '.oxlintrc.json',
      'scripts/folders.mjs',
      'scripts/lint-rules.mjs',
      'tsconfig.base.json',
    ]) {
      cpSync(join(root, file), join(folder, file))
    }
    write('package.json', '{ "type": "module" }')
    write('tsconfig.json', '{ "extends": "./tsconfig.base.json" }')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    for (const [, file, text] of refused) write(file, text)
    for (const [file, text] of accepted) write(file, text)
    const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const run = spawnSync(process.execPath, [oxlint, '--format=json', 'packages'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const report = JSON.parse(run.stdout) as { diagnostics: { filename: string; code: string }[] }
    for (const { filename, code } of report.diagnostics) {
      const file = filename.replaceAll('\\', '/')
      findings.set(file, [...(findings.get(file) ?? []), code])
    }
  }, 60_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${text}\n`)
  }

  test.each(refused)('refuses %s', (_, file, _text, rule) => {
    expect(findings.get(file) ?? []).toContainEqual(expect.stringContaining(`(${rule})`))
  })

  test.each(accepted)('accepts %s', (file) => {
    const ours = (findings.get(file) ?? []).filter((code) => code.startsWith('grognard'))
    expect(ours).toEqual([])
  })
})
