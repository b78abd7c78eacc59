// Whether a stroke from 0 to 1 is wholly covered by parts of it that overlap each other or meet.

let starts = new Float64Array(64)
let ends = new Float64Array(64)
let by = new Int32Array(64)
let count = 0

/** What the last stroke was found to be: who was needed to cover it, and how far it is covered. */
export const covered = { by: [] as number[], count: 0, reached: 0 }

export function newStroke(): void {
  count = 0
}

/** Somebody, by a number, covers the stroke from here to there. */
export function addPart(from: number, to: number, who: number): void {
  if (count === starts.length) grow()
  starts[count] = from
  ends[count] = to
  by[count++] = who
}

function grow(): void {
  const [from, to, who] = [starts, ends, by]
  starts = new Float64Array(2 * count)
  ends = new Float64Array(2 * count)
  by = new Int32Array(2 * count)
  starts.set(from)
  ends.set(to)
  by.set(who)
}

/** Each next one is the one that reaches farthest of those that leave no gap. */
export function isCovered(): boolean {
  covered.count = 0
  covered.reached = 0
  for (;;) {
    const { reached } = covered
    let farthest = reached
    let next = -1
    for (let i = 0; i < count; i++)
      if ((starts[i] as number) <= reached && (ends[i] as number) > farthest) {
        farthest = ends[i] as number
        next = i
      }
    if (next === -1) return false
    covered.by[covered.count++] = by[next] as number
    covered.reached = farthest
    if (farthest >= 1) return true
  }
}
