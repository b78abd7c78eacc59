// Writes the published JSON Schemas from the definitions that the command validates with. With
// --check it writes nothing and fails where a published schema is out of date.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, root } from './lib/bundle.mjs'

const { publishedSchemas } = await load('files', 'packages/toolkit/files/published.ts')
const { publishedMessages } = await load('messages', 'packages/host/published.ts')
const { publishedBotMessages } = await load('bots', 'packages/cli/bots/published.ts')
// Rulebooks whose positions are checked by a schema publish it.
const positions = readdirSync(join(root, 'packages')).filter(
  (name) => name.startsWith('rules-') && existsSync(join(root, 'packages', name, 'published.ts')),
)
const publishedPositions = await Promise.all(
  positions.map(async (name) => {
    const { publishedPosition } = await load(name, `packages/${name}/published.ts`)
    return publishedPosition()
  }),
)

mkdirSync(join(root, 'schemas'), { recursive: true })
for (const [name, schema] of Object.entries({
  ...publishedSchemas(),
  ...publishedMessages(),
  ...publishedBotMessages(),
  ...Object.assign({}, ...publishedPositions),
})) {
  const path = join(root, 'schemas', name)
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (text !== readOrNothing(path)) {
    console.error(`schemas/${name} is out of date: run npm run schemas.`)
    process.exitCode = 1
  }
}

async function load(name, source) {
  const { outputFiles } = await bundle({ [name]: source })
  const script = join(root, '.cache', `schemas-${name}.mjs`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(script, outputFiles.find(({ path }) => basename(path) === `${name}.js`).contents)
  return import(pathToFileURL(script).href)
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
