import { expect, type Locator, type Page } from '@playwright/test'
import { hasNoFault } from './faults.ts'
import { action, asked, ok, press, showTab, test, undo } from './playing.ts'
import { shot } from './positions.ts'
import { foot, ligne, openField, raised, unitOn } from './vf-positions.ts'

test.use({ actionTimeout: 15_000 })

const rifles = raised('british rifle detachment', 0)
const guns = raised('british field artillery', 0)

const [LEFT, RIGHT, GUNS, FAR, NEAR, BEHIND] = [0, 1, 2, 3, 4, 5] as const

/** Two battalions and guns before one enemy, with another behind it and a battalion too far away. */
const openVolley = (page: Page, more = {}): Promise<void> =>
  openField(
    page,
    [
      foot('Our left', 14, 30),
      foot('Our right', 24.5, 30),
      guns('Our guns', 32, 30),
      foot('Our reserve', 40, 46),
    ],
    [ligne('Their foot', 20, 21), ligne('Their guard', 34, 10)],
    { phase: 'fire', ...more },
  )

const plan = (page: Page): Locator => page.locator('.volley-control .in-full')
const chip = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Who takes part' }).getByRole('button', { name })

/** Once on the table, by mouse or finger. */
const pick = (page: Page, unit: number): Promise<void> => press(unitOn(page, unit))

test('looks', async ({ page, isMobile }) => {
  await openVolley(page, { fate: { red: { hand: ['7', 'king'] } } })
  const kind = isMobile ? 'phone' : 'desk'
  await shot(page, `vf-volley-${kind}-0`)
  await pick(page, NEAR)
  await shot(page, `vf-volley-${kind}-1`)
  await pick(page, RIGHT)
  await shot(page, `vf-volley-${kind}-2`)
  await pick(page, FAR)
  await shot(page, `vf-volley-${kind}-3`)
})
