import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { test } from './playing.ts'
import { shot } from './positions.ts'
import { before, boxOf, foot, inkAt, ligne, openField, scaleOf } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })

const APART = 16
/** One line of foot before another, and a third behind that. */
const openLines = (page: Page): Promise<void> =>
  openField(
    page,
    [foot('Our foot', 24, 34)],
    [ligne('Their foot', 24, 34 - APART), ligne('Their reserve', 24, 12)],
  )

const measured = (page: Page): Locator => page.locator('.measured')
const tool = (page: Page, name: string): Locator =>
  page.locator('.measure-tools').getByRole('button', { name, exact: true })

async function middle(page: Page, id: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(page, id)
  return { x: x + width / 2, y: y + height / 2 }
}

test.describe('with a mouse and keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('rulers stay until they are put away, and sight lines name who is in the way', async ({
    page,
  }) => {
    await openLines(page)
    await page.keyboard.press('m')
    await expect(measured(page)).toContainText('Ruler from Our foot: pick where to.')
    const enemy = await middle(page, 1)
    await page.mouse.click(enemy.x, enemy.y)
    await expect(measured(page)).toContainText('Our foot to Their foot: 16.00".')
    const own = await boxOf(page, 0)
    const inks = await Promise.all(
      [0, 0.5, 1].map((part) =>
        inkAt(page, { x: own.x + part * own.width, y: (enemy.y + own.y) / 2 - 30 }),
      ),
    )
    expect(Math.max(...inks)).toBeGreaterThan(0.2)
    await page.keyboard.press('l')
    const reserve = await middle(page, 2)
    await page.mouse.click(reserve.x, reserve.y)
    await expect(measured(page)).toContainText('cannot see Their reserve')
    await expect(measured(page)).toContainText('Their foot is in the way')
    await expect(measured(page).locator('li')).toHaveCount(2)
    await shot(page, 'vf-measures')
    await hasNoFault(page, 'measures')
    await page.keyboard.press('Escape')
    await expect(measured(page)).toBeHidden()
    // While one looks back at the past one can measure there, too.
    await page.keyboard.press('[')
    await expect(page.locator('.replay')).toBeVisible()
    await page.keyboard.press('m')
    await page.mouse.click(reserve.x, reserve.y)
    await expect(measured(page)).toContainText('Our foot to Their reserve: ')
  })

  test('ranges, arc and view follow the ghost, which catches at thresholds', async ({ page }) => {
    await openLines(page)
    await page.keyboard.press('r')
    await expect(measured(page)).toContainText('3 dice on 4+ up to 12"')
    await page.keyboard.press('v')
    await expect(measured(page)).toContainText('Our foot sees Their foot.')
    const scale = await scaleOf(page, 0, 1, APART)
    const seen = await before(page, 0, 8, scale)
    expect(await inkAt(page, seen)).toBeGreaterThan(0.1)
    const from = await before(page, 0, 0, scale)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    const up = async (inches: number): Promise<void> =>
      page.mouse.move(from.x, from.y - inches * scale, { steps: 4 })
    await up(3.3)
    await expect(page.locator('.outlook .spent')).toHaveText(/^3\.[234]" of 8"$/)
    await expect(page.locator('.outlook .caught')).toHaveCount(0)
    await up(3.8)
    await expect(page.locator('.outlook .caught')).toContainText('Just out of reach of the volleys')
    await expect(page.locator('.outlook .caught a')).toHaveText('5.1.1')
    await up(4.2)
    await expect(page.locator('.outlook .caught')).toContainText('Their foot is just in range')
    await up(4.6)
    await expect(page.locator('.outlook .caught')).toHaveCount(0)
    await up(3.8)
    await page.mouse.up()
    await expect(page.locator('.outlook .caught')).toContainText('Just out of reach of the volleys')
    await expect(page.locator('.outlook')).toContainText('From there it could shoot at Their foot.')
    await shot(page, 'vf-threshold')
    await page.keyboard.press('w')
    await expect(page.locator('.outlook .spent')).toHaveText('4.5" of 8"')
    await page.keyboard.press('?')
    await expect(page.locator('.keys')).toContainText('Sight line')
  })
})

test.describe('with a finger', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone')

  test('the tools are behind one button and measure by taps', async ({ page }) => {
    await openLines(page)
    await page.getByRole('button', { name: 'Measure', exact: true }).tap()
    await fits(page, 'tools')
    const own = await middle(page, 0)
    await page.touchscreen.tap(own.x, own.y)
    await tool(page, 'Ruler').tap()
    const enemy = await middle(page, 1)
    await page.touchscreen.tap(enemy.x, enemy.y)
    await expect(measured(page)).toContainText('Our foot to Their foot: 16.00".')
    await tool(page, 'What it sees').tap()
    await expect(measured(page)).toContainText('Our foot')
    await fits(page, 'measures')
    await shot(page, 'vf-measures-phone')
    await measured(page).getByRole('button', { name: 'Put all measures away' }).tap()
    await expect(measured(page)).toBeHidden()
  })
})
