import { chromium, expect, type Page } from '@playwright/test'
import { asFile, downloaded, drop, kill, onScreen, play } from './keeping.ts'
import {
  asked,
  button,
  chooseInMenu,
  dice,
  playUntil,
  press,
  settled,
  startBattle,
  test,
} from './playing.ts'

// How a battle is drawn on a phone makes no difference to how it is kept.
test.skip(({ isMobile }) => isMobile)

const TITLE = 'A first battle six units a side, already placed, eight turns'

test('a battle saved to a file goes on from it, chosen or dropped', async ({ page }) => {
  await startBattle(page)
  await play(page, 4)
  const before = await onScreen(page)
  const saved = await downloaded(page, 'Save to a file')
  expect(saved.name).toBe(`${TITLE}.json`)

  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(asFile(saved))
  expect(await onScreen(page)).toEqual(before)
  await play(page, 1)

  await page.goto('/#/')
  await expect(page.locator('.battles > li')).toHaveCount(2)
  await drop(page, { ...saved, name: 'Dropped.json' })
  expect(await onScreen(page)).toEqual(before)
  await expect(page).toHaveTitle(/^Dropped/)
})

test('a record opens at its last decision, with the same dice', async ({ page }) => {
  await startBattle(page)
  await play(page, 6)
  const before = await onScreen(page)
  const record = await downloaded(page, 'Save the record')
  expect(record.name).toBe(`${TITLE}.record.json`)
  await page.goto('/#/')
  await page.locator('input[type=file]').setInputFiles(asFile(record))
  await asked(page)
  expect((await onScreen(page)).log).toEqual(before.log)
  await expect(page).toHaveTitle(`${TITLE} – Grognard`)
})

test('a battle is given another name, and is removed when one is sure', async ({ page }) => {
  await startBattle(page)
  await chooseInMenu(page, 'Battles')
  await page.getByRole('button', { name: 'Rename:' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Sunday')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.locator('.battle-link strong')).toHaveText('Sunday')

  await page.locator('.battle-link').click()
  await expect(page).toHaveTitle(/^Sunday/)
  await play(page, 1)
  await page.goto('/#/')
  await page.reload()
  await expect(page.locator('.battle-link strong')).toHaveText('Sunday')

  const remove = page.getByRole('button', { name: 'Remove: Sunday' })
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'No' }).click()
  await expect(page.locator('.battles > li')).toHaveCount(1)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.locator('.battles > li')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('No battle is kept here yet.')).toBeVisible()
})

async function reloads(page: Page, times: number): Promise<void> {
  await startBattle(page, { seed: 'reload' })
  const below = dice(3)
  for (let i = 0; i < times; i++) {
    await play(page, 3, below)
    await settled(page)
    const before = await onScreen(page)
    await page.reload()
    expect(await onScreen(page)).toEqual(before)
  }
}

test('a battle stands as it was after a reload', ({ page }) => reloads(page, 2))

test('a battle stands as it was after every reload', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(90_000)
  await reloads(page, 6)
})

test('whoever comes back is shown what happened last, not the whole battle', async ({ page }) => {
  await startBattle(page)
  await playUntil(page, (ask) => ask === 'fire', dice(5))
  await play(page, 12)
  const { log } = await onScreen(page)
  await page.reload()
  await asked(page)
  await expect(page.locator('.caption .said')).toContainText(log[0] ?? 'something')
  await press(button(page, 'Show it again'))
  const scene = page.locator('#film-title')
  await expect(scene).toContainText(/scene 1 of \d+/)
  const scenes = Number(/of (\d+)/.exec((await scene.textContent()) ?? '')?.[1])
  expect(scenes).toBeLessThan(log.length / 2)
})

test('a plan half made is asked for again when the tab is closed and opened', async ({
  page,
  context,
}) => {
  await startBattle(page, { blue: 'friend' })
  await playUntil(page, (ask) => ask === 'curtain', dice(2))
  await page.locator('.curtain button').click()
  const before = await onScreen(page)
  const choice = page.locator('.decision .plan button:enabled:visible').first()
  await choice.click()
  const address = page.url()
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await again.locator('.curtain button, .decision').first().waitFor()
  if ((await asked(again)) === 'curtain') await again.locator('.curtain button').click()
  expect(await onScreen(again)).toEqual(before)
})

test('a tab that is killed after an answer loses nothing and throws no dice again', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000)
  await startBattle(page, { seed: 'killed' })
  const below = dice(11)
  await playUntil(page, (ask) => ask === 'fire', below)
  const address = page.url()
  let tab = page
  for (let i = 0; i < 4; i++) {
    await play(tab, 1, below)
    const before = await onScreen(tab)
    await kill(tab)
    tab = await context.newPage()
    await tab.goto(address)
    expect(await onScreen(tab)).toEqual(before)
  }
})

test('a battle is there when the browser is closed and opened', async ({
  baseURL,
  launchOptions,
}, info) => {
  const profile = info.outputPath('profile')
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    })
  const first = await open()
  const page = await first.newPage()
  await startBattle(page)
  await play(page, 3)
  const before = await onScreen(page)
  const address = page.url()
  await first.close()

  const second = await open()
  const again = await second.newPage()
  await again.goto('/')
  await again.locator('.battle-link').click()
  await expect(again).toHaveURL(address)
  expect(await onScreen(again)).toEqual(before)
  await second.close()
})
