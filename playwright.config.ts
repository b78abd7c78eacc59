import { defineConfig, devices } from '@playwright/test'

const executablePath = process.env['CHROMIUM_PATH']
const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Fewer processes for one small page: a tenth faster.
    '--in-process-gpu',
    '--disable-site-isolation-trials',
  ],
}

const port = Number(process.env['GROGNARD_TEST_PORT'] ?? 4799)

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  reporter: 'list',
  // A trace of every test would take a third of the time.
  use: { launchOptions, trace: 'on-first-retry', baseURL: `http://127.0.0.1:${port}/` },
  webServer: {
    command: `node bin/grognard serve --port ${port} --no-open`,
    url: `http://127.0.0.1:${port}/`,
    // The set-up may have to build first.
    timeout: 120_000,
  },
  projects: [
    { name: 'desktop', use: devices['Desktop Chrome'] },
    // Nothing but the pictures depends on how fine its screen is, and a fine one is slow to draw.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
  ],
})
