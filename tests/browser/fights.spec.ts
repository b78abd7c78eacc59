import { expect, type Page } from '@playwright/test'
import { action, asked, button, ok, planned, showTab, test } from './playing.ts'
import { foot, horse, onTable, openPosition, pikes, shot } from './positions.ts'

test.skip(({ isMobile }) => isMobile)
test.use({ actionTimeout: 10_000 })

const log = (page: Page) => page.locator('.log')
const decision = (page: Page) => page.locator('.decision')
const order = ok

/** A battle that stands like this, with the log beside it. */
async function openLogged(...position: Parameters<typeof openPosition>): Promise<void> {
  await openPosition(...position)
  await showTab(position[0], 'log')
}
const asks = (page: Page, name: string) => expect(decision(page)).toHaveAttribute('data-ask', name)

/** The question is whole beneath the dice that it is about. */
async function seesQuestion(page: Page): Promise<void> {
  const [place, prompt] = await Promise.all(
    ['.question', '.question .prompt'].map((part) => page.locator(part).boundingBox()),
  )
  expect(place && prompt && prompt.y + prompt.height <= place.y + place.height + 1).toBe(true)
}

/** Red's pikes hold the tercio in front, and its horse is on the flank; red's commander is there. */
const melee = (page: Page): Promise<void> =>
  openLogged(
    page,
    [pikes('Pikes', 7), horse('Horse', 7, { facing: 3 }), foot('Reserve', 0)],
    [pikes('Tercio', 7), foot('Rearguard', 14)],
    {
      phase: 'combat',
      commanders: { red: 7, blue: null },
      engagements: [
        { by: 0, with: 3, face: 'front' },
        { by: 1, with: 3, face: 'left' },
      ],
    },
  )

test('divides stands between two enemies, throws dice again, and again by the commander', async ({
  page,
}) => {
  await melee(page)
  await asks(page, 'allocate')
  const control = decision(page).locator('.allocate-control')
  await expect(order(page)).toBeEnabled()
  await shot(page, 'allocate')
  await button(page, 'All against Horse').click()
  await button(page, 'One stand fewer against Horse: pikes').click()
  await expect(control).toContainText('Pikes: 1 of 2 given')
  await expect(order(page)).toBeDisabled()
  await expect(control.locator('.refusal').getByRole('link')).toHaveText('hth.allocate')
  await button(page, 'One stand more against Pikes: pikes').click()
  await expect(control.locator('.refusal')).toBeEmpty()
  await order(page).click()

  // The commander is with red's pikes, which were thrown for first.
  await asks(page, 'commander')
  await expect(decision(page).locator('.fight .die').first()).toBeVisible()
  await seesQuestion(page)
  await shot(page, 'commander')
  await button(page, /^Throw the attack on Tercio again/).click()
  await expect(decision(page)).toContainText('for better or worse')
  await ok(page).click()
  await expect(log(page).getByRole('button', { name: /^Pikes attacks Tercio/ })).toHaveCount(2)

  await asks(page, 'rethrow')
  await expect(decision(page)).toContainText('Throw up to two dice of Horse again?')
  const dice = decision(page).locator('.die-toggle')
  await expect(dice).toHaveCount(4)
  await decision(page).locator('.forecast-head button').click()
  const needs = decision(page).locator('.shown-value').filter({ hasText: 'Mounted: needs' })
  await expect(needs.locator('.step a.clause').first()).toBeVisible()
  await shot(page, 'rethrow')
  for (const die of await dice.all())
    if ((await die.getAttribute('aria-pressed')) === 'false') await die.click()
  await expect(order(page)).toBeDisabled()
  await expect(decision(page).locator('.refusal').getByRole('link')).toHaveText('hth.overlap')
  await dice.nth(0).click()
  await dice.nth(1).click()
  await expect(order(page)).toHaveText('Throw two dice again')
  await expect(dice.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(dice.nth(3)).toHaveAttribute('aria-pressed', 'true')
  await order(page).click()
  await asks(page, 'commander')
  await button(page, 'Keep the dice as they lie').click()
  await ok(page).click()
  await expect(log(page)).toContainText('Tercio')
  const told = log(page).locator('.entry').filter({ hasText: 'Details' }).first()
  await told.getByText('Details').click()
  await expect(told.locator('.fight').first()).toBeVisible()
})

test('loses stands: picks them, how wide the rest stand, and which contact breaks', async ({
  page,
}) => {
  await openLogged(
    page,
    [pikes('Pikes', 7, { hits: 5 }), foot('Reserve', 0)],
    [horse('Reiters', 7), horse('Cuirassiers', 7, { facing: 1 }), foot('Rearguard', 14)],
    {
      phase: 'losses',
      engagements: [
        { by: 2, with: 0, face: 'front' },
        { by: 3, with: 0, face: 'left' },
      ],
    },
  )
  await asks(page, 'losses')
  await expect(decision(page)).toContainText('Pikes loses two stands.')
  await expect(decision(page)).toContainText('2 of 2 picked')
  await button(page, 'One stand fewer: muskets').click()
  await expect(decision(page)).toContainText('1 of 2 picked')
  await expect(order(page)).toBeDisabled()
  await expect(decision(page).locator('.refusal').getByRole('link')).toHaveText('losses.stands')
  await button(page, 'One stand more: pikes').click()
  await page.getByLabel('Two wide').check()
  await expect(page.locator('.width-shape').first()).toBeVisible()
  await page.getByLabel('On the left, with Cuirassiers').check()
  await expect(order(page)).toBeEnabled()
  await shot(page, 'losses')
  await order(page).click()
  await expect(log(page)).toContainText(
    'Pikes removes 1 pike stand and 1 musket stand, and breaks contact on the left.',
  )
  await expect(onTable(page, 'Pikes')).toHaveAccessibleName(
    /1 pike stand, 3 musket stands, attack formation, 2 wide/,
  )
  await expect(onTable(page, 'Pikes')).not.toHaveAccessibleName(/Cuirassiers/)
})

/** Red's horse is led and comes on against blue's, which has room to recoil. */
const charge = (page: Page): Promise<void> =>
  openLogged(
    page,
    [horse('Red Horse', 7), horse('Red Second', 6), foot('Reserve', 0)],
    [horse('Blue Horse', 7), pikes('Tercio', 7), horse('Blue Wing', 6), foot('Rearguard', 14)],
    { commanders: { red: 7, blue: null } },
  )

test('reacts to a charge, which is pressed on, which is reacted to in turn', async ({ page }) => {
  await charge(page)
  await onTable(page, 'Red Horse').click()
  await onTable(page, 'Blue Horse').click()
  await onTable(page, 'Blue Horse').click()

  await asks(page, 'react')
  await expect(decision(page)).toContainText('Blue decides')
  await expect(decision(page)).toContainText('Red Horse would engage Blue Horse.')
  // Mounted must do something when they are charged: there is nothing to pass.
  await expect(decision(page).getByRole('group', { name: /^Pass on/ })).toHaveCount(0)
  await shot(page, 'react')
  await onTable(page, 'Blue Horse').click()
  await button(page, /^Recoil to the/).click()
  await shot(page, 'recoil')
  await ok(page).click()

  await asks(page, 'press on')
  await expect(decision(page)).toContainText('Red Horse has nobody before it.')
  await button(page, 'Press on against Tercio').click()
  await ok(page).click()

  await asks(page, 'react')
  await expect(decision(page)).toContainText('Red Horse would engage Tercio.')
  await button(page, /^Form defensive/)
    .first()
    .click()
  await ok(page).click()
  await asks(page, 'move')
  await expect(log(page)).toContainText('Blue Horse')
  await expect(onTable(page, 'Tercio')).toHaveAccessibleName(/defensive formation.*Has reacted/)
})

test('passes until the turn is over, is not asked, and then asks to be asked again', async ({
  page,
}) => {
  await charge(page)
  await onTable(page, 'Red Horse').click()
  await onTable(page, 'Tercio').click()
  await onTable(page, 'Tercio').click()
  await asks(page, 'react')
  await button(page, 'the turn is over').click()
  await asks(page, 'move')
  await expect(log(page)).toContainText('Red Horse engages Tercio')
  await expect(decision(page)).toContainText('Red decides')
  // Blue's wing could intercept this, and is not asked.
  await onTable(page, 'Red Second').click()
  await action(page, 'Move').click()
  await expect(planned(page)).toHaveText('Move to Centre Left, blue rear')
  await ok(page).click()
  await expect(log(page)).toContainText('Red Second moves to Centre Left, blue rear.')
  await action(page, 'End').click()
  await ok(page).click()

  await expect(decision(page)).toContainText('Blue decides')
  await expect(page.locator('.notice')).toContainText('You are passing.')
  await shot(page, 'passing')
  await button(page, 'Ask me again').click()
  await expect(page.locator('.notice')).toHaveCount(0)
  expect(await asked(page)).toBe('move')
})

test('passes until the phase is over, and is asked again in the next', async ({ page }) => {
  await openLogged(
    page,
    [horse('Red Horse', 7), foot('Reserve', 0)],
    [horse('Blue Horse', 12), horse('Blue Wing', 11), foot('Rearguard', 14)],
    { active: 'blue', initiative: 'red' },
  )
  await onTable(page, 'Blue Horse').click()
  await onTable(page, 'Centre, middle').click()
  await expect(planned(page)).toHaveText('Move to Centre, middle')
  await ok(page).click()
  await asks(page, 'react')
  await button(page, 'the phase is over').click()
  await expect(decision(page)).toContainText('Blue decides')
  // Whoever has the initiative then, red comes to decide without passing any more.
  for (let phase = 0; phase < 2; phase++) {
    if ((await decision(page).textContent())?.startsWith('Red')) break
    const number = await decision(page).getAttribute('data-number')
    await action(page, 'End').click()
    await ok(page).click()
    await expect(decision(page)).not.toHaveAttribute('data-number', number ?? '')
  }
  await expect(decision(page)).toContainText('Red decides')
  await expect(page.locator('.notice')).toHaveCount(0)
})
