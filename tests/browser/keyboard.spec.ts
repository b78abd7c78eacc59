import { expect } from '@playwright/test'
import { isIdle, planned, test } from './playing.ts'
import { openPosition, pikes, horse } from './positions.ts'
import { byKeyboard, focused, tabTo } from './ways.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard')
test.use({ actionTimeout: 10_000 })

const MOST_TABS = 120

const PLACES = [
  '.standing',
  '.battle-menu',
  '.table-place',
  '.table-buttons',
  '.actions',
  '.plan',
  '.answers',
  '.tabs',
]

test('gives orders by letters, takes one back, looks back and returns', async ({ page }) => {
  await openPosition(
    page,
    [horse('Red Horse', 1), pikes('Red Foot', 2)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const decision = page.locator('.decision')
  await expect(decision).toHaveAttribute('data-ask', 'move')
  await tabTo(page.locator('[aria-label^="Red Horse"]'))
  await expect(page.locator('.card h3')).toContainText('Red Horse')

  await byKeyboard.press(page.locator('#tab-log'))
  const log = page.locator('.log ol')
  await tabTo(page.locator('[aria-label^="Red Horse"]'))
  for (const [letter, says] of [
    ['q', /left/],
    ['e', /right/],
    ['s', /about|round|rear/],
    ['w', /Centre Left, middle|middle/],
  ] as const) {
    await page.keyboard.press(letter)
    await expect(planned(page)).toContainText(says)
  }
  await page.keyboard.press('Escape')
  await isIdle(page)
  const number = await decision.getAttribute('data-number')
  await page.keyboard.press('w')
  await page.keyboard.press('w')
  await expect(decision).not.toHaveAttribute('data-number', number ?? '')
  expect(await focused(page)).toBe('kept')
  await expect(log).toContainText('Red Horse')
  await page.keyboard.press('Control+z')
  await expect(log).not.toContainText('Red Horse')
  await tabTo(page.locator('[aria-label^="Red Horse"]'))
  await page.keyboard.press('q')
  await expect(planned(page)).toContainText(/left/)
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Red Horse')

  await byKeyboard.press(page.locator('.log .sentence').first())
  await expect(page.locator('.replay')).toBeVisible()
  await page.keyboard.press('[')
  // Both at once, so that the moment before comes only after the return.
  await page.evaluate(() => {
    for (const key of ['[', 'Escape'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await page.waitForTimeout(300)
  await expect(page.locator('.replay')).toHaveCount(0)
  expect(await focused(page)).toBe('kept')
})

test('zooms, centres, and finds every key in a list that Esc closes', async ({ page }) => {
  await openPosition(
    page,
    [horse('Red Horse', 1)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const world = page.locator('.table-place svg > g')
  const place = () => world.getAttribute('transform')
  await tabTo(page.locator('[aria-label^="Red Horse"]'))
  const fitted = await place()
  await page.keyboard.press('+')
  await expect.poll(place).not.toBe(fitted)
  const closer = await place()
  await page.keyboard.press(' ')
  await expect.poll(place).not.toBe(closer)
  await page.keyboard.press('0')
  await expect.poll(place).toBe(fitted)
  await page.keyboard.press('-')

  await page.keyboard.press('?')
  const list = page.locator('dialog[open] .keys')
  await expect(list).toContainText('Ctrl+Enter')
  await expect(list).toContainText('The selected unit moves ahead')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  expect(await focused(page)).toBe('kept')

  await tabTo(page.locator('.more > summary'))
  await page.keyboard.press('Enter')
  await expect(page.locator('.more > ul')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.more > ul')).toBeHidden()
  await expect(page.locator('.more > summary')).toBeFocused()
})

test('Tab goes through the whole page and out of it again, and always shows where it is', async ({
  page,
}) => {
  await openPosition(
    page,
    [horse('Red Horse', 1), pikes('Red Foot', 2)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const visited = new Set<string | null>()
  await tabTo(page.locator('.skip'))
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate((places) => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      const style = getComputedStyle(element)
      const ring = element.querySelector('path:last-child')?.getAttribute('stroke')
      const isShown =
        style.outlineStyle !== 'none' || (ring !== undefined && ring !== null && ring !== 'none')
      const where = places.find((place) => element.closest(place) !== null) ?? null
      return { isShown, what: element.outerHTML.slice(0, 120), where }
    }, PLACES)
    if (here === null) break
    expect(here.isShown, here.what).toBe(true)
    visited.add(here.where)
  }
  expect([...visited]).toEqual(expect.arrayContaining(PLACES))
})
