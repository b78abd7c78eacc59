import { expect, type Locator, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { hasNoFault } from './faults.ts'
import { asked, chooseInMenu, dice, ok, playUntil, showTab, test } from './playing.ts'
import { shot } from './positions.ts'
import { foot, ligne, openField, unitOn } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })
test.skip(({ isMobile }) => isMobile, 'a desk')

const link = (within: Page | Locator): Locator =>
  within.getByRole('link', { name: 'Open the certificate' })

/** The certificate that a link opens, in a tab of its own. */
async function opened(page: Page, from: Locator): Promise<Page> {
  const [certificate] = await Promise.all([page.waitForEvent('popup'), from.click()])
  await certificate.locator('.certificate canvas').waitFor()
  return certificate
}

/** How many sheets of paper it takes. */
async function pagesOf(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4' })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** What a refusal says without its clause. */
const sentence = async (refusal: Locator): Promise<string> =>
  ((await refusal.textContent()) ?? '').replace(/\s*[\d.]+\s*(Open the certificate)?\s*$/, '')

test('vf2:6.3.2 a certificate from a refused move says the same, and fits one page', async ({
  page,
}) => {
  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 23)])
  await unitOn(page, 0).click()
  await page.keyboard.press('5')
  const refusal = page.locator('.control .refusal')
  await expect(refusal.locator('a')).toHaveText('6.3.2')
  const said = await sentence(refusal)
  const certificate = await opened(page, link(page.locator('.brings')))
  await expect(certificate.locator('.verdict .said')).toHaveText(said)
  await expect(certificate.locator('.verdict .clause')).toHaveText('6.3.2')
  await expect(certificate.locator('.ray-label', { hasText: 'too near' }).first()).toBeVisible()
  await hasNoFault(certificate, 'certificate')
  await shot(certificate, 'vf-certificate')
  expect(await pagesOf(certificate)).toBe(1)
  // The plan is still in hand.
  await expect(refusal.locator('a')).toHaveText('6.3.2')
})

test('vf2:5.1 a target says why, allowed or not, and shows the line', async ({ page }) => {
  await openField(
    page,
    [foot('Our foot', 24, 34), foot('Our screen', 10, 34)],
    [ligne('Their foot', 24, 29), ligne('Their rear', 24, 8)],
    { phase: 'fire' },
  )
  expect(await playUntil(page, (ask) => ask === 'volley', dice(1), 5)).toBe('volley')
  await unitOn(page, 3).click()
  const refusal = page.locator('.brings .refusal')
  await expect(refusal.locator('.clause')).toHaveText('5.1.1')
  const said = await sentence(refusal)
  const certificate = await opened(page, link(page.locator('.brings')))
  await expect(certificate.locator('.verdict .said')).toHaveText(said)
  await certificate.close()
  await unitOn(page, 2).click()
  await expect(refusal).toHaveText('')
  const seen = await opened(page, link(page.locator('.volley-control')))
  await expect(seen.locator('.verdict .said')).toContainText('may shoot at Their foot')
  await expect(seen.locator('.verdict')).toHaveClass(/holds/)
  await shot(seen, 'vf-certificate-shot')
  expect(await pagesOf(seen)).toBe(1)
})

test('vf2:6.5 an assault and a measured sight have their certificates', async ({ page }) => {
  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 25)])
  await unitOn(page, 0).click()
  await unitOn(page, 1).click()
  const assault = await opened(page, link(page.locator('.brings')))
  await expect(assault.locator('.verdict')).toHaveClass(/holds/)
  await expect(
    assault.locator('table', { hasText: 'Of the front rank of Their foot' }),
  ).toBeVisible()
  await assault.close()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await unitOn(page, 1).click()
  const sight = await opened(page, link(page.locator('.measured')))
  await expect(sight.locator('.verdict .said')).toContainText('Our foot sees Their foot')
})

test('a broken link is told in a sentence', async ({ page }) => {
  await page.goto('/#/certificate/vf2/nonsense')
  await expect(page.getByRole('alert')).toContainText('This link is broken')
})

test('a replay shows with arrows who moved, and its report has a map a turn', async ({ page }) => {
  // With another to be ordered, so that the turn is still that of who moved.
  await openField(
    page,
    [foot('Our foot', 24, 34), foot('Our reserve', 36, 34)],
    [ligne('Their foot', 24, 8)],
  )
  await unitOn(page, 0).click()
  await page.keyboard.press('4')
  await expect(ok(page)).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  await showTab(page, 'log')
  await expect(page.locator('.log')).toContainText('Our foot')
  await asked(page)
  await chooseInMenu(page, 'Replay')
  await expect(page.locator('.replay .moved')).toContainText('Our foot')
  await shot(page, 'vf-replay')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.replay').getByRole('button', { name: 'Report with maps' }).click(),
  ])
  const html = await readFile(await download.path(), 'utf8')
  expect(html).toContain('<html lang="en">')
  expect(html).toMatch(/<img alt="[^"]+" src="data:image\/png;base64,/)
  expect(html).toContain('Our foot')
})
