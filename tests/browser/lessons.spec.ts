import { expect } from '@playwright/test'
import { button, press, showTab, test, withSettings } from './playing.ts'
import { shot } from './positions.ts'

test('a lesson says how far one is, marks what it means, and is finished by doing', async ({
  page,
}) => {
  await withSettings(page)
  await page.goto('/')
  await press(button(page, 'Learn by playing: A Fine Victory!', true))
  const lesson = page.locator('.lesson')
  await expect(lesson).toContainText('Lesson 1 of 8')
  await expect(lesson.getByRole('heading')).toHaveText('How it is won')
  await expect(page.locator('html')).toHaveAttribute('data-taught', 'score')
  const score = page.locator('.standing > summary').first()
  expect(await score.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none')
  await shot(page, 'lesson-won')
  await press(button(page, 'Understood'))
  await expect(page.locator('html')).toHaveAttribute('data-taught', 'question')
  await press(button(page, 'Understood'))
  await expect(lesson.getByRole('heading')).toHaveText('Know your units')

  await test.step('whoever does the task need not say so', async () => {
    await page.locator('[data-thing="body unit 0"]').focus()
    await page.keyboard.press('Enter')
    await expect(lesson.getByRole('heading')).toHaveText('Know your units')
    await showTab(page, 'unit')
    // The card stays open: the next lesson waits beside it.
    await expect(page.locator('html')).not.toHaveAttribute('data-taught', 'card')
    await expect(page.getByRole('tab', { name: 'Unit' })).toHaveAttribute('aria-selected', 'true')
    await showTab(page, 'lesson')
    await expect(lesson.getByRole('heading')).toHaveText('The initiative')
    await expect(lesson).toContainText('By the way')
  })

  await test.step('finished lessons stay finished, in another battle too', async () => {
    await page.goto('/')
    const lessons = page.getByRole('region', { name: 'Lessons' })
    await expect(lessons).toContainText('3 of 8 · go on')
    // Where one was learning one goes on.
    await press(lessons.getByRole('link', { name: 'Learn by playing: A Fine Victory!' }))
    await expect(lesson.getByRole('heading')).toHaveText('The initiative')
    await page.goto('/')
    await page
      .locator('.kept')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await press(button(page, 'Learn by playing: A Fine Victory!', true))
    await expect(lesson.getByRole('heading')).toHaveText('The initiative')
    await press(button(page, 'Understood'))
    await expect(lesson).toContainText('Lesson 4 of 8')
  })
})

test('all lessons can be had anew', async ({ page }) => {
  await withSettings(page, { language: 'it' })
  const every = [
    'victory',
    'welcome',
    'card',
    'initiative',
    'fire',
    'dice',
    'move',
    'engage',
    'end',
  ]
  await page.addInitScript(
    (kept) => localStorage.setItem('grognard-lessons', kept),
    JSON.stringify({ afv: every }),
  )
  await page.goto('/')
  await press(button(page, 'Imparare giocando: A Fine Victory!', true))
  await showTab(page, 'lesson')
  await expect(page.locator('.lessons-kept')).toContainText('Tutte le lezioni sono finite')
  await press(button(page, 'Ricominciare le lezioni'))
  await expect(page.locator('.lesson')).toContainText('Lezione 1 di 8')
})

test('what happens is heard only by those who want it', async ({ page }) => {
  await page.addInitScript(() => {
    const made = { sources: 0 }
    Object.assign(window, { made })
    // oxlint-disable-next-line typescript/unbound-method -- called on its own context below
    const { createBufferSource } = BaseAudioContext.prototype
    BaseAudioContext.prototype.createBufferSource = function (this: BaseAudioContext) {
      made.sources++
      return createBufferSource.call(this)
    }
  })
  const sources = () =>
    page.evaluate(() => (window as unknown as { made: { sources: number } }).made.sources)
  await withSettings(page, { film: 'usual', sound: 'soft' })
  await page.goto('/')
  await press(button(page, 'Learn by playing: A Fine Victory!', true))
  await expect.poll(sources, { timeout: 15_000 }).toBeGreaterThan(0)
})
