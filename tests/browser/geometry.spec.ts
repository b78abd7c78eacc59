import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bundled } from './served.ts'

// Chromium and Node share an engine, and so does whatever is built on either; Firefox does not.

test.skip(({ isMobile }) => isMobile, 'the same engine as on the desktop')

const VERDICTS = 100_000
const source = new URL('../../packages/geometry/tests/digest.ts', import.meta.url)

interface Digest {
  digestOfVerdicts: (seed: number, wanted: number) => string
}

async function digestInNode(): Promise<string> {
  const code = Buffer.from(await bundled(source, 'node')).toString('base64')
  const { digestOfVerdicts } = (await import(`data:text/javascript;base64,${code}`)) as Digest
  return digestOfVerdicts(1, VERDICTS)
}

const page = `<!doctype html><meta charset="utf-8"><title>Verdicts</title>
<script type="module">
  import { digestOfVerdicts } from './digest.js'
  fetch('/result', { method: 'POST', body: digestOfVerdicts(1, ${VERDICTS}) })
</script>`

/** Serves a page that works the digest out and sends it back. */
async function digestBy(open: (address: string) => () => void): Promise<string> {
  const script = await bundled(source, 'browser')
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        let body = ''
        request.on('data', (data: Buffer) => (body += data.toString()))
        request.on('end', () => {
          response.end()
          close()
          server.close()
          resolve(body)
        })
        return
      }
      const isScript = request.url === '/digest.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : page)
    })
    let close = (): void => {}
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      close = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    })
  })
}

test('a hundred thousand verdicts are the same in Chromium as in Node', async ({ page: tab }) => {
  test.setTimeout(180_000)
  const there = await digestBy((address) => {
    void tab.goto(address)
    return () => {}
  })
  expect(there).toBe(await digestInNode())
  expect(there).toMatch(/^1\d{5} [0-9a-f]{8}$/)
})

const firefox = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
].find((path) => existsSync(path))

test('and the same in Firefox, where there is one', async () => {
  test.skip(firefox === undefined, 'There is no Firefox here.')
  test.setTimeout(240_000)
  const profile = mkdtempSync(join(tmpdir(), 'grognard-firefox-'))
  try {
    const there = await digestBy((address) => {
      const args = ['--headless', '--no-remote', '--profile', profile, address]
      const child = spawn(firefox as string, args, {
        stdio: 'ignore',
        env: { ...process.env, HOME: profile },
      })
      return () => child.kill('SIGKILL')
    })
    expect(there).toBe(await digestInNode())
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
})
