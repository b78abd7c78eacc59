import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { drop } from './keeping.ts'
import {
  asked,
  ok,
  press,
  settled,
  startBattle,
  test,
  unhurried,
  withSettings,
  type Language,
} from './playing.ts'
import { shot } from './positions.ts'

/** Presses, and counts how often. */
function counting() {
  let clicks = 0
  return {
    press: (what: Locator): Promise<void> => {
      clicks++
      return press(what)
    },
    clicks: () => clicks,
  }
}

const SAID = {
  en: { byHand: 'Place them yourself', begin: 'Begin', rest: 'Place the rest', story: 'pine wood' },
  it: { byHand: 'Schierate voi', begin: 'Cominciare', rest: 'Schierare il resto', story: 'pineta' },
} satisfies { readonly [language in Language]: unknown }

const battle = (page: Page, name: string) => page.locator('.scale a', { hasText: name })

async function openFirstPage(page: Page, language: Language = 'en'): Promise<void> {
  await withSettings(page, { language })
  await page.goto('/')
  await battle(page, 'Naseby').waitFor()
}

for (const language of ['en', 'it'] as const)
  test(`begins Barrosa in two clicks, with its story told: ${language}`, async ({ page }) => {
    const { press: click, clicks } = counting()
    await openFirstPage(page, language)
    await click(battle(page, 'Barrosa'))
    await expect(page.locator('.story')).toContainText(SAID[language].story)
    await expect(page.locator('.facts')).toContainText('70')
    await test.step('nobody is cut off under the map of a small window', async () => {
      if (test.info().project.name === 'phone') return
      await page.setViewportSize({ width: 1280, height: 800 })
      await expect(page.locator('.armies-shown canvas')).toHaveCount(17)
      const ends = await page
        .locator('.armies-shown li')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
      expect(Math.max(...ends)).toBeLessThanOrEqual(800)
    })
    await shot(page, `briefing-${language}`)
    await click(page.getByRole('button', { name: SAID[language].begin, exact: true }))
    // The card that is drawn may be one to be played at once.
    expect(await asked(page)).toMatch(/^(volley|fate)$/)
    expect(clicks()).toBe(2)
  })

test('begins Naseby as in history in two clicks, all armies where they stood', async ({ page }) => {
  const { press: click, clicks } = counting()
  await openFirstPage(page)
  await click(battle(page, 'Naseby'))
  await expect(page.getByLabel('As in history')).toBeChecked()
  await click(page.getByRole('button', { name: 'Begin', exact: true }))
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', /move|fire|react/)
  await expect(page.locator('[data-thing^="body unit"]')).toHaveCount(33)
  expect(clicks()).toBeLessThanOrEqual(3)
})

test('sets Naseby up by hand in twenty clicks: a click a unit, undone once, and the rest placed', async ({
  page,
}) => {
  const { press: click, clicks } = counting()
  await openFirstPage(page)
  await click(battle(page, 'Naseby'))
  await click(page.getByRole('radio', { name: SAID.en.byHand }))
  await click(page.getByRole('button', { name: SAID.en.begin, exact: true }))
  if ((await asked(page)) === 'first') await click(ok(page))
  const left = (): Promise<number> =>
    page.locator('.place-units fieldset').last().locator('button').count()
  const zone = (i: number) => page.locator('.zones button:first-child').nth(i)
  for (const [i, before] of [17, 16, 15, 14, 13, 12, 11].entries()) {
    await expect.poll(left).toBe(before)
    await click(zone(i % 3))
    await settled(page)
  }
  await expect.poll(left).toBe(10)
  await click(page.locator('.decision .answers > button').nth(2))
  await expect.poll(left).toBe(11)
  await click(ok(page))
  await expect.poll(left).toBe(10)
  await shot(page, 'placing')
  await click(page.getByRole('button', { name: SAID.en.rest }))
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', /move|fire|react/)
  expect(clicks()).toBeLessThanOrEqual(20)
})

test('all of Naseby is set up by hand in twenty clicks, four units to a zone in one', async ({
  page,
}) => {
  const { press: click, clicks } = counting()
  await openFirstPage(page)
  await click(battle(page, 'Naseby'))
  await click(page.getByRole('radio', { name: SAID.en.byHand }))
  await click(page.getByRole('button', { name: SAID.en.begin, exact: true }))
  if ((await asked(page)) === 'first') await click(ok(page))
  const left = (): Promise<number> =>
    page.locator('.place-units fieldset').last().locator('button').count()
  const fill = (zone: string) => page.getByRole('button', { name: `Four units in ${zone}` })
  await expect.poll(left).toBe(17)
  await click(fill('Centre Left, red rear'))
  await expect.poll(left).toBe(13)
  await expect(page.locator('.zones')).not.toContainText('Centre Left, red rear')
  await click(fill('Centre Right, red rear'))
  // The rest one by one, each where it is proposed.
  for (let n = 9; n > 0; n--) {
    await expect.poll(left).toBe(n)
    await unhurried(page)
    await click(ok(page))
    await settled(page)
  }
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'place commander')
  await unhurried(page)
  await click(ok(page))
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', /move|fire|react/)
  expect(clicks()).toBeLessThanOrEqual(20)
})

test('whoever is dragged from those who wait is placed where he is let go', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a finger drags the table')
  await withSettings(page)
  await page.goto('/#/briefing/afv/naseby')
  await page.getByRole('radio', { name: SAID.en.byHand }).check()
  await page.getByRole('button', { name: SAID.en.begin, exact: true }).click()
  if ((await asked(page)) === 'first') await ok(page).click()
  const unit = page.locator('[data-thing^="body"][aria-label^="Pye"]')
  const zone = page.locator('[data-thing="area zone 3"]')
  const middle = async (what: typeof unit) => {
    const box = await what.boundingBox()
    if (!box) throw new Error('It is not on the screen.')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [from, to] = [await middle(unit), await middle(zone)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 4; i++)
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 4, from.y + ((to.y - from.y) * i) / 4)
  await page.mouse.up()
  await expect(unit).toHaveAccessibleName(/In Centre Right, red rear/)
  // Nobody else has moved from his place meanwhile.
  await expect(page.locator('.place-units fieldset').last().locator('button')).toHaveCount(16)
})

test('a zone that is barred says by which clause, and a unit is placed by keyboard', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile)
  await withSettings(page)
  await page.goto('/#/briefing/afv/edgehill')
  await page.getByRole('radio', { name: SAID.en.byHand }).check()
  await page.getByRole('button', { name: SAID.en.begin, exact: true }).focus()
  await page.keyboard.press('Enter')
  if ((await asked(page)) === 'first') await page.keyboard.press('Control+Enter')
  await expect(page.locator('.decision')).toHaveAttribute('data-ask', 'deploy')
  // The far right of the rear row, which opens when the middle is full.
  const right = await page.locator('[data-thing="area zone 3"]').boundingBox()
  if (!right) throw new Error('There is no zone.')
  await page.mouse.click(right.x + right.width * 1.5, right.y + right.height / 2)
  await expect(page.locator('.place-units .refusal')).toContainText('table.setup')
  await page.locator('[data-thing="area zone 2"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.prompt')).toContainText('13 units left')
})

test('briefs either side of a battle, in any edition, and it can be watched', async ({ page }) => {
  await withSettings(page)
  await page.goto('/#/briefing/vf2/sabugal')
  await expect(page.locator('.story')).toContainText('stone enclosure')
  await page.getByRole('radio', { name: 'Reynier, the French' }).check()
  await expect(page.locator('.story')).toContainText('single British brigade')
  await page.getByRole('radio', { name: '3rd edition' }).check()
  await expect(page.locator('.segments').last()).toContainText('streams are rough')
  // What was chosen before the edition was changed is chosen still.
  await expect(page.getByLabel('Reynier, the French')).toBeChecked()
  await page.getByRole('button', { name: 'Watch it played' }).click()
  await expect(page.locator('.table-place')).toBeVisible()
  await expect(page.locator('.decision[data-ask]:not([data-ask=over])')).toHaveCount(0)
})

test('the other side’s last moves are arrows on the map of the battle to go on with', async ({
  page,
}) => {
  await withSettings(page)
  await page.goto('/')
  await page.locator('main h1').first().waitFor()
  const whole = JSON.parse(readFileSync('docs/battles/vf2/record.json', 'utf8')) as {
    log: readonly unknown[]
  }
  const text = JSON.stringify({ ...whole, log: whole.log.slice(0, 220), end: null })
  await drop(page, { name: 'Half.json', text })
  await asked(page)
  await page.goto('/#/')
  const map = page.locator('.go-on .staff-map')
  await expect(map.locator('canvas')).toBeVisible()
  await expect.poll(() => map.getAttribute('data-ways'), { timeout: 20_000 }).toMatch(/^[1-9]/)
  await shot(page, 'last-moves')
})

test('goes on with the battle that was left, whose turn it is and the count beside its map', async ({
  page,
}) => {
  await startBattle(page, { rulebook: 'vf2', scenario: 'barrosa', seed: 'left', blue: 'recruit' })
  await asked(page)
  await page.goto('/#/')
  const goOn = page.getByRole('region', { name: 'Barrosa' })
  await expect(goOn).toContainText('Turn 1 of 8. It is your turn.')
  await expect(goOn.locator('.count')).toContainText('Graham, you')
  await expect(goOn.locator('.count')).toContainText('Victor, Recruit')
  await expect(goOn.locator('canvas')).toBeVisible()
  await shot(page, 'first-page')
  await goOn.getByRole('link', { name: 'Go on' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.table-place')).toBeVisible()
})

test('an army of one’s own: too dear, a way out, undone, shared, opened again, and in the field', async ({
  page,
}) => {
  await withSettings(page)
  await page.goto('/#/armies')
  await press(page.getByRole('button', { name: /division of the Peninsula, 200/ }))
  const sum = page.locator('.points-sum')
  await expect(sum).toHaveText('198 of 200 points')
  const take = page.getByRole('button', { name: 'Take the field' })
  await expect(take).toBeEnabled()
  await press(page.getByRole('button', { name: 'Add: Foot Guard' }))
  await expect(sum).toHaveText('234 of 200 points')
  const over = page.locator('.over')
  await expect(over).toContainText('234 points, and 200 are agreed on')
  await expect(over.getByRole('link', { name: 'A1.0' })).toBeVisible()
  await expect(over.locator('.ways-out button')).toHaveCount(2)
  await expect(take).toBeDisabled()
  await expect(sum).toBeInViewport()
  await shot(page, 'army')
  await press(over.getByRole('button', { name: 'Leave out Foot Guard 1' }))
  await expect(sum).toHaveText('198 of 200 points')
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(sum).toHaveText('234 of 200 points')
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(sum).toHaveText('198 of 200 points')
  await press(page.getByRole('button', { name: /^3rd Foot/ }))
  await page.getByLabel('Elite: melee').check()
  await expect(sum).toHaveText('200 of 200 points')
  // Its rules are told in the words of the reference sheet, each in a sentence.
  const rules = page.getByRole('list', { name: 'Special rules' })
  await expect(rules).toContainText('Disciplined Musketry. In line and as the main attacker')
  await expect(rules.getByRole('link')).toHaveCount(await rules.getByRole('listitem').count())

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Share as a file' })),
  ])
  const path = await file.path()
  await page.goto('/#/armies')
  await expect(page.locator('.own-armies li')).toHaveCount(1)
  await page.locator('.page-head input[type=file]').setInputFiles({
    name: 'not-an-army.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"grognard-record"}'),
  })
  await expect(page.getByRole('alert')).toContainText('not-an-army.json')
  await page.locator('.page-head input[type=file]').setInputFiles(path)
  await expect(sum).toHaveText('200 of 200 points')
  await press(take)
  await expect(page.getByRole('group', { name: 'Army of Red' })).toContainText('200 points')
  await press(page.getByRole('button', { name: 'Begin the battle' }))
  await expect(page.locator('.table-place')).toBeVisible()
})

test('the first lesson is one click away, and another battle for tonight is one, too', async ({
  page,
}) => {
  await openFirstPage(page)
  const tonight = page.locator('#tonight')
  const first = await tonight.innerText()
  await press(page.getByRole('button', { name: 'Another' }))
  await expect(tonight).not.toHaveText(first)
  await press(page.getByRole('button', { name: 'Learn by playing', exact: true }))
  await expect(page.locator('.lesson')).toBeVisible()
})
