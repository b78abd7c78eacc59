import { expect } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { asked, ok, press, startBattle, test } from './playing.ts'

test('many battles are played and reported, the same for the same seed', async ({ page }) => {
  await page.goto('/#/')
  await press(page.getByRole('link', { name: 'Study a battle' }))
  const setting = (name: string) => page.locator('label.setting').filter({ hasText: name })
  await expect(setting('Battles').locator('select')).toHaveValue('20')
  await setting('Red').locator('select').last().selectOption('recruit')
  await setting('Blue').locator('select').last().selectOption('random')
  await hasNoFault(page, 'study')
  // The report has no script and lets none in, not even the tests' own: it is read from outside.
  const report = page.locator('iframe[srcdoc]')
  const digestOf = async (): Promise<string> => {
    await press(page.getByRole('button', { name: 'Play them' }))
    await expect(report).toHaveAttribute('srcdoc', /Report of 20 battles/)
    const text = (await report.getAttribute('srcdoc')) ?? ''
    return /[0-9a-f]{16}/.exec(text)?.[0] ?? ''
  }
  const first = await digestOf()
  await page.getByLabel('Seed of the dice').fill('2')
  const second = await digestOf()
  await page.getByLabel('Seed of the dice').fill('1')
  expect([await digestOf(), second === first]).toEqual([first, false])
  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Save the report' }))
  expect((await download).suggestedFilename()).toBe('Report.html')
})

test('the computer says why it decided as it did, if one insists', async ({ page }) => {
  await startBattle(page, { red: 'me', blue: 'regular', scenario: 'first battle', seed: 'why' })
  await asked(page)
  const menu = page.locator('.battle-menu details.more > summary')
  // Whoever is asked first, the computer decides something before the battle is over.
  for (let i = 0; i < 20; i++) {
    await press(menu)
    await press(page.getByRole('button', { name: 'Why the computer decided so' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('This may betray')
    await press(dialog.getByRole('button', { name: 'Show it all the same' }))
    await expect(dialog.locator('.reasons li, .soft').first()).toBeVisible()
    const reasons = await dialog.locator('.reasons li').count()
    const text = await dialog.innerText()
    await press(dialog.getByRole('button', { name: 'Close' }))
    if (reasons > 0) {
      expect(text).toMatch(/Turn \d+, Blue/)
      expect(text).not.toContain('undefined')
      return
    }
    const ask = await asked(page)
    const number = await page.locator('.decision').getAttribute('data-number')
    const commit = ok(page)
    if (ask === 'fire' || ask === 'allocate') await press(commit)
    else await press(page.locator('.decision :is(.actions, .plan) button:enabled').first())
    if ((await page.locator('.decision').getAttribute('data-number')) === number)
      await press(commit)
    await page.waitForTimeout(200)
  }
  expect('a reason').toBe('told')
})
