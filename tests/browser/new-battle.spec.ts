import { expect, type Page } from '@playwright/test'
import {
  action,
  asked,
  button,
  dice,
  followPrompt,
  ok,
  showTab,
  startBattle,
  test,
  unhurried,
  withSettings,
} from './playing.ts'
import { onTable, shot } from './positions.ts'

test.skip(({ isMobile }) => isMobile)
test.use({ actionTimeout: 10_000 })

const decision = (page: Page) => page.locator('.decision')
const log = (page: Page) => page.locator('.log')
const begin = (page: Page) => button(page, 'Begin the battle')

async function openMore(page: Page, battle: string): Promise<void> {
  await withSettings(page)
  await page.goto('/#/new')
  await page.getByLabel(battle).check()
  await page.locator('.more-options > summary').click()
}

test('chooses options and another army, breaks its rules, mends it, and begins with it', async ({
  page,
}) => {
  await openMore(page, 'Two equal armies on an open field')
  await page.locator('.options > summary').click()
  await page.getByLabel('The most units of a side in one zone').selectOption('3')
  const red = page.getByRole('group', { name: 'Army of Red' })
  const rows = red.locator('.army-rows li')
  await expect(rows).toHaveCount(8)
  await shot(page, 'new-more')

  await button(page, 'Remove Red Battery').click()
  await expect(rows).toHaveCount(7)
  const name = rows.first().getByLabel('Name')
  await name.fill('Coldstream')
  await name.blur()
  const fewer = button(page, 'Fewer: Coldstream, muskets')
  for (let i = 0; i < 4; i++) await fewer.click()
  await button(page, 'Fewer: Coldstream, pikes').click()
  const refusal = red.getByRole('alert')
  await expect(refusal).toContainText('Coldstream')
  await expect(refusal.getByRole('link').first()).toHaveText(/^army\./)
  await expect(begin(page)).toBeDisabled()
  await shot(page, 'army-refused')
  await refusal.getByRole('link').first().click()
  await expect(page.getByRole('dialog').locator('.entry-of-clause').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await button(page, 'More: Coldstream, pikes').click()
  for (let i = 0; i < 4; i++) await button(page, 'More: Coldstream, muskets').click()
  await expect(refusal).toHaveCount(0)
  await expect(begin(page)).toBeEnabled()

  const blue = page.getByRole('group', { name: 'Army of Blue' })
  const listed = blue.getByRole('combobox').first()
  const before = await blue.locator('.army-rows input').evaluateAll(namesOf)
  await listed.selectOption({ index: 1 })
  const historical = await blue.locator('.army-rows input').evaluateAll(namesOf)
  expect(historical).not.toEqual(before)
  await listed.selectOption({ label: 'Draw by lot' })
  await expect
    .poll(() => blue.locator('.army-rows input').evaluateAll(namesOf))
    .not.toEqual(historical)
  const drawn = await blue.locator('.army-rows input').evaluateAll(namesOf)
  await expect(begin(page)).toBeEnabled()

  await page.getByLabel('Seed of the dice').fill('by lot')
  await begin(page).click()
  await expect(onTable(page, 'Coldstream')).toBeVisible()
  await expect(onTable(page, drawn[0] ?? '').first()).toBeAttached()
  await shot(page, 'deploying')
})

const namesOf = (inputs: readonly Element[]): readonly string[] =>
  inputs.map((input) => (input as HTMLInputElement).value)

test('throws the same dice for the same seed', async ({ page }) => {
  const told: string[] = []
  for (let i = 0; i < 2; i++) {
    await startBattle(page, { seed: 'twice' })
    await showTab(page, 'log')
    await action(page, 'Hold').click()
    await ok(page).click()
    await expect(decision(page)).not.toHaveAttribute('data-ask', 'fire')
    told.push((await log(page).locator('.sentence').allInnerTexts()).join('\n'))
  }
  expect(told[0]).not.toBe('')
  expect(told[1]).toBe(told[0])
})

/** Types what lies on the table: the same face for every die. */
async function typeDice(page: Page, face: number): Promise<void> {
  const inputs = decision(page).locator('.typed-dice input')
  await inputs.first().waitFor()
  for (const input of await inputs.all()) await input.fill(`${face}`)
  await unhurried(page)
  await button(page, 'These are the dice').click()
}

test('plays a turn with real dice, typed in by hand', async ({ page }) => {
  await withSettings(page, { curtain: 'never' })
  await page.goto('/#/new')
  await page.locator('.seats select').nth(1).selectOption('friend')
  await page.locator('.more-options > summary').click()
  await page.getByLabel('Real dice, typed in by hand').check()
  await expect(page.getByLabel('Seed of the dice')).toBeDisabled()
  await begin(page).click()

  await expect(decision(page)).toHaveAttribute('data-ask', 'dice')
  await expect(decision(page)).toContainText('throw two dice and type them in')
  const number = await decision(page).getAttribute('data-number')
  await expect(button(page, 'These are the dice')).toBeDisabled()
  await typeDice(page, 7)
  await expect(decision(page)).toHaveAttribute('data-number', number ?? '')
  await expect(decision(page).getByRole('alert')).toHaveText(
    'The faces of these dice go from 1 to 6.',
  )
  await shot(page, 'typed-dice')
  await expect(decision(page)).toContainText('Red decides')
  await typeDice(page, 1)
  await expect(decision(page)).toContainText('Blue decides')
  await typeDice(page, 6)

  // Red has the initiative; both hold their fire but one regiment, whose four dice all hit.
  await expect(decision(page)).toHaveAttribute('data-ask', 'fire')
  for (let side = 0; side < 2; side++) {
    await expect(decision(page)).toHaveAttribute('data-ask', 'fire')
    await expect(action(page, 'Hold')).toBeEnabled()
    const title = await decision(page).getByRole('heading').first().innerText()
    await action(page, 'Hold').click()
    if (title.includes('Red')) {
      await unhurried(page)
      await onTable(page, 'Red 1st Regiment').click()
      await unhurried(page)
      await onTable(page, 'Blue 1st Regiment').click()
      await unhurried(page)
    }
    await ok(page).click()
    if (side === 0) await expect(decision(page)).not.toContainText(title)
  }
  await expect(decision(page)).toContainText('throw four dice, needing 2 or less')
  await typeDice(page, 2)
  await showTab(page, 'log')
  await expect(log(page)).toContainText(/Red 1st Regiment fires at Blue 1st Regiment.*4 hits/)
  await expect(decision(page)).toHaveAttribute('data-ask', 'losses')
  await ok(page).click()
  for (let side = 0; side < 2; side++) {
    await expect(decision(page)).toHaveAttribute('data-ask', 'move')
    await action(page, 'End').click()
    await ok(page).click()
  }
  await expect(page.locator('.top-line .turn')).toContainText('Turn 2')
  await expect(decision(page)).toHaveAttribute('data-ask', 'dice')
})

async function playPicket(page: Page, decisions: number): Promise<void> {
  await withSettings(page)
  await page.goto('/#/new')
  await page.getByLabel('Picket').check()
  await expect(page.getByLabel('Four pickets a side along a stream')).toBeChecked()
  await begin(page).click()
  await expect(decision(page)).toHaveAttribute('data-ask', /./)
  await shot(page, 'picket')
  const below = dice(3)
  for (let i = 0; i < decisions && (await asked(page)) !== 'over'; i++)
    await followPrompt(page, below)
}

test('plays Picket with the plain controls against the computer', async ({ page }) => {
  await playPicket(page, 8)
  await showTab(page, 'log')
  await expect(log(page).locator('.sentence')).not.toHaveCount(0)
})

test('plays Picket with the plain controls to its end', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(60_000)
  await playPicket(page, 400)
  await expect(decision(page)).toContainText('The battle is over')
})

test('plans in secret behind a curtain: nothing of red’s plan is there when blue looks', async ({
  page,
}) => {
  await startBattle(page, { red: 'me', blue: 'friend', seed: 'curtain' })
  await expect(decision(page)).toHaveAttribute('data-ask', 'fire')
  const plans = async (own: string, enemy: string): Promise<void> => {
    await action(page, 'Hold').click()
    for (const unit of ['1st Regiment', '2nd Regiment', 'Battery']) {
      await onTable(page, `${own} ${unit}`).click()
      await onTable(page, `${enemy} ${unit}`).click()
    }
  }
  const first = (await decision(page).getByRole('heading').first().innerText()).includes('Red')
    ? ['Red', 'Blue']
    : ['Blue', 'Red']
  const [own = '', enemy = ''] = first
  await plans(own, enemy)
  const shots = `${own} 1st Regiment at ${enemy} 1st Regiment`
  await expect(decision(page)).toContainText(shots)
  await ok(page).click()

  const curtain = page.locator('.curtain')
  await expect(curtain).toContainText(`${enemy}, it is your decision`)
  await expect(page.locator('.table-place')).toHaveCount(0)
  expect(await page.content()).not.toContain('1st Regiment')
  await shot(page, 'curtain')
  await page.reload()
  await expect(curtain).toContainText(`${enemy}, it is your decision`)
  expect(await page.content()).not.toContain('1st Regiment')
  await button(page, 'I am here: show the table').click()

  await expect(decision(page)).toContainText(`${enemy}, plan your fire`)
  expect(await page.content()).not.toContain(shots)
  await showTab(page, 'log')
  await expect(page.locator('.log')).not.toContainText('fires at')
  await expect(page.locator('.caption')).not.toContainText('fires at')
  // What is proposed to blue is blue's own fire.
  await expect(decision(page)).not.toContainText(`${own} 1st Regiment at`)
  await action(page, 'Hold').click()
  await expect(ok(page)).toHaveText('Fire no shots')
  await expect(onTable(page, `${own} 1st Regiment`)).not.toHaveAccessibleName(/fired/i)
  await shot(page, 'after-curtain')
  await ok(page).click()
  await expect(page.locator('.log')).toContainText(
    `${own} 1st Regiment fires at ${enemy} 1st Regiment`,
  )
})

test('a rulebook chosen before the first one has come is the one that counts', async ({ page }) => {
  await withSettings(page)
  // The first rulebook takes its time.
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/assets\/(?:rules-)?afv-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/#/new')
  await page.getByLabel('Picket').check()
  await expect(page.getByLabel('Four pickets a side along a stream')).toBeChecked()
  release()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Four pickets a side along a stream')).toBeChecked()
  await expect(page.getByLabel('Two equal armies on an open field')).toHaveCount(0)
})
