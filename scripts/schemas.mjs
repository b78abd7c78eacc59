// Writes the published JSON Schemas from the definitions that the command validates with. With
// --check it writes nothing and fails where a published schema is out of date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle, root } from './lib/bundle.mjs'

const { outputFiles } = await bundle({ schemas: 'packages/toolkit/files/published.ts' })
const script = join(root, '.cache', 'schemas.mjs')
mkdirSync(join(root, '.cache'), { recursive: true })
writeFileSync(script, outputFiles.find(({ path }) => path.endsWith('.js')).contents)
const { publishedSchemas } = await import(pathToFileURL(script).href)

mkdirSync(join(root, 'schemas'), { recursive: true })
for (const [name, schema] of Object.entries(publishedSchemas())) {
  const path = join(root, 'schemas', name)
  const text = `${JSON.stringify(schema, null, 2)}\n`
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (text !== readOrNothing(path)) {
    console.error(`schemas/${name} is out of date: run npm run schemas.`)
    process.exitCode = 1
  }
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
