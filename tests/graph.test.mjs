import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const graph = (...args) =>
  spawnSync(process.execPath, ['scripts/graph.mjs', ...args], { cwd: root, encoding: 'utf8' })

test('the pages draw the imports that there are', () => {
  const { status, stderr } = graph('--check')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('a package is drawn by its folders, and an unknown one refused', () => {
  expect(graph('--package', 'rules-vf').stdout).toContain('  asks --> proposals\n')
  expect(graph('--package', 'rules-afv').stdout).toContain('flowchart')
  expect(graph('--package', 'cavalry').status).toBe(2)
})
