import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import {
  asked,
  dice,
  followPrompt,
  ok,
  settled,
  showTab,
  startBattle,
  test,
  undo,
} from './playing.ts'
import { before, foot, ligne, openField, scaleOf, unitOn } from './vf-positions.ts'
import { tabTo } from './ways.ts'

test.use({ actionTimeout: 15_000 })
test.skip(({ isMobile }) => isMobile, 'a desk')

const leaderOn = (page: Page, id: number): Locator =>
  page.locator(`[data-thing="body leader ${id}"]`)

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page, what: Locator, dx: number, dy: number): Promise<void> {
  const { x, y } = await middleOf(what)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 1; i <= 6; i++) await page.mouse.move(x + (dx * i) / 6, y + (dy * i) / 6)
  await page.mouse.up()
}

const numberOf = (page: Page): Promise<string | null> =>
  page.locator('.decision').getAttribute('data-number')

async function log(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}

/** Two battalions, their brigadier behind them and the general; the enemy is far away. */
const openBrigade = (page: Page): Promise<void> =>
  openField(
    page,
    [foot('Our foot', 16, 30), foot('Our guard', 34, 30)],
    [ligne('Their foot', 16, 10)],
  )

test('vf2:6.8 a leader is dragged while his brigade acts and rides when it has; who is not stays unasked', async ({
  page,
}) => {
  await openBrigade(page)
  const scale = await scaleOf(page, 0, 2, 20)
  await drag(page, leaderOn(page, 0), 0, -5 * scale)
  const told = page.getByRole('group', { name: 'When all have acted' })
  await expect(told).toContainText(/Red brigadier rides (4\.9|5\.0|5\.1)"/)
  await expect(told).toContainText('Red general stays')
  expect(await asked(page)).toBe('order')
  await hasNoFault(page, 'leader told to ride', '.decision')
  const there = await middleOf(leaderOn(page, 0))
  await expect(ok(page)).toHaveText('The others stay where they are')
  await ok(page).click()
  await expect(await log(page)).toContainText('Red brigadier rides')
  await expect(page.locator('.log')).not.toContainText('Red general rides')
  await expect
    .poll(async () => (await middleOf(leaderOn(page, 0))).y)
    .toBeLessThan(there.y - 4 * scale)
})

test('vf2:6.8 where a leader may not stand he is refused with the clause; the plan for a unit stays', async ({
  page,
}) => {
  await openBrigade(page)
  const scale = await scaleOf(page, 0, 2, 20)
  await drag(page, unitOn(page, 0), 0, -4 * scale)
  await expect(ok(page)).toHaveText(/^Move /)
  const [brigadier, guard] = [await middleOf(leaderOn(page, 0)), await before(page, 1, 0, scale)]
  await drag(page, leaderOn(page, 0), guard.x - brigadier.x, guard.y - brigadier.y)
  const refusal = page.locator('.control .refusal')
  await expect(refusal).toContainText('Our guard')
  await expect(refusal.locator('a')).toHaveText('6.8')
  await unitOn(page, 0).click()
  await expect(ok(page)).toHaveText(/^Move /)
})

test('vf2:6.8 a leader is told to ride by keys alone, and that is taken back', async ({ page }) => {
  await openBrigade(page)
  await tabTo(leaderOn(page, 0))
  await page.keyboard.press('Enter')
  for (let i = 0; i < 3; i++) await page.keyboard.press('w')
  await page.keyboard.press('Control+Enter')
  const told = page.getByRole('group', { name: 'When all have acted' })
  await expect(told).toContainText('Red brigadier rides 1.5"')
  await told.getByRole('button', { name: /Red brigadier/ }).click()
  await page.getByRole('button', { name: 'Stay where he is' }).click()
  await ok(page).click()
  await expect(told).toContainText('Red brigadier stays')
})

test('vf2:6.1 a brigade is activated by one of its units; OK has done with what is not wanted', async ({
  page,
}) => {
  await startBattle(page, { rulebook: 'vf2', scenario: 'barrosa', seed: 'hand', blue: 'recruit' })
  for (let i = 0; i < 8 && (await asked(page)) !== 'command'; i++) {
    await page.keyboard.press('o')
    await ok(page).click()
    await settled(page)
  }
  const browne = page.locator('[data-thing^="body"][aria-label^="Browne"]')
  await browne.click()
  await expect(ok(page)).toHaveText(/^Activate Dilkes/)
  await browne.click()
  await expect.poll(() => asked(page)).toBe('order')
  await expect(page.locator('.prompt')).toContainText('Dilkes')
  const number = await numberOf(page)
  // The second click of a double click does nothing: the next question stands there already.
  await ok(page).dblclick()
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
  await expect(page.locator('.prompt')).toContainText('Wheatley')
})

test('vf2:6.1.1 a drag of one of its units calls the first brigade, and goes on as an order', async ({
  page,
}) => {
  await startBattle(page, { rulebook: 'vf2', scenario: 'barrosa', seed: 'hand', blue: 'recruit' })
  for (let i = 0; i < 8 && (await asked(page)) !== 'command'; i++) {
    await page.keyboard.press('o')
    await ok(page).click()
    await settled(page)
  }
  await drag(page, page.locator('[data-thing^="body"][aria-label^="2/3rd Foot Guards"]'), 0, -40)
  await expect.poll(() => asked(page)).toBe('order')
  await expect(ok(page)).toHaveText(/^Move \d\.\d"$/)
  await expect(ok(page)).toBeEnabled()
  await expect(page.locator('.card h3')).toHaveText('2/3rd Foot Guards')
})

test('vf2:6.3.1 who is dragged farther than he may go goes as far as he can', async ({ page }) => {
  await openBrigade(page)
  const scale = await scaleOf(page, 0, 2, 20)
  await drag(page, unitOn(page, 0), 0, -14 * scale)
  await expect(ok(page)).toHaveText('Move 8.0"')
  await expect(ok(page)).toBeEnabled()
})

test('a double click on the ground orders what its first click plans, and undo takes it back', async ({
  page,
}) => {
  await openBrigade(page)
  const scale = await scaleOf(page, 0, 2, 20)
  const { x, y } = await before(page, 0, 4, scale)
  await unitOn(page, 0).click()
  await page.mouse.dblclick(x, y)
  await expect(await log(page)).toContainText('Our foot moves')
  await undo(page).click()
  await expect(page.locator('.log')).not.toContainText('Our foot moves')
})

test('afv:move.end OK ends a phase in which nothing is chosen, in one click', async ({ page }) => {
  await startBattle(page, { seed: 'usual', blue: 'random' })
  for (let i = 0; i < 20 && (await asked(page)) !== 'move'; i++) await followPrompt(page, dice(i))
  await expect(ok(page)).toHaveText('End the movement phase')
  const number = await numberOf(page)
  await ok(page).click()
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
})
