import { existsSync, readdirSync } from 'node:fs'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const fuzzSeconds = Number(process.env['GROGNARD_FUZZ_SECONDS'] ?? 20)
if (!(fuzzSeconds > 0)) throw new Error('GROGNARD_FUZZ_SECONDS must be a number above 0.')

// The seconds are for all fuzz tests together, so that a new rulebook makes no run longer.
const fuzzFiles = readdirSync('packages')
  .map((name) => `packages/${name}/tests`)
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder))
  .filter((file) => file.endsWith('.fuzz.ts')).length
const share = fuzzSeconds / Math.max(1, fuzzFiles)

// Conditions replace the defaults and are handed on to Node, so the defaults are named again.
const conditions = ['source', ...defaultServerConditions]
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } as const },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['packages/*/tests/**/*.test.{ts,tsx}', 'tests/*.test.{ts,mjs}'],
          restoreMocks: true,
          // A machine that is busy with something else is no reason to fail.
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'fuzz',
          include: ['packages/*/tests/**/*.fuzz.ts', 'tests/*.fuzz.ts'],
          restoreMocks: true,
          env: { GROGNARD_FUZZ_SECONDS: String(share) },
          // A fuzz test ends by itself when its seconds are up; this only stops one that hangs.
          testTimeout: fuzzSeconds * 1000 + 60_000,
        },
      },
    ],
  },
})
