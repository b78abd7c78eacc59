import { playerOf, type ComputerPlayer, type Thought } from '@grognard/computer'
import { CHANCE, isAnswered, playOut } from '@grognard/kernel'
import type { Considered } from '@grognard/reports/battle'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import type { OpenBook } from '../open-book.ts'
import type { Plan } from '../simulation/plan.ts'
import { readyFor, recorded, seated, type Recorded } from '../simulation/ready.ts'

/** A battle that has been played, and what those who decided had in mind. */
export type PlayedWithThoughts = Recorded & { readonly thoughts: readonly Considered[] }

/** Plays the battle of that number, and listens to the players as they think. */
export function playWithThoughts(open: OpenBook, plan: Plan, number: number): PlayedWithThoughts {
  const ready = readyFor(open, plan, number)
  const thought: { readonly by: ComputerPlayer; readonly thought: Thought }[] = []
  const { players, thinking } = seated(ready, ({ side }) => {
    const by = choosePlayer(open, ready.fixture.players[side] ?? USUAL_PLAYER)
    return playerOf(by.sit(), (_question, one) => void thought.push({ by, thought: one }))
  })
  const { start, chance } = ready
  const played = playOut(open.rulebook, start, { players, chance })
  // Every decision is an answer in the log, in the same order.
  const decisions = played.log.flatMap((entry, entries) =>
    isAnswered(entry) && entry.seat !== CHANCE && !entry.automatic
      ? [{ entries, seat: entry.seat }]
      : [],
  )
  const thoughts = decisions.flatMap((decision, i): readonly Considered[] => {
    const { by, thought: one } = thought[i] ?? {}
    if (!by || !one?.reason) return []
    return [{ ...decision, sentence: by.say(one.reason, 'en') }]
  })
  return { ...recorded(ready, played, thinking), thoughts }
}
