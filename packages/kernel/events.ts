import type { Audience } from './ask.ts'
import type { Battle, Outcome } from './battle.ts'
import type { Interjection } from './interjection.ts'
import type { JsonObject } from './json.ts'
import type { Rulebook } from './rulebook.ts'

/** Something that happened, as data; the rulebook turns it into a sentence. */
export type Happening = {
  readonly name: string
  readonly clauses: readonly string[]
  readonly data: JsonObject
  readonly to: Audience
  /** Turn, phase and the like when it happened. */
  readonly moment: JsonObject
}

// What the kernel itself tells, for every rulebook.
export const INTERJECTION = 'interjection'
export const OUTCOME = 'outcome'

/** One sentence for the log: the rulebook's, or the kernel's where the kernel told it. */
export function sentenceOf(rulebook: Pick<Rulebook, 'sentence'>, happening: Happening): string {
  const { name, data } = happening
  if (name === OUTCOME) return (data as Outcome).why
  return name === INTERJECTION ? interjected(data as Interjection) : rulebook.sentence(happening)
}

function interjected(said: Interjection): string {
  switch (said.kind) {
    case 'concede':
      return `${said.by} concedes.`
    case 'clock':
      return `The clock of the ${said.side} side has run out.`
    case 'seat':
      return `${said.player} takes the seat '${said.seat}'.`
    case 'correction':
      return `The umpire corrects the battle: ${said.why}.`
  }
}

/** What a course that tells its story collects. Search runs without. */
export interface Telling {
  readonly rulebook: Pick<Rulebook, 'moment'>
  readonly happenings: Happening[]
  /** How many there were when the present activity began. */
  atCheckpoint: number
  /** A secret has come into the open since somebody last looked. */
  revealed: boolean
}

/** Goes on from a story told so far, all of it before the present activity. */
export const newTelling = (
  rulebook: Pick<Rulebook, 'moment'>,
  story: readonly Happening[] = [],
): Telling => ({
  rulebook,
  happenings: [...story],
  atCheckpoint: story.length,
  revealed: false,
})

// Events stand outside the state. One battle speaks at a time: the one whose procedure runs.
let speaking: Battle | null = null
let listening: Telling | null = null

export const listenTo = (battle: Battle, telling: Telling | null): void => {
  speaking = battle
  listening = telling
}

/** Tells what happened. Different seats may be told different things; numbers betray nothing. */
export function tell(
  battle: Battle,
  name: string,
  clauses: readonly string[],
  data: JsonObject,
  to: Audience = 'all',
): void {
  if (battle !== speaking || listening === null) return
  const moment = listening.rulebook.moment(battle)
  listening.happenings.push({ name, clauses, data, to, moment })
}

/** Somebody hears what is told: nobody does in a search, and then it need not be put together. */
export const isHeard = (battle: Battle): boolean => battle === speaking && listening !== null

/** Marks that a secret has come into the open: no undo goes back beyond this. */
export function reveal(battle: Battle): void {
  if (battle === speaking && listening) listening.revealed = true
}
