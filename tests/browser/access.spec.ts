import { expect, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { action, asked, chooseInMenu, ok, planned, test, withSettings } from './playing.ts'
import { horse, openPosition, pikes } from './positions.ts'

test.use({ actionTimeout: 10_000 })

const THEMES = ['light', 'dark', 'contrast'] as const

/** Everything in the theme it is in; in the others only what a theme changes. */
async function isAccessible(
  page: Page,
  state: string,
  themes: readonly string[] = ['light'],
): Promise<void> {
  const faults: string[] = []
  const isPhone = (page.viewportSize()?.width ?? 0) < 760
  for (const theme of isPhone ? ['light'] : themes) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    const found = await faultsOf(page, theme === 'light' ? {} : { rules: ['color-contrast'] })
    faults.push(...found.map((fault) => `${state}, ${theme}: ${fault}`))
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
  faults.push(...(await headingFaults(page)).map((fault) => `${state}: ${fault}`))
  expect(faults).toEqual([])
}

/** One heading of the first level, and none that skips a level. */
const headingFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog[open]')
    const root = modal ?? document
    const isThere = (element: Element) => element.getClientRects().length > 0
    const all = Array.from(root.querySelectorAll('h1, h2, h3, h4, h5')).filter(isThere)
    const faults: string[] = []
    let last = modal ? 1 : 0
    for (const heading of all) {
      const level = Number(heading.tagName.slice(1))
      if (level > last + 1) faults.push(`h${level} after h${last}: ${heading.textContent}`)
      last = level
    }
    if (!modal && all.filter(({ tagName }) => tagName === 'H1').length !== 1)
      faults.push('not exactly one h1')
    if (document.querySelectorAll('main').length !== 1) faults.push('not exactly one main')
    return faults
  })

test('every page can be read by everybody', async ({ page }) => {
  test.setTimeout(90_000)
  await withSettings(page)
  await page.goto('/')
  await page.locator('.home h1').waitFor()
  await isAccessible(page, 'first page', THEMES)
  await page.goto('/#/new')
  await page.locator('.more-options > summary').click()
  await isAccessible(page, 'new battle', THEMES)
  await page.goto('/#/briefing/vf2/barrosa')
  await page.locator('.staff-map canvas').waitFor()
  await isAccessible(page, 'briefing', THEMES)
  await page.goto('/#/armies')
  await page.locator('.fresh-army .link').first().waitFor()
  await isAccessible(page, 'own armies')
  await page.locator('.fresh-army .link').first().click()
  await page.locator('.add').first().click()
  await isAccessible(page, 'an army', THEMES)
  await page.goto('/#/rules/afv')
  await page.locator('.sheet h2').first().waitFor()
  await page.locator('.sheet input').fill('table')
  await isAccessible(page, 'reference sheet')
  await page.goto('/#/battle/nowhere')
  await page.locator('.trouble').waitFor()
  await isAccessible(page, 'no such battle')
})

type Units = Parameters<typeof openPosition>[1]

const FEET = [pikes('Pikes', 7), pikes('Guard', 7)] as const
const ENEMIES = [pikes('Tercio', 7), pikes('Garde', 7)] as const

test('every question of a battle can be read by everybody', async ({ page }) => {
  test.setTimeout(120_000)
  const open = async (
    ask: string,
    red: Units,
    blue: Units,
    more: { readonly [part: string]: unknown },
  ): Promise<void> => {
    await openPosition(page, red, blue, more, { curtain: 'never' })
    expect(await asked(page)).toBe(ask)
    await isAccessible(page, ask, ask === 'fire' ? THEMES : undefined)
  }
  await open('fire', FEET, ENEMIES, { phase: 'fire' })
  await open('losses', [pikes('Pikes', 7, { hits: 4 })], ENEMIES, { phase: 'losses' })
  const engagements = [
    { by: 0, with: 2, face: 'front' },
    { by: 3, with: 0, face: 'left' },
  ]
  const around = [pikes('Tercio', 7), pikes('Garde', 7, { facing: 1 })]
  await open('allocate', FEET, around, { phase: 'combat', engagements })
  await open('move', [horse('Horse', 7), pikes('Pikes', 2)], [horse('Reiters', 7)], {
    commanders: { red: 7, blue: null },
  })
  await page.locator('.subjects button', { hasText: 'Horse' }).click()
  await action(page, 'Engage').click()
  await expect(planned(page)).toHaveText('Engage Reiters')
  await isAccessible(page, 'a choice shown', THEMES)
  await ok(page).click()
  await page.locator('.decision[data-ask=react]').waitFor()
  await isAccessible(page, 'react')
  await page.locator('.choice > button', { hasText: 'Recoil' }).first().click()
  await ok(page).click()
  await page.locator('.decision[data-ask="press on"]').waitFor()
  await page.locator('.choice > button').first().click()
  await isAccessible(page, 'press on')
  await chooseInMenu(page, 'Replay')
  await page.locator('.replay').waitFor()
  await isAccessible(page, 'looking back', THEMES)
})

test('fights, deployment, real dice and the end can be read by everybody', async ({ page }) => {
  test.setTimeout(120_000)
  const decision = page.locator('.decision')
  await openPosition(
    page,
    [pikes('Pikes', 7), horse('Horse', 7, { facing: 3 }), pikes('Reserve', 0)],
    [pikes('Tercio', 7), pikes('Rearguard', 14)],
    {
      phase: 'combat',
      commanders: { red: 7, blue: null },
      engagements: [
        { by: 0, with: 3, face: 'front' },
        { by: 1, with: 3, face: 'left' },
      ],
    },
    { curtain: 'never' },
  )
  await ok(page).click()
  await expect(decision).toHaveAttribute('data-ask', 'commander')
  await isAccessible(page, 'commander')
  await page.locator('.choice > button', { hasText: 'Keep the dice' }).click()
  await ok(page).click()
  await expect(decision).toHaveAttribute('data-ask', 'rethrow')
  await isAccessible(page, 'rethrow')
  await decision.locator('.forecast-head button').first().click()
  await decision.locator('a.clause').first().click()
  await page.locator('dialog[open] .entry-of-clause').waitFor()
  await isAccessible(page, 'a clause beside the battle')
  await page.keyboard.press('Escape')
  await chooseInMenu(page, 'Concede')
  await page.locator('dialog[open] button.grave').click()
  await expect(decision).toHaveAttribute('data-ask', 'over')
  await isAccessible(page, 'the end', THEMES)

  await page.goto('/#/new')
  await page.locator('input[name=battle][value="open field"]').check()
  await page.locator('.seats select').nth(1).selectOption('friend')
  await page.locator('.more-options > summary').click()
  await page.locator('input[name=dice]').nth(1).check()
  await page.locator('form button[type=submit]').click()
  await page.locator('.typed-dice').waitFor()
  await isAccessible(page, 'real dice')
  for (const faces of [
    [1, 1],
    [6, 6],
  ]) {
    // The next throw has dice of its own.
    await expect(page.locator('.typed-dice input').first()).toHaveValue('')
    for (const [i, face] of faces.entries())
      await page.locator('.typed-dice input').nth(i).fill(String(face))
    await ok(page).click()
  }
  await expect(decision).toHaveAttribute('data-ask', 'first')
  await isAccessible(page, 'first')
  await ok(page).click()
  await expect(decision).toHaveAttribute('data-ask', 'deploy')
  await isAccessible(page, 'deploy')

  await openPosition(page, [pikes('Pikes', 2)], [pikes('Tercio', 12)], {
    phase: 'deployment',
    commanders: undefined,
  })
  await expect(decision).toHaveAttribute('data-ask', 'first')
  await ok(page).click()
  await expect(decision).toHaveAttribute('data-ask', 'place commander')
  await isAccessible(page, 'place commander')
})

test('every dialog, the menu and the curtain can be read by everybody', async ({ page }) => {
  test.setTimeout(90_000)
  await openPosition(
    page,
    [pikes('Red Foot', 7), pikes('Red Guard', 7)],
    [pikes('Blue Foot', 7), pikes('Blue Guard', 7)],
    { phase: 'fire' },
  )
  if (await page.locator('.curtain').isVisible()) await page.locator('.curtain button').click()
  const menu = page.locator('.more > summary')
  await menu.click()
  await isAccessible(page, 'menu')
  await menu.click()
  for (const item of ['Who plays', 'Settings', 'Keys', 'Concede']) {
    await menu.click()
    await page.locator('.more').getByText(item, { exact: true }).click()
    await page.locator('dialog[open]').waitFor()
    await isAccessible(page, item)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await ok(page).click()
  await page.locator('.curtain').waitFor()
  await isAccessible(page, 'curtain')
})

test('a screen reader hears what happened, what is asked, and what a choice would do', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same words')
  await openPosition(
    page,
    [horse('Red Horse', 1), pikes('Red Foot', 2)],
    [pikes('Blue Foot', 12)],
    {},
    { curtain: 'never' },
  )
  const heard = page.locator('[role=log]')
  await expect(heard).toContainText('choose a unit and what it does')
  await page.locator('.subjects button', { hasText: 'Red Horse' }).click()
  await page.locator('.choice > button').first().click()
  await expect(heard.locator('p').last()).toContainText('Red Horse: turn')
  await ok(page).click()
  await expect(heard).toContainText(/Red Horse (moves|turns|changes)/)
  await expect(heard.locator('p').last()).toContainText('may act once more')
  await expect(heard.locator('p')).not.toHaveCount(0)
  expect(await heard.locator('p').count()).toBeLessThanOrEqual(5)
})

test('the table says in words who stands where, and who fights whom', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same words')
  await openPosition(
    page,
    [pikes('Red Foot', 7)],
    [pikes('Blue Foot', 7, { hits: 1 }), pikes('Blue Guard', 12)],
    { engagements: [{ by: 0, with: 1, face: 'front' }] },
    { curtain: 'never' },
  )
  const unit = (name: string) => page.locator(`.table-place [role=button][aria-label^="${name}"]`)
  await expect(unit('Blue Guard')).toHaveAttribute('aria-label', /In Centre, blue rear/)
  await expect(unit('Red Foot')).toHaveAttribute(
    'aria-label',
    /2 pike stands, 4 musket stands, .*In Centre, middle\. In contact with Blue Foot/,
  )
  const labels = await page
    .locator('.table-place [aria-label^="Centre, middle"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(labels.join()).toContain('Red: Red Foot. Blue: Blue Foot.')
})

test('nothing moves for those who asked their device for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'none')
  await page.goto('/#/new')
  await page.locator('form button[type=submit]').click()
  // What happened before the first question is a still picture.
  await page.locator('.film').waitFor()
  const moving = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll('*')).filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return transitionDuration !== '0s' || animationName !== 'none'
      }).length,
  )
  expect(moving).toBe(0)
})
