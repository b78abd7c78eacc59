import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import {
  action,
  asked,
  button,
  chooseInMenu,
  dice,
  followPrompt,
  ok,
  settled,
  showTab,
  startBattle,
  test,
  withSettings,
} from './playing.ts'
import { shot } from './positions.ts'

test.skip(({ isMobile }) => isMobile)
test.use({ actionTimeout: 10_000 })

const log = (page: Page) => page.locator('.log')
const entries = (page: Page) => log(page).locator('li.entry')

async function exported(page: Page, item: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, item)])
  return download
}

/** Fires as proposed, moves a little, and takes whatever is offered: it comes to blows soon. */
async function decide(page: Page, ask: string, below: (n: number) => number): Promise<void> {
  if (ask !== 'fire' && (ask !== 'move' || below(3) === 0)) return followPrompt(page, below)
  const number = await page.locator('.decision').getAttribute('data-number')
  if (ask === 'fire') await action(page, 'Propose').click()
  else await action(page, 'End').click()
  await ok(page).click()
  await expect(page.locator(`.decision[data-number="${number}"]`)).toHaveCount(0)
}

/** Learns by playing until this turn, or to the end; gives the titles of the lessons heard. */
async function learn(page: Page, until: RegExp | null): Promise<ReadonlySet<string>> {
  const lessons = new Set<string>()
  const below = dice(7)
  const lesson = page.locator('.lesson')
  const turn = page.locator('.top-line .turn')
  for (let i = 0; i < 600; i++) {
    await settled(page)
    const ask = await asked(page)
    if (await lesson.isVisible()) {
      const title = await lesson.getByRole('heading').innerText()
      if (lessons.size === 0) await shot(page, 'lesson')
      lessons.add(title)
      await button(page, 'Understood').click()
      await expect(lesson.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    } else if (ask === 'over' || (until && until.test(await turn.innerText()))) {
      return lessons
    } else {
      await decide(page, ask, below)
    }
  }
  throw new Error('The battle never ended.')
}

async function begin(page: Page): Promise<void> {
  await withSettings(page)
  await page.goto('/')
  await button(page, 'Learn by playing: A Fine Victory!').click()
}

test('learns by playing to the end of the battle', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(150_000)
  await begin(page)
  const lessons = await learn(page, null)
  expect(lessons.size).toBeGreaterThanOrEqual(5)
  await expect(page.locator('.decision .prompt')).toContainText('The battle is over.')
  await ok(page).click()
  await expect(page.locator('.despatch .grade')).toBeVisible({ timeout: 20_000 })
})

test('learns by playing, concedes, looks back, tells it to others and plays on', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await begin(page)
  const lessons = await learn(page, /Turn 3/)
  expect(lessons.size).toBeGreaterThanOrEqual(4)
  await chooseInMenu(page, 'Concede')
  await page.getByRole('dialog').locator('button.grave').click()
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'over')
  const outcome = await page.locator('.decision .prompt').innerText()
  expect(outcome).toContain('The battle is over.')
  await shot(page, 'over')

  await test.step('the slider and single steps', async () => {
    await chooseInMenu(page, 'Replay')
    await showTab(page, 'log')
    const replay = page.locator('.replay')
    const slider = page.getByRole('slider', { name: 'Moment of the battle' })
    const last = Number(await slider.getAttribute('max'))
    await expect(slider).toHaveValue(`${last}`)
    await expect(button(page, 'One on')).toBeDisabled()
    await slider.fill('12')
    await expect(replay).toContainText(`Decision 12 of ${last}`)
    await button(page, 'One back').click()
    await expect(replay).toContainText(`Decision 11 of ${last}`)
    await button(page, 'One on').click()
    await expect(replay).toContainText(`Decision 12 of ${last}`)
    await page.keyboard.press('[')
    await expect(replay).toContainText(`Decision 11 of ${last}`)
    const at = async (): Promise<number> => Number(await slider.inputValue())
    const caption = page.locator('.caption .said')
    const before = await caption.textContent()
    await button(page, 'Play', true).click()
    await expect.poll(at).toBeGreaterThan(12)
    await expect(caption).not.toHaveText(before ?? '')
    await button(page, 'Stop').click()
    await expect(button(page, 'Play', true)).toBeVisible()
    // The same film backwards, with slider, log and caption in step.
    const reached = await at()
    await button(page, 'Play backwards').click()
    await expect.poll(at).toBeLessThan(reached)
    await expect(log(page).locator('.entry.past')).toHaveCount(1)
    await button(page, 'Stop').click()
    await button(page, 'To the beginning').click()
    await expect(button(page, 'One back')).toBeDisabled()
    await shot(page, 'replay')
  })

  await test.step('a line of the log looks back', async () => {
    const line = entries(page).filter({ hasText: 'fires at' }).first()
    await line.locator('.sentence').click()
    await expect(line).toHaveClass(/past/)
    await expect(page.locator('.replay')).toBeVisible()
    await button(page, 'Back to the present').click()
    await expect(page.locator('.replay')).toHaveCount(0)
    await expect(page.locator('.decision .prompt')).toHaveText(outcome)
  })

  await test.step('the report with pictures', async () => {
    const download = await exported(page, 'Report with pictures')
    expect(download.suggestedFilename()).toMatch(/\.html$/)
    const html = await readFile(await download.path(), 'utf8')
    expect(html).toContain('<html lang="en">')
    const turns = html.match(/<h2>Turn \d+<\/h2>/g) ?? []
    expect(turns.length).toBeGreaterThan(1)
    expect(new Set(turns).size).toBe(turns.length)
    const pictures =
      html.match(/<img alt="[^"]+" src="data:image\/png;base64,[^"]{5000,}" \/>/g) ?? []
    expect(pictures.length).toBeGreaterThan(turns.length)
    expect(html).toContain('fires at')
    await expect(page.locator('.decision .prompt')).toHaveText(outcome)
  })

  await test.step('plays on from the middle', async () => {
    await chooseInMenu(page, 'Replay')
    await page.getByRole('slider').fill('12')
    await expect(page.locator('.replay')).toContainText('Decision 12 of')
    const old = page.url()
    await button(page, 'Play on from here').click()
    await expect(page).not.toHaveURL(old)
    await expect(page.locator('.replay')).toHaveCount(0)
    await expect(page.locator('.decision')).toHaveAttribute('data-ask', /./)
    await chooseInMenu(page, 'Battles')
    const battles = page.locator('.battles li')
    await expect(battles).toHaveCount(2)
    await expect(battles.filter({ hasText: 'from the middle' })).not.toContainText('over,')
    await battles.filter({ hasNotText: 'from the middle' }).locator('a').click()
    await expect(page.locator('.decision .prompt')).toHaveText(outcome)
  })
})

test('reads the log: clauses, filter, what a line speaks of, and all of it as text', async ({
  page,
}) => {
  await startBattle(page, { seed: 'log' })
  await showTab(page, 'log')
  await action(page, 'Propose').click()
  await ok(page).click()
  const shots = entries(page).filter({ hasText: 'fires at' })
  await expect(shots.first()).toBeVisible()
  const link = shots.first().locator('a.clause').first()
  await expect(link).toHaveAttribute('href', /^#\/rules\/afv\/afv%3Afire\.|^#\/rules\/afv\/.*fire/)
  await link.click()
  await expect(page.getByRole('dialog').locator('.entry-of-clause').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await shots.first().getByText('Details').click()
  await expect(shots.first().locator('.die').first()).toBeVisible()

  const all = await entries(page).count()
  const filter = page.getByRole('searchbox', { name: 'Filter the log' })
  await filter.fill('fires at')
  await expect(entries(page)).toHaveCount(await shots.count())
  expect(await entries(page).count()).toBeLessThan(all)
  await filter.fill('no such words')
  await expect(log(page)).toContainText('Nothing in the log has these words.')
  await filter.fill('')
  await expect(entries(page)).toHaveCount(all)

  const table = page.locator('.table-place')
  const drawn = async (): Promise<string> =>
    createHash('sha256')
      .update(await table.screenshot())
      .digest('hex')
  await log(page).getByRole('heading', { name: 'Log' }).hover()
  const before = await drawn()
  await shots.first().locator('.sentence').hover()
  await expect.poll(drawn).not.toBe(before)
  await shot(page, 'log-hover')

  const download = await exported(page, 'Log as text')
  expect(download.suggestedFilename()).toMatch(/\.txt$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Turn 1')
  const told = (await entries(page).locator('.sentence').allInnerTexts()).map((line) => line.trim())
  for (const sentence of told) expect(text).toContain(sentence)
  expect(text).toContain('(afv:fire.')
})
