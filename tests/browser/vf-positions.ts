import type { Locator, Page } from '@playwright/test'
import { asked, seeAll, withSettings } from './playing.ts'

/*
 * Positions of Valour & Fortitude in inches on a table of 48 by 48, red looking up the page. Units
 * are numbered through: red's first, then blue's.
 */

type More = { readonly [part: string]: unknown }
type Given = More & { readonly name: string }

const thousandths = (inches: number): number => Math.round(inches * 1000)

export const raised =
  (profile: string, facing: number) =>
  (name: string, x: number, y: number, more: More = {}): Given => ({
    name,
    profile,
    pose: { x: thousandths(x), y: thousandths(y), facing },
    ...more,
  })

export const foot = raised('british line infantry', 0)
export const ligne = raised('french line infantry', 32_768)

const army = (sheet: string, side: string, y: number, units: readonly Given[], more: More) => ({
  sheet,
  leader: { name: `${side} general`, at: { x: thousandths(20), y: thousandths(y) } },
  brigades: [
    {
      name: `${side} Brigade`,
      leader: { name: `${side} brigadier`, at: { x: thousandths(28), y: thousandths(y) } },
      units,
      ...more,
    },
  ],
})

/** A battle that stands like this, as somebody's file has it; everybody sits at this screen. */
export async function openField(
  page: Page,
  red: readonly Given[],
  blue: readonly Given[],
  more: More = {},
  rulebook = 'vf2',
): Promise<void> {
  // Unless something else is said, red's brigade acts.
  const isActing = more['phase'] === undefined
  const position = {
    terrain: {
      format: 'grognard-terrain',
      version: 1,
      width: 48_000,
      height: 48_000,
      features: [],
    },
    armies: {
      red: army('british', 'Red', 40, red, isActing ? { activation: 'active' } : {}),
      blue: army('french', 'Blue', 4, blue, {}),
    },
    turn: 2,
    active: 'red',
    ...(isActing ? { phase: 'action', acting: 0 } : {}),
    ...more,
  }
  await withSettings(page, { curtain: 'never' })
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Drawn up.json',
    mimeType: 'application/json',
    buffer: Buffer.from(recordOf(position, [], rulebook)),
  })
  await asked(page)
  await seeAll(page)
}

/** What a file of such a battle has in it, with what was answered since. */
export const recordOf = (
  position: unknown,
  log: readonly unknown[] = [],
  rulebook = 'vf2',
): string =>
  JSON.stringify({
    format: 'grognard-record',
    version: 1,
    rulebook: { id: rulebook, version: rulebook === 'vf2' ? '1' : '2' },
    setUp: { position, options: {} },
    log,
    end: null,
  })

export const unitOn = (page: Page, id: number): Locator =>
  page.locator(`[data-thing="body unit ${id}"]`)

/** What a unit itself fills, without the ring of the focus around it. */
export async function boxOf(
  page: Page,
  id: number,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await unitOn(page, id).locator('path').first().boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return box
}

/** Pixels to the inch, from two lines that face each other so many inches apart. */
export async function scaleOf(page: Page, a: number, b: number, apart: number): Promise<number> {
  const [one, other] = [await boxOf(page, a), await boxOf(page, b)]
  return (one.y - (other.y + other.height)) / apart
}

/** The middle of a unit, so many inches up the screen. */
export async function before(
  page: Page,
  id: number,
  inches: number,
  scale: number,
): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(page, id)
  return { x: x + width / 2, y: y + height / 2 - inches * scale }
}

/** How much is drawn over the ground around a place of the screen: 0 for bare ground, 1 for solid. */
export const inkAt = (page: Page, at: { x: number; y: number }): Promise<number> =>
  page.evaluate(
    ({ x, y }) => {
      const canvas = document.querySelectorAll<HTMLCanvasElement>('.table-place canvas')[1]
      const ctx = canvas?.getContext('2d')
      if (!canvas || !ctx) return 0
      const box = canvas.getBoundingClientRect()
      const ratio = canvas.width / box.width
      const half = 3
      const { data } = ctx.getImageData(
        (x - box.left - half) * ratio,
        (y - box.top - half) * ratio,
        2 * half * ratio,
        2 * half * ratio,
      )
      let sum = 0
      for (let i = 3; i < data.length; i += 4) sum += data[i] ?? 0
      return sum / (data.length / 4) / 255
    },
    { x: at.x, y: at.y },
  )
