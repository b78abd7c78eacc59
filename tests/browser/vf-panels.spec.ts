import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { drop } from './keeping.ts'
import { action, ok, press, settled, test, unhurried, withSettings } from './playing.ts'
import { shot } from './positions.ts'
import { HANDS, PLAYED, type Played } from './vf-asks.ts'
import { recordOf } from './vf-positions.ts'
import { byKeyboard, byTouch, type Way } from './ways.ts'

test.use({ actionTimeout: 10_000 })

const decision = (page: Page): Locator => page.locator('.decision')

/** At a desk only lines that open are lower than a finger is wide. */
async function isTall(page: Page, state: string): Promise<void> {
  const low = await page
    .locator('button:visible, select:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 43.5)
        .map((one) => `${one.className} ${one.textContent}`),
    )
  expect(low, state).toEqual([])
}

/** Picks the first thing that is offered, which shows what would come of it. */
async function pick(page: Page, { press: pressOn }: Way): Promise<void> {
  if (await ok(page).isEnabled()) return
  const units = decision(page).locator('.subjects button')
  const orders = (await units.count()) > 0
  if (orders) await pressOn(units.first())
  const offered = decision(page).locator(orders ? 'button.grave' : '.choice > button, .legs button')
  await pressOn(offered.filter({ hasNotText: 'no card' }).first())
}

test('every other question of a battle can be read and answered by everybody', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const way = isMobile ? byTouch : byKeyboard
  await withSettings(page, { curtain: 'never' })
  await page.goto('/')
  const isFair = async (ask: string, { position, log }: Played): Promise<void> => {
    await drop(page, { name: `${ask}.json`, text: recordOf(position, log) })
    await expect(decision(page)).toHaveAttribute('data-ask', ask)
    const number = await decision(page).getAttribute('data-number')
    await pick(page, way)
    await hasNoFault(page, ask, '.decision')
    await (isMobile ? fits : isTall)(page, ask)
    await shot(page, `vf-panel-${ask.replaceAll(' ', '-')}-${isMobile ? 'phone' : 'desk'}`)
    await unhurried(page)
    await way.press(ok(page))
    await expect(page.locator(`.decision[data-number="${number}"]`), ask).toHaveCount(0)
    await settled(page)
  }
  for (const [ask, played] of Object.entries(PLAYED))
    await test.step(ask, () => isFair(ask, played))
})

const RED = ['Capture', 'Inspiration']
const BLUE = ['Attaque à outrance', 'Les Grognards']

/** Which of these cards are anywhere in the page, seen or heard. */
async function cardsIn(page: Page): Promise<readonly string[]> {
  const html = await page.content()
  return [...RED, ...BLUE].filter((card) => html.includes(card))
}

test('vf2:4.0 between two sides at one screen a curtain hides what both hold', async ({
  page,
  isMobile,
}) => {
  const curtain = page.locator('.curtain')
  const isDown = async (who: string): Promise<void> => {
    await expect(curtain.getByRole('heading', { level: 1 })).toHaveText(
      `${who}, it is your decision`,
    )
    await expect(curtain.getByRole('button')).toBeFocused()
    expect(await cardsIn(page)).toEqual([])
    await expect(page.locator('.table-place, .decision, .log')).toHaveCount(0)
  }
  const lift = async (cards: readonly string[]): Promise<void> => {
    if (isMobile) await curtain.getByRole('button').tap()
    else await page.keyboard.press('Enter')
    await expect(page.locator('[role=log]')).toContainText('In hand: ')
    expect(await cardsIn(page)).toEqual(cards)
  }
  await withSettings(page)
  await page.goto('/')
  await drop(page, { name: 'Hands.json', text: recordOf(HANDS.position, HANDS.log) })
  await isDown('Blue')
  await hasNoFault(page, 'curtain')
  await fits(page, 'curtain')
  await shot(page, `vf-curtain-${isMobile ? 'phone' : 'desk'}`)
  await lift(BLUE)
  await press(action(page, 'No card'))
  await press(ok(page))
  await isDown('Red')
  await lift(RED)
  await expect(decision(page)).toHaveAttribute('data-ask', 'fate')
  // Whoever opens the battle anew may be the other one.
  await page.reload()
  await isDown('Red')
  await lift(RED)
})
