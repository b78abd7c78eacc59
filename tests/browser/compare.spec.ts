import { expect, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import { press, test, withSettings, type Language } from './playing.ts'
import { shot } from './positions.ts'

test.use({ actionTimeout: 10_000 })

const RECORD = 'docs/battles/vf2/record.json'

/** Opens a battle that was played, and asks in its menu how it would go on elsewhere. */
async function openComparison(page: Page, language: Language = 'en'): Promise<void> {
  await withSettings(page, { language })
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(RECORD)
  await page.locator('.decision[data-ask], .battle-menu').first().waitFor()
  await press(page.locator('.battle-menu .more > summary'))
  await press(
    page.getByRole('link', {
      name:
        language === 'en'
          ? 'How would this go on in another edition?'
          : 'Come andrebbe avanti in un’altra edizione?',
    }),
  )
  await page.locator('.parting').first().waitFor({ timeout: 60_000 })
}

test('a battle is given to other editions, and shows where they part', async ({ page }) => {
  test.setTimeout(90_000)
  await openComparison(page)
  const edition = (nth: string) =>
    page.locator('.edition').filter({
      has: page.getByRole('heading', { level: 3, name: `Valour & Fortitude, ${nth} edition` }),
    })
  // In this battle nothing is otherwise in the 3rd.
  await expect(edition('3rd')).toContainText('It takes all answers, 594 of them.')
  await expect(edition('1st')).toContainText(/It takes \d+ of 594 answers\./)
  const partings = edition('1st').locator('.parting')
  await expect(partings).toHaveCount(2)
  for (const parting of await partings.all()) {
    await expect(parting).toContainText(/at answer \d+, Turn \d of 8/)
    await expect(parting.locator('.picture [role=img]')).toBeVisible()
    await expect(parting.locator('.says')).toHaveCount(2)
    for (const says of await parting.locator('.says').all())
      await expect(says.locator('.step .clause').first()).toBeVisible()
  }
  await expect(partings.first().locator('.says')).toContainText([/of 9"/, /of 12"/])
  await shot(page, 'compare')
  await fits(page, 'comparison')
  await hasNoFault(page, 'comparison')
  // A clause opens beside it.
  await press(page.locator('.says .clause').first())
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('from a moment of a battle it is fought out under each edition, and can be stopped', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openComparison(page)
  const form = page.locator('form')
  const moment = page.getByRole('slider', { name: 'Moment of the battle' })
  await moment.fill('594')
  await expect(form).toContainText('The battle is over there')
  await expect(form.getByRole('button', { name: 'Play them' })).toBeDisabled()
  await moment.fill('560')
  await expect(form).toContainText('Decision 560 of 594')
  await expect(form.locator('.when')).toContainText('Turn 8 of 8')
  const players = form.locator('select')
  await expect(players.nth(0)).toHaveValue('regular')
  await expect(players.nth(2)).toHaveValue('200')
  for (const side of [0, 1]) await players.nth(side).selectOption('recruit')
  await players.nth(2).selectOption('20')
  await press(form.getByRole('button', { name: 'Play them' }))
  const results = page.getByRole('table')
  await expect(page.getByText('20 of 20 battles are over.')).toBeVisible({ timeout: 60_000 })
  await expect(results.getByRole('columnheader')).toHaveText([
    'Counted',
    /1st edition/,
    /2nd edition/,
    /3rd edition/,
  ])
  for (const row of [
    'Won by Red',
    'Drawn',
    'Last turn',
    'Units of Blue routed',
    'Brigades of Red lost',
  ])
    await expect(
      results.getByRole('row').filter({ has: page.getByRole('rowheader', { name: row }) }),
    ).toContainText(/\d%? \(.* to .*\)/)
  await expect(page.locator('.supposed')).toContainText(
    'Valour & Fortitude, 1st edition: Setbacks, which nobody has counted',
  )
  await shot(page, 'compare-onwards')
  await fits(page, 'what came of it')
  await hasNoFault(page, 'what came of it')

  await players.nth(2).selectOption('1000')
  await press(form.getByRole('button', { name: 'Play them' }))
  // The battle is replayed first, up to the moment from which it goes on.
  await expect(page.getByText(/^[1-9]\d* of 1000 battles are over\.$/)).toBeVisible({
    timeout: 30_000,
  })
  await press(form.getByRole('button', { name: 'That is enough' }))
  await expect(form.getByRole('button', { name: 'Play them' })).toBeEnabled({ timeout: 30_000 })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('a scenario is compared from the page for studies', async ({ page }) => {
  test.setTimeout(90_000)
  await withSettings(page)
  await page.goto('/#/study')
  await press(page.getByRole('link', { name: 'Compare editions' }))
  const form = page.locator('form')
  const settings = form.locator('select')
  await settings.nth(0).selectOption('sahagun')
  for (const side of [1, 2]) await settings.nth(side).selectOption('random')
  await hasNoFault(page, 'compare a scenario')
  await press(form.getByRole('button', { name: 'Play them' }))
  await expect(page.getByText('20 of 20 battles are over.')).toBeVisible({ timeout: 60_000 })
  const red = page.getByRole('row').filter({ hasText: 'Won by Red' })
  await expect(red.getByRole('cell')).toHaveCount(3)
  await fits(page, 'a scenario compared')
})

test('all of it is said in Italian', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same words')
  test.setTimeout(90_000)
  await openComparison(page, 'it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confrontare le edizioni')
  await expect(page.locator('.edition').first()).toContainText(/Accetta \d+ risposte su 594/)
  const said = await page.locator('main').innerText()
  for (const english of ['edition', 'They part', 'answer', 'needing', 'undefined'])
    expect(said).not.toContain(english)
  const form = page.locator('form')
  await page.getByRole('slider').fill('570')
  for (const side of [0, 1]) await form.locator('select').nth(side).selectOption('random')
  await form.locator('select').nth(2).selectOption('20')
  await form.locator('button[type=submit]').click()
  await expect(page.getByRole('rowheader', { name: 'Unità in rotta: Rosso' })).toBeVisible()
  await expect(page.locator('.supposed')).toContainText('I rovesci, che finora nessuno ha contato')
})
