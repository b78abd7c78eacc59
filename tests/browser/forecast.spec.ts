import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { asked, ok, press, test, withSettings } from './playing.ts'
import * as afv from './positions.ts'
import { foot, ligne, openField, raised, unitOn } from './vf-positions.ts'

const forecast = (page: Page): Locator => page.locator('.plan .forecast')
const column = { formation: { kind: 'attack column', files: 6 } }

/** Red may assault a column that has suffered; another enemy is near enough to help it. */
const openAssault = (page: Page): Promise<void> =>
  openField(
    page,
    [foot('2/1st Guards', 24, 30), foot('Browne’s', 34, 33)],
    [ligne('1/24e Ligne', 24, 25, { ...column, losses: 2 }), ligne('2/9e Léger', 24, 20, column)],
  )

const heightOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? 0

for (const language of ['en', 'it'] as const)
  test(`the plan of an assault shows who wins, losses and routs: ${language}`, async ({
    page,
    isMobile,
  }) => {
    await withSettings(page, { language, curtain: 'never' })
    await openAssault(page)
    await press(unitOn(page, 0))
    const before = await heightOf(page.locator('.plan'))
    await press(unitOn(page, 2))
    await expect(forecast(page).locator('.outcome-bar')).toBeVisible()
    const words = (await forecast(page).locator('.outcomes').getAttribute('aria-label')) ?? ''
    expect(words).toMatch(
      language === 'en'
        ? /^Win: \d+%, Tied: \d+%, Lose: \d+%$/
        : /^Vinto: \d+%, Pari: \d+%, Perso: \d+%$/,
    )
    const shares = [...words.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
    await expect(forecast(page)).toContainText(
      language === 'en' ? /We lose \d\.\d/ : /Perdiamo \d,\d/,
    )
    await expect(forecast(page)).toContainText(
      language === 'en' ? /They lose \d\.\d.*rout \d+%/ : /Perdono \d,\d.*in rotta \d+%/,
    )
    const charts = forecast(page).locator('svg.chances')
    await expect(charts).toHaveCount(2)
    await expect(charts.nth(1)).toHaveAttribute('aria-label', /\d: \d+%/)
    if (!isMobile) expect(await heightOf(page.locator('.plan'))).toBe(before)
    await hasNoFault(page, `forecast ${language}`)
    if (isMobile) await fits(page, `forecast ${language}`)
    await afv.shot(page, `forecast-${language}${isMobile ? '-phone' : ''}`)

    await press(forecast(page).locator('.forecast-head button'))
    const steps = forecast(page).locator('.shown-value')
    await expect(steps.first()).toContainText(
      language === 'en' ? 'Dice of 2/1st Guards' : 'Dadi di 2/1st Guards',
    )
    await expect(steps.first().locator('a.clause').first()).toBeVisible()
    await hasNoFault(page, `steps ${language}`)
    await afv.shot(page, `forecast-steps-${language}${isMobile ? '-phone' : ''}`)
    await press(forecast(page).locator('.forecast-head button'))
    await expect(forecast(page).locator('.outcome-bar')).toBeVisible()
  })

test('a volley shows losses on its columns, what halves them, and what becomes of its target', async ({
  page,
  isMobile,
}) => {
  const open = { formation: { kind: 'open order', files: 6 } }
  const legere = raised('french light infantry', 32_768)
  await openField(page, [foot('2/1st Guards', 24, 30)], [legere('1/24e Léger', 24, 20, open)], {
    phase: 'fire',
  })
  await press(unitOn(page, 1))
  if ((await forecast(page).count()) === 0) {
    await press(ok(page))
    await press(page.locator('.choice > button').first())
  }
  await expect(forecast(page)).toContainText(/They lose \d\.\d/)
  await expect(forecast(page)).toContainText(/rout \d+%/i)
  await expect(forecast(page)).toContainText('Their losses are halved: open order.')
  await expect(forecast(page).locator('svg.chances text', { hasText: '%' }).first()).toBeVisible()
  await hasNoFault(page, 'volley')
  if (isMobile) await fits(page, 'volley')
  await afv.shot(page, `forecast-fire${isMobile ? '-phone' : ''}`)
})

for (const language of ['en', 'it'] as const)
  test(`a charge and a reaction of A Fine Victory! show what they would bring: ${language}`, async ({
    page,
    isMobile,
  }) => {
    await afv.openPosition(
      page,
      [afv.foot('Our foot', 7), afv.foot('Second', 2)],
      [afv.pikes('Their pikes', 7), afv.foot('Their foot', 12)],
      { commanders: { red: 7, blue: 12 } },
      { curtain: 'never', language },
    )
    await press(unitOn(page, 0))
    await press(unitOn(page, 2))
    const bar = forecast(page).locator('.outcomes')
    const [stopped, contact] = language === 'en' ? ['Stopped', 'Contact'] : ['Fermata', 'Contatto']
    // Two of four dice or more must hit by 1 or 2 to stop it.
    await expect(bar).toHaveAttribute('aria-label', `${contact}: 59%, ${stopped}: 41%`)
    await expect(forecast(page).locator('svg.chances')).toHaveCount(2)
    await hasNoFault(page, 'charge')
    if (isMobile) await fits(page, 'charge')
    await afv.shot(page, `forecast-charge-${language}${isMobile ? '-phone' : ''}`)
    await press(ok(page))
    await expect.poll(() => asked(page)).toBe('react')
    await press(page.locator('.choice > button').first())
    await expect(bar).toHaveAttribute('aria-label', `${stopped}: 41%, ${contact}: 59%`)
    await hasNoFault(page, 'reaction')
  })
