// Has the computer take a turn with half of a crowded table, and shows it as a film, again and again.
import type { Page } from '@playwright/test'

/** A computer that has to think of thirty units takes its time. */
const THINKING = 180_000

/** A film of so many milliseconds is a whole turn. */
const A_TURN = 6000
const QUESTIONS = 60

/** Blue's turn is the computer's; red has all units stay where they are until it comes. */
export async function turnTaken(page: Page): Promise<void> {
  await page.locator('.more > summary').click()
  await page.locator('.more > ul').getByText('Who plays', { exact: true }).click()
  const seat = page.locator('dialog label.setting', { hasText: 'Blue' }).locator('select')
  await seat.selectOption('assault')
  await page.keyboard.press('Escape')
  const [film, decision] = [page.locator('.film'), page.locator('.decision[data-ask]')]
  for (let i = 0; i < QUESTIONS; i++) {
    await page.locator('.film, .decision[data-ask]').first().waitFor({ timeout: THINKING })
    if ((await film.count()) > 0) {
      const start = performance.now()
      await decision.waitFor({ timeout: THINKING })
      if (performance.now() - start > A_TURN) return
      continue
    }
    const number = await decision.getAttribute('data-number')
    const ok = page.locator('.answers .do-it:enabled')
    if ((await ok.count()) === 0) await page.locator('.plan button:enabled').first().click()
    await ok.click()
    await page
      .locator(`.film, .decision[data-ask]:not([data-number="${number}"])`)
      .first()
      .waitFor({ timeout: THINKING })
  }
  throw new Error('The computer has not taken a turn.')
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
