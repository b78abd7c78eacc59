import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'

interface Digest {
  digestOfBattles: (seed: string, games: number) => string
}

const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Battles</title>
</html>`

async function bundleDigest(platform: 'browser' | 'node'): Promise<string> {
  const result = await build({
    entryPoints: [
      fileURLToPath(new URL('../../packages/kernel/tests/picket/digest.ts', import.meta.url)),
    ],
    bundle: true,
    platform,
    format: 'esm',
    conditions: ['source'],
    write: false,
  })
  return result.outputFiles[0]!.text
}

test('a battle goes the same way in the browser as in Node', async ({ page: tab }) => {
  const script = await bundleDigest('browser')
  const server = createServer((request, response) => {
    const isScript = request.url === '/digest.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const inBrowser = await tab.evaluate(async (address) => {
      const { digestOfBattles } = (await import(address)) as Digest
      return digestOfBattles('engine', 20)
    }, '/digest.js')

    const forNode = Buffer.from(await bundleDigest('node')).toString('base64')
    const { digestOfBattles } = (await import(`data:text/javascript;base64,${forNode}`)) as Digest
    expect(inBrowser).toBe(digestOfBattles('engine', 20))
    expect(inBrowser).not.toBe(digestOfBattles('another', 20))
  } finally {
    server.close()
  }
})
