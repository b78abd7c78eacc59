import { expect, type Page } from '@playwright/test'
import { asked, dice, followPrompt, press, settled, startBattle, test } from './playing.ts'

/** What keeps its place whatever is asked, chosen, refused or shown. */
const FIXED = [
  '.top-line',
  '.top-line .phases',
  '.top-line .standing',
  '.table-place',
  '.foot',
  '.caption .said',
  '.table-buttons',
  '.column',
  '.question',
  '.actions',
  '.answers',
  '.answers > button',
  '.tabs',
  '.tabs > button',
  '.pane',
]
/** On a phone the sheet scrolls under a finger, and the phase is written behind whose turn it is. */
const FIXED_ON_PHONE = FIXED.filter((part) => !/tabs|pane|actions|question|phases|said/.test(part))

type Boxes = { readonly [part: string]: readonly (readonly number[])[] }

const boxesOf = (page: Page, parts: readonly string[]): Promise<Boxes> =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          Array.from(document.querySelectorAll(selector), (element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return [left, top, width, height]
          }),
        ]),
      ),
    parts,
  )

/** Which of them are elsewhere than they were, or otherwise in size, by more than a pixel. */
const moved = (before: Boxes, now: Boxes): readonly string[] =>
  Object.keys(before).flatMap((part) => {
    const [was, is] = [before[part] ?? [], now[part] ?? []]
    const stays =
      was.length === is.length &&
      was.every((box, i) => box.every((at, k) => Math.abs(at - (is[i]?.[k] ?? NaN)) <= 1))
    return stays ? [] : [`${part}: ${JSON.stringify(was)} is ${JSON.stringify(is)}`]
  })

/**
 * Where each unit is, by its name: it stays under the pointer while nobody has answered. Leaders make
 * room for a plan that is shown.
 */
const bodies = (page: Page): Promise<Boxes> =>
  page.evaluate(() =>
    Object.fromEntries(
      Array.from(document.querySelectorAll<HTMLElement>('[data-thing^="body unit"]'), (element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [element.dataset['thing'] ?? '', [[left + width / 2, top + height / 2]]]
      }),
    ),
  )

/** One question is not the next, though both be of a kind. */
const numberOf = async (page: Page): Promise<string | null> => {
  await asked(page)
  return page.locator('.decision, .curtain').first().getAttribute('data-number')
}

const BATTLES = [
  { rulebook: 'afv', scenario: 'first battle', blue: 'recruit' },
  { rulebook: 'vf2', scenario: 'barrosa', blue: 'recruit' },
] as const

for (const battle of BATTLES)
  for (const language of ['en', 'it'] as const)
    test(`nothing of the frame moves from question to question: ${battle.rulebook}, ${language}`, async ({
      page,
      isMobile,
    }) => {
      const parts = isMobile ? FIXED_ON_PHONE : FIXED
      await startBattle(page, { ...battle, seed: 'still', settings: { language } })
      await asked(page)
      await page.evaluate(async () => void (await document.fonts.ready))
      const before = await boxesOf(page, parts)
      for (const part of parts) expect(before[part]?.length, part).toBeGreaterThan(0)
      const below = dice(3)
      for (let question = 0; question < 25; question++) {
        const ask = await asked(page)
        if (ask === 'over') break
        const where = `question ${question}, ${ask}`
        expect(moved(before, await boxesOf(page, parts)), where).toEqual([])
        const units = await bodies(page)
        const number = await numberOf(page)
        const some = page.locator('.decision :is(.actions, .plan) button:enabled:visible').first()
        if ((await some.count()) > 0) {
          await press(some)
          await settled(page)
          expect(moved(before, await boxesOf(page, parts)), `${where}, one picked`).toEqual([])
          if ((await numberOf(page)) === number)
            expect(moved(units, await bodies(page)), `${where}, units`).toEqual([])
        }
        await followPrompt(page, below)
      }
    })

test('nothing of the frame moves while it is shown what happens', async ({ page, isMobile }) => {
  test.slow()
  const parts = isMobile ? FIXED_ON_PHONE : FIXED
  await startBattle(page, {
    rulebook: 'vf2',
    scenario: 'barrosa',
    red: 'recruit',
    blue: 'me',
    seed: 'still',
    settings: { film: 'fourfold', motion: 'full' },
  })
  await page.locator('.film').waitFor()
  await page.evaluate(async () => void (await document.fonts.ready))
  const before = await boxesOf(page, parts)
  for (let look = 0; look < 40 && (await page.locator('.film').count()) > 0; look++) {
    expect(moved(before, await boxesOf(page, parts)), `look ${look}`).toEqual([])
    await page.waitForTimeout(100)
  }
  await page.locator('.decision').waitFor({ timeout: 60_000 })
  expect(moved(before, await boxesOf(page, parts)), 'the question after it').toEqual([])
})
