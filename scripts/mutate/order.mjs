// The order in which changes are tried. A run that is cut short has tried the start of it, so
// every start must be a fair sample: each file's changes, shuffled, are spread over the whole.

/** The same order for the same changes; editing one file leaves the order within others alone. */
export function fairOrder(changes) {
  const byFile = new Map()
  for (const change of changes)
    byFile.set(change.file, [...(byFile.get(change.file) ?? []), change])
  return [...byFile]
    .flatMap(([file, own]) =>
      shuffled(own, file).map((change, i) => ({ change, place: (i + 0.5) / own.length })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ change }) => change)
}

/** The list in an order that the seed alone decides. */
export function shuffled(list, seed) {
  const next = numbersFrom(seed)
  return list
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** A stream of 32-bit numbers from a text (FNV-1a to start, then mulberry32). */
function numbersFrom(seed) {
  let state = 0x811c9dc5
  for (const unit of Buffer.from(seed)) state = Math.imul(state ^ unit, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return (more ^ (more >>> 14)) >>> 0
  }
}
