import { expect } from '@playwright/test'
import { bundled, EMPTY_PAGE, test } from './served.ts'

interface Digest {
  digestOfBattles: (seed: string, games: number) => string
}

const source = new URL('../../packages/kernel/tests/digest.ts', import.meta.url)

test('a battle goes the same way in the browser as in Node', async ({ page, serving }) => {
  const script = await bundled(source, 'browser')
  const { address } = await serving.serve({ 'index.html': EMPTY_PAGE, 'digest.js': script })
  await page.goto(address)
  const inBrowser = await page.evaluate(async (path) => {
    const { digestOfBattles } = (await import(path)) as Digest
    return digestOfBattles('engine', 20)
  }, '/digest.js')

  const forNode = Buffer.from(await bundled(source, 'node')).toString('base64')
  const { digestOfBattles } = (await import(`data:text/javascript;base64,${forNode}`)) as Digest
  expect(inBrowser).toBe(digestOfBattles('engine', 20))
  expect(inBrowser).not.toBe(digestOfBattles('another', 20))
})
