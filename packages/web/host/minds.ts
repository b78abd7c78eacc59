import { playerOf, type ComputerPlayer, type Reason } from '@grognard/computer/player'
import type { Player, SeatId } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'

/** What a computer player had in mind, for people. */
export type Considered = {
  readonly seat: SeatId
  readonly turn: number | null
  readonly sentence: string
}

type Kept = {
  /** How many answers stood when it was decided: those that are taken back take it with them. */
  readonly entries: number
  readonly seat: SeatId
  readonly turn: number | null
  readonly by: ComputerPlayer
  readonly reason: Reason
}

/** The computer players at one battle, and why they decided as they did. */
export interface Minds {
  playerOf(name: string, seat: SeatId): Player | null
  /** The latest first. */
  reasons(language: Language): readonly Considered[]
}

/** Where the battle stands: how many answers, and which turn it is. */
export type Standing = { readonly entries: number; readonly turn: number | null }

const MOST_KEPT = 400

/**
 * Seats computer players. A mind remembers its plan; one that sits down in the middle of a battle,
 * as after a page was closed, plans anew.
 */
export function seatMinds(computers: readonly ComputerPlayer[], standing: () => Standing): Minds {
  const sitting = new Map<SeatId, { readonly name: string; readonly player: Player }>()
  let kept: readonly Kept[] = []
  const stand = () => kept.filter(({ entries }) => entries < standing().entries)
  const keep = (by: ComputerPlayer, seat: SeatId, reason: Reason): void => {
    const { entries, turn } = standing()
    kept = [...stand(), { entries, seat, turn, by, reason }].slice(-MOST_KEPT)
  }
  return {
    playerOf(name, seat) {
      const here = sitting.get(seat)
      if (here?.name === name) return here.player
      const computer = computers.find((one) => one.name === name)
      if (!computer) return null
      const player = playerOf(computer.sit(), (_question, { reason }) => {
        if (reason) keep(computer, seat, reason)
      })
      sitting.set(seat, { name, player })
      return player
    },
    reasons: (language) =>
      stand()
        .map(({ seat, turn, by, reason }) => ({ seat, turn, sentence: by.say(reason, language) }))
        .toReversed(),
  }
}
