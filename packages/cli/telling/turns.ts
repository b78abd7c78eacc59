import type { Happening } from '@grognard/kernel'

export type Chapter = {
  /** Null where the rulebook counts no turns. */
  readonly turn: number | null
  readonly events: readonly Happening[]
}

/** A story cut where the turn changes. */
export function chaptersOf(happenings: readonly Happening[]): readonly Chapter[] {
  const chapters: { turn: number | null; events: Happening[] }[] = []
  for (const happening of happenings) {
    const { turn } = happening.moment
    const now = typeof turn === 'number' ? turn : null
    const chapter = chapters.at(-1)
    if (chapter?.turn === now) chapter.events.push(happening)
    else chapters.push({ turn: now, events: [happening] })
  }
  return chapters
}
