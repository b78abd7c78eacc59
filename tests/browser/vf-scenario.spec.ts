import { expect } from '@playwright/test'
import { fits } from './fits.ts'
import { press, test, withSettings } from './playing.ts'
import { shot } from './positions.ts'
import { answerAsPerson, question, type Memory } from './vf-person.ts'

test.use({ actionTimeout: 10_000 })

test('scenario A is played to its end by what can be read and pressed', async ({ page }) => {
  test.setTimeout(240_000)
  await withSettings(page)
  await page.goto('/')
  await press(page.getByRole('link', { name: 'New battle' }).first())
  await page.getByRole('radio', { name: /^Valour & Fortitude, 2nd/ }).check()
  await page.getByRole('radio', { name: /^Set piece battle/ }).check()
  await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: 'Computer: Recruit' })
  await press(page.getByText('More', { exact: true }))
  await page.getByRole('textbox', { name: 'Seed of the dice' }).fill('told')
  await press(page.getByRole('button', { name: 'Begin the battle' }))

  const memory: Memory = { orders: 2, ordered: 0, assaults: 0, met: new Set() }
  let said = await question(page)
  for (let i = 0; i < 400 && said?.endsWith('decides') === true; i++) {
    const met = memory.met.size
    const before = process.env['GROGNARD_SHOTS'] && (await page.screenshot())
    await answerAsPerson(page, memory)
    if (before && memory.met.size > met) {
      const { writeFileSync } = await import('node:fs')
      writeFileSync(`/tmp/play/${test.info().project.name}-${[...memory.met].at(-1)}.png`, before)
    }
    said = await question(page)
  }
  expect(said).toMatch(/wins$|[Dd]raw/)
  await expect(page.getByText(/^Turn \d of 8/).first()).toBeVisible()
  expect([...memory.met]).toEqual(
    expect.arrayContaining(['objective', 'deploy brigade', 'deploy', 'command', 'order', 'target']),
  )
  if (test.info().project.name === 'phone') await fits(page, 'over')
  await shot(page, 'vf-scenario-over')
})
