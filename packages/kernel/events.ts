import type { Audience } from './ask.ts'
import type { Battle } from './battle.ts'
import type { JsonObject } from './json.ts'

/** Something that happened, as data; the rulebook turns it into a sentence. */
export type Happening = {
  readonly name: string
  readonly clauses: readonly string[]
  readonly data: JsonObject
  readonly to: Audience
}

/** What a course that tells its story collects. Search runs without. */
export interface Telling {
  readonly happenings: Happening[]
  /** How many there were when the present activity began. */
  atCheckpoint: number
  /** A secret has come into the open since somebody last looked. */
  revealed: boolean
}

export const newTelling = (): Telling => ({ happenings: [], atCheckpoint: 0, revealed: false })

// Events stand outside the state, so a working copy of a battle is only loosely tied to its story.
const tellings = new WeakMap<Battle, Telling>()

export const listenTo = (battle: Battle, telling: Telling | null): void => {
  if (telling) tellings.set(battle, telling)
}

/** Tells what happened. Different seats may be told different things; numbers betray nothing. */
export function tell(
  battle: Battle,
  name: string,
  clauses: readonly string[],
  data: JsonObject,
  to: Audience = 'all',
): void {
  tellings.get(battle)?.happenings.push({ name, clauses, data, to })
}

/** Marks that a secret has come into the open: no undo goes back beyond this. */
export function reveal(battle: Battle): void {
  const telling = tellings.get(battle)
  if (telling) telling.revealed = true
}
