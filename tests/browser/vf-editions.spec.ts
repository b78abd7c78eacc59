import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { fits } from './fits.ts'
import {
  action,
  asked,
  ok,
  press,
  settled,
  showTab,
  startBattle,
  test,
  withSettings,
} from './playing.ts'
import { shot } from './positions.ts'
import { before, foot, ligne, openField, scaleOf } from './vf-positions.ts'
import { tabTo } from './ways.ts'

test.use({ actionTimeout: 15_000 })

const isPhone = (): boolean => test.info().project.name === 'phone'

const SAID = {
  en: {
    edition: 'Edition',
    first: '1st edition',
    second: '2nd edition',
    third: '3rd edition',
    differs: /two moves instead of a double/,
    options: /^Options\s*all as usual$/,
    distances: /^All distances as printed/,
    line: /Bases stay as they are/,
    half: /half$/,
    was: 'Otherwise in the 2nd edition: they are in contact within 2" of each other.',
    only: 'Only what the edition before had otherwise',
  },
  it: {
    edition: 'Edizione',
    first: 'prima edizione',
    second: 'seconda edizione',
    third: 'terza edizione',
    differs: /due movimenti al posto del passo doppio/,
    options: /^Opzioni\s*tutte come di consueto$/,
    distances: /^Tutte le distanze come stampate/,
    line: /Le basi restano come sono/,
    half: /a metà$/,
    was: 'Diversamente nella seconda edizione: sono a contatto entro 2" l’uno dall’altro.',
    only: 'Solo ciò che l’edizione precedente aveva di diverso',
  },
}

for (const language of ['en', 'it'] as const) {
  const said = SAID[language]

  test(`an edition and its options are chosen with what they change (${language})`, async ({
    page,
  }) => {
    await withSettings(page, { language })
    await page.goto('/#/new')
    await expect(page.locator('input[name=rulebook]')).toHaveCount(4)
    await expect(page.getByRole('group', { name: said.edition })).toHaveCount(0)
    await press(page.getByText('Valour & Fortitude', { exact: true }))
    const editions = page.getByRole('group', { name: said.edition }).getByRole('radio')
    await expect(editions).toHaveCount(3)
    await expect(page.getByRole('radio', { name: said.second })).toBeChecked()
    const first = page.getByRole('radio', { name: said.first })
    await expect(first).toHaveAccessibleDescription(said.differs)
    await page.locator('input[name=battle][value=barrosa]').check()

    const options = page.locator('.options > summary')
    await expect(options).toHaveText(said.options)
    await press(options)
    const distances = page.getByRole('combobox', { name: said.distances })
    await expect(distances).toHaveAccessibleDescription(said.line)
    await distances.selectOption('"half"')
    await expect(options).toContainText(said.half)
    await expect(page.locator('.option select')).toHaveCount(7)
    await hasNoFault(page, 'options')
    if (isPhone()) await fits(page, 'options')
    await shot(page, `editions-${language}`)

    // By keys: what was chosen stays chosen, and what the edition has not is gone.
    await page.getByRole('radio', { name: said.second }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: said.third })).toBeChecked()
    await expect(options).toContainText(said.half)
    await expect(page.locator('input[name=battle][value=barrosa]')).toBeChecked()
    await press(options)
    await expect(page.locator('.option select')).toHaveCount(6)

    await press(page.getByText(said.first, { exact: true }))
    await expect(first).toBeChecked()
    await press(page.locator('form button[type=submit]'))
    await asked(page)
    await page.locator('[data-thing="body unit 0"]').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.card')).toContainText(/(Move|Mossa)6"/)
  })

  test(`the sheet marks in its place what the edition before had otherwise (${language})`, async ({
    page,
  }) => {
    await withSettings(page, { language })
    await page.goto(`/#/rules/vf3/${encodeURIComponent('vf3:T.2.1')}`)
    const entry = page.locator('.entry-of-clause').first()
    await expect(entry).toBeInViewport()
    await expect(entry.locator('.was')).toHaveText(said.was)
    const all = await page.locator('.sheet article').count()
    await page.getByLabel(said.only).check()
    await expect(page.locator('.sheet article .was').first()).toBeVisible()
    const marked = await page.locator('.sheet article').count()
    expect(marked).toBeGreaterThan(10)
    expect(marked).toBeLessThan(all / 3)
    await hasNoFault(page, 'sheet')
    if (isPhone()) await fits(page, 'sheet')
    await shot(page, `sheet-changed-${language}`)
    await page.goto('/#/rules/vf1')
    await expect(page.locator('.sheet article').first()).toBeVisible()
    await expect(page.locator('.sheet .was')).toHaveCount(0)
    await expect(page.getByLabel(said.only)).toHaveCount(0)
  })
}

test('the first page has each book once, with its editions beside it', async ({ page }) => {
  await withSettings(page)
  await page.goto('/')
  for (const title of ['A Fine Victory!', 'Valour & Fortitude'])
    await expect(
      page.locator('.rulebooks').getByRole('heading', { name: title, exact: true }),
    ).toHaveCount(1)
  await hasNoFault(page, 'home')
  if (isPhone()) await fits(page, 'home')
  await press(page.getByRole('link', { name: 'Reference sheet: Valour & Fortitude, 1st edition' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('1st edition')
})

const spent = (page: Page): Locator => page.locator('.outlook .spent')
const inFull = (page: Page): Locator => page.locator('#prompt')

/** What was told. */
async function log(page: Page): Promise<Locator> {
  await showTab(page, 'log')
  return page.locator('.log')
}
const APART = 26
const openFirst = (page: Page, more = {}): Promise<void> =>
  openField(
    page,
    [foot('Our foot', 24, 36, more)],
    [ligne('Their foot', 24, 36 - APART)],
    {},
    'vf1',
  )

test('the 1st edition offers its own actions, and a second move by button', async ({ page }) => {
  await openFirst(page)
  expect(await asked(page)).toBe('order')
  const row = page.getByRole('group', { name: 'Actions' }).getByRole('button')
  await expect(row).toHaveText([/^Stay/, /^Move/, /^Assault/, /^Retreat/, /^Rally/])
  const again = page.getByRole('button', { name: 'Second move from here' })
  await expect(again).toBeDisabled()
  const forward = page.getByRole('button', { name: '1" forward' })
  await press(forward)
  await press(forward)
  await press(again)
  await press(forward)
  await expect(spent(page)).toHaveText(['First move: 2.0" of 9"', 'Second move: 1.0" of 9"'])
  await expect(ok(page)).toHaveText('Manoeuvre 2.0" and 1.0"')
  await hasNoFault(page, 'two moves')
  if (isPhone()) await fits(page, 'two moves')
  await shot(page, 'two-moves')
  await press(ok(page))
  await settled(page)
  await expect(await log(page)).toContainText('Our foot moves 2" of 9"')
  await expect(await log(page)).toContainText('Our foot moves 1" of 9"')
})

test('a clause that an edition has not changed opens its own sheet', async ({ page }) => {
  await openFirst(page)
  await press(page.getByRole('button', { name: '1" forward' }))
  await press(ok(page))
  await settled(page)
  await press((await log(page)).getByRole('link', { name: '6.3.1' }).first())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Valour & Fortitude, 1st edition')
  await expect(dialog.locator('.entry-of-clause')).toContainText('Infantry, line9"')
})

test('a unit moves before it rallies', async ({ page }) => {
  await openFirst(page, { losses: 2 })
  await press(action(page, 'Rally'))
  await expect(ok(page)).toHaveText('Rally')
  await press(page.getByRole('button', { name: '1" back' }))
  await expect(spent(page)).toHaveText('1.0" of 9"')
  await expect(ok(page)).toHaveText('Rally after a move of 1.0"')
  await press(ok(page))
  await settled(page)
  await expect(await log(page)).toContainText('Our foot moves')
  await expect(await log(page)).toContainText(/rall/)
})

test('a finger or the mouse leads a unit farther than one move, and the second goes on', async ({
  page,
}) => {
  await openFirst(page)
  const scale = await scaleOf(page, 0, 1, APART)
  const there = await before(page, 0, 13, scale)
  if (isPhone()) await page.touchscreen.tap(there.x, there.y)
  else await page.mouse.click(there.x, there.y)
  await expect(spent(page)).toHaveText([
    /^First move: 9\.0" of 9"$/,
    /^Second move: [34]\.\d" of 9"$/,
  ])
  await expect(ok(page)).toBeEnabled()
  await press(ok(page))
  await settled(page)
  await expect(await log(page)).toContainText('Our foot moves')
})

test.describe('with a mouse and keys', () => {
  test.skip(({ isMobile }) => isMobile, 'a desk')

  test('a unit is dragged and led by keys over two moves, or forms column after one', async ({
    page,
  }) => {
    await openFirst(page)
    const scale = await scaleOf(page, 0, 1, APART)
    const [from, to] = [await before(page, 0, 0, scale), await before(page, 0, 15, scale)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let i = 1; i <= 5; i++) await page.mouse.move(from.x, from.y + ((to.y - from.y) * i) / 5)
    await expect(spent(page)).toHaveText([/^First move: 9\.0" of 9"$/, /^Second move: [56]/])
    await shot(page, 'two-moves-dragged')
    await page.mouse.up()
    await page.keyboard.press('Escape')

    await tabTo(page.locator('[data-thing="body unit 0"]'))
    await page.keyboard.press('4')
    await page.keyboard.press('n')
    await page.keyboard.press('3')
    await expect(spent(page)).toHaveText(['First move: 4.0" of 9"', 'Second move: 3.0" of 9"'])
    await page.keyboard.press('Backspace')
    await expect(spent(page)).toHaveText('4.0" of 9"')
    await page.locator('.order-control select').selectOption({ label: 'attack column, 8 wide' })
    await expect(inFull(page)).toHaveText('Move, form attack column, 8 wide, 4.0"')
    await page.getByRole('button', { name: 'Begin anew' }).click()
    await page.locator('.order-control select').selectOption({ label: 'attack column, 8 wide' })
    await tabTo(page.locator('[data-thing="body unit 0"]'))
    await page.keyboard.press('5')
    await expect(inFull(page)).toHaveText('Move, form attack column, 8 wide, 5.0"')
    await page.keyboard.press('Control+Enter')
    await expect(await log(page)).toContainText('reforms: attack column')
  })

  test('the list of keys names the one of the second move, in the 1st edition alone', async ({
    page,
  }) => {
    await openFirst(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('its second move begins here')
    await startBattle(page, { rulebook: 'vf3', scenario: 'barrosa' })
    await asked(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).not.toContainText('its second move begins here')
  })
})
