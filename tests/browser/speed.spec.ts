import { expect, type CDPSession, type Page } from '@playwright/test'
import { dice, playUntil, startBattle, test } from './playing.ts'

// A processor four times slower stands for a cheap phone, whatever the screen.
test.skip(({ isMobile }) => isMobile)

const SLOWER = 4
/** A battle is on screen within so many milliseconds. */
const TARGET = 2000
/** A machine that has other work to do may need several attempts. */
const ATTEMPTS = 3

/** Marks when the table with its units and the question have been painted. */
const watchForBattle = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const look = (): void => {
      const units = document.querySelectorAll('.table-place [role=option], .table-place svg *')
      const isThere = units.length > 0 && document.querySelector('.decision .prompt') !== null
      // What this frame paints is on screen when the next one begins.
      if (isThere) requestAnimationFrame(() => performance.mark('battle'))
      else requestAnimationFrame(look)
    }
    look()
  })

const slowDown = async (devTools: CDPSession): Promise<void> => {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

const battleAfter = async (page: Page, from: 'navigation' | 'begin'): Promise<number> => {
  const times = await page.waitForFunction((from) => {
    const [battle] = performance.getEntriesByName('battle')
    const [begin] = performance.getEntriesByName(from)
    return battle && { battle: battle.startTime, begin: begin?.startTime ?? 0 }
  }, from)
  const { battle, begin } = (await times.jsonValue()) as { battle: number; begin: number }
  return battle - begin
}

test('explore', async ({ page }) => {
  test.setTimeout(120000)
  await startBattle(page, { scenario: 'naseby', red: 'me', blue: 'random' })
  const address = page.url()
  console.log(await page.locator('.table-place').evaluate(e => e.innerHTML.slice(0, 1500)))
  await watchForBattle(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devTools.send('Network.setBypassServiceWorker', { bypass: true })
  for (const rate of [1, 4]) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    for (let i = 0; i < 4; i++) {
      await page.goto('/icon.svg')
      await page.goto(address)
      console.log(rate, 'kept', await battleAfter(page, 'navigation'))
      if (i === 3) console.log(JSON.stringify(await page.evaluate(() => [...performance.getEntriesByType('resource')].map(r => [r.name.split('/').at(-1), Math.round(r.startTime), Math.round((r as any).responseEnd)]))))
    }
  }
})
