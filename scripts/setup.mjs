import { setUp } from './lib/setup.mjs'

await setUp().catch((error) => {
  console.error(`Set-up failed. ${error.message}`)
  process.exitCode = 1
})
