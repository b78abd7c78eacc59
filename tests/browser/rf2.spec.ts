import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import {
  action,
  asked,
  dice,
  ok,
  playUntil,
  press,
  settled,
  showTab,
  startBattle,
  test,
} from './playing.ts'
import { shot } from './positions.ts'
import { boxOf, openFile, unitOn } from './vf-positions.ts'
import { tabTo } from './ways.ts'

test.use({ actionTimeout: 15_000 })

const thousandths = (inches: number): number => Math.round(inches * 1000)
const pose = (x: number, y: number, facing = 0) => ({
  x: thousandths(x),
  y: thousandths(y),
  facing,
})

const foot = (name: string, x: number, y: number, facing: number, more = {}) => ({
  name,
  kind: 'HI',
  stands: 6,
  class: 'C',
  weapons: ['RM'],
  pose: pose(x, y, facing),
  ...more,
})

const HEDGE = {
  shape: 'line',
  kind: 'hedge',
  id: 'hedge',
  name: 'the hedge',
  tags: ['minor', 'light cover'],
  width: 300,
  level: 0,
  points: [pose(4, 27), pose(20, 27)].map(({ x, y }) => [x, y]),
  crossings: [],
}

/** A line of ours before one of theirs, so far apart; a hedge three inches before ours. */
const openLines = (page: Page, apart: number, more = {}): Promise<void> =>
  openFile(
    page,
    {
      terrain: {
        format: 'grognard-terrain',
        version: 1,
        width: 48_000,
        height: 48_000,
        features: [HEDGE],
      },
      armies: {
        red: {
          brigades: [
            {
              name: 'Our brigade',
              leader: { name: 'Colonel Ours', command: 1, at: { x: 12_000, y: 36_000 } },
              units: [foot('Our foot', 12, 30, 0), foot('Our guard', 30, 30, 0)],
            },
          ],
        },
        blue: {
          brigades: [
            { name: 'Their brigade', units: [foot('Their foot', 30, 30 - apart, 32_768)] },
          ],
        },
      },
      phase: 'movement',
      ...more,
    },
    'rf2',
  )

const [OURS, GUARD] = [0, 1]
const spent = (page: Page): Locator => page.locator('.outlook .spent')

/** Pixels to the inch: two lines of equal depth stand so far apart. */
async function scaleOf(page: Page, apart: number): Promise<number> {
  const [one, other] = [await boxOf(page, GUARD), await boxOf(page, 2)]
  return (one.y - (other.y + other.height)) / apart
}

async function dragUp(page: Page, id: number, inches: number, scale: number): Promise<void> {
  const { x, y, width, height } = await boxOf(page, id)
  const from = { x: x + width / 4, y: y + height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 5; i++) await page.mouse.move(from.x, from.y - (inches * scale * i) / 5)
  await page.mouse.up()
}

async function log(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}

test.describe('with a mouse and keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('a line is dragged ahead, and a hedge halves its move, with the clause that says so', async ({
    page,
  }) => {
    await openLines(page, 20)
    expect(await asked(page)).toBe('order')
    await hasNoFault(page, 'order')
    const scale = await scaleOf(page, 20)
    await dragUp(page, GUARD, 6, scale)
    await expect(spent(page)).toHaveText(/^(5\.[89]|6\.[012])" of 9"$/)
    await dragUp(page, OURS, 4, scale)
    await expect(spent(page)).toHaveText(/^(3\.[89]|4\.[012])" of 4.5"$/)
    const why = page.locator('.halved')
    await expect(why).toContainText('Half its move: crosses the hedge')
    await expect(why.locator('a')).toHaveText(/12\.4/)
    await shot(page, 'rf2-halved')
    await press(ok(page))
    await expect(await log(page)).toContainText('Our foot moves')
  })

  test('a corner is dragged, a formation chosen, and a refusal has its clause', async ({
    page,
  }) => {
    await openLines(page, 20)
    await unitOn(page, GUARD).click()
    const corner = page.locator('[data-thing="handle wheel left"]')
    const box = await corner.boundingBox()
    if (!box) throw new Error('There is no corner to be dragged.')
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await page.mouse.move(at.x, at.y)
    await page.mouse.down()
    await page.mouse.move(at.x, at.y - 30, { steps: 4 })
    await page.mouse.up()
    await expect(spent(page)).toHaveText(/^\d\.\d" of 9"$/)
    await expect(ok(page)).toBeEnabled()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Square', exact: true }).click()
    await expect(ok(page)).toHaveText('Form Our guard')
    await page.keyboard.press('2')
    await expect(page.locator('.control .refusal')).toContainText('in square and stays where it is')
    await expect(page.locator('.control .refusal a')).toHaveText('12.27')
    await expect(ok(page)).toBeDisabled()
  })

  test('orders are given and volleys fired by keys alone', async ({ page }) => {
    await openLines(page, 14)
    await tabTo(unitOn(page, GUARD))
    await page.keyboard.press('Enter')
    await page.keyboard.press('2')
    await expect(spent(page)).toHaveText('2.0" of 9"')
    await page.keyboard.press('Control+Enter')
    await settled(page)
    await page.keyboard.press('o')
    // The other side, at the same screen, stays where it is.
    await expect(page.locator('.decision')).toContainText('Blue')
    await page.keyboard.press('o')
    await settled(page)
    expect(await asked(page)).toBe('fire')
    await hasNoFault(page, 'fire')
    await page.keyboard.press('f')
    await expect(await log(page)).toContainText('Our guard fires at Their foot')
  })

  test('each stand shows its line and its number on hover and on focus, and takes another target', async ({
    page,
  }) => {
    await openLines(page, 12, { phase: 'fire' })
    expect(await asked(page)).toBe('fire')
    const stands = page.locator('.stands button')
    await expect(stands).toHaveCount(6)
    await expect(stands.first()).toHaveText(/^1: 5\+$/)
    await expect(page.locator('.forecast')).toContainText('6 dice at 5+')
    await stands.first().hover()
    await expect(page.locator('.stands p')).toHaveText('1: 5+ at Their foot, long range')
    await stands.nth(1).focus()
    await expect(page.locator('.stands p')).toHaveText('2: 5+ at Their foot, long range')
    await shot(page, 'rf2-stand')
    await stands.nth(1).click()
    await expect(page.locator('.forecast')).toContainText('5 dice at 5+')
    await press(ok(page))
    await expect(await log(page)).toContainText('Our guard fires at Their foot')
  })

  test('a leader is dragged to a unit, and rides by himself', async ({ page }) => {
    await openLines(page, 20, { phase: 'attach' })
    expect(await asked(page)).toBe('attach')
    await hasNoFault(page, 'attach')
    const leader = page.locator('[data-thing="body leader 0"]')
    const drag = async (to: { x: number; y: number }): Promise<void> => {
      const box = await leader.boundingBox()
      if (!box) throw new Error('He is not on the screen.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    }
    const { x, y, width, height } = await boxOf(page, GUARD)
    await drag({ x: x + width / 2, y: y + height / 2 })
    await expect(page.locator('.leaders-control')).toContainText('Colonel Ours goes to Our guard')
    await page.keyboard.press('Escape')
    await expect(page.locator('.leaders-control')).toContainText('Colonel Ours stays')
    await press(ok(page))
    await settled(page)
    await expect.poll(() => asked(page)).toBe('order')
    await leader.click()
    await drag({ x: x + width / 2, y: y + 4 * height })
    await press(ok(page))
    await expect(await log(page)).toContainText('Colonel Ours rides')
  })

  test('two turns of the firefight are played against the recruit', async ({ page }) => {
    test.setTimeout(120_000)
    await startBattle(page, { rulebook: 'rf2', scenario: 'firefight', blue: 'recruit' })
    const below = dice(7)
    for (const turn of ['Turn 1', 'Turn 2'])
      for (const ask of ['attach', 'order', 'fire']) {
        await playUntil(page, (name) => name === ask, below)
        await expect(page.locator('.battle')).toContainText(turn)
        if (turn === 'Turn 1') await hasNoFault(page, ask)
      }
  })
})

test.describe('with a finger', () => {
  test.skip(({ isMobile }) => !isMobile, 'fingers')

  test('a unit is moved by taps, formed by a button, and fires; all fits the hand', async ({
    page,
  }) => {
    await openLines(page, 14)
    await fits(page, 'order')
    await unitOn(page, GUARD).tap()
    const { x, y, width } = await boxOf(page, GUARD)
    await page.touchscreen.tap(x + width / 2, y - 12)
    await expect(spent(page)).toHaveText(/^\d\.\d" of 9"$/)
    await shot(page, 'phone-rf2-move')
    await press(ok(page))
    await settled(page)
    await expect(page.locator('.battle')).toContainText('1 unit')
    await fits(page, 'after an order')
  })

  test('the firefight is begun, and its questions fit', async ({ page }) => {
    await startBattle(page, { rulebook: 'rf2', scenario: 'firefight', blue: 'recruit' })
    for (const ask of ['attach', 'order', 'fire']) {
      await playUntil(page, (name) => name === ask, dice(3))
      await fits(page, ask)
    }
    await expect(action(page, 'Fire')).toBeVisible()
  })
})
