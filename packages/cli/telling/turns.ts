import { tell, type Happening, type Rulebook } from '@grognard/kernel'

const TURN = 'grognard turn'

/** The same rules, except that each activity first tells which turn it is in. */
export const tellingTurns = (rulebook: Rulebook): Rulebook => ({
  ...rulebook,
  *next(battle) {
    const { turn } = rulebook.moment(battle)
    if (typeof turn === 'number') tell(battle, TURN, [], { turn })
    yield* rulebook.next(battle)
  },
})

export type Chapter = {
  /** Null before the first turn, or where the rulebook counts none. */
  readonly turn: number | null
  readonly events: readonly Happening[]
}

/** A story cut where the turn changes. */
export function chaptersOf(happenings: readonly Happening[]): readonly Chapter[] {
  const chapters: { turn: number | null; events: Happening[] }[] = [{ turn: null, events: [] }]
  for (const happening of happenings) {
    const turn = happening.name === TURN ? (happening.data['turn'] as number) : null
    if (turn === null) chapters.at(-1)?.events.push(happening)
    else if (turn !== chapters.at(-1)?.turn) chapters.push({ turn, events: [] })
  }
  return chapters.filter(({ events }) => events.length > 0)
}
