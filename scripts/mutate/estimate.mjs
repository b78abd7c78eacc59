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
  let variance = 0
  for (const { of, tried, noticed } of stages) {
    if (tried === 0) continue
    left *= (tried - noticed) / tried
    // A half to either side, so that few trials that all went one way are not taken for certain.
    const missed = (tried - noticed + 0.5) / (tried + 1)
    const untried = Math.max(0, of - tried) / of
    variance += (untried * (1 - missed)) / (missed * tried)
  }
  const factor = Math.exp(SPREAD * Math.sqrt(variance))
  return { share: 1 - left, low: Math.max(0, 1 - left * factor), high: 1 - left / factor }
}
