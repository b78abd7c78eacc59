import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { drop } from './keeping.ts'
import { asked, button, chooseInMenu, ok, press, test, withSettings } from './playing.ts'
import { foot, openPosition, shot } from './positions.ts'

const record = (book: string) => ({
  name: 'Marston.json',
  text: readFileSync(`docs/battles/${book}/record.json`, 'utf8'),
})

/** A battle that is over, opened from its file, and its despatch by the one button that leads on. */
async function readDespatch(page: Page, book: string): Promise<void> {
  await page.goto('/')
  await page.locator('main h1').first().waitFor()
  await drop(page, record(book))
  expect(await asked(page)).toBe('over')
  await press(ok(page))
  await expect(page.locator('.despatch .grade')).toBeVisible({ timeout: 20_000 })
}

const counting = (page: Page) => page.locator('.counting')

test('a battle that is over is told on a page: grade, losses, what to do next', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await withSettings(page)
  await readDespatch(page, 'afv')
  await expect(page.locator('.grade')).toHaveText('A fine victory for blue')
  await expect(page.locator('.score')).toHaveAccessibleName('Red 0, Blue 2')
  await expect(page.locator('.letter')).toContainText('Blue had the day after five turns.')
  const red = page.getByRole('region', { name: 'Losses of Red' })
  await expect(red).toContainText('5 of 6 units lost · 1 loss among the rest')
  await expect(red.locator('.gone')).toHaveCount(5)
  await expect(red.getByRole('img', { name: 'Red Dragoons: 1 of 3' })).toBeVisible()

  await test.step('counting can be stopped and goes on', async () => {
    await expect(counting(page)).toContainText(/Being counted: \d+% done/)
    await press(button(page, 'Stop counting'))
    await expect(counting(page)).toContainText('Stopped after')
    await press(button(page, 'Count on'))
    await expect(counting(page)).toContainText('Being counted')
  })
  await hasNoFault(page, 'despatch')
  await fits(page, 'despatch')
  await shot(page, 'despatch')

  await test.step('from the table and back, nothing is begun anew', async () => {
    await press(page.getByRole('link', { name: 'To the table' }))
    expect(await asked(page)).toBe('over')
    await press(ok(page))
    await expect(page.locator('.grade')).toBeVisible()
  })
  await press(button(page, 'Replay'))
  await expect(page.locator('.replay')).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Moment of the battle' })).toHaveValue('0')
  await page.goBack()

  await test.step('by keys alone: the same battle begins again', async () => {
    const rematch = button(page, 'Rematch')
    await rematch.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.top-line .turn')).toContainText('1')
    expect(await asked(page)).not.toBe('over')
  })
})

test('the despatch of Valour & Fortitude in Italian: the count, the ground, how it is reckoned', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await withSettings(page, { language: 'it', theme: 'dark' })
  await readDespatch(page, 'vf2')
  await expect(page.locator('.grade')).toHaveText('Vittoria del rosso')
  await expect(page.locator('.score')).toHaveAccessibleName('Rosso 8, Blu 1')
  await expect(
    page.getByRole('list', { name: 'Chi tiene che cosa' }).getByRole('listitem'),
  ).toHaveCount(4)
  await press(page.getByText('Come si conta', { exact: true }))
  await expect(page.locator('.how')).toContainText('sono la sua fortuna')
  await press(button(page, 'Smetti di contare'))
  await hasNoFault(page, 'despatch it')
  await fits(page, 'despatch it')
  await shot(page, 'despatch-it')
})

test(
  'what luck and decisions were worth is counted to the end, and the turning point played on from',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await withSettings(page)
    await readDespatch(page, 'afv')
    await expect(counting(page)).toContainText('Counted:', { timeout: 150_000 })
    const values = await page.locator('.sum dd').allInnerTexts()
    const points = values.map((text) => Number(text.replace('−', '-').replace(/ .*/, '')))
    const [outset = 0, luck = 0, decisions = 0, end = 0] = points
    // Each is rounded by itself.
    expect(Math.abs(outset + luck + decisions - end)).toBeLessThanOrEqual(1)

    await test.step('the command counts the same', async () => {
      const said = execFileSync(
        process.execPath,
        ['bin/grognard', 'replay', 'docs/battles/afv/record.json', '--despatch'],
        { encoding: 'utf8' },
      )
      await press(page.getByText('How this is counted', { exact: true }))
      const rows = await page.locator('.how tbody tr').allInnerTexts()
      expect(rows.length).toBeGreaterThan(3)
      const plain = (text: string): string =>
        text.replaceAll('−', '-').split(/\s+/).join(' ').trim()
      const lines = said.split('\n').map(plain)
      for (const row of rows) expect(lines).toContain(`turn ${plain(row)}`)
    })
    await expect(page.locator('.turning')).toContainText(/before \d+.* in a hundred, after \d+/)
    await expect(page.locator('.turning canvas')).toBeVisible()
    await shot(page, 'despatch-counted')
    const from = page.getByRole('button', { name: /^Play on from turn \d$/ })
    const turn = (await from.innerText()).at(-1)
    await press(from)
    await expect(page.locator('.top-line .turn')).toContainText(`${turn}`)
    expect(await asked(page)).not.toBe('over')
  },
)

test('two large armies: their losses do not run under the foot of a small window', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile)
  await page.setViewportSize({ width: 1280, height: 800 })
  const army = (whose: string, row: number) =>
    Array.from({ length: 17 }, (_, i) => foot(`${whose} regiment ${i + 1}`, row + (i % 5)))
  await openPosition(page, army('Red', 0), army('Blue', 10))
  await chooseInMenu(page, 'Concede')
  await page.locator('dialog[open] button.grave').click()
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'over')
  await press(ok(page))
  await expect(page.locator('.row-of-units li')).toHaveCount(34, { timeout: 20_000 })
  const deeds = (await page.locator('.despatch .deeds').boundingBox())?.y ?? 0
  const ends = await page
    .locator('.row-of-units li')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(Math.max(...ends)).toBeLessThanOrEqual(deeds)
})
