// Makes the pictures of docs/pictures anew from the application itself: the same battles every time.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { chromium, devices } from '@playwright/test'
import { findBrowser } from './lib/browser.mjs'
import { root } from './lib/bundle.mjs'

const port = Number(process.env.GROGNARD_TEST_PORT ?? 4798)
const address = `http://127.0.0.1:${port}/`
const folder = join(root, 'docs', 'pictures')
mkdirSync(folder, { recursive: true })

const server = spawn(process.execPath, ['bin/grognard', 'serve', '--port', port, '--no-open'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
await new Promise((resolve) => server.stdout.once('data', resolve))
const { path, env } = await findBrowser()
Object.assign(process.env, env)
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })

const wide = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

async function table(options, settings, start) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const kept = { language: 'en', theme: 'light', dice: 'at once', motion: 'none', ...settings }
  await page.addInitScript(
    (text) => localStorage.setItem('grognard-settings', text),
    JSON.stringify(kept),
  )
  await page.goto(`${address}#/new`)
  await page.locator(`input[name=battle][value="${start.scenario}"]`).check()
  await page.locator('.seats select').nth(1).selectOption(start.blue ?? 'random')
  await page.locator('.more-options > summary').click()
  await page.locator('.more-options input:not([type])').last().fill(start.seed)
  await page.locator('form button[type=submit]').click()
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
  await page.getByRole('button', { name: /Red 1st Regiment/ }).first().click()
  await page.locator('.fire-control fieldset').nth(1).getByRole('button').first().click()
  await shoot(page, 'fire')
}
{
  const page = await table(wide, {}, { scenario: 'wood and village', seed: 'hill', blue: 'friend' })
  let fights = 0
  await playUntil(page, (ask) => ask === 'rethrow' && ++fights > 2)
  await shoot(page, 'melee')
}
{
  const page = await table(wide, { theme: 'dark' }, { scenario: 'rocroi', seed: 'dark', blue: 'friend' })
  let moves = 0
  await playUntil(page, (ask) => ask === 'move' && ++moves > 60)
  await shoot(page, 'dark')
}
{
  const page = await table(devices['Pixel 7'], {}, { scenario: 'first battle', seed: 'phone' })
  await playUntil(page, (ask) => ask === 'move')
  await page.getByRole('button', { name: /^Red Horse, right/ }).first().click()
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
await browser.close()
server.kill()
