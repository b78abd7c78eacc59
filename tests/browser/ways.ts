import { expect, type Locator, type Page } from '@playwright/test'
import { fits } from './fits.ts'
import { isItalian } from './italian.ts'
import { asked, ok, settled, type Language } from './playing.ts'
import { onTable } from './positions.ts'

/** How somebody plays: with what, and in which language. */
export type Way = {
  readonly name: string
  readonly onPhone: boolean
  readonly language: Language
  readonly press: (what: Locator) => Promise<void>
  readonly type: (what: Locator, text: string) => Promise<void>
  /** Brings a slider to about its middle. */
  readonly halve: (slider: Locator) => Promise<void>
  /** Where this way picks a unit: on the table, or in the list beside it. */
  readonly unit: (page: Page, name: string) => Locator
  /** What must hold at every moment of a battle that is played in this way. */
  readonly holds: (page: Page, state: string) => Promise<void>
}

const MOST_TABS = 150

/** Tab until the focus is there, to whichever side it is, as somebody without a mouse does. */
export async function tabTo(what: Locator): Promise<void> {
  let key = 'Tab'
  for (let i = 0; i < MOST_TABS; i++) {
    const next = await what.evaluate((there, last) => {
      const here = document.activeElement ?? document.body
      if (here === there) return null
      // A group of radio buttons is one stop; within it the arrows go round.
      const group = (one: Element) =>
        one instanceof HTMLInputElement && one.type === 'radio' ? one.name : one
      if (group(here) === group(there)) return 'ArrowDown'
      // So are tabs.
      const tabs = there.closest('[role=tablist]')
      if (tabs?.contains(here)) return 'ArrowRight'
      // Over the units on the table Tab goes in an order of its own.
      const table = there.closest('.table-place')
      if (table?.contains(here)) return last
      const isBehind = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING
      return isBehind ? 'Shift+Tab' : 'Tab'
    }, key)
    if (next === null) return
    key = next
    await what.page().keyboard.press(key)
  }
  throw new Error(`Tab never came to ${what.toString()}.`)
}

/** Enter presses everything but what is ticked. */
async function pressKey(what: Locator): Promise<void> {
  await tabTo(what)
  const type = await what.getAttribute('type')
  await what.page().keyboard.press(type === 'checkbox' || type === 'radio' ? 'Space' : 'Enter')
}

const middle = async (slider: Locator): Promise<{ x: number; y: number }> => {
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 }
  return { x: width / 2, y: height / 2 }
}

const inList = (page: Page, name: string): Locator =>
  page.locator('.decision').getByRole('button', { name: new RegExp(`^${name}(?!\\p{L})`, 'u') })

/** Where the keyboard is; it is lost when it is nowhere in particular. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) return 'lost'
    return activeElement.closest(
      '.decision, .table-place, .replay, .battle-menu, dialog, .tabs, .pane',
    )
      ? 'kept'
      : `${activeElement.tagName} ${activeElement.className}`
  })

export const byKeyboard: Way = {
  name: 'by keyboard alone',
  onPhone: false,
  language: 'en',
  press: pressKey,
  async type(what, text) {
    await tabTo(what)
    await what.page().keyboard.type(text)
  },
  async halve(slider) {
    await tabTo(slider)
    const half = Number(await slider.getAttribute('max')) / 2
    for (let i = 0; i < 10 && Number(await slider.inputValue()) > half; i++) {
      await slider.page().keyboard.press('PageDown')
      const at = await slider.inputValue()
      await expect(slider.page().locator('.replay label:has(input[type=range])')).toContainText(
        ` ${at} `,
      )
    }
  },
  unit: inList,
  holds: (page, state) => expect.poll(() => focused(page), state).toBe('kept'),
}

export const byTouch: Way = {
  name: 'by touch',
  onPhone: true,
  language: 'en',
  press: (what) => what.tap(),
  async type(what, text) {
    await what.tap()
    await what.page().keyboard.type(text)
  },
  halve: async (slider) => slider.tap({ position: await middle(slider) }),
  unit: onTable,
  holds: fits,
}

export const inItalian: Way = {
  name: 'in Italian',
  onPhone: false,
  language: 'it',
  press: (what) => what.click(),
  async type(what, text) {
    await what.click()
    await what.page().keyboard.type(text)
  },
  halve: async (slider) => slider.click({ position: await middle(slider) }),
  unit: onTable,
  holds: isItalian,
}

/** Fires as proposed, takes what stands ready, and else does the last thing that is offered. */
export async function decide(page: Page, way: Way): Promise<void> {
  const ask = await asked(page)
  const press = async (what: Locator): Promise<void> => {
    await way.press(what)
    await settled(page)
  }
  if (ask === 'curtain') return way.press(page.locator('.curtain button'))
  const decision = page.locator('.decision')
  const lists = decision.locator('.choice-list')
  if (ask === 'fire') await press(decision.locator('.actions button:enabled').first())
  if ((await decision.locator('.control').count()) === 0) {
    const actions = decision.locator('.actions button:enabled')
    if ((await actions.count()) > 0) await press(actions.last())
    else {
      if ((await lists.count()) === 0) await press(decision.locator('.subjects button').first())
      await press(lists.last().locator('.choice > button').first())
    }
  }
  await press(ok(page))
}
