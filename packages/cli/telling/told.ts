import { playerOf, type ComputerPlayer, type Thought } from '@grognard/computer'
import { CHANCE, isAnswered, playOut } from '@grognard/kernel'
import type { Considered } from '@grognard/reports/battle'
import { choosePlayer, USUAL_PLAYER } from '../players.ts'
import type { Plan } from '../simulation/plan.ts'
import { readyFor, recorded, seated, type Recorded } from '../simulation/ready.ts'

/** A battle that has been played, and what those who decided had in mind. */
export type PlayedAloud = Recorded & { readonly thoughts: readonly Considered[] }

/** Plays the battle of that number, and listens to the players as they think. */
export function playAloud(plan: Plan, number: number): PlayedAloud {
  const ready = readyFor(plan, number)
  const thought: { readonly by: ComputerPlayer; readonly thought: Thought }[] = []
  const { players, thinking } = seated(ready, ({ side }) => {
    const by = choosePlayer(plan.rulebook, ready.fixture.players[side] ?? USUAL_PLAYER)
    return playerOf(by.sit(), (_question, one) => void thought.push({ by, thought: one }))
  })
  const { rulebook, start, chance } = ready
  const played = playOut(rulebook, start, { players, chance })
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
