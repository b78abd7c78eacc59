// Tries changes each by itself: in a fresh thread the modules are loaded with the change on, so that
// it is on in what runs then, too, and hidden by nothing that was worked out before.

/**
 * Tries one change after another by their runs, until time is up; what is under way then is still
 * ended, since it is those that nobody notices which take long. Gives back {change, how, reached}
 * of each; `how` is null if nobody noticed. `known` says which files have noticed other changes.
 */
export async function tryAlone(pool, changes, runs, { isLate, tell, known = [] }) {
  const tried = []
  const likely = likelyFirst()
  for (const { change, file } of known) likely.learn(change, file)
  const note = (change, how, reached = true) => {
    tried.push({ change, how, reached })
    tell(tried.length, tried.filter((one) => one.how === null).length)
  }
  function* jobs() {
    for (const change of changes) {
      if (isLate()) return
      const own = runs.get(change.id).map((run) => ({ ...run, files: likely.order(change, run) }))
      const seconds = 10 + 5 * own.reduce((sum, run) => sum + run.seconds, 0)
      if (own.length === 0) note(change, null, false)
      else yield { change, message: { job: 'attempt', id: change.id, runs: own }, seconds }
    }
  }
  await pool.each(jobs(), ({ change }, { result, error, lost }) => {
    // A test was too slow by the clock: the machine may be, so it does not count.
    if (result?.unsure) return
    if (result?.file) likely.learn(change, result.file)
    note(change, lost ?? error ?? result.noticedBy)
  })
  return tried
}

/** The test files that noticed other changes of the same source come first. */
function likelyFirst() {
  const noticed = new Map()
  const key = (source, test) => `${source} ${test}`
  const often = (source, test) => noticed.get(key(source, test)) ?? 0
  return {
    order: ({ file: source }, { files }) =>
      files.toSorted((a, b) => often(source, b.file) - often(source, a.file)),
    learn: ({ file: source }, test) => noticed.set(key(source, test), often(source, test) + 1),
  }
}
