import { expect, type Locator, type Page } from '@playwright/test'
import { asked, ok, settled, startBattle, test } from './playing.ts'

/*
 * Whole turns by mouse alone, by somebody who knows what is wanted: every click and every drag is
 * counted, also those that came to nothing.
 */

test.skip(({ isMobile }) => isMobile, 'a mouse')
test.use({ actionTimeout: 10_000 })

type Hand = {
  readonly page: Page
  readonly click: (what: Locator) => Promise<void>
  readonly drag: (what: Locator, dx: number, dy: number) => Promise<void>
  clicks: number
}

function handOn(page: Page): Hand {
  const hand: Hand = {
    page,
    clicks: 0,
    async click(what) {
      hand.clicks += 1
      await what.click()
      await settled(page)
    },
    async drag(what, dx, dy) {
      hand.clicks += 1
      const box = await what.boundingBox()
      if (!box) throw new Error('It is not on the screen.')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (let i = 1; i <= 4; i++) await page.mouse.move(x + (dx * i) / 4, y + (dy * i) / 4)
      await page.mouse.up()
      await settled(page)
    },
  }
  return hand
}

const body = (page: Page, id: string): Locator => page.locator(`[data-thing="body ${id}"]`)

/** Whoever on the table can be picked now, by their ids. */
const pickable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGElement>('[data-thing^="body unit"]'))
      .filter((one) => one.getAttribute('aria-label')?.includes('can be chosen'))
      .map((one) => one.dataset['thing']?.replace('body ', '') ?? ''),
  )

const isPlanned = async (page: Page): Promise<boolean> =>
  (await page.locator('.answers .do-it:enabled:not(.usual)').count()) > 0

/** OK for what is planned; what cannot be done is left as it is. */
async function done(hand: Hand): Promise<boolean> {
  if (!(await isPlanned(hand.page))) return false
  await hand.click(ok(hand.page))
  return true
}

/** OK, once what cannot be done is given up. */
async function finish(hand: Hand): Promise<void> {
  if (await ok(hand.page).isDisabled())
    await hand.click(hand.page.locator('.answers > button').nth(1))
  await hand.click(ok(hand.page))
}

const turnOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.top-line .turn .whole').textContent()) ?? '')?.[0] ?? 0)

test('six turns of Barrosa take 20 clicks and drags a turn at most', async ({ page }) => {
  test.slow()
  await startBattle(page, {
    rulebook: 'vf2',
    scenario: 'barrosa',
    seed: 'clicks2',
    blue: 'recruit',
  })
  const hand = handOn(page)
  const deeds = { volleys: 0, moves: 0, assaults: 0, rallies: 0, retreats: 0, fights: 0 }
  const actionRow = (name: string): Locator =>
    page.locator('.actions').getByRole('button', { name: new RegExp(`^${name}`), disabled: false })
  /** Of the brigades' orders of this turn; and who has had one. */
  let [turn, volleys, orders, others] = [0, 0, 0, 0]
  const tried = new Set<string>()

  async function order(): Promise<void> {
    const units = page.getByRole('group', { name: 'Units that may act' }).getByRole('button')
    const names = await units.allTextContents()
    const able = names.length > 0 ? names : [await page.locator('.card h3').first().innerText()]
    const name = able.find((one) => !tried.has(one))
    if (name === undefined || orders >= 4) return finish(hand)
    tried.add(name)
    const unit = page.locator(`[data-thing^="body unit"][aria-label^="${name.trim()}"]`).first()
    orders += 1
    // One deed of another kind a turn, the one that comes next of those that can be done.
    if (others === 0 && turn > 1) {
      await hand.click(unit)
      for (const kind of turn % 3 === 0
        ? ['Retreat', 'Rally', 'Assault']
        : ['Assault', 'Rally', 'Retreat']) {
        if ((await actionRow(kind).count()) === 0) continue
        others += 1
        await hand.click(actionRow(kind))
        if (kind === 'Retreat') await hand.drag(unit, 0, 45)
        if (!(await done(hand))) return
        if (kind === 'Assault') deeds.assaults += 1
        if (kind === 'Rally') deeds.rallies += 1
        if (kind === 'Retreat') deeds.retreats += 1
        return
      }
    }
    // Far at first; near the enemy there is less room.
    await hand.drag(unit, 0, turn < 3 ? -40 : 14)
    if (await done(hand)) deeds.moves += 1
  }

  const seen: number[] = []
  for (let question = 0; question < 200; question++) {
    const ask = await asked(page)
    const now = ask === 'over' ? 99 : await turnOf(page)
    if (now !== turn) {
      ;[turn, volleys, orders, others] = [now, 0, 0, 0]
      tried.clear()
    }
    if (turn > 6) break
    seen[turn] = hand.clicks
    const number = await page.locator('.decision').getAttribute('data-number')
    if (ask === 'volley' || ask === 'target') {
      const [target] = volleys < 2 ? await pickable(page) : []
      if (target !== undefined) {
        await hand.click(body(page, target))
        if (await done(hand)) deeds.volleys += 1
        volleys += 1
      } else await hand.click(ok(page))
    } else if (ask === 'order') await order()
    else if (ask === 'command') {
      if (await page.locator('.answers .do-it:enabled').count()) await hand.click(ok(page))
      else {
        const first = page.locator('.choice-list button').first()
        await hand.click(first)
        await hand.click(ok(page))
      }
    } else {
      if (ask === 'fights') deeds.fights += 1
      if ((await page.locator('.answers .do-it:enabled').count()) === 0)
        await hand.click(page.locator('.decision .plan button:enabled').first())
      await hand.click(ok(page))
    }
    await expect
      .poll(
        async () =>
          (await page.locator('.decision').getAttribute('data-number')) !== number ||
          ask === 'order' ||
          ask === 'volley' ||
          ask === 'target',
      )
      .toBe(true)
  }
  const clicks = hand.clicks / 6
  console.log(
    `Barrosa: ${clicks.toFixed(1)} clicks a turn; ${JSON.stringify(deeds)}; ${seen.join(' ')}`,
  )
  expect(deeds.volleys).toBeGreaterThanOrEqual(6)
  expect(deeds.moves).toBeGreaterThanOrEqual(8)
  expect(deeds.assaults + deeds.rallies + deeds.retreats).toBeGreaterThanOrEqual(4)
  expect(clicks).toBeLessThanOrEqual(20)
})

test('six turns of the first battle of A Fine Victory! take 12 clicks and drags a turn at most', async ({
  page,
}) => {
  test.slow()
  await startBattle(page, { seed: 'clicks', blue: 'recruit' })
  const hand = handOn(page)
  const deeds = { shots: 0, moves: 0, fights: 0 }
  const zone = await page.locator('.table-place').boundingBox()
  /** A zone is about a fifth of the table, reserves counted. */
  const ahead = -(zone?.height ?? 0) * 0.21
  const tried = new Set<string>()
  let [turn, moves] = [0, 0]

  async function move(): Promise<void> {
    const names = await page.locator('.subjects button').allTextContents()
    const name = names.find((one) => !tried.has(one) && !one.includes('commander'))
    if (name === undefined || moves >= 3) return finish(hand)
    tried.add(name)
    const unit = page.locator(`[data-thing^="body unit"][aria-label^="${name.trim()}"]`).first()
    await hand.drag(unit, 0, ahead)
    if (!(await done(hand))) return
    moves += 1
    deeds.moves += 1
  }

  for (let question = 0; question < 200; question++) {
    const ask = await asked(page)
    const now = ask === 'over' ? 99 : await turnOf(page)
    if (now !== turn) {
      ;[turn, moves] = [now, 0]
      tried.clear()
    }
    if (turn > 6) break
    if (ask === 'move') {
      await move()
      continue
    }
    const number = await page.locator('.decision').getAttribute('data-number')
    if (ask === 'fire') deeds.shots += 1
    if (ask === 'allocate' || ask === 'combat') deeds.fights += 1
    if ((await page.locator('.answers .do-it:enabled').count()) === 0)
      await hand.click(page.locator('.decision .plan button:enabled').first())
    await hand.click(ok(page))
    await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
  }
  const clicks = hand.clicks / Math.min(6, turn === 99 ? 6 : turn - 1)
  console.log(`A Fine Victory!: ${clicks.toFixed(1)} clicks a turn; ${JSON.stringify(deeds)}`)
  expect(deeds.shots).toBeGreaterThanOrEqual(3)
  expect(deeds.moves).toBeGreaterThanOrEqual(8)
  expect(clicks).toBeLessThanOrEqual(12)
})
