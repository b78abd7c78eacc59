import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import {
  action,
  asked,
  button,
  dice,
  followPrompt,
  ok,
  settled,
  showTab,
  startBattle,
  test,
} from './playing.ts'
import { shot } from './positions.ts'
import { foot, ligne, openField, raised, unitOn } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })
test.skip(({ isMobile }) => isMobile, 'a desk')

const LOOKS_DOWN = 32_768
const dragoons = raised('british heavy dragoons', 0)
const cuirassiers = raised('french cuirassiers and carabineers', LOOKS_DOWN)

/** What was told. */
async function log(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}

/** Battles from files have dice of their own; these fall the same way every time. */
const luck = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((first) => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(first)
      return bytes
    }
  }, seed)

/** Takes what is offered under this name, and does it. */
async function choose(page: Page, name: string | RegExp): Promise<void> {
  const number = await page.locator('.decision').getAttribute('data-number')
  await button(page, name).first().click()
  await ok(page).click()
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
  await settled(page)
}

/** Answers by what is offered until this is asked. */
async function until(page: Page, ask: string, most = 8): Promise<void> {
  for (let i = 0; i < most && (await asked(page)) !== ask; i++) await followPrompt(page, dice(i))
  expect(await asked(page)).toBe(ask)
}

test('vf2:7.2 a fight is fought until a battalion routs', async ({ page }) => {
  await luck(page, 1)
  await openField(
    page,
    [foot('Left', 15, 22.02), foot('Right', 25, 22.02)],
    [ligne('Their foot', 20, 22, { losses: 4 }), ligne('Their reserve', 20, 10)],
    { phase: 'melee' },
  )
  await until(page, 'fights')
  await expect(page.locator('.fights')).toContainText('Their foot')
  await ok(page).click()
  for (let i = 0; i < 8 && !(await (await log(page)).innerText()).includes('routs'); i++)
    await followPrompt(page, dice(2))
  await expect(await log(page)).toContainText('Their foot routs')
  await expect(unitOn(page, 2)).toHaveCount(0)
  await expect(await log(page)).toContainText('falls upon Their foot, helped by Right')
  await shot(page, 'vf-rout')
})

test('vf2:4.0 a fate card is played where a window opens for it', async ({ page }) => {
  await luck(page, 2)
  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 25)], {
    phase: 'fire',
    fate: { red: { hand: ['6', '8'] } },
  })
  await until(page, 'volley')
  await ok(page).click()
  await expect.poll(() => asked(page)).toBe('card')
  const prompt = page.locator('.decision .prompt')
  await expect(prompt).toContainText('Some dice have missed.')
  await expect(prompt).toContainText('You may play a fate card.')
  await hasNoFault(page, 'card', '.decision')
  await shot(page, 'vf-card-window')
  const play = page.locator('.choice > button', { hasText: /^Play (?!no)/ }).first()
  const card = ((await play.textContent()) ?? '').replace(/^Play /, '')
  await choose(page, /^Play (?!no)/)
  await expect(await log(page)).toContainText(card)
})

test('vf2:4.0 the hand is shown as cards; those that can be played are raised, and picked there', async ({
  page,
}) => {
  await luck(page, 1)
  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 25)], {
    phase: 'fate',
    fate: { red: { hand: ['10', '8'] }, blue: { hand: ['queen'] } },
    objectives: [{ name: 'The mill', at: { x: 24_000, y: 10_000 }, control: 'blue' }],
  })
  await until(page, 'fate')
  const cards = page.locator('.hand .held')
  // With the one that is drawn as the phase begins.
  await expect(cards).toHaveCount(3)
  const [capture, valour] = [cards.nth(0), cards.nth(1)]
  await expect(capture).toHaveClass(/playable/)
  await expect(valour).not.toHaveClass(/playable/)
  const [raised, lying] = [await capture.boundingBox(), await valour.boundingBox()]
  expect(raised?.y).toBeLessThan((lying?.y ?? 0) - 5)
  await valour.click()
  await expect(page.locator('.cards-in-hand')).toContainText('when a test of yours fails')
  await expect(page.locator('.cards-in-hand .clause').first()).toBeVisible()
  await capture.click()
  await expect(capture).toHaveAttribute('aria-pressed', 'true')
  await hasNoFault(page, 'hand', '.column')
  await ok(page).click()
  await expect(cards).toHaveCount(2)
  await expect(await log(page)).toContainText('The mill')
})

test('vf2:6.6 a battalion retreats by hand, and rallies', async ({ page }) => {
  await luck(page, 3)
  await openField(
    page,
    [foot('Our foot', 16, 26), foot('Our guard', 34, 26, { losses: 3 })],
    [ligne('Their foot', 24, 10)],
  )
  await unitOn(page, 0).click()
  await action(page, 'Retreat').click()
  await button(page, '1" back').click()
  await expect(page.locator('.outlook .spent')).toContainText('of')
  await shot(page, 'vf-retreat')
  await expect(ok(page)).toHaveText(/^Retreat/)
  await ok(page).click()
  await expect(await log(page)).toContainText('Our foot')
  await until(page, 'order', 2)
  await unitOn(page, 1).click()
  await choose(page, /^Rally/)
  await expect(await log(page)).toContainText(/Our guard.* rall/)
})

test('vf2:7.2.5 beaten cavalry must retreat, and the winner may choose', async ({ page }) => {
  await luck(page, 5)
  await openField(
    page,
    [dragoons('Our horse', 24, 24.02)],
    [cuirassiers('Their horse', 24, 24), ligne('Their foot', 24, 8)],
    { phase: 'melee' },
  )
  await until(page, 'retreat')
  await hasNoFault(page, 'retreat', '.decision')
  const list = page.getByRole('group', { name: 'Or one of these' })
  await list.getByRole('button').first().click()
  await shot(page, 'vf-must-retreat')
  await ok(page).click()
  await until(page, 'stand or retreat')
  await hasNoFault(page, 'stand or retreat', '.decision')
  await choose(page, 'Stand')
  await expect(page.locator('.decision[data-ask="stand or retreat"]')).toHaveCount(0)
})

test('vf2:10.0 whoever holds the ground at the end of the last turn wins', async ({ page }) => {
  await openField(page, [foot('Our foot', 24, 36)], [ligne('Their foot', 24, 8)], {
    phase: 'action',
    turn: 4,
    turns: 4,
    first: 'blue',
    objectives: [{ name: 'The mill', at: { x: 24_000, y: 34_000 }, control: 'red' }],
  })
  for (let i = 0; i < 12 && (await asked(page)) !== 'over'; i++) await followPrompt(page, dice(i))
  await expect(page.getByRole('heading', { name: 'Red wins the battle' })).toBeVisible()
  await expect(page.locator('.decision .prompt')).toContainText('The battle is over')
  await hasNoFault(page, 'over', '.decision')
  await shot(page, 'vf-won')
})

test('every question of a set-up and a first turn can be read by everybody', async ({ page }) => {
  test.setTimeout(90_000)
  await startBattle(page, { rulebook: 'vf2', scenario: 'meeting-engagement', seed: 'axe' })
  const met = new Set<string>()
  const wanted = ['objective', 'deploy brigade', 'deploy', 'command', 'order']
  for (let i = 0; i < 60 && wanted.some((ask) => !met.has(ask)); i++) {
    const ask = await asked(page)
    if (!met.has(ask)) await hasNoFault(page, ask, '.decision')
    met.add(ask)
    await followPrompt(page, dice(i))
  }
  expect([...met]).toEqual(expect.arrayContaining(wanted))
})
