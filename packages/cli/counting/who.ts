import type { PlayableBook } from '@grognard/books'
import type { ComputerPlayer } from '@grognard/computer/player'
import { FIGHTS_ON } from '@grognard/reports/despatch'

/** Who leads both sides when a battle is fought on; null where nobody plays it well enough. */
export const whoFightsOn = async ({ play }: PlayableBook): Promise<ComputerPlayer | null> =>
  (await play.players.minds()).find(({ name }) => name === FIGHTS_ON) ?? null
