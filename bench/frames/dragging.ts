// Opens a position in a browser, shows every overlay around a unit and drags it about.
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Json } from '@grognard/kernel'

const VIEW = { width: 1440, height: 900 }
/** Milliseconds between two moves of the mouse: twice as many as there are frames. */
const MOVES = 8

/** A tab with the position, the unit in hand and a ruler, a sight line, ranges and view shown. */
export async function opened(
  browser: Browser,
  address: string,
  position: Json,
  film: 'at once' | 'usual' = 'at once',
): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEW, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript((film) => {
    const settings = { language: 'en', curtain: 'never', motion: 'full', film }
    localStorage.setItem('grognard-settings', JSON.stringify(settings))
  }, film)
  await page.goto(address)
  const record = {
    format: 'grognard-record',
    version: 1,
    rulebook: { id: 'vf2', version: '1' },
    setUp: { position, options: {} },
    log: [],
    end: null,
  }
  await page.locator('input[type=file]').setInputFiles({
    name: 'Crowd.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.locator('.decision[data-ask]').waitFor()
  return page
}

type Place = { readonly x: number; readonly y: number }

export async function middleOf(page: Page, unit: number): Promise<Place> {
  const box = await page.locator(`[data-thing="body unit ${unit}"] path`).first().boundingBox()
  if (!box) throw new Error(`Unit ${unit} is not on the screen.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes a unit in hand and lays everything around it that can be laid. */
export async function laidAll(page: Page, unit: number, enemy: number): Promise<void> {
  const [own, other] = [await middleOf(page, unit), await middleOf(page, enemy)]
  await page.mouse.click(own.x, own.y)
  for (const tool of ['m', 'l']) {
    await page.keyboard.press(tool)
    await page.mouse.click(other.x, other.y)
  }
  await page.keyboard.press('r')
  await page.keyboard.press('v')
  await page.locator('.measured li').nth(3).waitFor()
}

/** Where the hand is after so many milliseconds: to and fro over the front, and now and then at rest. */
export function handAt(from: Place, ms: number): Place {
  const [ahead, aside] = [45, 80]
  const t = (Math.floor(ms / RESTS) * GOES + Math.min(ms % RESTS, GOES)) / 1000
  return {
    x: from.x + aside * Math.sin(t * 2),
    y: from.y - ahead + ahead * Math.cos(t * 2.7),
  }
}
const RESTS = 2000
const GOES = 1700

/** Drags for so long; the browser gets its moves by the clock, whether or not it keeps up. */
export async function dragged(devTools: CDPSession, from: Place, seconds: number): Promise<void> {
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Place) =>
    devTools.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    })
  await send('mousePressed', from)
  const start = performance.now()
  const sent: Promise<unknown>[] = []
  await new Promise<void>((resolve) => {
    let before = from
    const timer = setInterval(() => {
      const ms = performance.now() - start
      const at = handAt(from, ms)
      if (at.x !== before.x || at.y !== before.y) sent.push(send('mouseMoved', at))
      before = at
      if (ms < seconds * 1000) return
      clearInterval(timer)
      resolve()
    }, MOVES)
  })
  await Promise.all(sent)
  await send('mouseReleased', handAt(from, performance.now() - start))
}
