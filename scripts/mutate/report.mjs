// What a run has found, for people and for machines.

export function summaryOf({ folder, changes, tried, unreached, seconds }) {
  const survivors = tried.filter(({ noticed }) => !noticed)
  return {
    package: folder,
    changes: changes.length,
    tried: tried.length,
    noticed: tried.length - survivors.length,
    timedOut: tried.filter(({ how }) => how === 'timeout').length,
    share: tried.length === 0 ? null : (tried.length - survivors.length) / tried.length,
    unreached,
    seconds: Math.round(seconds),
    survivors: survivors
      .map(({ change, reached }) => ({ ...change, reached }))
      .toSorted(inOrderOfSource)
      .map(({ file, line, column, original, changed, reached }) => ({
        file,
        line,
        column,
        original,
        changed,
        reached,
      })),
  }
}

const inOrderOfSource = (a, b) => a.id - b.id

export function told(summary) {
  const { survivors, tried, changes, noticed, share, unreached, timedOut, seconds } = summary
  const lines = survivors
    .filter(({ reached }) => reached)
    .map(({ file, line, original, changed }) => `${file}:${line}  ${original}  ->  ${changed}`)
  if (lines.length > 0) lines.unshift('No test noticed:')
  const nowhere = deserted(survivors.filter(({ reached }) => !reached))
  if (nowhere.length > 0) lines.push('No test comes to:', ...nowhere)
  const hung = timedOut > 0 ? `, ${timedOut} of them because the tests no longer ended` : ''
  const percent = share === null ? '' : ` (${(share * 100).toFixed(1)} %)`
  lines.push(
    `Tried ${tried} of ${changes} changes in ${seconds} s.${tried < changes ? ' Time was up.' : ''}`,
    `The tests noticed ${noticed} of ${tried}${percent}${hung}.`,
  )
  if (unreached > 0) lines.push(`No test comes to ${unreached} of all ${changes}.`)
  return lines.join('\n')
}

/** A line for each file: where no test comes, what would be changed there says nothing more. */
function deserted(survivors) {
  const places = new Map()
  for (const { file, line } of survivors) places.set(file, [...(places.get(file) ?? []), line])
  return [...places].map(([file, lines]) => {
    const changes = lines.length === 1 ? '1 change' : `${lines.length} changes`
    return `${file}:${[...new Set(lines)].join(',')}  (${changes})`
  })
}

/** A line that is written over and over, where there is somebody to watch it. */
export function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${text}`)
}
