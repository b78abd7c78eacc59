import base from './playwright.config.ts'
export default { ...base, expect: { timeout: 40_000 }, timeout: 170_000, workers: 1, use: { ...base.use, actionTimeout: 60_000 } }
