import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import {
  action,
  asked,
  button,
  isIdle,
  ok,
  press,
  settled,
  showTab,
  test,
  undo,
  withSettings,
} from './playing.ts'
import { shot } from './positions.ts'
import { foot, ligne, openField, raised, unitOn } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })

const guns = raised('british field artillery', 0)
const LIMBERED = { formation: { kind: 'limbered' } }

const [RIGHT, GUNS, RESERVE, NEAR, BESIDE] = [1, 2, 3, 5, 6] as const

/** Two battalions and guns before an enemy, a battalion that is too far away, and guns before another. */
const openVolley = (page: Page, more = {}): Promise<void> =>
  openField(
    page,
    [
      foot('Our left', 14, 30),
      foot('Our right', 24.5, 30),
      guns('Our guns', 32, 30),
      foot('Our reserve', 30, 46),
      guns('Our battery', 44, 30),
    ],
    [ligne('Their foot', 20, 21), ligne('Their guard', 42, 14)],
    { phase: 'fire', ...more },
  )

const control = (page: Page): Locator => page.locator('.volley-control')
const planned = (page: Page): Locator => page.locator('#prompt', { hasText: /\?$/ })
const parts = (page: Page): Locator =>
  page.getByRole('group', { name: /Who takes part|Chi partecipa/ })
const chip = (page: Page, name: string | RegExp): Locator =>
  parts(page).getByRole('button', { name })
const pick = (page: Page, unit: number): Promise<void> => press(unitOn(page, unit))

async function told(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}

/** A question with another number is asked, or none. */
async function isAnswered(page: Page, doing: () => Promise<unknown>): Promise<void> {
  const number = await page.locator('.decision').getAttribute('data-number')
  await doing()
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
  await settled(page)
}

const stillAsked = async (page: Page): Promise<void> => {
  await settled(page)
  expect(await asked(page)).toBe('volley')
}

test('vf2:5.0 an enemy is picked, the best volley stands, and units are toggled on the table', async ({
  page,
  isMobile,
}) => {
  const kind = isMobile ? 'phone' : 'desk'
  await openVolley(page)
  await isIdle(page)
  await shot(page, `vf-volley-${kind}-none`)
  await pick(page, NEAR)
  await expect(ok(page)).toHaveText('Fire')
  await expect(planned(page)).toHaveText(
    'Fire on Their foot with Our left, Our guns and Our right in support?',
  )
  await expect(control(page)).toContainText(/6 dice on 4\+\./)
  await expect(page.locator('.decision .answers')).toBeVisible()
  await shot(page, `vf-volley-${kind}-best`)
  await hasNoFault(page, 'a volley', '.decision')
  // Out of it, and in again; then it leads.
  await pick(page, GUNS)
  await expect(planned(page)).toContainText('Fire on Their foot with Our guns, ')
  await pick(page, GUNS)
  await expect(planned(page)).toHaveText('Fire on Their foot with Our left, Our right in support?')
  await pick(page, RIGHT)
  await pick(page, RIGHT)
  await shot(page, `vf-volley-${kind}-toggled`)
  // Another enemy is another target, with a volley of its own.
  await pick(page, BESIDE)
  await expect(planned(page)).toHaveText('Fire on Their guard with Our battery?')
  await stillAsked(page)
  await pick(page, NEAR)
  await isAnswered(page, () => press(ok(page)))
  await expect(await told(page)).toContainText(/fires on Their foot|against Their foot/)
})

test('vf2:5.1.1 whoever cannot join says why, with the clause', async ({ page, isMobile }) => {
  await openVolley(page)
  await pick(page, NEAR)
  const before = await planned(page).textContent()
  await pick(page, RESERVE)
  const refusal = control(page).locator('.refusal')
  await expect(refusal).toContainText('Our reserve shoots 18" far')
  await expect(refusal.locator('.clause')).toHaveText('5.1.1')
  await expect(refusal).toBeInViewport()
  await expect(planned(page)).toHaveText(before ?? '')
  await expect(ok(page)).toBeEnabled()
  await shot(page, `vf-volley-${isMobile ? 'phone' : 'desk'}-why`)
  await pick(page, RIGHT)
  await expect(refusal).toHaveText('')
})

test('a second pick of the target fires, and so does a double click', async ({
  page,
  isMobile,
}) => {
  await openVolley(page)
  if (isMobile) {
    await pick(page, NEAR)
    await isAnswered(page, () => pick(page, NEAR))
  } else await isAnswered(page, () => unitOn(page, NEAR).dblclick())
  await expect(await told(page)).toContainText('Their foot')
})

test('vf2:5.0 the only target is aimed at by itself, and is not fired at by the first pick', async ({
  page,
}) => {
  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 25)], {
    phase: 'fire',
  })
  await expect(planned(page)).toHaveText('Fire on Their foot with Our foot?')
  await pick(page, 1)
  await stillAsked(page)
  await isAnswered(page, () => pick(page, 1))
})

test('a volley is chosen by its words alone, and by keys', async ({ page, isMobile }) => {
  test.skip(isMobile, 'keys')
  await openVolley(page)
  const enter = async (what: Locator): Promise<void> => {
    await what.focus()
    await page.keyboard.press('Enter')
  }
  await enter(
    page.getByRole('group', { name: 'Target' }).getByRole('button', { name: 'Their foot' }),
  )
  await expect(chip(page, 'Our left: leads')).toHaveAttribute('aria-pressed', 'true')
  await enter(chip(page, 'Our guns: supports'))
  await expect(chip(page, 'Our guns: leads')).toBeFocused()
  await enter(chip(page, 'Our guns: leads'))
  await expect(chip(page, 'Our guns')).toHaveAttribute('aria-pressed', 'false')
  // On the table as well: Tab goes through those who may take part.
  await unitOn(page, GUNS).focus()
  await page.keyboard.press('Enter')
  await expect(chip(page, 'Our guns: supports')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(planned(page)).toHaveCount(0)
  await isIdle(page)
  await unitOn(page, NEAR).focus()
  await page.keyboard.press('Enter')
  await expect(ok(page)).toHaveText('Fire')
  await isAnswered(page, () => page.keyboard.press('Control+Enter'))
  await expect(await told(page)).toContainText('Their foot')
})

test('vf2:4.0 a card is taken with it by its card, and is in hand until the dice fall', async ({
  page,
  isMobile,
}) => {
  await openVolley(page, { fate: { red: { hand: ['7', 'king'] } } })
  const cards = page.locator('.hand .held')
  // A phone has them in a tab, and beside the plan.
  const directed = isMobile ? button(page, 'Directed Fire').last() : cards.nth(0)
  await expect(cards).toHaveCount(2)
  await pick(page, NEAR)
  await expect(control(page)).toContainText('6 dice')
  await press(directed)
  await expect(directed).toHaveAttribute('aria-pressed', 'true')
  await expect(control(page)).toContainText('7 dice')
  await press(button(page, 'Perfect Volleys on Red Brigade'))
  await expect(control(page)).toContainText('8 dice')
  await press(button(page, 'Cancel'))
  await expect(planned(page)).toHaveCount(0)
  await expect(cards).toHaveCount(2)
  await expect(directed).toHaveAttribute('aria-pressed', 'false')
  await pick(page, NEAR)
  await press(directed)
  await press(ok(page))
  await expect(cards).toHaveCount(1)
  await expect(await told(page)).toContainText('Red plays Directed Fire')
})

test('vf2:5.0 the phase is ended from the row of actions', async ({ page }) => {
  await openVolley(page)
  await pick(page, NEAR)
  await press(action(page, 'End phase'))
  await expect(ok(page)).toHaveText('End the fire phase')
  await expect(planned(page)).toHaveCount(0)
  await pick(page, NEAR)
  await expect(ok(page)).toHaveText('Fire')
  await press(action(page, 'End phase'))
  await isAnswered(page, () => press(action(page, 'End phase')))
  expect(await asked(page)).not.toBe('volley')
})

test('vf2:1.2.3 in Italian, with a reason for limbered guns', async ({ page }) => {
  await withSettings(page, { curtain: 'never', language: 'it' })
  await openField(
    page,
    [foot('Our foot', 24, 30), guns('Our guns', 34, 32, LIMBERED)],
    [ligne('Their foot', 24, 25)],
    { phase: 'fire' },
  )
  await expect(planned(page)).toHaveText('Fuoco su Their foot con Our foot?')
  await expect(ok(page)).toHaveText('Fuoco')
  await expect(chip(page, 'Our foot: guida')).toBeVisible()
  await pick(page, 1)
  await expect(control(page).locator('.refusal .clause')).toHaveText('1.2.3')
  await hasNoFault(page, 'a volley in Italian', '.decision')
})

test('vf2:5.0 with real dice a volley is taken back until they are thrown', async ({ page }) => {
  await withSettings(page, { curtain: 'never' })
  await page.goto('/#/new')
  await page.locator('input[name=rulebook][value="vf2"]').check()
  await page.locator('input[name=battle][value="barrosa"]').check()
  await page.locator('.seats select').nth(1).selectOption('friend')
  await press(page.locator('.more-options > summary'))
  await page.getByLabel('Real dice, typed in by hand').check()
  await press(page.locator('form button[type=submit]'))
  for (let i = 0; i < 6 && (await asked(page)) !== 'volley'; i++) {
    if ((await asked(page)) === 'draw') await press(page.locator('.choice > button').first())
    else await press(action(page, 'No card'))
    await settled(page)
  }
  await stillAsked(page)
  await press(page.getByRole('group', { name: 'Target' }).getByRole('button').first())
  await isAnswered(page, () => press(ok(page)))
  expect(await asked(page)).toBe('dice')
  await isAnswered(page, () => press(undo(page)))
  await stillAsked(page)
})
