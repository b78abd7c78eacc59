import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { asFile, kill, onScreen } from './keeping.ts'
import { action, asked, ok, test, undo, withSettings } from './playing.ts'
import { foot, horse, onTable, openPosition, pikes, shot } from './positions.ts'
import { SAID } from './said.ts'
import { byKeyboard, byTouch, decide, inItalian, type Way } from './ways.ts'

/*
 * What a person does in a battle, done once in each way of playing. With the mouse and in English
 * it is done elsewhere, and more closely.
 */

test.use({ actionTimeout: 10_000 })

const decision = (page: Page) => page.locator('.decision')
const order = ok
const log = (page: Page) => page.locator('.log')
const asks = (page: Page, name: string) => expect(decision(page)).toHaveAttribute('data-ask', name)
const button = (page: Page, name: string | RegExp) =>
  decision(page).getByRole('button', { name, exact: true })

/** From the first page into the introductory battle, against the computer. */
async function begin(page: Page, way: Way, seed: string): Promise<void> {
  await withSettings(page, { language: way.language })
  await page.goto('/')
  await way.press(page.locator('.home-actions a').first())
  await way.press(page.locator('.more-options > summary'))
  await way.type(page.locator('.more-options input:not([type])').last(), seed)
  await way.press(page.locator('form button[type=submit]'))
  await asks(page, 'fire')
}

const drawnUp = (
  page: Page,
  way: Way,
  red: Parameters<typeof openPosition>[1],
  blue: Parameters<typeof openPosition>[2],
  more: Parameters<typeof openPosition>[3],
  settings: Parameters<typeof openPosition>[4] = {},
): Promise<void> => openPosition(page, red, blue, more, { language: way.language, ...settings })

for (const way of [byKeyboard, byTouch, inItalian])
  test.describe(way.name, () => {
    test.skip(({ isMobile }) => isMobile !== way.onPhone)
    const said = SAID[way.language]
    const openLog = (page: Page) => way.press(page.locator('#tab-log'))
    const pictured = (page: Page, name: string) =>
      shot(page, `${name}-${way.name.replaceAll(' ', '-').toLowerCase()}`)

    test('begins a battle, plans fire, is refused, reads the clause, and fires', async ({
      page,
    }) => {
      await begin(page, way, 'fire')
      await expect(decision(page).locator('.prompt')).toHaveText(said.planFire)
      await way.holds(page, 'planning')
      await way.press(action(page, said.holdFire))
      for (const [unit, target] of [
        [said.red1, said.blue1],
        [said.red2, said.blue1],
      ] as const) {
        await way.press(way.unit(page, unit))
        await way.press(way.unit(page, target))
      }
      const refusal = decision(page).locator('.refusal')
      await expect(refusal).toContainText(said.spread)
      await expect(order(page)).toBeDisabled()
      await way.holds(page, 'refused')
      await pictured(page, 'refused')

      await way.press(refusal.getByRole('link', { name: 'fire.spread' }))
      const sheet = page.getByRole('dialog')
      const entry = sheet.locator('.entry-of-clause').first()
      await expect(entry).toBeInViewport()
      await expect(entry).toContainText('fire.spread')
      await expect(entry).toContainText(said.spreadEntry)
      await way.holds(page, 'a clause')
      await pictured(page, 'clause')
      await way.press(sheet.locator('header button'))
      await expect(sheet).toHaveCount(0)
      await expect(refusal).toContainText(said.spread)
      await way.holds(page, 'the clause put away')

      await way.press(way.unit(page, said.blue2))
      await expect(refusal).toBeEmpty()
      await expect(order(page)).toHaveText(said.twoShots)
      await way.press(order(page))
      await openLog(page)
      await expect(log(page)).toContainText(said.fired)
      await way.holds(page, 'fired')
      await pictured(page, 'fired')
    })

    test('fights, and chooses which dice are thrown again', async ({ page }) => {
      await drawnUp(
        page,
        way,
        [
          pikes('Red 1st Regiment', 7),
          horse('Red Horse', 7, { facing: 3 }),
          foot('Red Reserve Foot', 0),
        ],
        [pikes('Blue 1st Regiment', 7), foot('Blue Reserve Foot', 14)],
        {
          phase: 'combat',
          commanders: { red: 7, blue: null },
          engagements: [
            { by: 0, with: 3, face: 'front' },
            { by: 1, with: 3, face: 'left' },
          ],
        },
      )
      await asks(page, 'allocate')
      await way.holds(page, 'allocate')
      await way.press(order(page))
      // The commander is with the foot, which is thrown for first.
      await asks(page, 'commander')
      await way.holds(page, 'commander')
      await way.press(button(page, said.keepDice))
      await way.press(order(page))

      await asks(page, 'rethrow')
      await expect(decision(page).locator('.prompt')).toHaveText(said.rethrowAsked)
      const dice = await decision(page).locator('.die-toggle').all()
      const pick = async (wanted: readonly boolean[]): Promise<void> => {
        for (const [i, die] of dice.entries())
          if ((await die.getAttribute('aria-pressed')) !== `${wanted[i]}`) await way.press(die)
      }
      await pick([true, true, true, true])
      await expect(decision(page).locator('.refusal')).toContainText(said.atMostTwo)
      await expect(order(page)).toBeDisabled()
      await pick([true, false, false, true])
      await expect(order(page)).toHaveText(said.throwTwo)
      await way.holds(page, 'rethrow')
      await pictured(page, 'rethrow')
      await openLog(page)
      const attacks = log(page).locator('.sentence', { hasText: said.attacked })
      const again = log(page).locator('.sentence', { hasText: said.attackedAgain })
      await expect(attacks).toHaveCount(1)
      await expect(again).toHaveCount(0)
      await way.press(order(page))
      await expect(again).toHaveCount(1)
      await way.holds(page, 'thrown again')
    })

    test('chooses which stands are lost, how wide the rest stand, and which contact breaks', async ({
      page,
    }) => {
      await drawnUp(
        page,
        way,
        [pikes('Red 1st Regiment', 7, { hits: 5 }), foot('Red Reserve Foot', 0)],
        [
          horse('Blue Horse, right', 7),
          horse('Blue Horse, left', 7, { facing: 1 }),
          foot('Blue Reserve Foot', 14),
        ],
        {
          phase: 'losses',
          engagements: [
            { by: 2, with: 0, face: 'front' },
            { by: 3, with: 0, face: 'left' },
          ],
        },
      )
      await asks(page, 'losses')
      await expect(decision(page).locator('.prompt')).toContainText(said.lossesAsked)
      await way.press(button(page, said.fewerMuskets))
      await expect(decision(page).locator('.refusal')).toContainText(said.losesTwo)
      await expect(order(page)).toBeDisabled()
      await way.holds(page, 'one stand too few')
      await way.press(button(page, said.morePikes))
      await way.holds(page, 'a button that has gone out')
      await way.press(page.getByLabel(said.twoWide))
      await expect(page.getByLabel(said.twoWide)).toBeChecked()
      await way.press(page.getByLabel(said.onTheLeft))
      await expect(page.getByLabel(said.onTheLeft)).toBeChecked()
      await way.holds(page, 'losses')
      await pictured(page, 'losses')
      await way.press(order(page))
      await openLog(page)
      await expect(log(page)).toContainText(said.removed)
      await way.holds(page, 'lost')
    })

    test('reacts to a charge, which is pressed on, which is reacted to in turn', async ({
      page,
    }) => {
      await drawnUp(
        page,
        way,
        [horse('Red Horse', 7), foot('Red Reserve Foot', 0)],
        [horse('Blue Horse', 7), pikes('Blue 1st Regiment', 7), foot('Blue Reserve Foot', 14)],
        { commanders: { red: 7, blue: null } },
      )
      const prompt = decision(page).locator('.prompt')
      const choose = async (name: string | RegExp): Promise<void> => {
        await way.press(button(page, name).first())
        await way.holds(page, `${name}`)
        await way.press(order(page))
      }
      await asks(page, 'move')
      await way.press(way.unit(page, said.redHorse))
      await choose(said.engage)

      await asks(page, 'react')
      await expect(prompt).toHaveText(said.charged)
      await pictured(page, 'charged')
      await choose(said.recoil)

      await asks(page, 'press on')
      await expect(prompt).toHaveText(said.alone)
      await openLog(page)
      await expect(log(page)).toContainText(said.recoiled)
      await choose(said.pressOn)

      await asks(page, 'react')
      await expect(prompt).toHaveText(said.pressed)
      await way.holds(page, 'a second reaction')
      await pictured(page, 'pressed')
      await choose(said.form)
      await asks(page, 'move')
      await expect(log(page)).toContainText(said.formed)
      await way.holds(page, 'reacted')
    })

    test('undoes, saves to a file, goes on when the tab is killed, and loads the file', async ({
      page,
      context,
    }) => {
      test.setTimeout(60_000)
      await begin(page, way, 'kept')
      for (let i = 0; i < 10 && (await asked(page)) !== 'move'; i++) await decide(page, way)
      const fresh = await onScreen(page)
      const turn = async (): Promise<void> => {
        if (!(await button(page, said.turn).isVisible()))
          await way.press(onTable(page, said.redLeft))
        await way.press(button(page, said.turn))
        await way.press(order(page))
        await expect(log(page)).toContainText(said.turned)
      }
      await turn()
      await way.press(undo(page))
      await expect(log(page)).not.toContainText(said.turned)
      expect(await onScreen(page)).toEqual(fresh)
      await way.holds(page, 'undone')
      await turn()

      const menu = page.locator('.battle-menu')
      await way.press(menu.locator('summary'))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        way.press(menu.locator('.more button').nth(4)),
      ])
      const saved = {
        name: download.suggestedFilename(),
        text: readFileSync(await download.path(), 'utf8'),
      }
      await way.holds(page, 'saved')
      const before = await onScreen(page)

      await kill(page)
      const again = await context.newPage()
      await again.goto('/')
      await way.press(again.locator('.battle-link'))
      expect(await onScreen(again)).toEqual(before)
      await way.holds(again, 'resumed')
      await decide(again, way)

      await way.press(again.locator('.more > summary'))
      await way.press(again.locator('.more a').first())
      const [chooser] = await Promise.all([
        again.waitForEvent('filechooser'),
        way.press(again.locator('.home-actions input[type=file]')),
      ])
      await chooser.setFiles(asFile(saved))
      expect(await onScreen(again)).toEqual(before)
      await way.holds(again, 'loaded')
      await pictured(again, 'loaded')
    })

    /** From wherever it stands to the end; then back to its middle, and on from there. */
    async function finish(page: Page, most: number): Promise<void> {
      for (let i = 0; i < most && (await asked(page)) !== 'over'; i++) {
        await decide(page, way)
        await way.holds(page, `after decision ${i}`)
      }
      await asks(page, 'over')
      await expect(decision(page).locator('h2')).toHaveText(said.wins)
      await pictured(page, 'over')

      await way.press(page.locator('.more > summary'))
      await way.press(page.locator('.more button').first())
      const replay = page.locator('.replay')
      await expect(replay.locator('h2')).toHaveText(said.lookingBack)
      // What would be undone is not what is on the screen.
      await expect(undo(page)).toHaveCount(0)
      const slider = replay.locator('input[type=range]')
      const last = Number(await slider.getAttribute('max'))
      await way.halve(slider)
      const at = Number(await slider.inputValue())
      expect(at / last).toBeGreaterThan(0.3)
      expect(at / last).toBeLessThan(0.7)
      await way.press(replay.locator('.buttons button').nth(1))
      await expect(replay.locator('label:has(input[type=range])')).toContainText(` ${at - 1} `)
      await way.holds(page, 'looking back')
      await pictured(page, 'replay')

      const old = page.url()
      await way.press(replay.locator('.buttons button').last())
      await expect(page).not.toHaveURL(old)
      await expect(replay).toHaveCount(0)
      expect(await asked(page)).not.toBe('over')
      await way.holds(page, 'in the middle')
      await decide(page, way)
      await way.press(page.locator('.more > summary'))
      await way.press(page.locator('.more a').first())
      await expect(page.locator('.battles strong')).toHaveCount(2)
      await expect(page.locator('.battles strong', { hasText: said.middle })).toHaveCount(1)
    }

    test('finishes a battle in its last turn, replays it, and plays on from the middle', async ({
      page,
    }) => {
      await drawnUp(
        page,
        way,
        [pikes('Red 1st Regiment', 7, { hits: 4 }), pikes('Red 2nd Regiment', 1)],
        [pikes('Blue 1st Regiment', 7), pikes('Blue 2nd Regiment', 12)],
        { phase: 'fire', turns: 1 },
        { curtain: 'never' },
      )
      await finish(page, 30)
    })

    test('finishes the introductory battle', { tag: '@long' }, async ({ page }) => {
      test.setTimeout(90_000)
      await begin(page, way, 'keys')
      await finish(page, 120)
    })
  })
