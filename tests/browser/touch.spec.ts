import { expect, type Page } from '@playwright/test'
import { fits } from './fits.ts'
import { asked, planned, showTab, test, withSettings } from './playing.ts'
import { horse, openPosition, pikes, shot as picture } from './positions.ts'
import { byTouch, decide } from './ways.ts'

test.skip(({ isMobile }) => !isMobile, 'fingers')
test.use({ actionTimeout: 10_000 })

const shot = (page: Page, name: string): Promise<void> => picture(page, `phone-${name}`)

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
  await page.goto('/#/briefing/vf2/barrosa')
  await page.locator('.story').waitFor()
  await fits(page, 'briefing')
  await page.goto('/#/armies')
  await page.locator('.fresh-army .link').first().tap()
  await page.locator('.add').first().tap()
  await fits(page, 'an army')
  await page.goto('/')
  await page.locator('.home-actions a').first().tap()
  await page.locator('.more-options > summary').tap()
  await fits(page, 'new battle')
  await page.locator('form button[type=submit]').tap()
  await asked(page)
  await fits(page, 'battle')
  await expect(page.locator('.decision .prompt')).toContainText('plan your fire')
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
  await page.locator('.lessons .link').first().tap()
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
  await expect(planned(page)).toContainText('middle')
  await expect(decision).toHaveAttribute('data-number', number)
  await fits(page, 'a choice')
  await shot(page, 'chosen')
  await tapOn(page, 'area zone 6')
  await expect(decision).not.toHaveAttribute('data-number', number)
  await showTab(page, 'log')
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
    await decide(page, byTouch)
  }
  await shot(page, 'over')
  expect([...seen]).toEqual(expect.arrayContaining(['fire', 'losses', 'move', 'curtain', 'over']))
})
