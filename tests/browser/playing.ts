import { expect, test as base, type Locator, type Page } from '@playwright/test'

/** Pages that fail their test when anything goes wrong behind the player's back. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      // It would fetch the whole application for every test, to be there without a network; tests of
      // that have it (`served.ts`).
      await context.addInitScript('delete Navigator.prototype.serviceWorker')
      const faults: string[] = []
      context.on('console', (message) => {
        // A report lets no script in; the one that is kept out of it is the test runner's own.
        const isKeptOut = message.text().startsWith("Blocked script execution in 'about:srcdoc'")
        if (message.type() === 'error' && !isKeptOut)
          faults.push(`${message.text()} ${message.location().url}`)
      })
      context.on('weberror', (fault) => faults.push(fault.error().message))
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** As people do on this device: with a finger or with the mouse. */
export const press = (what: Locator): Promise<void> =>
  test.info().project.use.hasTouch === true ? what.tap() : what.click()

/** What is pressed after that is no double click. */
export const unhurried = (page: Page): Promise<void> => page.waitForTimeout(350)

/** The button that does what is in hand; it stands in one place, whatever is asked. */
export const ok = (page: Page): Locator => page.locator('.answers .do-it')

/** Nothing is chosen or planned: OK would have done with the question, or can do nothing. */
export const isIdle = (page: Page): Promise<void> =>
  expect(page.locator('.answers .do-it:is(.usual, :disabled)')).toBeVisible()

/** What is chosen, in full, be it in a list or from the row of actions. */
export const planned = (page: Page): Locator =>
  page.locator('.decision').locator('.planned, .choice.chosen > button')

/** Takes back what was done last. */
export const undo = (page: Page): Locator => page.locator('.decision .answers > button').nth(2)

/** One of the rulebook's actions, by what stands on its button before the letter. */
export const action = (page: Page, name: string): Locator =>
  page.locator('.actions').getByRole('button', { name, exact: true })

/** Does what an item of the menu says. */
export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await press(page.locator('.more > summary'))
  await press(page.locator('.more > ul').getByText(item, { exact: true }))
}

/** Below the question: a unit's card, a lesson or the log, one at a time. */
export const showTab = (page: Page, name: 'unit' | 'lesson' | 'log'): Promise<void> =>
  press(page.locator(`#tab-${name}`))

export type Language = 'en' | 'it'

type Start = {
  readonly rulebook?: string
  readonly scenario?: string
  readonly seed?: string
  readonly red?: 'me' | 'friend' | 'random' | 'recruit' | 'regular'
  readonly blue?: 'me' | 'friend' | 'random' | 'recruit' | 'regular'
  readonly options?: { readonly [name: string]: string }
  readonly settings?: { readonly [name: string]: string }
  /** On a phone, as near as it opens. */
  readonly close?: true
}

/** The browser remembers these settings before the application is loaded. */
export const withSettings = (page: Page, settings: Start['settings'] = {}): Promise<unknown> =>
  page.addInitScript(
    (kept) => {
      if (localStorage.getItem('grognard-settings') === null)
        localStorage.setItem('grognard-settings', kept)
    },
    JSON.stringify({ language: 'en', film: 'at once', motion: 'none', ...settings }),
  )

/** A book of rules, or one of its editions. */
async function chooseBook(page: Page, id: string): Promise<void> {
  const [family = id] = /^vf/.exec(id) ? ['vf2'] : []
  await page.locator(`input[name=rulebook][value="${family}"]`).check()
  if (family !== id) await page.locator(`input[name=edition][value="${id}"]`).check()
}

/** Starts a battle, of A Fine Victory! unless another rulebook is named, as a person does, with a seed so that it is always the same. */
export async function startBattle(page: Page, start: Start = {}): Promise<void> {
  const { scenario = 'first battle', seed = 'test', red = 'me', blue = 'random' } = start
  await withSettings(page, start.settings)
  await page.goto('/#/new')
  if (start.rulebook !== undefined) await chooseBook(page, start.rulebook)
  await page.locator(`input[name=battle][value="${scenario}"]`).check()
  const seats = page.locator('.seats select')
  await seats.nth(0).selectOption(red)
  await seats.nth(1).selectOption(blue)
  await press(page.locator('.more-options > summary'))
  await page.locator('.more-options input:not([type])').last().fill(seed)
  await press(page.locator('form button[type=submit]'))
  await expect(page.locator('.table-place')).toBeVisible()
  if (start.close !== true) await seeAll(page)
}

/** On a phone a large table opens where it can be read: all of it, so that everybody can be tapped. */
export async function seeAll(page: Page): Promise<void> {
  if (test.info().project.use.isMobile !== true) return
  const all = page.locator('.table-buttons button').last()
  await all.tap()
  // Keys are the battle's again, and not the button's.
  await all.blur()
}

/** Which question is on the screen; 'over' when the battle is. */
export async function asked(page: Page): Promise<string> {
  // While the computer thinks nothing is asked.
  const decision = page.locator('.decision[data-ask], .curtain').first()
  await decision.waitFor()
  return decision.evaluate((element) => {
    if (element.classList.contains('curtain')) return 'curtain'
    return (element as HTMLElement).dataset['ask'] ?? 'over'
  })
}

/** A small stream of numbers, so that a test that follows the prompts always goes the same way. */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Answers one question with nothing but what the prompt offers. */
export async function followPrompt(page: Page, below: (n: number) => number): Promise<void> {
  const before = await prompt(page)
  if ((await asked(page)) === 'curtain') {
    await press(page.locator('.curtain button'))
    return
  }
  for (let clicks = 0; clicks < 40; clicks++) {
    const commit = page.locator('.answers .do-it:enabled:visible')
    if ((await commit.count()) > 0 && below(3) > 0) {
      await press(commit.first())
      await settled(page)
      if ((await prompt(page)) !== before) return
      continue
    }
    const others = page.locator('.decision :is(.actions, .plan) button:enabled:visible')
    const count = await others.count()
    if (count > 0) await press(others.nth(below(count)))
    await settled(page)
    if ((await prompt(page)) !== before) return
  }
  throw new Error(`Nothing that was offered answered '${before}'.`)
}

/** What tells one question from the next: its number, and how far the story has come. */
const prompt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const ask = document.querySelector<HTMLElement>('.decision')?.dataset
    return `${ask?.['number'] ?? ''} ${document.querySelector('.curtain')?.textContent ?? ''}`
  })

/** Waits until what was said to the host has been answered. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('.battle, .curtain, .trouble').first()).not.toHaveAttribute(
    'data-busy',
    'true',
  )

/** Follows the prompts until the question of this name is asked, or the battle is over. */
export async function playUntil(
  page: Page,
  wanted: (ask: string) => boolean,
  below: (n: number) => number,
  most = 400,
): Promise<string> {
  for (let i = 0; i < most; i++) {
    const ask = await asked(page)
    if (ask === 'over' || wanted(ask)) return ask
    await followPrompt(page, below)
  }
  throw new Error('The battle never came so far.')
}

export const button = (page: Page, name: string | RegExp, exact = false): Locator =>
  page.getByRole('button', { name, exact })
