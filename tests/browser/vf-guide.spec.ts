import { expect, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { asked, button, dice, followPrompt, press, showTab, test, withSettings } from './playing.ts'
import { shot } from './positions.ts'

test.use({ actionTimeout: 15_000 })

const lesson = (page: Page) => page.locator('.lesson')

/** Hears whatever is said now, and returns the titles. */
async function listen(page: Page): Promise<readonly string[]> {
  const titles: string[] = []
  while ((await lesson(page).count()) > 0 && titles.length < 9) {
    const title = await lesson(page).getByRole('heading').innerText()
    titles.push(title)
    await press(lesson(page).getByRole('button', { name: 'Understood' }))
    await expect(lesson(page).getByRole('heading', { name: title })).toHaveCount(0)
  }
  return titles
}

test('learns by playing: every phase brings its lesson, and a clause opens the sheet', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await withSettings(page)
  await page.goto('/')
  await press(button(page, 'Learn by playing: Valour & Fortitude', true))
  await expect(lesson(page)).toContainText('How it is won')
  await expect(page.locator('[data-thing^="body unit"]')).toHaveCount(10)
  const isPhone = test.info().project.name === 'phone'
  if (isPhone) await fits(page, 'welcome')
  await shot(page, 'vf-lesson')
  const heard = [...(await listen(page))]
  expect(heard).toEqual([
    'How it is won',
    'Welcome to the field',
    'Know your units',
    'Fate cards',
    'Fire comes first',
    'Who shoots, who supports',
  ])

  await showTab(page, 'log')
  await press(page.locator('.log').getByRole('link', { name: '3.0' }).first())
  const entry = page.getByRole('dialog').locator('.entry-of-clause').first()
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('Order of a turn')
  if (isPhone) await fits(page, 'sheet')
  await shot(page, 'vf-sheet')
  await page.keyboard.press('Escape')

  const below = dice(4)
  for (let i = 0; i < 30 && !heard.includes('Moving a unit'); i++) {
    await followPrompt(page, below)
    await asked(page)
    heard.push(...(await listen(page)))
  }
  expect(heard).toEqual(expect.arrayContaining(['Giving orders', 'Moving a unit']))
  expect(new Set(heard).size).toBe(heard.length)
})

test.describe('at a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('an army is changed unit by unit, mended, drawn by lot, and takes the field', async ({
    page,
  }) => {
    await withSettings(page)
    await page.goto('/#/new')
    await page.locator('input[name=rulebook][value=vf2]').check()
    await page.locator('.more-options > summary').click()
    const red = page.getByRole('group', { name: 'Army of Red' })
    const total = red.locator('.army-total')
    await expect(total).toHaveText('198 points, as in the scenario.')

    await red.getByLabel('3rd Foot, Elite: melee').check()
    await expect(total).toHaveText("200 points. The scenario's army has 198.")
    await red.getByLabel("Add a unit to Colborne's Brigade").selectOption('british hussars')
    await expect(total).toContainText('224 points')
    await red.getByLabel('3rd Foot, Understrength').check()
    await button(page, 'Fewer: 3rd Foot, figures').click()
    const refusal = red.getByRole('alert')
    await expect(refusal).toContainText('3rd Foot')
    await expect(button(page, 'Begin the battle')).toBeDisabled()
    await shot(page, 'vf-army-refused')
    await refusal.getByRole('link').first().click()
    const entry = page.getByRole('dialog').locator('.entry-of-clause').first()
    await expect(entry).toContainText('Elite and understrength')
    await page.keyboard.press('Escape')
    await button(page, 'More: 3rd Foot, figures').click()
    await expect(refusal).toHaveCount(0)
    await hasNoFault(page, 'army', '.army section')

    const blue = page.getByRole('group', { name: 'Army of Blue' })
    await blue.getByRole('combobox').first().selectOption({ label: 'Draw by lot' })
    await expect(blue.getByRole('heading').first()).toHaveText('Brigade 1')
    await page.getByLabel('Seed of the dice').fill('builder')
    await button(page, 'Begin the battle').click()
    await expect(page.locator('.table-place')).toBeVisible()
    await expect(page.locator('.decision')).toHaveAttribute('data-ask', /./)
  })
})
