// What is broken, and whose tests could notice.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/bundle.mjs'

export const slashed = (path) => path.replaceAll('\\', '/')

export class Refused extends Error {}

const packages = join(root, 'packages')

/** The package or a folder below one, its sources, and the packages whose tests may reach it. */
export function targetOf(name, files) {
  const known = knownPackages()
  const folder = slashed(name).replace(/\/+$/, '')
  const [owner] = folder.split('/')
  const listed = `the packages are ${known.join(', ')}, and a folder below one will do, too`
  if (!owner) throw new Refused(`Name a package with --package: ${listed}.`)
  if (!known.includes(owner)) throw new Refused(`There is no package '${owner}': ${listed}.`)
  const place = join(packages, folder)
  if (folder.includes('..') || !existsSync(place) || !statSync(place).isDirectory())
    throw new Refused(`There is no folder packages/${folder}: ${listed}.`)
  const all = sourcesBelow(place).map((file) => slashed(relative(root, file)))
  const fits = globOf(files ?? '**')
  const chosen = all.filter((file) => fits(file) || fits(file.slice(`packages/${folder}/`.length)))
  if (all.length === 0) throw new Refused(`packages/${folder} has no sources to break.`)
  if (chosen.length === 0)
    throw new Refused(`No source matches '${files}'; there are ${all.join(', ')}.`)
  return { folder, owner, sources: chosen, testers: downstreamOf(owner, known) }
}

const knownPackages = () =>
  readdirSync(packages).filter((name) => existsSync(join(packages, name, 'package.json')))

const NO_SOURCES = ['dist', 'tests', 'node_modules']

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : sourcesBelow(path)
      return /(?<!\.d|\.test|\.fuzz)\.tsx?$/.test(entry.name) ? [path] : []
    })
}

/** The package, all that are built on it, and all that use one of these in their tests. */
function downstreamOf(owner, known) {
  const uses = (name, kinds) => {
    const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
    return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
  }
  const built = new Set([owner])
  const usesBuilt = (name, kinds) =>
    uses(name, kinds).some((used) => built.has(used.replace('@grognard/', '')))
  // One round for each package is enough for the longest line of packages built on each other.
  for (const _ of known)
    for (const name of known) if (usesBuilt(name, ['dependencies'])) built.add(name)
  return known.filter((name) => built.has(name) || usesBuilt(name, ['devDependencies']))
}

const GLOB = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
}

function globOf(glob) {
  const pattern = slashed(glob).replaceAll(
    /\*\*\/|\*\*|[*?{},]|[.+^$()|[\]]/g,
    (part) => GLOB[part] ?? `\\${part}`,
  )
  const whole = new RegExp(`^${pattern}$`)
  return (path) => whole.test(path)
}
