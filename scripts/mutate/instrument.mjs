// Compiles all changes of a file in at once, each behind a switch: `$mutated(17) ? changed :
// original`. So nothing is compiled anew for the next change, and a dry run learns on the way
// which tests come to which switch.
import { changesOf, isRemovable } from './mutators.mjs'
import { siteOf, walk } from './tree.mjs'

/** Returns the file's changes, numbered from `first`, and its code with the switches. */
export function instrument(file, source, first) {
  const changes = []
  const sites = new Map()

  function add(site, isStatement, [start, end, text], parents) {
    const key = `${site.start} ${site.end} ${isStatement}`
    if (!sites.has(key)) sites.set(key, { ...rangeOf(site), isStatement, options: [] })
    const id = first + changes.length
    changes.push({ id, file, ...described(source, [start, end, text], parents) })
    const changed = source.slice(site.start, start) + text + source.slice(end, site.end)
    sites.get(key).options.push({ id, changed })
  }

  walk(file, source, (node, parents) => {
    if (isRemovable(node)) add(node, true, [node.start, node.end, ''], [...parents, node])
    for (const change of changesOf(node, parents, source))
      add(siteOf(node, parents), false, change, [...parents, node])
  })
  // A statement may end where its expression does; it comes first.
  const ordered = [...sites.values()].toSorted(
    (a, b) => a.start - b.start || b.end - a.end || b.isStatement - a.isStatement,
  )
  return { changes, code: switched(source, 0, source.length, ordered) }
}

const rangeOf = ({ start, end }) => ({ start, end })

/** The source from start to end with a switch at every site in it. */
function switched(source, start, end, sites) {
  let code = ''
  let at = start
  for (let i = 0; i < sites.length;) {
    const site = sites[i]
    let next = i + 1
    while (next < sites.length && sites[next].start < site.end) next += 1
    const original = switched(source, site.start, site.end, sites.slice(i + 1, next))
    code += source.slice(at, site.start) + (site.isStatement ? unless : either)(site, original)
    at = site.end
    i = next
  }
  return code + source.slice(at, end)
}

// In a block, so that no `else` after it, and no line before it, can be taken amiss.
const unless = ({ options: [{ id }] }, original) => `{ if (!$mutated(${id})) { ${original} } }`

const either = ({ options }, original) =>
  `(${options.map(({ id, changed }) => `$mutated(${id}) ? (${changed}) : `).join('')}(${original}))`

const SHOWN = 60

/** The change for a reader: the widest short piece of code around it, or else its line. */
function described(source, [start, end, text], parents) {
  const line = source.slice(0, start).split('\n').length
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const around = parents.find(
    (node) =>
      node.type !== 'Program' &&
      node.start <= start &&
      node.end >= end &&
      node.end - node.start <= SHOWN &&
      !source.slice(node.start, node.end).includes('\n'),
  )
  const lineEnd = source.indexOf('\n', end)
  const [from, to] = around
    ? [around.start, around.end]
    : [lineStart, lineEnd === -1 ? source.length : lineEnd]
  return {
    line,
    column: start - lineStart + 1,
    original: brief(source.slice(from, to)),
    changed: brief(source.slice(from, start) + text + source.slice(end, to)),
  }
}

function brief(code) {
  const flat = code.replaceAll(/\s+/g, ' ').trim()
  if (flat === '') return '(nothing)'
  return flat.length > 2 * SHOWN ? `${flat.slice(0, 2 * SHOWN)}…` : flat
}
