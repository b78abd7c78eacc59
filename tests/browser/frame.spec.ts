import { expect, type Page } from '@playwright/test'
import { asked, ok, startBattle, test } from './playing.ts'

/** Whether all of it can be seen without scrolling. */
const isWhole = (page: Page, part: string): Promise<boolean> =>
  page.locator(part).evaluate((element) => element.scrollHeight <= element.clientHeight + 1)

const barrosa = { rulebook: 'vf2', scenario: 'barrosa', seed: 'clicks2', blue: 'recruit' } as const

for (const language of ['en', 'it'] as const)
  test(`the top line tells the battle, whose flags fly, and how long it has taken: ${language}`, async ({
    page,
    isMobile,
  }) => {
    await startBattle(page, { ...barrosa, settings: { language } })
    await asked(page)
    const flags = page.locator('.top-line .standing .flag')
    expect(await flags.count()).toBe(8)
    await expect(page.locator('.top-line .standing').first().locator('.flag.held')).toHaveCount(1)
    await expect(page.locator('.top-line .standing').last().locator('.flag.held')).toHaveCount(2)
    if (isMobile) return
    await expect(page.locator('.top-line .title')).toHaveText(/^Barrosa · 5 mar(ch|zo) 1811$/i)
    await expect(page.locator('.top-line .clock')).toContainText('0 min')
  })

test('on a phone the battle opens where units and their names can be read', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone')
  await startBattle(page, { ...barrosa, close: true })
  await asked(page)
  const widths = await page
    .locator('[data-thing^="body unit"] path:first-child')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  // Ten inches of line: as wide as a thumb three times.
  expect(Math.max(...widths)).toBeGreaterThan(110)
  const inView = await page.locator('[data-thing^="body unit"]').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top } = one.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0
      }).length,
  )
  expect(inView).toBeGreaterThan(0)
})

for (const language of ['en', 'it'] as const)
  test(`plan, question and chips of a volley are whole, and so are the steps of its throw: ${language}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a sheet scrolls')
    await page.setViewportSize({ width: 1280, height: 800 })
    await startBattle(page, {
      ...barrosa,
      settings: { language, film: 'usual' },
    })
    // Without motion one steps through what is shown.
    const film = page.locator('.film')
    await page.locator('.film, .decision[data-ask]').first().waitFor()
    while ((await film.count()) > 0) await ok(page).click()
    await asked(page)
    const target = page.locator('[data-thing^="body unit"][aria-label^="2/9e"]').first()
    await target.click()
    await expect(ok(page)).toBeEnabled()
    expect(await isWhole(page, '.question')).toBe(true)
    for (const chip of await page.locator('.plan fieldset button').all())
      expect((await chip.boundingBox())?.height).toBeLessThan(50)
    await ok(page).click()
    await expect(page.locator('.film .throw-steps, .thrown-before').first()).toBeVisible()
    // A card may be asked for first: the question with its dice is whole, too.
    if ((await page.locator('.thrown-before').count()) > 0) {
      expect(await isWhole(page, '.question')).toBe(true)
      await ok(page).click()
    }
    await expect(page.locator('.throw-steps')).toBeVisible()
    await expect(page.locator('.throw-steps .sum').first()).toBeVisible()
    expect(await isWhole(page, '.film .plan')).toBe(true)
  })
