// What a run has found, for people and for machines.
import { shareNoticed } from './estimate.mjs'

/** The stages: in company, by itself with the package's own quick tests, by all other tests. */
export function summaryOf({ folder, own, changes, unreached, company, alone, others, seconds }) {
  const left = alone.filter(({ how }) => how === null)
  const byOthers = new Map(others.map((one) => [one.change.id, one]))
  const survivors = left.filter(({ change }) => (byOthers.get(change.id)?.how ?? null) === null)
  const stages = {
    company: {
      of: changes.length,
      tried: company.noticed.length + company.left.length,
      noticed: company.noticed.length,
    },
    alone: { of: company.left.length, tried: alone.length, noticed: alone.length - left.length },
    others: {
      of: left.length,
      tried: others.length,
      noticed: others.filter(({ how }) => how !== null).length,
    },
  }
  const { share, low, high } = shareNoticed(Object.values(stages))
  return {
    package: folder,
    own,
    changes: changes.length,
    unreached,
    stages,
    share: stages.company.tried === 0 ? null : share,
    low,
    high,
    timedOut: [...alone, ...others].filter(({ how }) => how === 'timeout').length,
    seconds,
    survivors: survivors
      .toSorted((a, b) => a.change.id - b.change.id)
      .map(({ change: { file, line, column, original, changed, id }, reached }) => ({
        file,
        line,
        column,
        original,
        changed,
        reached: reached || (byOthers.get(id)?.reached ?? false),
        triedByOthers: byOthers.has(id),
      })),
  }
}

const percent = (share) => `${(share * 100).toFixed(1)} %`

export function told(summary) {
  const { survivors, changes, own, share, low, high, unreached, timedOut, seconds, stages } =
    summary
  const lines = survivors
    .filter(({ reached }) => reached)
    .map(({ file, line, original, changed }) => `${file}:${line}  ${original}  ->  ${changed}`)
  if (lines.length > 0) lines.unshift('No test noticed:')
  const nowhere = deserted(survivors.filter(({ reached }) => !reached))
  if (nowhere.length > 0) lines.push('No test comes to:', ...nowhere)
  const { company, alone, others } = stages
  lines.push(
    `In company, ${company.tried} of all ${changes} changes were tried: ${company.noticed} noticed.`,
    `Of the ${alone.of} left, ${alone.tried} were tried each by itself: ${alone.noticed} noticed.`,
  )
  lines.push(
    `Of the ${others.of} left then, ${others.tried} were tried by ${own ? 'whole battles' : "whole battles and other packages' tests"}: ${others.noticed} noticed.`,
  )
  if (share === null) lines.push('Time was up before anything could be said.')
  else
    lines.push(
      `The ${own ? "package's own tests" : 'tests'} notice ${percent(share)} of all changes (95 %: ${percent(low)} to ${percent(high)}).`,
    )
  if (timedOut > 0) lines.push(`${timedOut} were noticed since the tests no longer ended.`)
  if (unreached > 0) lines.push(`No test of the package comes to ${unreached} of all ${changes}.`)
  const spent = Object.entries(seconds).map(([name, s]) => `${name} ${s} s`)
  lines.push(`Time: ${spent.join(', ')}.`)
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

/** A line that stays, for whoever waits or reads the log afterwards. */
export function showStage(text) {
  showProgress('')
  console.error(text)
}
