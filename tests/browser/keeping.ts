import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { asked, dice, followPrompt, showTab } from './playing.ts'

type Shown = { readonly asked: string; readonly state: string; readonly log: readonly string[] }

/** What is asked, how it stands, and the log. */
export const onScreen = async (page: Page): Promise<Shown> => {
  if ((await asked(page)) !== 'curtain') await showTab(page, 'log')
  return page.evaluate(() => ({
    asked: document.querySelector('.decision .prompt')?.textContent ?? '',
    state: [...document.querySelectorAll('.top-line > :is(.turn, .phases, .standing)')]
      .map(({ textContent }) => textContent)
      .join(' '),
    log: [...document.querySelectorAll('.log .sentence')].map(({ textContent }) => textContent),
  }))
}

export const play = async (page: Page, decisions: number, below = dice(7)): Promise<void> => {
  for (let i = 0; i < decisions; i++) await followPrompt(page, below)
}

const openMenu = (page: Page) => page.locator('.more > summary').click()

/** What a browser is given to save when this item of the menu is chosen. */
export async function downloaded(
  page: Page,
  item: string,
): Promise<{ name: string; text: string }> {
  await openMenu(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.more').getByRole('button', { name: item, exact: true }).click(),
  ])
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  }
}

export const asFile = ({ name, text }: { name: string; text: string }) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

/** Lets go of files over the page. */
export const drop = (page: Page, ...files: readonly { name: string; text: string }[]) =>
  page.evaluate((files) => {
    const dataTransfer = new DataTransfer()
    for (const { name, text } of files) dataTransfer.items.add(new File([text], name))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }, files)

/** The tab dies as it does when its memory is gone: without a word. */
export async function kill(tab: Page): Promise<void> {
  const devTools = await tab.context().newCDPSession(tab)
  const crashed = tab.waitForEvent('crash')
  void devTools.send('Page.crash').catch(() => {})
  await crashed
}
