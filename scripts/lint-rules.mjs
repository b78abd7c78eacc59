// Two rules of this project for the linter: imports go downward only, from package to package and
// from folder to folder, and what the rules compute is the same on every machine.
import { dirname, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folders, heightOf } from './folders.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// What each package may import of the others, and nothing else. A rules package is `rules-*`.
const layers = {
  kernel: [],
  geometry: [],
  field: ['geometry'],
  toolkit: ['kernel', 'geometry'],
  'rules-*': ['kernel', 'geometry', 'field', 'toolkit'],
  computer: ['kernel', 'geometry', 'field', 'toolkit', 'rules-*'],
  reports: ['kernel', 'geometry', 'field', 'toolkit', 'rules-*', 'computer'],
  host: ['kernel', 'toolkit'],
  table: ['geometry'],
  testkit: ['kernel'],
  adapters: ['kernel', 'geometry', 'field', 'toolkit', 'rules-*', 'table'],
  books: ['kernel', 'toolkit', 'rules-*', 'computer', 'reports', 'adapters'],
  // Above the books nobody names a rulebook.
  cli: ['kernel', 'geometry', 'field', 'toolkit', 'computer', 'reports', 'books'],
  web: [
    'kernel',
    'geometry',
    'field',
    'toolkit',
    'computer',
    'reports',
    'host',
    'table',
    'adapters',
    'books',
  ],
  server: ['kernel', 'geometry', 'field', 'toolkit', 'computer', 'reports', 'host', 'books'],
}

// Some folders may import less than their package does. What several rulebooks use knows none.
const modest = {
  adapters: { inches: ['kernel', 'geometry', 'field', 'toolkit', 'table'] },
}
const repeatablePackages = ['kernel', 'geometry', 'field', 'toolkit', 'rules-*']

// The language leaves the last digit of the others to each engine.
const exactMath = new Set(
  'PI E abs ceil floor round trunc sign min max sqrt imul clz32 fround'.split(' '),
)
const changingGlobals = new Set(['Date', 'performance', 'crypto', 'Intl', 'globalThis'])
const localeMethods = /^(localeCompare|toLocale\w*)$/

const layerOf = (name) => (name.startsWith('rules-') ? 'rules-*' : name)

/**
 * Where a file lies: its package, and whether it is a test. The adapters are a package of their own
 * inside the application.
 */
function placeOf(file) {
  const path = relative(root, file).split(sep).join(posix.sep)
  const match = /^packages\/(?:web\/(?=adapters\/))?([^/]+)\/(.*)$/.exec(path)
  if (match === null) return undefined
  const [, name, inside] = match
  const isTest = inside.startsWith('tests/')
  return { name, inside, layer: layerOf(name), isTest }
}

/** The application's tests are those of its adapters, too. */
const isAlsoOfAdapters = ({ name, isTest }) => name === 'web' && isTest

function whyForbidden(place, file, specifier) {
  if (specifier.startsWith('.')) {
    const target = placeOf(resolve(dirname(file), specifier))
    if (target?.name === place.name) return whyTooHigh(place, target, specifier)
    if (target?.name === 'adapters' && isAlsoOfAdapters(place)) return undefined
    return `A relative import stays inside its package; '${specifier}' leaves packages/${place.name}.`
  }
  const target = /^@grognard\/([^/]+)/.exec(specifier)?.[1]
  if (target === undefined) {
    if (place.layer !== 'kernel' || place.isTest) return undefined
    return `The kernel imports nothing, so it cannot import '${specifier}'.`
  }
  if (target === place.name) return undefined
  if (target === 'testkit') {
    return place.isTest ? undefined : `Only tests may import '${specifier}'.`
  }
  const folder = place.inside.split('/')[0]
  const own = modest[place.name]?.[folder]
  const lower = own ?? [...layers[place.layer], ...(isAlsoOfAdapters(place) ? layers.adapters : [])]
  if (lower.includes(layerOf(target))) return undefined
  const from = own ? `packages/${place.name}/${folder}` : `packages/${place.name}`
  return `Imports go downward only: ${from} may not import '${specifier}'.`
}

/** Inside a package that has a table of its folders. */
function whyTooHigh(place, target, specifier) {
  if (folders[place.name] === undefined || place.isTest) return undefined
  const [own, other] = [place, target].map(({ name, inside }) => heightOf(name, inside))
  if (own === undefined || other === undefined || other <= own) return undefined
  return `Imports go downward only: packages/${place.name}/${place.inside} may not import '${specifier}'.`
}

/** Why a file is nowhere among the layers. */
function whyHomeless({ name, inside, layer, isTest }) {
  if (layers[layer] === undefined)
    return `packages/${name} has no place among the layers in scripts/lint-rules.mjs.`
  return folders[name] === undefined || isTest || heightOf(name, inside) !== undefined
    ? undefined
    : `packages/${name}/${inside} has no place among the folders in scripts/folders.mjs.`
}

const layering = {
  create(context) {
    const file = context.filename
    const place = placeOf(file)
    if (place === undefined) return {}
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const message = whyForbidden(place, file, source.value)
      if (message !== undefined) context.report({ node: source, message })
    }
    const message = whyHomeless(place)
    if (message !== undefined) {
      return { Program: (node) => context.report({ node, message }) }
    }
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    }
  },
}

function isPropertyName(node) {
  const { parent } = node
  if (parent.computed) return false
  return (
    (parent.type === 'MemberExpression' && parent.property === node) ||
    (parent.key === node && !parent.shorthand)
  )
}

const repeatable = {
  create(context) {
    const place = placeOf(context.filename)
    if (place === undefined || place.isTest || !repeatablePackages.includes(place.layer)) return {}
    const report = (node, what) =>
      context.report({
        node,
        message: `${what} may differ between machines or runs, and a battle must not.`,
      })
    return {
      Identifier(node) {
        if (isPropertyName(node)) return
        if (changingGlobals.has(node.name)) report(node, node.name)
        if (node.name !== 'Math') return
        const { parent } = node
        const isMember = parent.type === 'MemberExpression' && !parent.computed
        if (isMember && exactMath.has(parent.property.name)) return
        report(node, isMember ? `Math.${parent.property.name}` : 'An unnamed part of Math')
      },
      MemberExpression(node) {
        if (node.computed || !localeMethods.test(node.property.name)) return
        report(node.property, node.property.name)
      },
      BinaryExpression(node) {
        const isConstant = node.left.type === 'Literal' && node.right.type === 'Literal'
        if (node.operator === '**' && !isConstant) report(node, 'The operator **')
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') report(node, 'The operator **=')
      },
    }
  },
}

export default { meta: { name: 'grognard' }, rules: { layering, repeatable } }
