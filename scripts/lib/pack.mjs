// What others install of the packages: compiled JavaScript and its types, a page and the licence,
// with a package.json that is made from the one we work with.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './bundle.mjs'
import { npm } from './setup.mjs'
import { tool } from './tools.mjs'

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The packages for others are those that say which files are for others. */
export const packages = () =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(folder, 'package.json')) }))
    .filter(({ manifest }) => manifest.files !== undefined)

/** Builds all of them and writes their tarballs; tells where each is. */
export async function pack(to) {
  const chosen = packages()
  build(chosen)
  const versions = new Map(chosen.map(({ manifest }) => [manifest.name, manifest.version]))
  const stages = mkdtempSync(join(tmpdir(), 'grognard-pack-'))
  try {
    const staged = chosen.map(({ folder, manifest }) =>
      stage(folder, published(manifest, versions), join(stages, manifest.name)),
    )
    mkdirSync(to, { recursive: true })
    await npm(['pack', ...staged, '--pack-destination', to])
  } finally {
    rmSync(stages, { recursive: true, force: true })
  }
  return chosen.map(({ manifest: { name, version } }) => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    return { name, path: join(to, file) }
  })
}

function build(chosen) {
  const args = [tool('typescript', 'tsc'), '-b', ...chosen.map(({ folder }) => folder)]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`)
}

/**
 * The package.json for others. Bundlers that know the condition 'source' would look for TypeScript
 * that is not packed, so it is left out. The packages are made for each other: one of them takes
 * the others of the same make, and no later ones.
 */
export function published(manifest, versions) {
  const { exports, dependencies = {} } = manifest
  const versionOf = (name, range) => {
    if (!name.startsWith('@grognard/')) return range
    const version = versions.get(name)
    if (version === undefined)
      throw new Error(`${manifest.name} needs ${name}, whose package.json names no files to pack.`)
    return version
  }
  return {
    ...without(manifest, 'scripts', 'devDependencies'),
    engines: readJson(join(root, 'package.json')).engines,
    exports: Object.fromEntries(
      Object.entries(exports).map(([path, entry]) => [path, without(entry, 'source')]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, versionOf(name, range)]),
    ),
  }
}

const without = (object, ...keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

/** A folder with everything that may be packed; what of it is packed, its `files` say. */
function stage(folder, manifest, into) {
  for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const compiled = /^(.*)(\.d\.ts|\.js)$/.exec(file)
    // What was compiled from a file that has gone since is still there.
    if (compiled === null || !existsSync(join(folder, `${compiled[1]}.ts`))) continue
    const text = readFileSync(join(folder, 'dist', file), 'utf8')
    const to = join(into, 'dist', file)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, compiled[2] === '.js' ? withoutMap(text) : importingCompiled(text))
  }
  cpSync(join(folder, 'README.md'), join(into, 'README.md'))
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'))
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return into
}

/** Maps lead to sources, which are not packed. */
const withoutMap = (text) => text.replace(/^\/\/# sourceMappingURL=.*\n?/m, '')

/** The compiler leaves the sources' names in the types. */
const importingCompiled = (text) =>
  text.replace(/(\bfrom |\bimport |\bimport\()(["'])(\.[^"']*)\.ts\2/g, '$1$2$3.js$2')
