import type { Battle, Course, Json } from '@grognard/kernel'

/**
 * All in which a course differs from a battle it came from, as text: two courses with the same
 * text are in the same situation. Records that are shared need no looking into.
 */
export function textOfChange<B extends Battle>(from: B, { checkpoint, trail }: Course<B>): string {
  const changed: unknown[] = []
  for (const key of Object.keys(checkpoint) as (keyof B & string)[]) {
    const [before, after] = [from[key] as Json, checkpoint[key] as Json]
    if (before !== after) changed.push(key, changedIn(before, after))
  }
  return JSON.stringify([changed, trail])
}

function changedIn(before: Json, after: Json): unknown {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length)
    return after
  // Told apart from a list that is given whole.
  return { at: after.flatMap((item: Json, i) => (item === before[i] ? [] : [i, item])) }
}
