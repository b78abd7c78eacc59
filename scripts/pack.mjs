// Packs the rules as a library: builds, and writes a tarball for each package that others may use.
import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/bundle.mjs'
import { pack } from './lib/pack.mjs'

const kilobytes = (bytes) => `${Math.ceil(bytes / 1024)} kB`.padStart(8)

try {
  const { values } = parseArgs({ options: { to: { type: 'string', default: 'dist/packages' } } })
  const folder = resolve(root, values.to)
  const tarballs = await pack(folder)
  for (const { name, path } of tarballs)
    console.log(`${kilobytes(statSync(path).size)}  ${name.padEnd(22)}  ${relative(folder, path)}`)
  console.log(`in ${relative(process.cwd(), folder) || '.'}`)
} catch (error) {
  console.error(`Nothing was packed. ${error.message}`)
  process.exitCode = 1
}
