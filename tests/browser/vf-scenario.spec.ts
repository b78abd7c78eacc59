import { expect } from '@playwright/test'
import { press, test, withSettings } from './playing.ts'
import { shot } from './positions.ts'
import { answerAsPerson, heading, type Memory } from './vf-person.ts'

test.use({ actionTimeout: 10_000 })

test.skip(({ isMobile }) => isMobile, 'the questions are the same on a phone')

test(
  'scenario A is played to its end by what can be read and pressed',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000)
    await withSettings(page)
    await page.goto('/')
    await press(page.getByRole('link', { name: 'New battle' }).first())
    await page.getByRole('radio', { name: 'Valour & Fortitude' }).check()
    await page.getByRole('radio', { name: /^Set piece battle.*made by dice/ }).check()
    await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: 'Computer: Recruit' })
    await press(page.getByText('More', { exact: true }))
    await page.getByRole('textbox', { name: 'Seed of the dice' }).fill('told')
    await press(page.getByRole('button', { name: 'Begin the battle' }))

    const memory: Memory = { orders: 2, ordered: 0, met: new Set() }
    let said = await heading(page)
    for (let i = 0; i < 400 && said.includes('decides'); i++) {
      await answerAsPerson(page, memory)
      said = await heading(page)
    }
    expect(said).toMatch(/wins the battle$|drawn$/)
    await expect(page.getByText('The battle is over')).toBeVisible()
    expect([...memory.met]).toEqual(
      expect.arrayContaining([
        'objective',
        'deploy brigade',
        'deploy',
        'command',
        'order',
        'volley',
      ]),
    )
    await shot(page, 'vf-scenario-over')
  },
)
