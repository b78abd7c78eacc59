import { expect, test } from 'vitest'
import { countPlaywright, countVitest, readCount } from '../scripts/lib/counts.mjs'

const spec = (title, status) => ({
  title,
  file: 'mouse.spec.ts',
  tests: [{ projectName: 'desktop', status }],
})

test('a test that passes only when it is tried again is named, however deep it lies', () => {
  const report = {
    stats: { expected: 1, flaky: 2, unexpected: 1 },
    suites: [
      {
        specs: [spec('drags', 'expected'), spec('drops', 'flaky')],
        suites: [{ specs: [spec('turns', 'flaky'), spec('fires', 'unexpected')] }],
      },
    ],
  }
  const { passed, failed, flaky } = countPlaywright(report)
  expect({ passed, failed }).toEqual({ passed: 3, failed: 1 })
  expect(flaky.toSorted()).toEqual([
    'mouse.spec.ts (desktop): drops',
    'mouse.spec.ts (desktop): turns',
  ])
})

test('a file that cannot be loaded counts as a failure, and so does a tool that does not run', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const report = { numPassedTests: 4, numFailedTests: 0, testResults: [broken] }
  expect(countVitest(report)).toEqual({ passed: 4, failed: 1, flaky: [] })
  expect(readCount('nowhere.json', countVitest, false).failed).toBe(1)
})
