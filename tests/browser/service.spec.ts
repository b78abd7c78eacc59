import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type * as Module from '../../packages/web/service/register.ts'
import { builtFolder, bundled, EMPTY_PAGE, test } from './served.ts'

declare global {
  interface Window {
    offers: (() => void)[]
  }
}

const register = new URL('../../packages/web/service/register.ts', import.meta.url)
const worker = new URL('../../packages/web/service/worker.ts', import.meta.url)

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null)

test('the application starts without a network', async ({ page, serving }) => {
  const { address, stop } = await serving.serveFolder(builtFolder)
  await page.goto(address)
  await controlled(page)
  stop()
  await page.goto(`${address}?anything`)
  await expect(page.locator('#app')).not.toBeEmpty()
})

test('the application asks nothing of anybody else, and nothing that is not there', async ({
  page,
  baseURL,
}) => {
  const wrong: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const isOurs = ['data:', 'blob:', baseURL ?? ''].some((start) =>
      request.url().startsWith(start),
    )
    if (!isOurs) wrong.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', ({ message }) => wrong.push(message))
  await page.goto('/')
  await controlled(page)
  expect(wrong).toEqual([])
})

test('the manifest names icons that are there, in their sizes', async ({ page }) => {
  await page.goto('/')
  const icons = await page.evaluate(async () => {
    const manifest = await fetch('manifest.webmanifest').then((response) => response.json())
    const { icons } = manifest as { icons: { src: string; sizes: string }[] }
    return Promise.all(
      icons.map(async ({ src, sizes }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return { sizes, width: image.naturalWidth }
      }),
    )
  })
  expect(icons.length).toBeGreaterThanOrEqual(4)
  for (const { sizes, width } of icons) if (sizes !== 'any') expect(sizes).toBe(`${width}x${width}`)
})

test('every built file is kept for use without a network', () => {
  const service = readFileSync(join(builtFolder, 'sw.js'), 'utf8')
  const page = readFileSync(join(builtFolder, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) expect(service).toContain(JSON.stringify(file))
})

test.describe('a newer version', () => {
  async function version(title: string): Promise<Record<string, string>> {
    return {
      'index.html': EMPTY_PAGE.replace('Battles', title),
      'register.js': await bundled(register, 'browser', {
        'import.meta.env.PROD': 'true',
      }),
      'sw.js': await bundled(worker, 'browser', {
        VERSION: JSON.stringify(title),
        FILES: JSON.stringify(['./', 'register.js']),
      }),
    }
  }

  async function open(page: Page, address: string): Promise<void> {
    await page.goto(address)
    await page.evaluate(async (path) => {
      const { registerService } = (await import(path)) as typeof Module
      window.offers = []
      registerService((apply) => void window.offers.push(apply))
    }, '/register.js')
    await controlled(page)
  }

  const offered = (page: Page) => expect.poll(() => page.evaluate(() => window.offers.length))

  test('is offered, and takes over when the user agrees', async ({ page, context, serving }) => {
    const { address, stop } = await serving.serve(await version('old'))
    await open(page, address)
    await offered(page).toBe(0)
    stop()
    await serving.serve(await version('new'), Number(new URL(address).port))
    await open(page, address)
    expect(await page.title()).toBe('old')
    await offered(page).toBe(1)

    const other = await context.newPage()
    await open(other, address)
    expect(await other.title()).toBe('old')
    await offered(other).toBe(1)

    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => window.offers.forEach((apply) => apply())),
    ])
    expect(await page.title()).toBe('new')
    expect(await page.evaluate(() => caches.keys())).toEqual(['grognard-new'])
    // The other window is told, and left as it is.
    await offered(other).toBe(2)
    expect(await other.title()).toBe('old')
  })
})
