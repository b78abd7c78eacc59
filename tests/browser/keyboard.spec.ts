import { expect, type Page } from '@playwright/test'
import { asked, settled, test, withSettings } from './playing.ts'
import { openPosition, pikes, horse } from './positions.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no keyboard')
test.use({ actionTimeout: 10_000 })

const MOST_TABS = 120

/** Tab until the focus is on something like this, as somebody without a mouse does. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`Tab never came to ${selector}.`)
}

async function pressOn(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
  await settled(page)
}

/** Where the keyboard is; it is lost when it is nowhere in particular. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return 'lost'
    return activeElement.closest('.decision, .table-place, .replay, .battle-menu, dialog, .log')
      ? 'kept'
      : `${activeElement.tagName} ${activeElement.className}`
  })

const numberAsked = (page: Page): Promise<string | null> =>
  page.locator('.decision[data-ask]').evaluate((element) => element.getAttribute('data-number'))

/** Ends its phases early, holds its fire, and does what it must. */
async function answerByKeys(page: Page): Promise<void> {
  const before = await numberAsked(page)
  const isAnswered = async (): Promise<boolean> => {
    await settled(page)
    await page.locator('.decision[data-ask]').waitFor()
    return (await numberAsked(page)) !== before
  }
  const isThere = async (selector: string): Promise<boolean> =>
    (await page.locator(selector).count()) > 0
  const SIDE = '.decision .choice-list:last-of-type .choice > button'
  if (await isThere('.decision .control')) {
    await page.keyboard.press('Control+Enter')
    if (await isAnswered()) return
  }
  if (!(await isThere(SIDE))) await pressOn(page, '.decision .subjects button')
  await tabTo(page, '.decision')
  for (const choice of [SIDE, '.decision .choice > button']) {
    if (!(await isThere(choice))) continue
    await pressOn(page, choice)
    await page.keyboard.press('Control+Enter')
    if (await isAnswered()) return
  }
  throw new Error('No key answered what was asked.')
}

test('the whole introductory battle is played without a mouse, and the keyboard is never lost', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await withSettings(page)
  await page.goto('/')
  await tabTo(page, '.home-actions a.do-it')
  await page.keyboard.press('Enter')
  await expect(page.locator('.new-battle h1')).toBeVisible()
  await tabTo(page, '.more-options > summary')
  await page.keyboard.press('Enter')
  await tabTo(page, '.more-options input:not([type])')
  await page.keyboard.type('keys')
  await tabTo(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
  await expect(page.locator('.decision[data-ask=fire]')).toBeFocused()

  for (let i = 0; i < 120; i++) {
    if ((await asked(page)) === 'over') break
    await answerByKeys(page)
    expect(await focused(page), `after answer ${i}`).toBe('kept')
  }
  await expect(page.locator('.decision[data-ask=over]')).toBeFocused()
})

test('plans fire, is refused with a clause, reads it, and thinks better of it', async ({
  page,
}) => {
  await openPosition(
    page,
    [pikes('Red Foot', 7), pikes('Red Guard', 7)],
    [pikes('Blue Foot', 7), pikes('Blue Guard', 7)],
    { phase: 'fire' },
    { curtain: 'never' },
  )
  const commit = page.locator('.fire-control .do-it')
  const firer = (n: number) => `.fire-control fieldset:nth-of-type(1) li:nth-child(${n}) button`
  const target = (n: number) => `.fire-control fieldset:nth-of-type(2) li:nth-child(${n}) button`
  await pressOn(page, firer(1))
  await pressOn(page, target(1))
  await tabTo(page, firer(2), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await pressOn(page, target(1))
  await expect(page.locator('.decision .refusal')).toContainText('fire.spread')
  await expect(commit).toBeDisabled()

  await pressOn(page, '.decision .refusal a')
  const sheet = page.locator('dialog[open]')
  await expect(sheet.locator('.entry-of-clause').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  expect(await focused(page)).toBe('kept')

  await tabTo(page, target(2), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(commit).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.decision')).not.toHaveAttribute('data-number', '1')
  expect(await focused(page)).toBe('kept')
})

test('chooses which stands are lost, and is not left alone by a button that has gone out', async ({
  page,
}) => {
  await openPosition(
    page,
    [pikes('Red Foot', 7, { hits: 2 })],
    [pikes('Blue Foot', 12)],
    { phase: 'losses' },
    { curtain: 'never' },
  )
  expect(await asked(page)).toBe('losses')
  const gone = page.locator('.losses-control .stepper output')
  const usual = await gone.allTextContents()
  await pressOn(page, '.losses-control .stepper button:not(:disabled)')
  await expect(page.locator('.decision .refusal')).toContainText('losses.stands')
  await expect.poll(() => focused(page)).toBe('kept')
  const other = usual[0] === '0' ? 1 : 2
  await tabTo(
    page,
    `.losses-control .row:nth-of-type(${other}) .stepper button:last-child`,
    'Shift+Tab',
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('.decision .refusal')).toBeEmpty()
  expect(await gone.allTextContents()).not.toEqual(usual)
  await expect.poll(() => focused(page)).toBe('kept')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.decision[data-ask=losses]')).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('Red Foot removes')
})

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
  await tabTo(page, '[aria-label^="Red Horse"]', 'Shift+Tab')
  await expect(page.locator('.card h3')).toContainText('Red Horse')

  const chosen = page.locator('.choice.chosen > button')
  for (const [letter, says] of [
    ['q', /left/],
    ['e', /right/],
    ['s', /about|round|rear/],
    ['w', /Centre Left, middle|middle/],
  ] as const) {
    await page.keyboard.press(letter)
    await expect(chosen).toContainText(says)
  }
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  const number = await decision.getAttribute('data-number')
  await page.keyboard.press('w')
  await page.keyboard.press('w')
  await expect(decision).not.toHaveAttribute('data-number', number ?? '')
  expect(await focused(page)).toBe('kept')
  const log = page.locator('.log ol')
  await expect(log).toContainText('Red Horse')
  await page.keyboard.press('Control+z')
  await expect(log).not.toContainText('Red Horse')
  await tabTo(page, '[aria-label^="Red Horse"]')
  await page.keyboard.press('q')
  await expect(chosen).toContainText(/left/)
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Red Horse')

  await pressOn(page, '.log .sentence')
  await expect(page.locator('.replay')).toBeVisible()
  await page.keyboard.press('[')
  await page.keyboard.press('Escape')
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
  await tabTo(page, '[aria-label^="Red Horse"]', 'Shift+Tab')
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

  await tabTo(page, '.more > summary', 'Shift+Tab')
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
  const visited = new Set<string>()
  await tabTo(page, '.skip', 'Shift+Tab')
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab')
    const here = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return null
      const style = getComputedStyle(element)
      const ring = element.querySelector('path:last-child')?.getAttribute('stroke')
      const isShown =
        style.outlineStyle !== 'none' || (ring !== undefined && ring !== null && ring !== 'none')
      const where = element.closest('.battle-menu, .table-place, .table-buttons, .decision, .log')
      return { isShown, what: element.outerHTML.slice(0, 120), where: where?.className ?? '' }
    })
    if (here === null) break
    expect(here.isShown, here.what).toBe(true)
    visited.add(here.where)
  }
  expect([...visited]).toEqual(
    expect.arrayContaining(['battle-menu', 'table-place', 'table-buttons', 'decision']),
  )
})
