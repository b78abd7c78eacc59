// Plays the battle of docs/battles/vf2-table in the browser, as somebody would against the computer,
// and makes its pictures anew. The same seed and the same hand: the same battle every time.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './lib/browser.mjs'
import { root } from './lib/bundle.mjs'

const port = Number(process.env.GROGNARD_TEST_PORT ?? 4797)
const folder = process.env.GROGNARD_TOLD ?? join(root, 'docs', 'battles', 'vf2-table')
const SEED = process.argv[2] ?? 'told'
/** The foot goes forward for so many turns. */
const ADVANCES = 4
/** So many questions are enough for any battle. */
const MOST = 900
mkdirSync(folder, { recursive: true })

const server = spawn(process.execPath, ['bin/grognard', 'serve', '--port', port, '--no-open'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.on('exit', () => server.kill())
await new Promise((resolve) => server.stdout.once('data', resolve))
const { path, env } = await findBrowser()
Object.assign(process.env, env)
const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
const page = await context.newPage()
page.setDefaultTimeout(20_000)
await page.addInitScript(
  (text) => localStorage.setItem('grognard-settings', text),
  JSON.stringify({ language: 'en', theme: 'light', dice: 'at once', motion: 'none' }),
)

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
async function dragUntil(name, said, step = 4, most = 50) {
  const unit = page.locator(`.table-place [aria-label^="${name}."]`).first()
  const box = (await isThere(unit)) && (await unit.locator('path').first().boundingBox())
  if (!box) return false
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  let found = false
  for (let i = 1; i <= most && !found; i++) {
    await page.mouse.move(from.x, from.y - i * step)
    await page.waitForTimeout(30)
    found = await isThere(said)
  }
  await page.mouse.up()
  if (!found) await choose('Begin anew')
  return found
}

const CAUGHT = panel.locator('.outlook .caught')
const TOO_NEAR = panel.locator('.commit .refusal a', { hasText: '6.3.2' })
const isReady = () => isThere(panel.locator('.do-it:enabled'))

/** What the hand tries once for its picture: to be caught at a threshold, and to be refused. */
async function show(name) {
  if (!taken.has('3-caught')) {
    if (!(await dragUntil(name, CAUGHT))) return
    return picture('3-caught')
  }
  if (taken.has('4-refused') || !(await dragUntil(name, TOO_NEAR))) return
  await picture('4-refused')
  const [certificate] = await Promise.all([
    page.waitForEvent('popup'),
    panel.getByRole('link', { name: 'Open the certificate' }).first().click(),
  ])
  await certificate.locator('.certificate canvas').waitFor()
  await picture('5-certificate', certificate)
  await certificate.close()
  await choose('Go to the nearest lawful place')
}

/** Forward in the first turns; then into the enemy where it can be, else to rally or to fire. */
async function order() {
  const now = Number((await turn()).match(/\d+/)?.[0] ?? 1)
  const units = panel.getByRole('group', { name: 'Units that may act' }).getByRole('button')
  const name = (await isThere(units)) ? await units.first().innerText() : ''
  if (name !== '') await units.first().click()
  const assault = button(/^Assault/, proposals).first()
  if (now > 1 && (await isThere(assault))) {
    await assault.click()
    await picture('6-assault')
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
  if (!(await isReady())) await button(/^Stay/, proposals).first().click()
  return doIt()
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
    if ((await page.locator('[data-thing^="body unit"]').count()) > 7) await picture('2-deployment')
    await doIt()
  },
  target: async () => {
    await choose(/^Shoot at [^(]*$/, 'End the fire phase')
    await doIt()
  },
  shoot: async () => {
    const supported = await isThere(button(/supported by/))
    await choose(/supported by/, /shoots/)
    if (supported && (await turn()).startsWith('Turn 1') === false) await picture('7-shooting')
    await doIt()
  },
  fights: async () => {
    await picture('8-fights')
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
  if (await choose(/^Play (?!no)/)) await picture('9-card')
  else await choose('Play no card')
  await doIt()
}

await page.goto(`http://127.0.0.1:${port}/#/new`)
await page.getByRole('radio', { name: /^Valour & Fortitude, 2nd/ }).check()
await page.getByRole('radio', { name: /^Set piece battle/ }).check()
await page.getByRole('combobox', { name: 'Blue' }).selectOption({ label: 'Computer: Recruit' })
await picture('1-new-battle')
await page.getByText('More', { exact: true }).click()
await page.getByRole('textbox', { name: 'Seed of the dice' }).fill(SEED)
await page.getByRole('button', { name: 'Begin the battle' }).click()

for (let i = 0; i < MOST; i++) {
  await page.locator('.decision[data-ask]').waitFor({ timeout: 120_000 })
  const ask = await panel.getAttribute('data-ask')
  if (ask === 'over') break
  const number = await panel.getAttribute('data-number')
  if (await isThere(page.locator('.happened .fight', { hasText: 'attacks' }))) {
    const fight = page.locator('.happened .fight', { hasText: 'attacks' }).first()
    await fight.scrollIntoViewIfNeeded()
    await picture('8-fight')
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
await picture('10-end')
console.log(await prompt())
for (const line of (await page.locator('.log li').allInnerTexts()).reverse())
  console.log(`  ${line.replaceAll('\n', ' ')}`)
await browser.close()
server.kill()
process.exit()
