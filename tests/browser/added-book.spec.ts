import { expect } from '@playwright/test'
import { bundled, EMPTY_PAGE, test } from './served.ts'

test('a book that is added to the list can be chosen for a new battle', async ({
  page,
  serving,
}) => {
  const source = new URL('../../packages/web/tests/outpost-page.tsx', import.meta.url)
  const script = await bundled(source, 'browser')
  const { address } = await serving.serve({ 'index.html': EMPTY_PAGE, 'page.js': script })
  await page.goto(address)
  await page.addScriptTag({ type: 'module', url: 'page.js' })
  await page.getByRole('radio', { name: 'Outpost' }).check()
  await expect(
    page.getByRole('radio', { name: 'Four pickets a side along a stream' }),
  ).toBeChecked()
  await expect(page.getByRole('combobox').last()).toContainText('Any lawful move')
})
