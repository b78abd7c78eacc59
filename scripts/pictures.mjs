// Makes the pictures of docs/pictures anew from the application itself: the same battles every time.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { devices } from '@playwright/test'
import { root } from './lib/bundle.mjs'
import { openBrowser, openPage } from './lib/opened.mjs'

const port = Number(process.env.GROGNARD_TEST_PORT ?? 4798)
const address = `http://127.0.0.1:${port}/`
const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

const browser = await openBrowser(port)

const wide = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

async function opened(options, settings, hash) {
  const page = await openPage(browser, options, settings)
  await page.goto(`${address}${hash}`)
  return page
}

async function table(options, settings, start) {
  const page = await opened(options, settings, '#/new')
  await page.locator(`input[name=rulebook][value="${start.rulebook ?? 'afv'}"]`).check()
  await page.locator(`input[name=battle][value="${start.scenario}"]`).check()
  await page
    .locator('.seats select')
    .nth(1)
    .selectOption(start.blue ?? 'random')
  await page.locator('.more-options > summary').click()
  await page.locator('.more-options input:not([type])').last().fill(start.seed)
  await page.locator('form button[type=submit]').click()
  await page.locator('.decision').waitFor()
  return page
}

const unit = (kind, stands) => (name, zone, more) => ({ name, kind, stands, zone, ...more })
const foot = unit('pike and musket', { pike: 2, musket: 4 })
const horse = unit('mounted', { mounted: 4 })
const guns = unit('regular artillery', { gun: 1 })

/** A battle that stands like this, as somebody's file has it. */
async function position(options, settings, stands) {
  const page = await opened(options, settings, '')
  const record = {
    format: 'grognard-record',
    version: 1,
    rulebook: { id: 'afv', version: '1' },
    setUp: { position: stands, options: { declarations: 'open' } },
    log: [],
    end: null,
  }
  const buffer = Buffer.from(JSON.stringify(record))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Naseby.json', mimeType: 'application/json', buffer })
  await page.locator('.decision').waitFor()
  return page
}

/** Plays on by what is offered, rather forward than back, until this is asked. */
async function playUntil(page, wanted, most = 400) {
  for (let i = 0; i < most; i++) {
    const curtain = page.locator('.curtain button')
    if ((await curtain.count()) > 0) await curtain.click()
    const ask = await page.locator('.decision').first().getAttribute('data-ask')
    if (ask === null || (await wanted(ask, i))) return
    const commit = page.locator('.decision .do-it:enabled:visible')
    const bold = page.locator('.decision .choice > button:visible', { hasText: /^(Engage|Move)/ })
    const other = page.locator('.decision button:enabled:visible:not(.do-it)')
    if ((await commit.count()) > 0) await commit.first().click()
    else if ((await bold.count()) > 0) await bold.nth(i % (await bold.count())).click()
    else await other.nth((i * 3) % (await other.count())).click()
    await page.waitForFunction(
      () => document.querySelector('.battle')?.getAttribute('data-busy') !== 'true',
    )
  }
}

const shoot = (page, name) => page.screenshot({ path: join(folder, `${name}.png`) })

{
  const page = await table(wide, {}, { scenario: 'first battle', seed: 'picture' })
  await page
    .getByRole('button', { name: /Red 1st Regiment/ })
    .first()
    .click()
  await page.locator('.fire-control fieldset').nth(1).getByRole('button').first().click()
  await shoot(page, 'fire')
}
{
  const page = await position(
    wide,
    {},
    {
      phase: 'combat',
      turn: 3,
      turns: 8,
      commanders: { red: 7, blue: 12 },
      table: { terrain: { 6: ['woods'], 8: ['village'], 4: ['hills'], 10: ['hills'] } },
      armies: {
        red: [
          foot('Lifeguard of Foot', 7, { hits: 1 }),
          foot('Percy’s', 7),
          horse('Prince Rupert’s Horse', 7, { facing: 3 }),
          foot('Northern Foot', 6),
          horse('Byron’s Horse', 3),
          guns('The King’s Guns', 2),
        ],
        blue: [
          foot('Pickering’s', 7, { hits: 2, fired: true }),
          foot('Skippon’s', 8),
          horse('Ironsides', 7),
          horse('Ireton’s Horse', 11),
          guns('Parliament’s Guns', 12, { facing: 2 }),
        ],
      },
      engagements: [
        { by: 0, with: 6, face: 'front' },
        { by: 2, with: 6, face: 'left' },
      ],
    },
  )
  await page.locator('.decision .do-it:enabled').click()
  await page.locator('.decision[data-ask=rethrow], .decision[data-ask=commander]').waitFor()
  await shoot(page, 'melee')
}
{
  const page = await table(
    wide,
    { theme: 'dark' },
    { scenario: 'rocroi', seed: 'dark', blue: 'friend' },
  )
  await playUntil(page, (ask) => ask === 'move', 250)
  await shoot(page, 'dark')
}
{
  const page = await opened(
    { ...wide, viewport: { width: 1280, height: 800 } },
    {},
    '#/briefing/vf2/barrosa',
  )
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.locator('.decision[data-ask]').waitFor()
  await page.goto(`${address}#/`)
  await page.locator('.go-on canvas').waitFor()
  await page.locator('.scale canvas').nth(6).waitFor()
  await shoot(page, 'first-page')
}
{
  const page = await table(devices['Pixel 7'], {}, { scenario: 'first battle', seed: 'phone' })
  await playUntil(page, (ask) => ask === 'move')
  await page
    .getByRole('button', { name: /^Red Horse, right/ })
    .first()
    .click()
  await shoot(page, 'phone')
}
{
  const page = await table(
    devices['Pixel 7'],
    { language: 'it', theme: 'dark' },
    { scenario: 'first battle', seed: 'telefono' },
  )
  await shoot(page, 'phone-it')
}
{
  const page = await table(
    wide,
    { film: 'usual', motion: 'full' },
    { rulebook: 'vf2', scenario: 'barrosa', seed: 'picture', blue: 'recruit' },
  )
  await page.locator('.decision[data-ask=volley]').waitFor()
  const enemy = page.locator('[data-thing^="body unit"][aria-label^="2/9e"]')
  await enemy.click()
  await page.locator('.forecast[aria-busy=false]').waitFor()
  await shoot(page, 'barrosa')
  await page.locator('.answers .do-it').click()
  await page.locator('.film .fight').waitFor()
  await page.locator('.answers > button').nth(1).click()
  await shoot(page, 'film')
}
await browser.close()
process.exit()
