import {
  courseAt,
  put,
  type Battle,
  type Entry,
  type Rulebook,
  type Telling,
} from '@grognard/kernel'

/** The battle as it stood when a turn was over. */
export type TurnEnd<B> = { readonly turn: number; readonly battle: B }

/** Goes once more through a battle that has been played, answer by answer. */
export function follow<B extends Battle>(
  rulebook: Rulebook<B>,
  start: B,
  log: readonly Entry[],
  telling: Telling | null,
): { readonly ends: readonly TurnEnd<B>[]; readonly end: B } {
  const course = courseAt(rulebook, start, telling)
  const ends: TurnEnd<B>[] = []
  let last = start
  for (const entry of log) {
    put(course, entry)
    if (course.checkpoint === last) continue
    const turn = turnOf(rulebook, last)
    if (turn !== null && turn !== turnOf(rulebook, course.checkpoint))
      ends.push({ turn, battle: last })
    last = course.checkpoint
  }
  const turn = turnOf(rulebook, last)
  if (turn !== null) ends.push({ turn, battle: last })
  return { ends, end: last }
}

/** Null where the rulebook counts no turns. */
export function turnOf<B extends Battle>(rulebook: Rulebook<B>, battle: B): number | null {
  const { turn } = rulebook.moment(battle)
  return typeof turn === 'number' ? turn : null
}
