import { expect, type Page } from '@playwright/test'
import {
  action,
  asked,
  button,
  chooseInMenu,
  isIdle,
  ok,
  planned,
  showTab,
  startBattle,
  test,
  undo,
  withSettings,
} from './playing.ts'
import { foot, horse, middleOf, onTable, openPosition, pikes, shot } from './positions.ts'

test.skip(({ isMobile }) => isMobile)
test.use({ actionTimeout: 10_000 })

const log = (page: Page) => page.locator('.log')

test('begins in two clicks, plans fire on the table, is refused, reads the clause and fires', async ({
  page,
}) => {
  await withSettings(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'New battle' }).click()
  await button(page, 'Begin the battle').click()
  const decision = page.locator('.decision')
  await expect(decision).toHaveAttribute('data-ask', 'fire')

  const order = ok(page)
  // All that can fire does, unless it is told otherwise.
  await expect(order).toHaveText('Give the order: three shots')
  await action(page, 'Hold').click()
  await expect(order).toHaveText('Fire no shots')
  await onTable(page, 'Red 1st Regiment').click()
  await expect(onTable(page, 'Blue 1st Regiment')).toHaveAccessibleName(/can be chosen/)
  await onTable(page, 'Blue 1st Regiment').click()
  await expect(order).toHaveText('Give the order: one shot')
  await onTable(page, 'Red 2nd Regiment').click()
  await onTable(page, 'Blue 1st Regiment').click()
  const refusal = decision.locator('.refusal')
  await expect(refusal).toContainText('Blue 2nd Regiment')
  await expect(refusal).toBeInViewport()
  await expect(order).toBeDisabled()
  await shot(page, 'fire-refused')

  await refusal.getByRole('link', { name: 'fire.spread' }).click()
  const sheet = page.getByRole('dialog')
  const entry = sheet.locator('.entry-of-clause').first()
  await expect(entry).toBeInViewport()
  await expect(entry).toContainText('fire.spread')
  // It lies beside the decision: one reads it with the refusal in sight.
  const [lies, decides] = [await sheet.boundingBox(), await decision.boundingBox()]
  expect((lies?.x ?? 0) + (lies?.width ?? 0)).toBeLessThanOrEqual(decides?.x ?? 0)
  await shot(page, 'sheet-beside')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(order).toBeDisabled()

  await onTable(page, 'Blue 2nd Regiment').click()
  await onTable(page, 'Red Battery').click()
  await onTable(page, 'Blue Battery').click()
  await expect(refusal).toBeEmpty()
  await expect(order).toHaveText('Give the order: three shots')
  await shot(page, 'fire-planned')
  await order.click()

  await showTab(page, 'log')
  const told = log(page).locator('.entry').filter({ hasText: 'Red 1st Regiment fires at' })
  await told.getByText('Details').click()
  const fired = told.locator('.fight')
  await expect(fired.getByRole('img')).toHaveAccessibleName(/\d/)
  await expect(fired.locator('.die').first()).toBeVisible()
  await expect(fired.locator('.dice-needs')).toContainText(/\d or less/)
  const values = fired.locator('details.shown-value')
  await expect(values).toHaveCount(2)
  for (const value of await values.all()) {
    await value.locator('summary').click()
    await expect(value.locator('.step').first()).toBeVisible()
    for (const step of await value.locator('.step').all())
      await expect(step.locator('a.clause')).toHaveAttribute('href', /^#\/rules\/afv\//)
  }
  await fired.scrollIntoViewIfNeeded()
  await shot(page, 'fire-dice')
})

async function inTheField(page: Page, commander: number | null): Promise<void> {
  await openPosition(
    page,
    [horse('Cotton’s Horse', 1), foot('Foot', 7), foot('Reserve', 2)],
    [pikes('Tercio', 7), foot('Rearguard', 14)],
    { commanders: { red: commander, blue: null } },
  )
  await showTab(page, 'log')
}

test('moves a unit with two clicks on the table, drags it, turns it and takes all of it back', async ({
  page,
}) => {
  await inTheField(page, 7)
  const unit = onTable(page, 'Cotton’s Horse')
  await unit.click()
  await expect(unit).toHaveAccessibleName(/selected/)
  const zone = onTable(page, 'Centre Left, middle')
  await zone.click()
  await expect(planned(page)).toHaveText('Move to Centre Left, middle')
  await expect(zone).toHaveAccessibleName(/Move to Centre Left, middle.*selected/)
  await shot(page, 'move-shown')
  await expect(log(page)).not.toContainText('moves to')
  await zone.click()
  await expect(log(page)).toContainText('Cotton’s Horse moves to Centre Left, middle.')
  await undo(page).click()
  await expect(log(page)).not.toContainText('moves to')

  await unit.click()
  const [from, to] = [await middleOf(unit), await middleOf(zone)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await shot(page, 'move-dragged')
  await page.mouse.up()
  await expect(planned(page)).toHaveText('Move to Centre Left, middle')
  await ok(page).click()
  await expect(log(page)).toContainText('Cotton’s Horse moves to Centre Left, middle.')
  await page.keyboard.press('Control+z')
  await expect(log(page)).not.toContainText('moves to')

  await unit.click()
  await action(page, 'Turn').click()
  const handle = onTable(page, 'Turn to the right')
  await shot(page, 'handles')
  await handle.click()
  await expect(planned(page)).toHaveText('Turn to the right')
  await handle.click()
  await expect(log(page)).toContainText('Cotton’s Horse turns')
  await page.keyboard.press('Control+z')
  await expect(log(page)).not.toContainText('turns')
  await expect(undo(page)).toBeDisabled()
})

test('drops what is chosen with Esc, and a click beside everything selects nothing', async ({
  page,
}) => {
  await inTheField(page, 7)
  await onTable(page, 'Cotton’s Horse').click()
  await onTable(page, 'Centre Left, middle').click()
  await expect(ok(page)).toBeEnabled()
  await page.keyboard.press('Escape')
  await isIdle(page)
  await expect(onTable(page, 'Cotton’s Horse')).toHaveAccessibleName(/selected/)
  const table = page.locator('.table-place')
  await table.click({ position: { x: 20, y: 20 } })
  await expect(onTable(page, 'Cotton’s Horse')).not.toHaveAccessibleName(/selected/)
})

test('engages an enemy by clicking it, and after the dice nothing can be undone', async ({
  page,
}) => {
  await openPosition(
    page,
    [foot('Foot', 7), foot('Reserve', 2), foot('Guard', 0)],
    [pikes('Tercio', 7, { reacted: true }), foot('Rearguard', 14)],
  )
  await showTab(page, 'log')
  await onTable(page, 'Reserve').click()
  await button(page, 'Turn about', true).click()
  await ok(page).click()
  await expect(undo(page)).toBeEnabled()
  await onTable(page, 'Foot').click()
  await onTable(page, 'Tercio').click()
  await expect(planned(page)).toHaveText('Engage Tercio')
  await expect(page.locator('.choice-detail')).toContainText(/Tests: \d or less, \d+%/)
  await shot(page, 'engage-shown')
  // What was picked on the table is told first, where it is seen.
  const [plan, told] = await Promise.all(
    ['.plan', '.plan .forecast'].map((part) => page.locator(part).first().boundingBox()),
  )
  expect(told && plan && told.y + told.height <= plan.y + plan.height + 60).toBe(true)
  await expect(page.locator('.choices > :first-child')).toHaveText('Engage Tercio')
  // A double click on what is chosen answers once.
  await onTable(page, 'Tercio').dblclick()
  await expect(log(page)).toContainText('Foot tests')
  await expect(page.locator('.decision')).toContainText('Red decides')
  await expect(page.locator('.decision .plan > .refusal')).toHaveCount(0)
  await expect(undo(page)).toBeDisabled()
})

test('whoever is let go upon a friend goes to where that one stands', async ({ page }) => {
  await inTheField(page, 7)
  const [from, to] = [
    await middleOf(onTable(page, 'Red commander')),
    await middleOf(onTable(page, 'Reserve')),
  ]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect(planned(page)).toHaveText('Commander to Centre, red rear')
})

test('asks the other player to take back, who first refuses and then agrees', async ({ page }) => {
  await inTheField(page, null)
  await onTable(page, 'Foot').click()
  await onTable(page, 'Tercio').click()
  await ok(page).click()
  await expect(log(page)).toContainText('tests')
  // Blue reacts where the test was passed; red goes on where it was not.
  if ((await asked(page)) === 'react') {
    await action(page, 'Pass').click()
    await ok(page).click()
    await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'move')
  }
  await chooseInMenu(page, 'Ask to take back')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Blue: Red would like to take the last decision back.')
  await shot(page, 'take-back')
  await button(page, 'Refuse').click()
  await expect(question).toHaveCount(0)
  await expect(log(page)).toContainText('tests')
  await chooseInMenu(page, 'Ask to take back')
  await button(page, 'Agree').click()
  await expect(question).toHaveCount(0)
  await expect(log(page)).not.toContainText('Foot tests')
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'move')
})

test('asks the computer to take back, and it agrees', async ({ page }) => {
  await startBattle(page, { seed: 'take back' })
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'fire')
  await showTab(page, 'log')
  const told = await log(page).locator('li.entry').count()
  await action(page, 'Propose').click()
  await ok(page).click()
  await expect(log(page)).toContainText('fires at')
  await expect(undo(page)).toBeDisabled()
  await chooseInMenu(page, 'Ask to take back')
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'fire')
  await expect(log(page).locator('li.entry')).toHaveCount(told)
})
