import { devices } from '@playwright/test'
import { asked, dice, followPrompt, playUntil, startBattle, test, withSettings } from './playing.ts'

test('look', async ({ page, isMobile }) => {
  test.setTimeout(200_000)
  const dir = `/tmp/look-${isMobile ? 'phone' : 'desk'}`
  let n = 0
  const shot = async (name: string, full = false) => page.screenshot({ path: `${dir}/${String(n++).padStart(2, '0')}-${name}.png`, fullPage: full })
  await withSettings(page)
  await page.goto('/')
  await shot('home', true)
  await page.goto('/#/new')
  await page.locator('.more-options > summary').click()
  await shot('new', true)
  await page.goto('/'); await startBattle(page, { seed: 'look' }); page.setDefaultTimeout(5000)
  await asked(page)
  await shot('first')
  const seen = new Set<string>()
  const below = dice(5)
  for (let i = 0; i < 25; i++) {
    const ask = await asked(page); console.log(i, ask, Date.now() % 1e6)
    if (ask === 'over') break
    if (!seen.has(ask)) {
      seen.add(ask)
      await shot(ask.replace(' ', '-'))
      if (ask === 'move') {
        await page.locator('.subjects button').first().click()
        await shot('move-unit')
        await page.locator('.choice button').first().click()
        await shot('move-chosen')
      }
    }
    await followPrompt(page, below)
  }
  if (isMobile) {
    await page.locator('.sheet-handle button').first().click()
    await shot('full')
    await page.locator('.sheet-handle button').nth(1).click()
    await page.locator('.sheet-handle button').nth(1).click()
    await shot('low')
    await page.locator('.sheet-handle button').first().click()
  }
  await page.locator('.more > summary').click()
  await shot('menu')
  console.log([...seen].join(), devices['Pixel 7']?.viewport)
})
