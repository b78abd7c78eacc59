import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { root } from './bundle.mjs'

/** Serves the application at a port until this process ends, and opens a browser for it. */
export async function openBrowser(port) {
  const server = spawn(process.execPath, ['bin/grognard', 'serve', '--port', port, '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on('exit', () => server.kill())
  await new Promise((resolve) => server.stdout.once('data', resolve))
  const { path, env } = await findBrowser()
  Object.assign(process.env, env)
  return chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
}

/** A page of a new reader, in English and with nothing that moves unless the settings say so. */
export async function openPage(browser, options, settings = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const kept = { language: 'en', theme: 'light', film: 'at once', motion: 'none', ...settings }
  await page.addInitScript(
    (text) => localStorage.setItem('grognard-settings', text),
    JSON.stringify(kept),
  )
  return page
}
