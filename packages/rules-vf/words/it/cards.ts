import { RANKS } from '../../battle.ts'
import { FATE } from '../../cards/index.ts'
import { SHEET_NAMES } from '../../sheets/index.ts'
import { nouns } from './nouns.ts'

/** Cards by their English titles. */
export const CARDS: ReadonlyMap<string, string> = new Map(
  SHEET_NAMES.flatMap((sheet) =>
    RANKS.map((rank) => [FATE[sheet][rank].title, nouns.card[sheet][rank]] as const),
  ),
)

export const card = (title: string): string => CARDS.get(title) ?? title
