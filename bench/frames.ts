// How many frames a second the table shows in a browser without a graphics card, while a unit is
// dragged among 60 with every overlay, or a film shows what half of them do; and for how many there
// would be time.
import { chromium, type Browser, type Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { listen } from '../packages/cli/serving/listen.ts'
import { staticServer } from '../packages/cli/serving/server.ts'
import { crowd } from './crowd.ts'
import { dragged, laidAll, middleOf, opened } from './frames/dragging.ts'
import { shownAgain, skipped, turnTaken } from './frames/filming.ts'
import { counting, working } from './frames/times.ts'
import { isSmoke, isWanted, quantile, report, type Measured } from './measure.ts'

const SPEEDS = { usual: 1, 'four times slower': 4 } as const
/** The middle one of them counts. */
const ROUNDS = 9
const SECONDS = 3
/** In the middle of the first rows of both sides. */
const [UNIT, ENEMY] = [3, 33]

const web = fileURLToPath(new URL('../../dist/web', import.meta.url))

// A smoke run does without a browser.
report(isSmoke ? {} : await measured())

async function measured(): Promise<Record<string, Measured>> {
  const server = staticServer(web)
  const address = await listen(server, '127.0.0.1', 0)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const drags = isWanted('frames') || isWanted('frames-work')
    return {
      ...(drags && (await onTable(browser, await opened(browser, address, crowd())))),
      ...(isWanted('frames-film') &&
        (await inFilm(await opened(browser, address, crowd(), 'usual')))),
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}

async function onTable(browser: Browser, page: Page): Promise<Record<string, Measured>> {
  await laidAll(page, UNIT, ENEMY)
  const devTools = await page.context().newCDPSession(page)
  const from = await middleOf(page, UNIT)
  const drag = (): Promise<void> => dragged(devTools, from, SECONDS)
  const takeBack = (): Promise<void> => page.getByRole('button', { name: 'Begin anew' }).click()
  const readTimes = await counting(page)
  const shown = async (): Promise<number> => {
    await readTimes()
    await drag()
    const times = await readTimes()
    await takeBack()
    return framesIn(times)
  }
  const worked = async (): Promise<number> => {
    const work = await working(browser, page, drag)
    await takeBack()
    // Nineteen of twenty frames take no longer.
    return quantile(work, 19 / 20)
  }
  await shown()
  const rows: Record<string, Measured> = {}
  for (const [speed, rate] of Object.entries(SPEEDS)) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    if (isWanted('frames'))
      rows[`frames/${speed}`] = { ours: 1e9 / quantile(await often(shown), 1 / 2) }
    if (isWanted('frames-work'))
      rows[`frames-work/${speed}`] = { ours: 1e6 * quantile(await often(worked), 1 / 2) }
  }
  return rows
}

/** Of a turn of the computer, from its beginning on. */
async function inFilm(page: Page): Promise<Record<string, Measured>> {
  await turnTaken(page)
  const devTools = await page.context().newCDPSession(page)
  const readTimes = await counting(page)
  const shown = async (): Promise<number> => {
    await shownAgain(page, 0.2)
    await readTimes()
    await page.waitForTimeout(SECONDS * 1000)
    const times = await readTimes()
    await skipped(page)
    return framesIn(times)
  }
  await shown()
  const rows: Record<string, Measured> = {}
  for (const [speed, rate] of Object.entries(SPEEDS)) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate })
    rows[`frames-film/${speed}`] = { ours: 1e9 / quantile(await often(shown), 1 / 2) }
  }
  return rows
}

/** A second: a browser shows sixty at most, and its clock is not that exact. */
function framesIn(times: readonly number[]): number {
  return Math.round((1000 * times.length) / times.reduce((sum, time) => sum + time, 0))
}

async function often<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let i = 0; i < ROUNDS; i++) results.push(await measure())
  return results
}
