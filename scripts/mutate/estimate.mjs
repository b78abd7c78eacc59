// What share of all changes the tests notice, from samples: each stage tries some of those that the
// one before it left, taken at random.

/** How far a normal figure strays in 95 of 100 cases. */
const SPREAD = 1.96

/**
 * `stages` are {of, tried, noticed}: of so many changes that came to it, the stage tried some and
 * noticed some of these. Gives the share noticed with its 95 % interval; what a stage did not try
 * counts as what it did try, and a stage that tried nothing as if it noticed nothing.
 */
export function shareNoticed(stages) {
  let left = 1
  let leftAtMost = 1
  let variance = 0
  let low = 0
  for (const { of, tried, noticed } of stages) {
    if (tried === 0) continue
    const untried = Math.max(0, of - tried) / of
    // A half to either side, so that few trials that all went one way are not taken for certain.
    const missed = (tried - noticed + 0.5) / (tried + 1)
    left *= (tried - noticed) / tried
    leftAtMost *= untried === 0 ? (tried - noticed) / tried : missed
    variance += (untried * (1 - missed)) / (missed * tried)
    // Later stages only ever add to what is noticed.
    low = Math.max(low, 1 - leftAtMost * strayOf(variance))
  }
  return { share: 1 - left, low, high: 1 - left / strayOf(variance) }
}

const strayOf = (variance) => Math.exp(SPREAD * Math.sqrt(variance))
