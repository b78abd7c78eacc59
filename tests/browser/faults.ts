import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

type Looked = {
  /** The part of the page that is looked at, if it is not all of it. */
  readonly part?: string
  /** All rules unless some are named. */
  readonly rules?: readonly string[]
}

/** What keeps somebody from reading or using the page, with where it is. */
export async function faultsOf(
  page: Page,
  { part, rules = [] }: Looked = {},
): Promise<readonly string[]> {
  // Once a page: to bring all of it there takes as long as to look.
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(`${axe.source};0`)
  const violations = await page.evaluate(
    async ({ part, only }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const found = await run(part ?? document, {
        resultTypes: ['violations'],
        ...(only.length > 0 ? { runOnly: { type: 'rule', values: only } } : {}),
      })
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        where: nodes.map(({ html }) => html).join(' | '),
      }))
    },
    { part, only: [...rules] },
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, where }) => `${id} ${where}`)
}

/** Nothing in a part of the page keeps somebody from reading or using it. */
export async function hasNoFault(page: Page, state: string, part?: string): Promise<void> {
  expect(await faultsOf(page, part === undefined ? {} : { part }), state).toEqual([])
}
