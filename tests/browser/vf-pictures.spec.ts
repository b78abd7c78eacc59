import { expect, type Locator, type Page } from '@playwright/test'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asked, dice, followPrompt, startBattle, test, withSettings } from './playing.ts'
import { foot, ligne, openField } from './vf-positions.ts'

/*
 * The main views against earlier pictures of them, small and in grey tones. Letters and lines differ
 * from machine to machine, so they are compared only where the same browser draws the same letters.
 * GROGNARD_PICTURES=new keeps what is seen now.
 */

const folder = join(dirname(fileURLToPath(import.meta.url)), 'pictures')
const isNew = process.env['GROGNARD_PICTURES'] === 'new'

/** How wide a kept picture is. */
const WIDTH = 320
/** A tone that is farther off than this, of 255, is another one. */
const TONE = 28
/** So much of a picture may differ. */
const MOST = 0.003

// As fine as the screens of the kept pictures.
test.use({ deviceScaleFactor: ({ isMobile }, use) => use(isMobile ? 2.625 : 1) })

/** What the letters of this machine look like, in a few digits. */
async function letters(page: Page): Promise<string> {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 60
    const ctx = canvas.getContext('2d')
    if (!ctx) return ''
    ctx.font = '20px serif'
    ctx.fillText('Valour & Fortitude 2/34e Ligne', 4, 24)
    ctx.font = '16px sans-serif'
    ctx.fillText('Red decides: 4.5" of 8" ▲ ◀ ↷', 4, 50)
    return canvas.toDataURL()
  })
  return createHash('sha256').update(drawn).digest('hex').slice(0, 16)
}

/** The tones of a picture, made small; a PNG of it as well. */
const shrunk = (
  page: Page,
  png: Buffer,
  width: number,
): Promise<{ readonly tones: readonly number[]; readonly png: string }> =>
  page.evaluate(
    async ({ data, to }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = Math.min(to, image.width)
      canvas.height = Math.round((image.height * canvas.width) / image.width)
      const ctx = canvas.getContext('2d', { willReadFrequently: true })
      if (!ctx) throw new Error('No canvas.')
      ctx.imageSmoothingQuality = 'high'
      ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
      const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height)
      const tones: number[] = []
      for (let i = 0; i < pixels.data.length; i += 4) {
        const tone = Math.round(
          ((pixels.data[i] ?? 0) + (pixels.data[i + 1] ?? 0) + (pixels.data[i + 2] ?? 0)) / 3,
        )
        tones.push(tone)
        pixels.data.fill(tone, i, i + 3)
      }
      ctx.putImageData(pixels, 0, 0)
      return { tones, png: canvas.toDataURL('image/png').split(',')[1] ?? '' }
    },
    { data: png.toString('base64'), to: width },
  )

async function looksAsBefore(page: Page, name: string, part: Locator): Promise<void> {
  const file = join(folder, `${name}.png`)
  const fonts = join(folder, `letters-${test.info().project.name}.txt`)
  const machine = await letters(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  const seen = await part.screenshot({ animations: 'disabled' })
  // A page of its own: the battle's keeps nothing of the comparison.
  const desk = await page.context().newPage()
  const now = await shrunk(desk, seen, WIDTH)
  if (isNew) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, Buffer.from(now.png, 'base64'))
    writeFileSync(fonts, `${machine}\n`)
    await desk.close()
    return
  }
  expect(existsSync(file), `There is no earlier picture of ${name}.`).toBe(true)
  const before = await shrunk(desk, readFileSync(file), WIDTH)
  await desk.close()
  test.skip(
    readFileSync(fonts, 'utf8').trim() !== machine,
    'The letters of this machine are not those of the kept pictures.',
  )
  expect(now.tones.length, `${name} has another shape.`).toBe(before.tones.length)
  const differ = now.tones.filter((tone, i) => Math.abs(tone - (before.tones[i] ?? 0)) > TONE)
  expect(differ.length / now.tones.length, `${name} looks otherwise.`).toBeLessThan(MOST)
}

test('the table of Barrosa looks as it did', async ({ page, isMobile }) => {
  await startBattle(page, { rulebook: 'vf2', scenario: 'barrosa', seed: 'picture' })
  await asked(page)
  await looksAsBefore(page, isMobile ? 'barrosa-phone' : 'barrosa', page.locator('.battle'))
})

test('a fight and a certificate look as they did', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desk')
  await openField(
    page,
    [foot('Left', 15, 22.02), foot('Middle', 25, 22.02), foot('Right', 36.5, 22.02)],
    [ligne('First', 20, 22), ligne('Second', 30, 22)],
    { phase: 'melee' },
  )
  for (let i = 0; i < 5 && (await asked(page)) !== 'fights'; i++) await followPrompt(page, dice(1))
  await looksAsBefore(page, 'fights', page.locator('.decision'))

  await openField(page, [foot('Our foot', 24, 30)], [ligne('Their foot', 24, 25)])
  await page.locator('[data-thing="body unit 0"]').click()
  await page.locator('[data-thing="body unit 1"]').click()
  const [certificate] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the certificate' }).click(),
  ])
  await certificate.locator('.certificate canvas').waitFor()
  await looksAsBefore(certificate, 'certificate', certificate.locator('.certificate'))
})

test('the maps of all battles of history look as they did', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a desk')
  await withSettings(page)
  await page.goto('/')
  const maps = page.locator('.scale canvas')
  await expect(maps).toHaveCount(7)
  await looksAsBefore(page, 'battles', page.locator('.scale'))
})
