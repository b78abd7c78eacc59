// Draws who imports whom, from the sources themselves: the packages, or with --package NAME the
// folders inside one. --write puts the drawings into the pages that have a place for them, --check
// says whether they are up to date.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { entryOf, folders } from './folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const PAGES = ['docs/architecture.md']

const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    write: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})

const LEFT_OUT = new Set(['node_modules', 'dist', 'tests'])

/** The sources of a package without its tests, each with what it imports. */
function sourcesOf(name, inside = '') {
  const folder = join(root, 'packages', name, inside)
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
    const path = posix.join(inside, one.name)
    if (one.isDirectory()) return LEFT_OUT.has(one.name) ? [] : sourcesOf(name, path)
    if (!/\.tsx?$/.test(one.name)) return []
    return [{ path, imports: importsOf(readFileSync(join(folder, one.name), 'utf8')) }]
  })
}

const IMPORT = /(?:^(?:import|export)\b[^'"`;]*?\bfrom\s*|^import\s*|\bimport\()['"]([^'"]+)['"]/gm

const importsOf = (text) => [...text.matchAll(IMPORT)].map(([, specifier]) => specifier)

const packages = () =>
  readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)

/** From each name to those that it imports. */
function edgesOf(pairs) {
  const edges = new Map()
  for (const [from, to] of pairs) {
    if (from === to) continue
    if (!edges.has(from)) edges.set(from, new Set())
    edges.get(from).add(to)
  }
  return edges
}

/** Without those imports that others lead to anyhow: a drawing of all of them is black. */
function reduced(edges) {
  const reach = (from, seen = new Set()) => {
    for (const to of edges.get(from) ?? [])
      if (!seen.has(to)) {
        seen.add(to)
        reach(to, seen)
      }
    return seen
  }
  return [...edges].flatMap(([from, all]) =>
    [...all]
      .filter(
        (to) => ![...all].some((via) => via !== to && !reach(to).has(via) && reach(via).has(to)),
      )
      .map((to) => [from, to]),
  )
}

const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const idOf = (name) => name.replaceAll(/[^a-z0-9]/gi, '_')
const lineOf = ([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`

const drawn = (nodes, edges) =>
  ['```mermaid', 'flowchart TD', ...nodes, ...edges.map(lineOf).toSorted(byName), '```'].join('\n')

function drawPackages() {
  const names = packages()
  const pairs = names.flatMap((name) =>
    sourcesOf(name).flatMap(({ imports }) =>
      imports.flatMap((specifier) => {
        const to = /^@grognard\/([^/]+)/.exec(specifier)?.[1]
        return to === undefined ? [] : [[name, to]]
      }),
    ),
  )
  const nodes = names.toSorted(byName).map((name) => `  ${idOf(name)}["${name}"]`)
  return drawn(nodes, reduced(edgesOf(pairs)))
}

/** Where a file is drawn: its folder; files beside the folders together, layer by layer. */
function nodeOf(name, path) {
  if (folders[name] === undefined)
    return path.includes('/') ? path.slice(0, path.indexOf('/')) : path
  const entry = entryOf(name, path) ?? path
  return entry.endsWith('.ts') ? `files of ${layerOf(name, entry)}` : entry
}

const layerOf = (name, entry) => folders[name].findIndex(({ holds }) => holds.includes(entry)) + 1

function drawFolders(name) {
  const sources = sourcesOf(name)
  const pairs = sources.flatMap(({ path, imports }) =>
    imports
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.join(dirname(path), specifier))
      .map((to) => [nodeOf(name, path), nodeOf(name, to)]),
  )
  return drawn(nodesOf(name, sources), reduced(edgesOf(pairs)))
}

function nodesOf(name, sources) {
  const there = new Set(sources.map(({ path }) => nodeOf(name, path)))
  if (folders[name] === undefined)
    return [...there].toSorted(byName).map((node) => `  ${idOf(node)}["${node}"]`)
  // The highest first, as it is drawn.
  return folders[name].toReversed().flatMap(({ layer, holds }, i, all) => {
    const own = holds.filter((entry) => there.has(entry))
    const files = holds.filter((entry) => entry.endsWith('.ts'))
    const together = files.length > 0 ? nodeOf(name, files[0]) : undefined
    return [
      `  subgraph layer_${all.length - i}["${layer}"]`,
      ...own.map((entry) => `    ${idOf(entry)}["${entry}/"]`),
      ...(together === undefined ? [] : [`    ${idOf(together)}["${inLines(files)}"]`]),
      '  end',
    ]
  })
}

/** A few to a line. */
const inLines = (files) =>
  Array.from({ length: Math.ceil(files.length / 4) }, (_, i) =>
    files.slice(4 * i, 4 * i + 4).join(', '),
  ).join('<br>')

const draw = (what) => (what === 'packages' ? drawPackages() : drawFolders(what))

const PLACE = /(<!-- graph: ([\w-]+) -->\n)[^]*?(\n<!-- end of the graph -->)/g

/** A page with its drawings as they should be. */
const redrawn = (text) =>
  text.replaceAll(PLACE, (_, head, what, tail) => `${head}\n${draw(what)}\n${tail}`)

if (values.write || values.check) {
  for (const page of PAGES) {
    const path = join(root, page)
    const text = readFileSync(path, 'utf8')
    const now = redrawn(text)
    if (now === text) continue
    if (values.write) writeFileSync(path, now)
    else {
      console.error(`${page} draws other imports than there are: npm run graph -- --write`)
      process.exitCode = 1
    }
  }
} else if (values.package !== undefined && !packages().includes(values.package)) {
  console.error(`There is no package '${values.package}'. There are ${packages().join(', ')}.`)
  process.exitCode = 2
} else console.log(draw(values.package ?? 'packages'))
