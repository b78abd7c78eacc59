// Runs the browser tests in whatever Chromium there is; the arguments go to Playwright.
import { findBrowser } from './lib/browser.mjs'
import { runNode, tool } from './lib/tools.mjs'

try {
  const browser = await findBrowser()
  const args = [tool('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)]
  runNode(args, { ...browser.env, CHROMIUM_PATH: browser.path })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
