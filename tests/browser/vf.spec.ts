import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import {
  action,
  asked,
  dice,
  followPrompt,
  isIdle,
  ok,
  playUntil,
  press,
  settled,
  showTab,
  startBattle,
  test,
} from './playing.ts'
import { shot } from './positions.ts'
import { before, boxOf, foot, inkAt, ligne, openField, scaleOf, unitOn } from './vf-positions.ts'
import { tabTo } from './ways.ts'

test.use({ actionTimeout: 15_000 })

const said = {
  spent: (page: Page): Locator => page.locator('.outlook .spent'),
  refusal: (page: Page): Locator => page.locator('.control .refusal'),
  /** All that would be ordered, where the button has no room for it. */
  inFull: (page: Page): Locator => page.locator('#prompt'),
}

/** One line of foot before another, fourteen inches apart. */
const APART = 14
const openLines = (page: Page, apart = APART, more = {}): Promise<void> =>
  openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 30 - apart)], more)

/** What was told. */
async function log(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}

async function dragUp(page: Page, id: number, inches: number, scale: number): Promise<void> {
  const from = await before(page, id, 0, scale)
  const to = await before(page, id, inches, scale)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 5; i++) await page.mouse.move(from.x, from.y + ((to.y - from.y) * i) / 5)
}

test.describe('with a mouse and keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('a unit is dragged with its ghost and the inches it uses', async ({ page }) => {
    await openLines(page)
    expect(await asked(page)).toBe('order')
    await hasNoFault(page, 'order')
    const scale = await scaleOf(page, 0, 1, APART)
    const there = await before(page, 0, 4, scale)
    expect(await inkAt(page, there)).toBe(0)
    await dragUp(page, 0, 4, scale)
    await expect(said.spent(page)).toHaveText(/^(3\.9|4\.0|4\.1)" of 8"$/)
    await expect.poll(() => inkAt(page, there)).toBeGreaterThan(0.2)
    await page.mouse.up()
    await expect(page.locator('.outlook')).toContainText('From there it could shoot')
    await shot(page, 'vf-drag')
    await expect(ok(page)).toBeEnabled()
    await page.keyboard.press('Control+Enter')
    await expect(await log(page)).toContainText('Our foot')
  })

  test('after one order the next unit is dragged as well', async ({ page }) => {
    await openField(
      page,
      [foot('Our foot', 16, 30), foot('Our guard', 34, 30)],
      [ligne('Their foot', 16, 30 - APART)],
    )
    const scale = await scaleOf(page, 0, 2, APART)
    for (const [id, name] of ['Our foot', 'Our guard'].entries()) {
      const there = await before(page, id, 4, scale)
      await dragUp(page, id, 4, scale)
      await expect(said.spent(page)).toHaveText(/^(3\.[5-9]|4\.[0-5])" of 8"$/)
      await expect.poll(() => inkAt(page, there)).toBeGreaterThan(0.2)
      await page.mouse.up()
      await page.keyboard.press('Control+Enter')
      await expect(await log(page)).toContainText(`${name} moves`)
      await settled(page)
    }
  })

  test('near an enemy it reads the clause, sees the line and is helped', async ({ page }) => {
    await openLines(page, 7)
    const scale = await scaleOf(page, 0, 1, 7)
    // Keys do what they say; a hand that lets go there would stop where it may stand.
    await unitOn(page, 0).click()
    await page.keyboard.press('5')
    await expect(said.refusal(page)).toContainText('Their foot')
    await expect(said.refusal(page).locator('a')).toHaveText('6.3.2')
    await expect(ok(page)).toBeDisabled()
    const enemy = await boxOf(page, 1)
    const gap = { x: enemy.x + enemy.width / 2, y: enemy.y + enemy.height + 0.75 * scale }
    const across = [-6, -4, -2, 0, 2, 4, 6].map((inches) => ({
      x: gap.x + inches * scale,
      y: gap.y,
    }))
    const inks = await Promise.all(across.map((at) => inkAt(page, at)))
    expect(Math.max(...inks)).toBeGreaterThan(0)
    await shot(page, 'vf-refused')
    await page.getByRole('button', { name: 'Go to the nearest lawful place' }).click()
    await expect(said.refusal(page)).toBeEmpty()
    await expect(said.spent(page)).toHaveText(/^(3\.9|4\.0)" of 8"$/)
    await expect(ok(page)).toBeEnabled()
  })

  test('orders are given with keys alone', async ({ page }) => {
    await openField(
      page,
      [foot('Our foot', 16, 30), foot('Our guard', 34, 30)],
      [ligne('Their foot', 24, 10)],
    )
    await tabTo(unitOn(page, 0))
    await page.keyboard.press('Enter')
    await page.keyboard.press('3')
    await page.keyboard.press('w')
    await expect(said.spent(page)).toHaveText('3.5" of 8"')
    await page.keyboard.press('Backspace')
    await expect(said.spent(page)).toHaveCount(0)
    await page.keyboard.press('2')
    await page.keyboard.press('e')
    await page.keyboard.press('q')
    await expect(said.spent(page)).toHaveText('2.0" of 8"')
    await page.keyboard.press('Escape')
    await isIdle(page)
    await page.keyboard.press('4')
    await expect(ok(page)).toHaveText('Move 4.0"')
    await page.keyboard.press('[')
    await expect(page.locator('.replay')).toBeVisible()
    await page.keyboard.press('Escape')
    await tabTo(unitOn(page, 0))
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await expect(await log(page)).toContainText('Our foot')
    await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'order')
    await page.locator('.order-control select').focus()
    await page.keyboard.press('w')
    await expect(said.spent(page)).toHaveCount(0)
  })

  test('a battalion forms column, doubles, or is proposed what to do', async ({ page }) => {
    await openLines(page, 24)
    await page.locator('.order-control select').selectOption({ label: 'attack column, 8 wide' })
    await expect(ok(page)).toHaveText('Form attack column, 8 wide')
    await page.getByRole('button', { name: '1" forward' }).click()
    await expect(ok(page)).toHaveText('Move 1.0"')
    await expect(said.inFull(page)).toHaveText('Move, form attack column, 8 wide, 1.0"')
    await expect(said.spent(page)).toHaveText('1.0" of 9"')
    await shot(page, 'vf-reform')
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await action(page, 'Double').click()
    await page.getByRole('button', { name: '1" forward' }).click()
    await expect(ok(page)).toHaveText('Double 1.0"')
    await expect(said.spent(page)).toHaveText('1.0" of 16"')
    const list = page.locator('.order-control fieldset', { hasText: 'Or one of these' })
    await list.getByRole('button', { name: /^Move/ }).first().click()
    await expect(ok(page)).toBeEnabled()
    await expect(said.spent(page)).toContainText('of')
    await page.locator('.order-control select').selectOption({ label: 'attack column, 8 wide' })
    await expect(said.inFull(page)).toContainText('attack column')
  })

  test('a column follows its head round the bend of a road', async ({ page }) => {
    const points = [
      [20, 48],
      [20, 24],
      [44, 24],
    ].map((place) => place.map((inches) => inches * 1000))
    const road = { id: 'road', name: 'The road', kind: 'road', shape: 'line', level: 0 }
    await openField(
      page,
      [foot('Our foot', 20, 28, { formation: { kind: 'march column', files: 2 } })],
      [ligne('Their foot', 10, 6)],
      {
        terrain: {
          format: 'grognard-terrain',
          version: 1,
          width: 48_000,
          height: 48_000,
          features: [{ ...road, points, width: 2000, tags: ['highway'], crossings: [] }],
        },
      },
    )
    await page.getByRole('button', { name: 'Follow the head' }).click()
    await page.keyboard.press('4')
    await page.getByRole('button', { name: 'New leg' }).click()
    await page.keyboard.press('6')
    await page.keyboard.press('c')
    await expect(said.spent(page)).toHaveText('5.0" of 12"')
    await shot(page, 'vf-file')
    await ok(page).click()
    await expect(await log(page)).toContainText('Our foot moves 5"')
    await hasNoFault(page, 'a bent column')
  })

  test('a volley is fired with the support of another battalion', async ({ page }) => {
    await openField(
      page,
      [foot('Our foot', 19, 30), foot('Our guard', 29, 30)],
      [ligne('Their foot', 24, 25)],
      { phase: 'fire' },
    )
    expect(await playUntil(page, (ask) => ask === 'volley', dice(1), 5)).toBe('volley')
    await hasNoFault(page, 'volley')
    await unitOn(page, 2).click()
    await expect(ok(page)).toHaveText('Fire')
    await expect(page.locator('#prompt')).toContainText('in support')
    await expect(page.locator('.volley-control')).toContainText('dice')
    await shot(page, 'vf-shoot')
    await unitOn(page, 2).click()
    await expect(await log(page)).toContainText('Their foot')
  })

  test('an assault says how many figures touch, and is carried out', async ({ page }) => {
    await openLines(page, 5)
    await unitOn(page, 0).click()
    await unitOn(page, 1).click()
    await expect(ok(page)).toHaveText(/^Assault/)
    await expect(said.inFull(page)).toContainText('Assault Their foot with')
    await expect(page.locator('.outlook')).toContainText(
      /\d+ figures of the front rank would touch Their foot/,
    )
    await shot(page, 'vf-assault')
    await ok(page).click()
    await expect(await log(page)).toContainText('Our foot')
  })

  test('a brigade is set up with keys alone', async ({ page }) => {
    test.setTimeout(90_000)
    await startBattle(page, { rulebook: 'vf2', scenario: 'set-piece', seed: 'keys' })
    expect(await playUntil(page, (ask) => ask === 'deploy', dice(3), 40)).toBe('deploy')
    await hasNoFault(page, 'deploy')
    await shot(page, 'vf-deploy')
    const leaders = page.locator('.table-place [aria-label*="Leader of"]')
    const count = await leaders.count()
    for (let i = 0; i < 12 && (await leaders.count()) === count; i++) {
      expect(await asked(page)).toBe('deploy')
      const number = await page.locator('.decision').getAttribute('data-number')
      await page.keyboard.press('d')
      await page.keyboard.press('a')
      await page.keyboard.press('q')
      await page.keyboard.press('e')
      await page.keyboard.press('Control+Enter')
      await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
      await settled(page)
    }
    expect(await leaders.count()).toBeGreaterThan(count)
  })
})

test.describe('with fingers', () => {
  test.skip(({ isMobile }) => !isMobile, 'a phone')

  test('a tap on the ground sends the ghost there, and a finger drags it on', async ({ page }) => {
    await openLines(page)
    await page.locator('.table-place').waitFor()
    const scale = await scaleOf(page, 0, 1, APART)
    await unitOn(page, 0).tap()
    const there = await before(page, 0, 3, scale)
    await page.touchscreen.tap(there.x, there.y)
    await expect(said.spent(page)).toHaveText(/^[23]\.\d" of 8"$/)
    await fits(page, 'order')
    await shot(page, 'vf-phone')
    const first = await said.spent(page).textContent()
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number): Promise<unknown> =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: there.x, y, id: 1 }],
      })
    await touch('touchStart', there.y + 2)
    for (const inches of [0.5, 1, 2, 3]) await touch('touchMove', there.y - inches * scale)
    await touch('touchEnd', 0)
    await expect(said.spent(page)).not.toHaveText(first ?? '')
    await expect(said.spent(page)).toHaveText(/^[56]\.\d" of 8"$/)
    // What would follow is told once the hand rests, and moves the button.
    await expect(page.locator('.outlook')).toContainText('could')
    await press(ok(page))
    await expect(page.locator('.decision')).not.toHaveAttribute('data-ask', 'order')
  })

  /** Looks at every question that comes up, as long as it goes on. */
  async function fit(
    page: Page,
    scenario: string,
    goesOn: (fitted: ReadonlySet<string>, decisions: number) => boolean,
  ): Promise<readonly string[]> {
    const below = dice(1)
    const fitted = new Set<string>()
    await startBattle(page, { rulebook: 'vf2', scenario, seed: 'phone' })
    for (let i = 0; goesOn(fitted, i); i++) {
      const ask = await asked(page)
      if (ask === 'over') break
      if (!fitted.has(ask)) {
        await fits(page, ask)
        await shot(page, `vf-phone-${ask.replaceAll(' ', '-')}`)
      }
      fitted.add(ask)
      await followPrompt(page, below)
    }
    return [...fitted]
  }

  for (const [scenario, wanted] of [
    ['set-piece', ['objective', 'deploy brigade', 'deploy']],
    ['sahagun', ['command', 'order']],
  ] as const) {
    test(`every question fits the hand until ${wanted.at(-1)}`, async ({ page }) => {
      test.setTimeout(60_000)
      const met = await fit(page, scenario, (fitted, decisions) =>
        wanted.some((ask) => !fitted.has(ask) && decisions < 30),
      )
      expect(met).toEqual(expect.arrayContaining([...wanted]))
    })

    test(`every question of ${scenario} fits the hand`, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(240_000)
      await fit(page, scenario, (_, decisions) => decisions < 60)
    })
  }
})
