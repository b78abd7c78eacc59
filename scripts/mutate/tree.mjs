// What the mutators need to know of a syntax tree: whose child a node is, and where a switch fits.
import { parseSync } from 'vite'

/** Calls `visit(node, parents)` for every node that runs; types are left out. */
export function walk(file, source, visit) {
  const { program, errors } = parseSync(file, source, { preserveParens: false })
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  descend(program, [], visit)
}

// TypeScript's own nodes are types, apart from these, which only wrap an expression.
const WRAPPERS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']
const NEVER_RUN = ['ImportDeclaration', 'ExportAllDeclaration']

function descend(node, parents, visit) {
  if (node.type.startsWith('TS') && !WRAPPERS.includes(node.type)) return
  if (NEVER_RUN.includes(node.type)) return
  visit(node, parents)
  const below = [...parents, node]
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' && !node.computed) continue
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') descend(child, below, visit)
  }
}

/**
 * The node that can stand behind a switch instead of this one. Inside `a?.b.c()` only the whole
 * chain can: in brackets of its own, a part would no longer be skipped when `a` is missing.
 */
export function siteOf(node, parents) {
  let part = node
  for (const parent of parents.toReversed()) {
    if (parent.type === 'ChainExpression') return parent
    const linked =
      parent.object === part || parent.callee === part || parent.type === 'TSNonNullExpression'
    if (!linked) break
    part = parent
  }
  return node
}

const LOGICAL = ['&&', '||']
const COMPARISONS = ['<', '<=', '>', '>=', '===', '!==', '==', '!=', 'in', 'instanceof']

export const isComparison = (node) =>
  node.type === 'BinaryExpression' && COMPARISONS.includes(node.operator)

const YES_OR_NO = /^(includes|has|hasOwn|some|every|startsWith|endsWith|test|is[A-Z]\w*)$/

const isYesOrNo = ({ type, callee }) =>
  type === 'CallExpression' && YES_OR_NO.test(callee.name ?? callee.property?.name)

const isBoolean = (node) =>
  isComparison(node) ||
  isYesOrNo(node) ||
  (node.type === 'LogicalExpression' && LOGICAL.includes(node.operator)) ||
  (node.type === 'UnaryExpression' && node.operator === '!')

const LOOPS = ['WhileStatement', 'DoWhileStatement', 'ForStatement']

export const isLoopTest = (node, parents) => {
  const parent = parents.at(-1)
  return LOOPS.includes(parent?.type) && parent.test === node
}

/** A node that decides something by itself, so that it is tried as plain true and plain false. */
export function isCondition(node, parents) {
  const parent = parents.at(-1)
  if (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression')
    return parent.test === node
  return isResult(node, parents) && isBoolean(node)
}

/** What a function gives back: of a return, or an arrow's whole body. */
export function isResult(node, parents) {
  const parent = parents.at(-1)
  if (parent?.type === 'ReturnStatement') return true
  return parent?.type === 'ArrowFunctionExpression' && parent.expression && parent.body === node
}

/** A condition, or a part of one by way of && and ||: turning it round would show nothing new. */
export function isDeciding(node, parents) {
  if (isCondition(node, parents) || isLoopTest(node, parents)) return true
  const parent = parents.at(-1)
  return (
    parent?.type === 'LogicalExpression' &&
    LOGICAL.includes(parent.operator) &&
    isDeciding(parent, parents.slice(0, -1))
  )
}
