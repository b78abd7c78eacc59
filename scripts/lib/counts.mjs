// What the reports of the test tools say: how many tests passed and failed, and which are flaky.
import { readFileSync } from 'node:fs'

/** A file that cannot be loaded has no tests to fail; it counts as one. */
export function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, flaky: [] }
}

/** Flaky is what passed only when it was tried again. */
export function countPlaywright({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap(flakyIn),
  }
}

const flakyIn = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(flakyIn),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file} (${projectName}): ${title}`),
  ),
]

/** A step that fails before any test of it could run counts as one failure. */
export function readCount(report, count, ok) {
  let counted = { passed: 0, failed: 0, flaky: [] }
  try {
    counted = count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    // There is no report where the tool itself failed.
  }
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}
