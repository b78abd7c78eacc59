import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import {
  asked,
  button,
  chooseInMenu,
  dice,
  followPrompt,
  ok,
  press,
  settled,
  showTab,
  startBattle,
  test,
} from './playing.ts'
import { shot } from './positions.ts'
import { boxOf, foot, inkAt, ligne, openField, unitOn } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })

const refusal = (page: Page): Locator => page.locator('.control .refusal')
const inHand = (page: Page): Locator => page.locator('.terrain-control select')
const grip = (page: Page, name: string): Locator =>
  page.locator(`[data-thing="handle terrain ${name}"]`)

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The defender's own battlefield; with this seed blue defends. */
async function toTerrain(page: Page): Promise<void> {
  await startBattle(page, {
    rulebook: 'vf2',
    scenario: 'assault',
    seed: 'a',
    blue: 'friend',
    settings: { curtain: 'never' },
  })
  expect(await asked(page)).toBe('terrain')
}

/** What the scenario asks for at the least. (A3.1) */
async function putDown(page: Page, ...pieces: readonly string[]): Promise<void> {
  for (const piece of pieces) await press(button(page, new RegExp(`^${piece} \\d`)))
}

test.describe('with a mouse and keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('the defender puts down a battlefield of his own', async ({ page }) => {
    await toTerrain(page)
    await expect(ok(page)).toBeEnabled()
    await button(page, 'Clear the table').click()
    await expect(refusal(page).locator('a')).toHaveText('A3.1')
    await expect(ok(page)).toBeDisabled()
    await putDown(page, 'Village', 'Village', 'Dense wood', 'Light wood', 'River', 'High hill')
    await expect(refusal(page)).toBeEmpty()
    await hasNoFault(page, test.info().title)

    const from = await middleOf(grip(page, 'move'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const by of [10, 40, 80]) await page.mouse.move(from.x + by, from.y - by / 2)
    await page.mouse.up()
    const there = await middleOf(grip(page, 'move'))
    expect(Math.hypot(there.x - from.x - 80, there.y - from.y + 40)).toBeLessThan(4)
    const turn = await middleOf(grip(page, 'turn'))
    await page.mouse.move(turn.x, turn.y)
    await page.mouse.down()
    await page.mouse.move(there.x + 120, there.y, { steps: 4 })
    await page.mouse.up()
    await expect
      .poll(async () => (await middleOf(grip(page, 'turn'))).x)
      .toBeGreaterThan(there.x + 60)
    await shot(page, 'vf-terrain')

    await inHand(page).selectOption({ label: 'Wood 1' })
    for (let i = 0; i < 5; i++) await page.locator('.table-place').press('k')
    await expect(refusal(page)).not.toBeEmpty()
    for (let i = 0; i < 4; i++) await page.locator('.table-place').press('j')
    await expect(refusal(page)).toBeEmpty()
    await inHand(page).selectOption({ label: 'River 1' })
    await page.locator('.table-place').press('Backspace')
    await expect(inHand(page).locator('option', { hasText: 'River' })).toHaveCount(0)
    await ok(page).click()
    await expect.poll(() => asked(page)).toBe('edge')
    await showTab(page, 'log')
    await expect(page.locator('.log')).toContainText('5 features')
  })

  test('units are hidden to see the ground; blue has its own army near', async ({ page }) => {
    await startBattle(page, { rulebook: 'vf2', scenario: 'barrosa', red: 'random', blue: 'me' })
    await asked(page)
    expect((await boxOf(page, 12)).y).toBeGreaterThan((await boxOf(page, 0)).y)
    const at = await middleOf(unitOn(page, 12))
    await expect.poll(() => inkAt(page, at)).toBeGreaterThan(0.5)
    await page.keyboard.press('h')
    await expect.poll(() => inkAt(page, at)).toBeLessThan(0.3)
    await shot(page, 'vf-bare')
    await chooseInMenu(page, 'Show the units again')
    await expect.poll(() => inkAt(page, at)).toBeGreaterThan(0.5)
  })

  test('fights, supporters and their order are chosen on the table', async ({ page }) => {
    await openField(
      page,
      [foot('Left', 15, 22.02), foot('Middle', 25, 22.02), foot('Right', 36.5, 22.02)],
      [ligne('First', 20, 22), ligne('Second', 30, 22)],
      { phase: 'melee' },
    )
    for (let i = 0; i < 5 && (await asked(page)) !== 'fights'; i++)
      await followPrompt(page, dice(1))
    expect(await asked(page)).toBe('fights')
    await hasNoFault(page, test.info().title)
    const role = page.locator('label.setting', { hasText: 'Middle' }).locator('select')
    await role.selectOption({ label: 'attacks Second' })
    await unitOn(page, 1).click()
    await unitOn(page, 3).click()
    await expect(page.locator('.fights')).toContainText('Left attacks First with Middle')
    await shot(page, 'vf-fights')
    const first = page.locator('.fights li').first()
    const before = await first.textContent()
    await first.getByRole('button', { name: 'Later' }).click()
    await expect(first).not.toHaveText(before ?? '')
    await role.selectOption({ label: 'takes no part' })
    await expect(refusal(page).locator('a')).not.toHaveCount(0)
    await role.selectOption({ label: 'supports against First' })
    await ok(page).click()
    await expect(page.locator('.decision[data-ask=fights]')).toHaveCount(0)
  })

  test('two commanders of one side order their own brigades at one screen', async ({ page }) => {
    await page.goto('/#/new')
    await page.locator('input[name=rulebook][value=vf2]').check()
    await page.locator('input[name=battle][value=barrosa]').check()
    await button(page, 'Another commander for Red').click()
    const seats = page.locator('.seats select')
    await expect(seats).toHaveCount(3)
    await seats.nth(2).selectOption('random')
    await page.locator('form button[type=submit]').click()
    const orders = new Set<string>()
    const title = page.locator('#decision-title')
    for (let i = 0; i < 30 && orders.size < 2; i++) {
      // Both know the same: nothing is hidden between them.
      expect(await asked(page)).not.toBe('curtain')
      if ((await asked(page)) !== 'order') {
        await followPrompt(page, dice(i))
        continue
      }
      orders.add(((await title.textContent()) ?? '').split(' decides')[0] ?? '')
      const number = await page.locator('.decision').getAttribute('data-number')
      await expect(ok(page)).toHaveText('The others stay where they are')
      await ok(page).click()
      await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
      await settled(page)
    }
    expect([...orders].toSorted()).toEqual(['Red (2)', 'Red (commander-in-chief)'])
  })
})

test.describe('with fingers', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone')

  test('a wood is put down with a tap and dragged with a finger', async ({ page }) => {
    await toTerrain(page)
    await press(button(page, 'Clear the table'))
    await putDown(page, 'Village')
    await fits(page, 'terrain')
    const first = await middleOf(grip(page, 'move'))
    await press(button(page, '1" up'))
    await expect.poll(async () => (await middleOf(grip(page, 'move'))).y).toBeLessThan(first.y - 3)
    await press(button(page, 'Remove it'))
    await expect(grip(page, 'move')).toHaveCount(0)

    await putDown(page, 'Dense wood')
    const from = await middleOf(grip(page, 'move'))
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number): Promise<unknown> =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by, y: from.y, id: 1 }],
      })
    await touch('touchStart', 0)
    for (const by of [12, 30, 60]) await touch('touchMove', by)
    await touch('touchEnd', 0)
    await expect
      .poll(async () => Math.round((await middleOf(grip(page, 'move'))).x - from.x))
      .toBe(60)
    await shot(page, 'vf-phone-terrain')
  })
})
