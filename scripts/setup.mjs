import { setUp } from './lib/setup.mjs'

await setUp({ table: process.argv.includes('--table') }).catch((error) => {
  console.error(`Set-up failed. ${error.message}`)
  process.exitCode = 1
})
