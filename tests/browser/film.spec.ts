import { expect, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import {
  action,
  asked,
  button,
  dice,
  followPrompt,
  ok,
  press,
  settled,
  showTab,
  startBattle,
  test,
} from './playing.ts'

test.use({ actionTimeout: 15_000 })

const film = (page: Page) => page.locator('.film')
const caption = (page: Page) => page.locator('.caption .said')
const scene = (page: Page) => film(page).locator('#film-title')
const decision = (page: Page) => page.locator('.decision[data-ask]')

/** The computer has the first turn of Barrosa, and somebody watches it. */
const watch = (page: Page, settings: { readonly [name: string]: string } = {}): Promise<void> =>
  startBattle(page, {
    rulebook: 'vf2',
    scenario: 'barrosa',
    seed: 'film',
    red: 'recruit',
    blue: 'me',
    settings: { film: 'usual', motion: 'full', ...settings },
  })

/** Which scene is shown, of how many. */
async function sceneNow(page: Page): Promise<number> {
  const said = (await scene(page).textContent({ timeout: 5000 })) ?? ''
  return Number(/\d+/.exec(said)?.[0] ?? 0)
}

test('the other side’s turn is a film that can be followed: caption, ticks and log in step', async ({
  page,
}) => {
  await watch(page, { film: 'fourfold' })
  await expect(film(page)).toBeVisible()
  await showTab(page, 'log')
  await expect(decision(page)).toHaveCount(0)
  const said = new Set<string>()
  const shown: number[] = []
  for (let i = 0; i < 400 && (await film(page).count()) > 0; i++) {
    const now = await page.evaluate(() => ({
      said: document.querySelector('.caption .said')?.textContent ?? '',
      ticks: [...document.querySelectorAll('.ticks > li')].findIndex(
        (one) => one.className === 'now',
      ),
      log: document.querySelectorAll('.log .entry').length,
      clause: document.querySelector('.caption a.clause') !== null,
    }))
    if (now.ticks >= 0) {
      said.add(now.said)
      shown.push(now.log)
    }
    await page.waitForTimeout(30)
  }
  expect(said.size).toBeGreaterThan(4)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.at(-1)).toBeGreaterThan(shown[0] ?? 0)
  await expect(decision(page)).toBeVisible()
  await expect(page.locator('.caption')).toContainText('moved')
  await expect(button(page, 'Show it again')).toBeVisible()
  // The same once more, from its beginning.
  await press(button(page, 'Show it again'))
  await expect(scene(page)).toContainText(/scene \d+ of/)
  await page.keyboard.press('Escape')
  await expect(decision(page)).toBeVisible()
})

test('Space and a tap go on, a pause stops it, Esc skips it, and nothing is answered by that', async ({
  page,
}) => {
  await watch(page, { film: 'half' })
  await expect(scene(page)).toContainText('scene')
  await press(button(page, 'Pause'))
  await expect(film(page)).toHaveAttribute('data-film', 'paused')
  const first = await sceneNow(page)
  await page.waitForTimeout(1500)
  expect(await sceneNow(page)).toBe(first)
  await page.keyboard.press('Space')
  await expect.poll(() => sceneNow(page)).toBe(first + 1)
  // A tap on the table is the same.
  const table = await page.locator('.table-place').boundingBox()
  if (!table) throw new Error('There is no table.')
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2]
  if (test.info().project.use.hasTouch === true) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await expect.poll(() => sceneNow(page)).toBe(first + 2)
  await press(button(page, 'Next'))
  await expect.poll(() => sceneNow(page)).toBe(first + 3)
  await press(button(page, 'Go on'))
  await expect(film(page)).toHaveAttribute('data-film', 'playing')
  await page.keyboard.press('Escape')
  await expect(decision(page)).toBeVisible()
  const number = await decision(page).getAttribute('data-number')
  await page.keyboard.press('Space')
  await settled(page)
  await expect(decision(page)).toHaveAttribute('data-number', number ?? '')
})

test('how fast it goes is chosen while it runs, and stays chosen; at once it is over', async ({
  page,
}) => {
  await watch(page, { film: 'half' })
  const speed = (name: string) => film(page).getByRole('radio', { name })
  await expect(speed('½×')).toBeChecked()
  await press(film(page).locator('label', { hasText: '4×' }))
  await expect(speed('4×')).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('grognard-settings'))).toContain('fourfold')
  await press(film(page).locator('label', { hasText: 'At once' }))
  await expect(decision(page)).toBeVisible()
  await expect(film(page)).toHaveCount(0)
})

test('at once nothing is shown that one has to wait for', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.film')) document.documentElement.dataset['filmed'] = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  await watch(page, { film: 'at once' })
  await expect(decision(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-filmed', 'yes')
  await expect(caption(page)).not.toBeEmpty()
})

test('without motion the scenes are still pictures that one steps through', async ({ page }) => {
  await watch(page, { motion: 'none' })
  await expect(scene(page)).toContainText('scene 1 of')
  await expect(button(page, 'Pause')).toBeDisabled()
  await page.waitForTimeout(1500)
  expect(await sceneNow(page)).toBe(1)
  const all = Number(/of (\d+)/.exec((await scene(page).textContent()) ?? '')?.[1])
  for (let i = 1; i < all; i++) {
    await page.keyboard.press('Space')
    await expect.poll(() => sceneNow(page)).toBe(i + 1)
  }
  await hasNoFault(page, 'a scene')
  await page.keyboard.press('Space')
  await expect(decision(page)).toBeVisible()
})

test('what leads to a question is shown first, then the question with its dice', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await startBattle(page, { seed: 'film', settings: { film: 'fourfold', motion: 'full' } })
  const below = dice(3)
  let last = ''
  for (let i = 0; i < 120; i++) {
    const now = page.locator('.film, .decision[data-ask]').first()
    await now.waitFor()
    if (await film(page).isVisible()) {
      last = (await caption(page).textContent()) ?? ''
      await page.keyboard.press('Space')
      continue
    }
    const ask = await asked(page)
    if (ask === 'losses' || ask === 'over') break
    last = ''
    await followPrompt(page, below)
  }
  expect(await asked(page)).toBe('losses')
  expect(last).not.toBe('')
  const before = page.getByRole('group', { name: 'The throw' })
  await expect(before.locator('.small-die').first()).toBeVisible()
  await expect(before).toContainText('needing')
  await hasNoFault(page, 'dice above a question', '.decision')
})

test('of two people at one screen each sees what the other did', async ({ page }) => {
  await startBattle(page, {
    blue: 'friend',
    seed: 'film',
    settings: { film: 'usual', motion: 'full', curtain: 'never' },
  })
  const seen: string[] = []
  const skipFilm = async (): Promise<void> => {
    while (true) {
      await page.locator('.film, .decision[data-ask]').first().waitFor()
      if (!(await film(page).isVisible())) return
      seen.push((await caption(page).textContent()) ?? '')
      await page.keyboard.press('Space')
      await page.waitForTimeout(40)
    }
  }
  const side = async (): Promise<string> =>
    (await page.locator('#decision-title').textContent()) ?? ''
  await skipFilm()
  // Both plan their fire; whoever moves first does a thing, and ends.
  for (let i = 0; i < 2; i++) {
    await press(action(page, 'Propose'))
    await press(ok(page))
    await settled(page)
    await skipFilm()
  }
  expect(seen.some((said) => said.includes(' fires at '))).toBe(true)
  while ((await asked(page)) !== 'move') {
    await followPrompt(page, dice(1))
    await skipFilm()
  }
  const mover = await side()
  seen.length = 0
  // Where somebody is in hand already, the others are folded away.
  const units = page.locator('.decision details', { has: page.locator('.subjects') })
  if ((await units.getAttribute('open')) === null) await press(units.locator('summary'))
  await press(units.getByRole('button', { name: 'Horse, left' }))
  await press(page.locator('.decision .choice > button').first())
  await press(ok(page))
  await settled(page)
  await skipFilm()
  // One’s own movement is not shown to oneself.
  expect(seen).toEqual([])
  await press(action(page, 'End'))
  await press(ok(page))
  await settled(page)
  await skipFilm()
  expect(await side()).not.toBe(mover)
  expect(seen.some((said) => said.includes('Horse, left'))).toBe(true)
})

test('in Italian, too', async ({ page }) => {
  await watch(page, { language: 'it', film: 'half' })
  await expect(scene(page)).toContainText(/scena \d+ di/)
  await expect(film(page).getByRole('button', { name: /Avanti/ })).toBeVisible()
  await hasNoFault(page, 'il film')
  await press(film(page).getByRole('button', { name: /Saltare/ }))
  await expect(decision(page)).toBeVisible()
  await expect(button(page, 'Mostrarlo di nuovo')).toBeVisible()
})
