import { expect, type Locator, type Page } from '@playwright/test'
import { withSettings } from './playing.ts'

/*
 * Positions of A Fine Victory!, red looking up the page:
 *
 *   10 11 12 13 14   blue's rear
 *    5  6  7  8  9   the middle
 *    0  1  2  3  4   red's rear
 *
 * Units are numbered through: red's first, then blue's.
 */

type More = { readonly [part: string]: unknown }
type GivenUnit = More & { readonly name: string; readonly zone: number }

const made =
  (kind: string, stands: { readonly [stand: string]: number }) =>
  (name: string, zone: number, more: More = {}): GivenUnit => ({
    name,
    kind,
    stands,
    zone,
    ...more,
  })

export const pikes = made('pike and musket', { pike: 2, musket: 4 })
export const foot = made('foot', { hand: 4 })
export const horse = made('mounted', { mounted: 4 })

/** A battle that stands like this, as somebody's file has it; everybody sits at this screen. */
export async function openPosition(
  page: Page,
  red: readonly GivenUnit[],
  blue: readonly GivenUnit[],
  more: More = {},
  settings: { readonly [name: string]: string } = {},
): Promise<void> {
  const position = {
    phase: 'movement',
    turns: 4,
    commanders: { red: null, blue: null },
    armies: { red, blue },
    ...more,
  }
  await openRecord(page, position, settings)
  await expect(page.locator('.table-place')).toBeVisible()
}

async function openRecord(
  page: Page,
  position: unknown,
  settings: { readonly [name: string]: string } = {},
): Promise<void> {
  const record = {
    format: 'grognard-record',
    version: 1,
    rulebook: { id: 'afv', version: '1' },
    setUp: { position, options: {} },
    log: [],
    end: null,
  }
  await withSettings(page, settings)
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Drawn up.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A unit, a zone or a handle on the table, by the name a screen reader says first. */
export const onTable = (page: Page, name: string): Locator =>
  page.locator('.table-place').getByRole('button', { name: new RegExp(`^${escaped(name)}(\\.|$)`) })

/** Where the middle of something on the table is on the screen. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A picture for people to look at, beside the other results, for whoever sets GROGNARD_SHOTS. */
export async function shot(page: Page, name: string): Promise<void> {
  if (process.env['GROGNARD_SHOTS'] === undefined) return
  await page.screenshot({ path: `test-results/shots/${name}.png` })
}
