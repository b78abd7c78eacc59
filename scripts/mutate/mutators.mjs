// The small changes: each looks at a node and says what could stand there instead. Changes that
// the others make superfluous are left out: if `a` and `b` are both noticed in place of
// `a && b`, so is `a || b`; if true and false are noticed in place of a condition, so is its
// opposite.
import { isComparison, isCondition, isDeciding, isLoopTest, isResult } from './tree.mjs'

/** Yields [start, end, text]: what to put in place of which part of the source. */
export function* changesOf(node, parents, source) {
  for (const mutator of MUTATORS) yield* mutator(node, parents, source)
}

export const isRemovable = (node) =>
  node.type === 'ExpressionStatement' && REMOVABLE.includes(called(node.expression).type)

const REMOVABLE = ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'YieldExpression']

const MUTATORS = [
  operators,
  boundaries,
  opposites,
  conditions,
  operands,
  numbers,
  strings,
  booleans,
  methods,
  results,
]

const ARITHMETIC = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
}
const ASSIGNMENT = {
  ...Object.fromEntries(Object.entries(ARITHMETIC).map(([a, b]) => [`${a}=`, `${b}=`])),
  '??=': '=',
  '||=': '=',
  '&&=': '=',
}

function* operators(node, parents, source) {
  if (node.type === 'BinaryExpression' && !(node.operator === '+' && joinsText(node)))
    yield* swap(node, ARITHMETIC[node.operator], source)
  if (node.type === 'AssignmentExpression') yield* swap(node, ASSIGNMENT[node.operator], source)
  if (node.type === 'UnaryExpression' && node.operator === '-')
    yield [node.start, node.end, text(node.argument, source)]
  // A loop that counts the wrong way only ever hangs.
  if (node.type === 'UpdateExpression' && parents.at(-1).type !== 'ForStatement') {
    const other = node.operator === '++' ? '--' : '++'
    yield [node.start, node.end, source.slice(node.start, node.end).replace(node.operator, other)]
  }
}

const joinsText = ({ left, right }) => [left, right].some(isText)

const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && node.operator === '+' && joinsText(node))

function* swap({ left, right, operator }, other, source) {
  if (other === undefined) return
  const start = source.indexOf(operator, left.end)
  if (start < right.start) yield [start, start + operator.length, other]
}

const BOUNDARY = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }

function* boundaries(node, _, source) {
  if (node.type === 'BinaryExpression') yield* swap(node, BOUNDARY[node.operator], source)
}

const OPPOSITE = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' }

function* opposites(node, parents, source) {
  if (isDeciding(node, parents)) return
  if (node.type === 'UnaryExpression' && node.operator === '!')
    yield [node.start, node.end, text(node.argument, source)]
  if (!isComparison(node)) return
  if (node.operator in OPPOSITE) yield* swap(node, OPPOSITE[node.operator], source)
  else yield [node.start, node.end, `!(${source.slice(node.start, node.end)})`]
}

function* conditions(node, parents) {
  if (node.type === 'Literal') return
  const looping = isLoopTest(node, parents)
  if (looping || isCondition(node, parents)) yield [node.start, node.end, 'false']
  if (!looping && isCondition(node, parents)) yield [node.start, node.end, 'true']
}

function* operands(node, _, source) {
  if (node.type !== 'LogicalExpression') return
  yield [node.start, node.end, text(node.left, source)]
  yield [node.start, node.end, text(node.right, source)]
}

function* numbers(node, parents) {
  if (node.type !== 'Literal' || !['number', 'bigint'].includes(typeof node.value)) return
  const [one, suffix] = typeof node.value === 'bigint' ? [1n, 'n'] : [1, '']
  const [up, down] = nextTo(node, parents.at(-1))
  if (up) yield [node.start, node.end, `${node.value + one}${suffix}`]
  if (down && node.value > 0) yield [node.start, node.end, `${node.value - one}${suffix}`]
}

/** `n < 4` is `n <= 3`, which the boundaries try already; and one other number is like another. */
function nextTo(node, parent) {
  const { type, operator, left } = parent
  if (type !== 'BinaryExpression') return [true, true]
  if (operator in OPPOSITE) return [true, false]
  if (!(operator in BOUNDARY)) return [true, true]
  const upper = (operator === '<' || operator === '>=') === (left !== node)
  return [!upper, upper]
}

function* strings(node, parents) {
  if (node.type !== 'Literal' || typeof node.value !== 'string' || node.value === '') return
  const parent = parents.at(-1)
  const compared = isComparison(parent) && !isDeciding(parent, parents.slice(0, -1))
  if (compared || (parent.type === 'SwitchCase' && parent.test === node))
    yield [node.start, node.end, "''"]
}

function* booleans(node, parents) {
  if (node.type !== 'Literal' || typeof node.value !== 'boolean') return
  if (!isLoopTest(node, parents)) yield [node.start, node.end, String(!node.value)]
}

const RENAMED = {
  every: 'some',
  some: 'every',
  find: 'findLast',
  findIndex: 'findLastIndex',
  findLast: 'find',
  findLastIndex: 'findIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}
const RENAMED_OF_MATH = { min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', round: 'floor' }
const DROPPED = ['filter', 'slice', 'toSorted', 'sort', 'toReversed', 'reverse', 'trim']

function* methods(node, _, source) {
  if (node.type !== 'CallExpression') return
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.computed) return
  const { object, property } = callee
  const names = object.name === 'Math' ? RENAMED_OF_MATH : RENAMED
  if (Object.hasOwn(names, property.name))
    yield [property.start, property.end, names[property.name]]
  if (DROPPED.includes(property.name)) yield [node.start, node.end, text(object, source)]
}

const WORTH_LOSING = [
  'ArrayExpression',
  'AwaitExpression',
  'CallExpression',
  'Identifier',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'TemplateLiteral',
  'YieldExpression',
]

function* results(node, parents) {
  if (!isResult(node, parents) || isCondition(node, parents)) return
  const result = called(node)
  if (!WORTH_LOSING.includes(result.type) || result.name === 'undefined') return
  if (result.elements?.length === 0) return
  const nothing = { ArrayExpression: '[]', TemplateLiteral: "''" }[result.type] ?? 'undefined'
  yield [node.start, node.end, nothing]
}

/** What an expression is under `await`, `as` and `?.`. */
function called(node) {
  if (node.type === 'AwaitExpression') return called(node.argument)
  if (node.type === 'ChainExpression' || node.type.startsWith('TS')) return called(node.expression)
  return node
}

// The brackets around an operand are no part of its node.
const BRACKETED =
  /^(Arrow|Assignment|Await|Conditional|Logical|Sequence|Yield)|^TSAs|^TSSatisfies|^Function/

function text(node, source) {
  const written = source.slice(node.start, node.end)
  const arithmetic = node.type === 'BinaryExpression' && !isComparison(node)
  return arithmetic || BRACKETED.test(node.type) ? `(${written})` : written
}
