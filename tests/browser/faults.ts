import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing in a part of the page that keeps somebody from reading or using it. */
export async function hasNoFault(page: Page, state: string, part = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    grave.map(({ id, nodes }) => `${state}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([])
}
