import { expect, type Locator, type Page } from '@playwright/test'
import { ok, press, settled, test } from './playing.ts'
import { onTable } from './positions.ts'

/*
 * Somebody who knows the rulebook but not the program: reads what is asked, and presses what has a
 * name. Whatever this person does is found by the role and the name that anybody sees or hears.
 */

/** Whose decision it is, or how the battle ended; the other side takes its time first. */
export async function heading(page: Page): Promise<string> {
  const said = page.getByRole('heading', { level: 2, name: /decides|wins the battle$|drawn$/ })
  await said.waitFor({ timeout: 60_000 })
  return (await said.textContent()) ?? ''
}

const panel = (page: Page): Locator => page.getByRole('region', { name: /decides/ })

/** What is to be decided: under the heading, on a phone above the table. */
const prompt = async (page: Page): Promise<string> =>
  (await page.locator('.prompt, .prompt-line').filter({ visible: true }).first().textContent()) ??
  ''

const named = (page: Page, name: string | RegExp): Locator =>
  panel(page).getByRole('button', { name, disabled: false })

const group = (page: Page, name: string): Locator => panel(page).getByRole('group', { name })

/** Presses the first of these that is there. */
async function pressOne(
  within: Locator,
  ...names: readonly (string | RegExp)[]
): Promise<string | null> {
  for (const name of names) {
    const found = within.getByRole('button', { name, disabled: false }).first()
    if ((await found.count()) === 0) continue
    const said = await found.textContent()
    await press(found)
    return said
  }
  return null
}

/** A first pick shows what would happen; the button below it does it. */
async function choose(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  await pressOne(panel(page), ...names)
  await press(named(page, 'Do it').first())
}

/** Orders of a brigade: an assault where there is one, else forward; the last ones stay. */
async function order(page: Page, memory: Memory): Promise<void> {
  if (memory.ordered >= memory.orders) {
    memory.ordered = 0
    const rest = named(page, 'The others stay where they are')
    if ((await rest.count()) > 0) {
      await press(rest)
      await press(named(page, /^Order: /))
      return
    }
  }
  memory.ordered++
  const units = group(page, 'Units that may act').getByRole('button')
  const count = await units.count()
  if (count > 0) await press(units.nth(memory.ordered % count))
  const proposals = group(page, 'Or one of these')
  const said = await pressOne(proposals, /^Assault/, /^Move/, /^Double/, /^Rally/, /^Stay/, /./)
  if (said === null) await press(named(page, '1" forward'))
  const commit = named(page, /^Order: /)
  const nearest = named(page, 'Go to the nearest lawful place')
  if ((await commit.count()) === 0 && (await nearest.count()) > 0) await press(nearest)
  await press(commit)
}

/** Plays what may be played; else is not asked again in this phase. */
async function playCard(page: Page): Promise<void> {
  if ((await named(page, /^Play (?!no)/).count()) > 0) return choose(page, /^Play (?!no)/)
  if ((await pressOne(panel(page), 'the phase is over')) === null)
    await choose(page, 'Play no card')
}

/** A target is picked on the table, and the best volley at it is fired; the phase ends where there is none. */
async function shootAt(page: Page): Promise<void> {
  const first = group(page, 'Target').getByRole('button').first()
  if ((await first.count()) === 0) {
    await press(named(page, 'End phase'))
    return press(ok(page))
  }
  const name = (await first.textContent()) ?? ''
  if (test.info().project.use.isMobile === true) await press(first)
  else await onTable(page, name).first().click()
  await press(ok(page))
}

export type Memory = {
  /** How many orders a brigade is given before the others stay. */
  readonly orders: number
  ordered: number
  readonly met: Set<string>
}

type Deed = (page: Page, memory: Memory) => Promise<unknown>

/** What is done when a sentence like this is read. */
const DEEDS: readonly (readonly [asked: RegExp, name: string, deed: Deed])[] = [
  [/set up the battlefield/i, 'terrain', (page) => press(named(page, 'This battlefield'))],
  [/choose your edge/i, 'edge', (page) => choose(page, /bottom edge/, /edge$/)],
  [
    /place an objective/i,
    'objective',
    async (page) => {
      await press(group(page, 'Or one of these').getByRole('button').first())
      await press(named(page, /from the left/).last())
    },
  ],
  [/which brigade/i, 'deploy brigade', (page) => choose(page, /^Set up /)],
  [/^Set up /, 'deploy', (page) => press(named(page, 'Here'))],
  [/first turn/, 'first', (page) => choose(page, /Red/, /./)],
  [/fate card/, 'card', playCard],
  [/give up a card/, 'initiative', (page) => choose(page, /^Give up/, /./)],
  [/Choose a target/, 'volley', shootAt],
  [/^Who shoots at/, 'shoot', (page) => press(ok(page))],
  [/^Which of your units support/, 'lend', (page) => press(ok(page))],
  [
    /Activate a brigade|brigades have been called/,
    'command',
    async (page, memory) => {
      memory.ordered = 0
      await choose(page, /^Activate /, /^Bring on /, 'End the action phase')
    },
  ],
  [/acts\. |own initiative|breaks through|must retreat/, 'order', order],
  [
    /^Where does .* ride/,
    'leader',
    async (page) => {
      await press(named(page, 'Stay where he is'))
      await press(named(page, 'Stay where he is').last())
    },
  ],
  [/assaults again/, 'assault again', (page) => choose(page, /./)],
  [/choose the fights/, 'fights', (page) => press(named(page, /./).last())],
  [/^Which unit (retreats|throws) first/, 'in turn', (page) => choose(page, /./)],
  [/^Who supports/, 'melee support', (page) => choose(page, /support/, /./)],
  [/Does it stand/, 'stand or retreat', (page) => choose(page, 'Stand')],
  [/was ridden over/, 'moved over', (page) => press(named(page, 'Here'))],
  [/Does it go in/, 'occupy won', (page) => choose(page, 'Go in')],
]

/** Reads the question and answers it. Only the test's clock looks behind the screen. */
export async function answerAsPerson(page: Page, memory: Memory): Promise<void> {
  const asked = await prompt(page)
  const found = DEEDS.find(([words]) => words.test(asked))
  if (!found) throw new Error(`A person would not know what to do: '${asked}'.`)
  const [, name, deed] = found
  memory.met.add(name)
  const decision = page.locator('.decision')
  const number = await decision.getAttribute('data-number')
  try {
    await deed(page, memory)
  } catch (error) {
    throw new Error(`Stuck at '${asked}'.`, { cause: error })
  }
  await expect(page.locator(`.decision[data-number="${number}"]`), asked).toHaveCount(0)
  await settled(page)
}
