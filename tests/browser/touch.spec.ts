import { expect, type Locator, type Page } from '@playwright/test'
import { asked, settled, test, withSettings } from './playing.ts'
import { horse, openPosition, pikes } from './positions.ts'

test.skip(({ isMobile }) => !isMobile, 'fingers')
test.use({ actionTimeout: 10_000 })

const shot = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: `test-results/shots/phone-${name}.png` })

/** Nothing is cut off, nothing lies over anything else, and every finger finds its button. */
async function fits(page: Page, state: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = []
    const modal = document.querySelector('dialog[open]')
    const root = modal ?? document.body
    const isSeen = (element: Element): boolean => {
      const style = getComputedStyle(element)
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        style.clipPath === 'none' &&
        element.closest('.unseen, .skip, svg') === null
      )
    }
    const called = (element: Element): string =>
      `${element.tagName} ${element.className} "${element.textContent?.slice(0, 40)}"`
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const part of root.querySelectorAll('.column, .battle-menu, .prompt-line, .dialog-body'))
      if (part.scrollWidth > part.clientWidth + 1) found.push(`${called(part)} is too wide`)
    const pressed =
      'button, summary, select, .button, nav > a, .more li > a, input:not([type=radio], [type=checkbox], [type=file])'
    for (const element of root.querySelectorAll(pressed)) {
      if (!isSeen(element)) continue
      const { width, height } = element.getBoundingClientRect()
      if (width < 44 || height < 43.5)
        found.push(`${called(element)} is ${Math.round(width)} by ${Math.round(height)}`)
      if (element.scrollWidth > element.clientWidth + 1 && element.tagName === 'BUTTON')
        found.push(`${called(element)} is cut off`)
    }
    for (const element of root.querySelectorAll('input[type=radio], input[type=checkbox]')) {
      if (!isSeen(element)) continue
      const { height } = (element.closest('label') ?? element).getBoundingClientRect()
      if (height < 44)
        found.push(`${called(element.closest('label') ?? element)} is ${height} high`)
    }
    const parts = ['.battle-menu', '.prompt-line', '.table-place', '.column'].flatMap((selector) =>
      Array.from(document.querySelectorAll(selector)),
    )
    const buttons = Array.from(document.querySelectorAll('.table-buttons, .sheet-handle > button'))
    for (const group of [parts, buttons])
      for (const [i, one] of group.entries())
        for (const other of group.slice(i + 1)) {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          if (across > 1 && down > 1) found.push(`${called(one)} lies over ${called(other)}`)
        }
    return found
  })
  expect(faults, state).toEqual([])
}

const tapOn = async (page: Page, thing: string): Promise<void> => {
  const box = await page.locator(`[data-thing="${thing}"]`).first().boundingBox()
  if (!box) throw new Error(`${thing} is not on the screen.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

test('starts a battle with a few taps, and every page fits the hand', async ({ page }) => {
  await withSettings(page)
  await page.goto('/')
  await page.locator('.home h1').waitFor()
  await fits(page, 'first page')
  await page.locator('.home-actions a.do-it').tap()
  await page.locator('.more-options > summary').tap()
  await fits(page, 'new battle')
  await page.locator('form button[type=submit]').tap()
  await asked(page)
  await fits(page, 'battle')
  await expect(page.locator('.prompt-line')).toContainText('plan your fire')
  await shot(page, 'fire')
  await page.locator('.more > summary').tap()
  await fits(page, 'menu')
  await shot(page, 'menu')
  await page.locator('.more').getByText('Reference sheet').tap()
  await page.locator('dialog[open] .sheet h2').first().waitFor()
  await fits(page, 'reference sheet')
  await shot(page, 'sheet')
})

test('the longer words of Italian fit, too', async ({ page }) => {
  await withSettings(page, { language: 'it' })
  await page.goto('/')
  await page.locator('.home h1').waitFor()
  await fits(page, 'first page')
  await page.locator('.home-actions button').first().tap()
  await page.locator('.lesson').waitFor()
  await fits(page, 'lesson')
  await shot(page, 'italian')
})

test('the panel has three heights, and the table is zoomed by buttons and by two fingers', async ({
  page,
}) => {
  await openPosition(
    page,
    [horse('Red Horse', 1)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const column = page.locator('.column')
  const height = async (): Promise<number> => (await column.boundingBox())?.height ?? 0
  const up = page.getByRole('button', { name: 'Larger panel' })
  const down = page.getByRole('button', { name: 'Smaller panel' })
  const half = await height()
  await up.tap()
  await expect.poll(height).toBeGreaterThan(half * 1.5)
  await fits(page, 'full')
  await shot(page, 'full')
  await down.tap()
  await expect.poll(height).toBe(half)
  await down.tap()
  await expect.poll(height).toBeLessThan(half * 0.6)
  await fits(page, 'low')
  await shot(page, 'low')

  const size = async (): Promise<number> =>
    (await page.locator('[data-thing="body unit 0"]').boundingBox())?.width ?? 0
  const before = await size()
  await page.getByRole('button', { name: 'Closer' }).tap()
  await expect.poll(size).toBeGreaterThan(before * 1.1)
  await page.getByRole('button', { name: 'Whole table' }).tap()
  await expect.poll(size).toBeLessThan(before * 1.1)
  const {
    x,
    y,
    width,
    height: high,
  } = (await page.locator('.table-place').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const fingers = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [-apart, apart].map((dx, id) => ({ x: x + width / 2 + dx, y: y + high / 2, id })),
    })
  await touch('touchStart', 30)
  for (const apart of [45, 60, 80]) await touch('touchMove', apart)
  await touch('touchEnd', 0)
  await expect.poll(size).toBeGreaterThan(before * 1.5)
})

test('the first tap shows what would happen, the second does it', async ({ page }) => {
  await openPosition(
    page,
    [horse('Red Horse', 1), pikes('Red Foot', 2)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const decision = page.locator('.decision')
  const number = (await decision.getAttribute('data-number')) ?? ''
  await tapOn(page, 'body unit 0')
  await expect(page.locator('.card h3')).toContainText('Red Horse')
  await fits(page, 'a unit')
  await tapOn(page, 'area zone 6')
  await expect(page.locator('.choice.chosen')).toContainText('middle')
  await expect(decision).toHaveAttribute('data-number', number)
  await fits(page, 'a choice')
  await shot(page, 'chosen')
  await tapOn(page, 'area zone 6')
  await expect(decision).not.toHaveAttribute('data-number', number)
  await expect(page.locator('.log')).toContainText('Red Horse moves')
})

test('a short battle is fought to its end with nothing but taps', async ({ page }) => {
  test.setTimeout(60_000)
  await openPosition(
    page,
    [pikes('Red Foot', 7, { hits: 4 }), pikes('Red Guard', 1)],
    [pikes('Blue Foot', 7), pikes('Blue Guard', 12)],
    { phase: 'fire', turns: 1 },
  )
  const seen = new Set<string>()
  for (let i = 0; i < 30; i++) {
    const ask = await asked(page)
    if (!seen.has(ask)) await fits(page, ask)
    seen.add(ask)
    if (ask === 'over') break
    await answerByTaps(page, ask)
  }
  await shot(page, 'over')
  expect([...seen]).toEqual(expect.arrayContaining(['fire', 'losses', 'move', 'curtain', 'over']))
})

async function answerByTaps(page: Page, ask: string): Promise<void> {
  if (ask === 'curtain') return page.locator('.curtain button').tap()
  const tapFirst = async (what: Locator): Promise<void> => {
    await what.first().tap()
    await settled(page)
  }
  if ((await page.locator('.decision .control').count()) === 0)
    await tapFirst(page.locator('.decision .choice-list').last().locator('.choice > button'))
  await tapFirst(page.locator('.decision .do-it:enabled'))
}
