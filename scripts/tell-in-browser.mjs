// Plays the battle of docs/battles/vf2-table in the browser, as somebody would against the computer,
// and makes its pictures anew. The same seed and the same hand: the same battle every time.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/bundle.mjs'
import { openBrowser, openPage } from './lib/opened.mjs'

const port = Number(process.env.GROGNARD_TEST_PORT ?? 4797)
const folder = process.env.GROGNARD_TOLD ?? join(root, 'docs', 'battles', 'vf2-table')
const SEED = process.argv[2] ?? 'albuera'
/** The foot goes forward for so many turns. */
const ADVANCES = 4
/** So many questions are enough for any battle. */
const MOST = 900
mkdirSync(folder, { recursive: true })

const browser = await openBrowser(port)
const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
page.setDefaultTimeout(20_000)

const taken = new Set()
/** One picture of each kind. */
async function picture(name, of = page) {
  if (taken.has(name)) return
  taken.add(name)
  await of.waitForTimeout(150)
  await of.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 62 })
  console.log(`${name}: ${await turn()}. ${of === page ? await prompt() : ''}`)
}

const panel = page.locator('.decision')
const button = (name, within = panel) => within.getByRole('button', { name, disabled: false })
const proposals = panel.getByRole('group', { name: 'Or one of these' })
const isThere = async (what) => (await what.count()) > 0
const prompt = async () =>
  (await isThere(panel.locator('.prompt'))) ? panel.locator('.prompt').innerText() : ''
const turn = async () =>
  (await isThere(page.locator('.strip')))
    ? (await page.locator('.strip').last().innerText()).split('\n')[0]
    : ''

const turnNumber = async () => Number((await turn()).match(/\d+/)?.[0] ?? 1)

async function choose(...names) {
  for (const name of names) {
    const found = button(name).first()
    if (!(await isThere(found))) continue
    await found.click()
    return true
  }
  return false
}
const doIt = () => panel.locator('.do-it:enabled').first().click()

/** Drags a unit up the table until something is said of it; true when it was. */
async function dragUntil(name, said, farther = 0, step = 4, most = 50) {
  const unit = page.locator(`.table-place [aria-label^="${name}."]`).first()
  if (!(await isThere(unit))) return false
  const from = middle(await boxOf(unit))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  let found = false
  for (let i = 1; i <= most && !found; i++) {
    await page.mouse.move(from.x, from.y - i * step)
    await page.waitForTimeout(30)
    found = await isThere(said)
    if (found) await page.mouse.move(from.x, from.y - i * step - farther)
  }
  await page.mouse.up()
  await page.waitForTimeout(100)
  if (found && (await isThere(said))) return true
  await choose('Begin anew')
  return false
}

const boxOf = (thing) => thing.locator('path').first().boundingBox()
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })

/** Picks the nearest enemies one after the other; true when one can be assaulted. */
async function assaults(name) {
  const unit = page.locator(`.table-place [aria-label^="${name}."]`).first()
  if (!(await isThere(unit))) return false
  const from = middle(await boxOf(unit))
  const enemies = await page
    .locator(
      '.table-place [aria-label*="Brigade Brayer"][data-thing^="body unit"], .table-place [aria-label*="Brigade Veilande"][data-thing^="body unit"]',
    )
    .all()
  const far = await Promise.all(
    enemies.map(async (enemy) => {
      const at = middle(await boxOf(enemy))
      return { enemy, far: Math.hypot(at.x - from.x, at.y - from.y) }
    }),
  )
  for (const { enemy } of far.toSorted((a, b) => a.far - b.far).slice(0, 2)) {
    await enemy.click({ force: true })
    await page.waitForTimeout(80)
    if (await isThere(button(/^Order: assault/))) return true
    await choose('Begin anew')
  }
  return false
}

const CAUGHT = panel.locator('.outlook .caught')
const TOO_NEAR = panel.locator('.commit .refusal a', { hasText: '6.3.2' })
const isReady = () => isThere(panel.locator('.do-it:enabled'))

/** What the hand tries once for its picture: to be caught at a threshold, and to be refused. */
async function show(name) {
  if (!taken.has('04-caught')) {
    if (!(await dragUntil(name, CAUGHT))) return
    return picture('04-caught')
  }
  if (taken.has('05-refused') || !(await dragUntil(name, TOO_NEAR, 24))) return
  await picture('05-refused')
  const [certificate] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Open the certificate' }).first().click(),
  ])
  await certificate.locator('.certificate canvas').waitFor()
  await picture('06-certificate', certificate)
  await certificate.close()
  await choose('Go to the nearest lawful place')
}

/** Forward in the first turns; then into the enemy where it can be, else to rally or to fire. */
async function order() {
  const now = await turnNumber()
  const units = panel.getByRole('group', { name: 'Units that may act' }).getByRole('button')
  const name = (await isThere(units)) ? await units.first().innerText() : ''
  if (name !== '') await units.first().click()
  if (now > 2 && /Foot/.test(name) && (await assaults(name))) {
    await picture('07-assault')
    return doIt()
  }
  if (now > 1 && name !== '') await show(name)
  if (await isReady()) return doIt()
  const rally = button(/^Rally/, proposals).first()
  if (now > 2 && (await isThere(rally))) await rally.click()
  else if (now <= ADVANCES && /Foot/.test(name)) {
    for (let inches = now === 1 ? 8 : 6; inches > 0 && !(await isReady()); inches -= 2) {
      await choose('Begin anew')
      await page.keyboard.press(String(inches))
      await page.waitForTimeout(60)
    }
  }
  if (!(await isReady()) && (await isThere(button(/^Stay/, proposals))))
    await button(/^Stay/, proposals).first().click()
  // Whoever breaks through goes on or stays, all at once.
  if (!(await isReady())) await choose('The others stay where they are')
  return doIt()
}

let heard = ''
/** Prints what the log has to say since the last time, for whoever writes the story. */
async function tell() {
  const lines = (await page.locator('.log li').allInnerTexts()).map((line) =>
    line.replaceAll('\n', ' '),
  )
  const known = heard === '' ? -1 : lines.indexOf(heard)
  for (const line of lines.slice(0, known === -1 ? undefined : known).toReversed())
    console.log(`  ${line}`)
  heard = lines[0] ?? ''
}

const ANSWERS = {
  edge: () => choose(/edge/).then(doIt),
  objective: async () => {
    await button(/from the left/)
      .first()
      .click()
    await doIt()
  },
  'deploy brigade': () => choose(/^Set up/).then(doIt),
  deploy: async () => {
    if ((await page.locator('[data-thing^="body unit"]').count()) > 7)
      await picture('02-deployment')
    await doIt()
  },
  // Whoever fires does not go forward: every other turn the bayonet has the word.
  target: async () => {
    if ((await turnNumber()) % 2 === 1) await choose('End the fire phase')
    else await choose(/^Shoot at [^(]*$/, 'End the fire phase')
    await doIt()
  },
  shoot: async () => {
    const supported = await isThere(button(/supported by/))
    await choose(/supported by/, /shoots/)
    if (supported) await picture('03-shooting')
    await doIt()
  },
  fights: async () => {
    await picture('09-fights')
    await doIt()
  },
  order,
  'break-through': order,
  retreat: async () => {
    await button(/./, proposals).first().click()
    await doIt()
  },
  leader: async () => {
    await button('Stay where he is').first().click()
    await doIt()
  },
}

async function card() {
  if (await choose(/^Play (?!no)/)) await picture('08-card')
  else await choose('Play no card')
  await doIt()
}

await page.goto(`http://127.0.0.1:${port}/#/new`)
await page.getByRole('radio', { name: /^Valour & Fortitude, 2nd/ }).check()
await page.getByRole('radio', { name: /^Set piece battle.*made by dice/ }).check()
await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: 'Computer: Recruit' })
await picture('01-new-battle')
await page.getByText('More', { exact: true }).click()
await page.getByRole('textbox', { name: 'Seed of the dice' }).fill(SEED)
await page.getByRole('button', { name: 'Begin the battle' }).click()

for (let i = 0; i < MOST; i++) {
  await page.locator('.decision[data-ask]').waitFor({ timeout: 120_000 })
  const ask = await panel.getAttribute('data-ask')
  await tell()
  if (ask === 'over') break
  const number = await panel.getAttribute('data-number')
  if (await isThere(page.locator('.happened .fight', { hasText: 'attacks' }))) {
    const fight = page.locator('.happened .fight', { hasText: 'attacks' }).first()
    await fight.scrollIntoViewIfNeeded()
    await picture('10-fight')
  }
  if (ANSWERS[ask]) await ANSWERS[ask]()
  else if (ask === 'fate' || ask === 'card') await card()
  else {
    await button(/./).first().click()
    if (
      (await panel.getAttribute('data-number')) === number &&
      (await isThere(panel.locator('.do-it:enabled')))
    )
      await doIt()
  }
  await page.waitForFunction((last) => {
    const now = document.querySelector('.decision')?.dataset
    return now?.number !== last && document.querySelector('.battle')?.dataset.busy !== 'true'
  }, number)
}
await picture('11-end')
await browser.close()
process.exit()
