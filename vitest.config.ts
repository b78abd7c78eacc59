import { availableParallelism } from 'node:os'
import { defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that put other modules in the place of some, and so cannot share them. */
const APART = 'packages/*/tests/**/*.apart.test.ts'

// Conditions replace the defaults and are handed on to Node, so the defaults are named again.
const conditions = ['source', ...defaultServerConditions]
const shared = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } as const },
}

// A fuzz test ends by itself; this only stops one that hangs.
const fuzzEnd = Number(process.env['GROGNARD_FUZZ_UNTIL'] ?? Date.now() + 3_600_000)

export default defineConfig({
  test: {
    // Vitest would leave a core to whoever waits.
    maxWorkers: availableParallelism(),
    tags: [
      {
        name: 'long',
        description: 'Takes too long to be waited for: npm run test:long.',
        timeout: 300_000,
      },
    ],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: ['packages/*/tests/**/*.test.{ts,tsx}', 'tests/*.test.{ts,mjs}'],
          exclude: [...configDefaults.exclude, APART],
          restoreMocks: true,
          unstubGlobals: true,
          // To load the same modules anew for each file costs more than most tests do.
          isolate: false,
          // A machine that is busy with something else is no reason to fail.
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'apart',
          include: [APART],
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'fuzz',
          include: ['packages/*/tests/**/*.fuzz.ts', 'tests/*.fuzz.ts'],
          restoreMocks: true,
          testTimeout: fuzzEnd - Date.now() + 60_000,
        },
      },
    ],
  },
})
