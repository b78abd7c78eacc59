import { expect } from '@playwright/test'
import { dice, playUntil, startBattle, test } from './playing.ts'

test('whoever does only what the prompts offer comes to the end of the battle', async ({ page }) => {
  test.setTimeout(180_000)
  await startBattle(page)
  expect(await playUntil(page, () => false, dice(1))).toBe('over')
  await expect(page.locator('.decision .prompt')).not.toBeEmpty()
})

test('two people at one screen do, too, with a curtain between their plans', async ({ page }) => {
  test.setTimeout(240_000)
  await startBattle(page, { blue: 'friend', seed: 'two' })
  let curtains = 0
  const end = await playUntil(
    page,
    (ask) => {
      if (ask === 'curtain') curtains++
      return false
    },
    dice(2),
    800,
  )
  expect(end).toBe('over')
  expect(curtains).toBeGreaterThan(0)
})
