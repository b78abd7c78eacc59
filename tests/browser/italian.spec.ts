import { expect, type Browser, type Page } from '@playwright/test'
import { notItalian, SAME, texts } from './italian.ts'
import {
  asked,
  chooseInMenu,
  dice,
  followPrompt,
  showTab,
  startBattle,
  test,
  withSettings,
  type Language,
} from './playing.ts'

test.skip(({ isMobile }) => isMobile, 'the words are the same')
test.use({ actionTimeout: 10_000 })

/** Goes through the application, and gathers all it says on the way. */
async function gathered(page: Page, language: Language, decisions: number): Promise<Set<string>> {
  const all = new Set<string>()
  const gather = async (): Promise<void> => {
    for (const text of await texts(page)) all.add(text)
  }
  await withSettings(page, { language })
  await page.goto('/')
  await page.locator('.home h1').waitFor()
  await gather()
  await page.goto('/#/rules/afv')
  await page.locator('.sheet h2').first().waitFor()
  await gather()
  await page.goto('/#/battle/nowhere')
  await page.locator('.trouble').waitFor()
  await gather()
  await page.goto('/#/new')
  await page.locator('.more-options').waitFor()
  for (const scenario of [1, 5, 7, 8]) {
    await page.locator('input[name=battle]').nth(scenario).check()
    await gather()
  }
  await page.goto('/')
  await startBattle(page, { seed: 'words', settings: { language } })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const below = dice(3)
  for (let i = 0; i < decisions; i++) {
    if ((await asked(page)) === 'over') break
    await gather()
    await followPrompt(page, below)
  }
  await gather()
  for (const item of [4, 10, 11, 12]) {
    await page.locator('.more > summary').click()
    await page.locator('.more li > *').nth(item).click()
    await page.locator('dialog[open]').waitFor()
    await gather()
    await page.keyboard.press('Escape')
  }
  await showTab(page, 'log')
  await gather()
  await page.locator('.log .sentence').last().click()
  await page.locator('.replay').waitFor()
  await gather()
  return all
}

async function isAllItalian(browser: Browser, decisions: number): Promise<void> {
  const said = async (language: Language): Promise<Set<string>> => {
    const page = await browser.newPage()
    const all = await gathered(page, language, decisions)
    await page.close()
    return all
  }
  const english = await said('en')
  const italian = await said('it')
  expect(italian.size).toBeGreaterThan(300)
  const both = [...italian].filter((text) => english.has(text) && !SAME.includes(text))
  expect(both).toEqual([])
  expect(notItalian(italian)).toEqual([])
}

test('nothing English is left for whoever reads Italian', ({ browser }) => {
  test.setTimeout(60_000)
  return isAllItalian(browser, 5)
})

test('nor is it farther on in the battle', { tag: '@long' }, ({ browser }) => {
  test.setTimeout(180_000)
  return isAllItalian(browser, 30)
})

test('the instructor of the first battle speaks Italian', async ({ page }) => {
  await withSettings(page, { language: 'it' })
  await page.goto('/')
  await page.locator('.lessons .link').first().click()
  const lesson = page.locator('.lesson')
  await expect(lesson).toContainText('Come si vince')
  await expect(lesson).toHaveAttribute('aria-label', 'Il vostro istruttore')
  await lesson.locator('.do-it').click()
  await expect(lesson).toContainText('Ecco il tavolo')
})

test('another language is taken at once, also by the battle that is open', async ({ page }) => {
  await startBattle(page)
  await page.locator('.fire-control button').first().click()
  await chooseInMenu(page, 'Settings')
  await page.locator('dialog[open] select').first().selectOption('it')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('dialog[open] h2')).toHaveText('Impostazioni')
  await page.keyboard.press('Escape')
  await expect(page.locator('.decision .prompt')).toContainText('preparate il fuoco')
  await expect(page.locator('.card')).toContainText('Picche e moschetti')
  await showTab(page, 'log')
  await expect(page.locator('.log')).toContainText('iniziativa')
  await expect(page.locator('.top-line')).toContainText('Turno 1 di 8')
  await expect(page.locator('.table-place svg[aria-label="Il tavolo"]')).toBeVisible()
})
