import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isInstalledAs } from '../scripts/lib/installed.mjs'

const lock = (packages) => ({ packages: { '': { name: 'grognard' }, ...packages } })
const linux = { platform: 'linux', arch: 'x64' }

const preact = { version: '11.0.0', integrity: 'sha512-a' }
const forLinux = { version: '1.0.0', integrity: 'b', optional: true, os: ['linux'], cpu: ['x64'] }
const forMac = { version: '1.0.0', integrity: 'c', optional: true, os: ['darwin'], cpu: ['arm64'] }
const wanted = lock({ preact, forLinux, forMac })

test('what somebody installed by hand counts as installed', () => {
  const packages = { preact, forLinux, another: preact }
  expect(isInstalledAs(wanted, { packages }, linux)).toBe(true)
})

test('what npm has installed here is what the lockfile wants', () => {
  const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
  const here = read('../node_modules/.package-lock.json')
  expect(isInstalledAs(read('../package-lock.json'), here)).toBe(true)
})

test.each([
  ['something is missing', { forLinux }],
  ['something is of another version', { preact: { ...preact, version: '11.0.1' }, forLinux }],
  ['something has other contents', { preact: { ...preact, integrity: 'sha512-z' }, forLinux }],
  ['it was installed on another system', { preact, forMac }],
])('it is installed anew where %s', (_why, packages) => {
  expect(isInstalledAs(wanted, { packages }, linux)).toBe(false)
})
