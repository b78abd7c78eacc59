import { expect } from '@playwright/test'
import {
  asked,
  chooseInMenu,
  dice,
  followPrompt,
  playUntil,
  press,
  startBattle,
  test,
} from './playing.ts'

test(
  'whoever does only what the prompts offer comes to the end of the battle, and plays on from its middle',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000)
    await startBattle(page)
    expect(await playUntil(page, () => false, dice(1))).toBe('over')
    await expect(page.locator('.decision .prompt')).not.toBeEmpty()

    // They look back to the middle, and play on from there.
    await chooseInMenu(page, 'Replay')
    const slider = page.locator('.replay input[type=range]')
    const last = Number(await slider.getAttribute('max'))
    await slider.fill(String(Math.floor(last / 2)))
    await expect(slider).toHaveValue(String(Math.floor(last / 2)))
    const before = page.url()
    await press(page.locator('.replay .buttons button').last())
    await expect(page).not.toHaveURL(before)
    expect(await asked(page)).not.toBe('over')
    await followPrompt(page, dice(4))
  },
)

test(
  'two people at one screen do, too, with a curtain between their plans',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await startBattle(page, { blue: 'friend', seed: 'two' })
    let curtains = 0
    const end = await playUntil(
      page,
      (ask) => {
        if (ask === 'curtain') curtains++
        return false
      },
      dice(2),
      800,
    )
    expect(end).toBe('over')
    expect(curtains).toBeGreaterThan(0)
  },
)
