// Which tests to run for which change, and in which order.

/** For each change the runs to make, one after another; the files of a group share one. */
export function runsByChange(changes, watched) {
  const files = new Map(changes.map(({ id }) => [id, []]))
  for (const { file, project, own, group, seconds, ms, shared, times, tests } of watched) {
    const sound = tests.filter(({ passed }) => passed)
    const comingTo = new Map()
    for (const test of sound)
      for (const id of test.reached) comingTo.set(id, [...(comingTo.get(id) ?? []), test])
    // What runs when a module is loaded concerns every test of the file; but another package's
    // test that comes to none of the code, as one that starts a process, only costs time.
    const concerned = own ? sound : sound.filter(({ reached }) => reached.length > 0)
    const inAll = new Set(shared)
    for (const [id, often] of times) {
      const chosen = inAll.has(id) ? concerned : (comingTo.get(id) ?? [])
      if (chosen.length === 0) continue
      const ids = chosen.length === tests.length ? undefined : chosen.map((test) => test.id)
      files.get(id).push({ file, project, tests: ids, own, seconds, ms, often, group })
    }
  }
  return new Map([...files].map(([id, list]) => [id, gathered(list)]))
}

/** The package's own tests first, for they should notice; and the quickest first. */
const inOrder = (a, b) => Number(b.own) - Number(a.own) || a.ms - b.ms

function gathered(files) {
  const runs = new Map()
  for (const { group, ...file } of files.toSorted(inOrder)) {
    const { own } = file
    const gathering = runs.get(group) ?? { own, files: [], seconds: 0, ms: 0, limit: 0 }
    gathering.files.push({ file: file.file, project: file.project, tests: file.tests })
    gathering.seconds += file.seconds
    gathering.ms += file.ms
    // A change that comes by a hundred times as often as the original is in a loop without end.
    gathering.limit = Math.max(gathering.limit, file.often * 100 + 1000)
    runs.set(group, gathering)
  }
  return [...runs.values()].toSorted(inOrder)
}
