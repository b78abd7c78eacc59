// Has the computer take a turn with half of a crowded table, and shows it as a film, again and again.
import type { Page } from '@playwright/test'

/** A computer that has to think of thirty units takes its time. */
const THINKING = 180_000

/** Blue's turn is the computer's; it is over when red is asked. */
export async function turnTaken(page: Page): Promise<void> {
  await page.locator('.more > summary').click()
  await page.locator('.more > ul').getByText('Who plays', { exact: true }).click()
  const seat = page.locator('dialog label.setting', { hasText: 'Blue' }).locator('select')
  await seat.selectOption('recruit')
  await page.keyboard.press('Escape')
  await page.locator('.film').waitFor({ timeout: THINKING })
  await page.locator('.decision[data-ask]').waitFor({ timeout: THINKING })
}

/** From its beginning, for so long. */
export async function shownAgain(page: Page, seconds: number): Promise<void> {
  await page.locator('button.again').click()
  await page.locator('.film[data-film="playing"]').waitFor()
  await page.waitForTimeout(seconds * 1000)
  if ((await page.locator('.film').count()) === 0) throw new Error('The film is too short.')
}

export async function skipped(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('.decision[data-ask]').waitFor()
}
