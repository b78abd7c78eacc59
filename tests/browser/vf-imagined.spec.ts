import { expect } from '@playwright/test'
import { test } from './playing.ts'
import { shot } from './positions.ts'
import { before, foot, ligne, openField, scaleOf } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })
test.skip(({ isMobile }) => isMobile, 'a desk')

test('vf2:5.1 a certificate opened from a ghost says what its outlook says', async ({ page }) => {
  await openField(page, [foot('Our foot', 24, 36)], [ligne('Their foot', 24, 14)])
  const scale = await scaleOf(page, 0, 1, 22)
  const [from, to] = [await before(page, 0, 0, scale), await before(page, 0, 6, scale)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.outlook')).toContainText('There it could be shot at by Their foot.')
  await page.locator('summary', { hasText: 'Certificates' }).click()
  const link = page.getByRole('link', { name: 'Fire by Their foot' })
  await link.waitFor()
  await shot(page, 'vf-outlook')
  const [certificate] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await certificate.locator('.certificate canvas').waitFor()
  await expect(certificate.locator('.verdict .said')).toHaveText(
    'Their foot may shoot at Our foot.',
  )
  await expect(certificate.locator('.verdict')).toHaveClass(/holds/)
  await expect(certificate.locator('.imagined')).toContainText('Our foot stands elsewhere in truth')
  await shot(certificate, 'vf-certificate-imagined')
  const printed = (await certificate.pdf({ format: 'A4' })).toString('latin1')
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
