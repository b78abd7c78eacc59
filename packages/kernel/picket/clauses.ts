/**
 * Picket, a five-minute rulebook: two thin lines trade shots along a stream. It exists to show
 * how a rulebook is written, and uses every feature of the kernel once.
 */
export const clauses = {
  'picket:1': 'Two sides face each other in lanes; a unit is lost with its last man',
  'picket:2': 'Orders: both commanders secretly choose to advance or to hold, and show together',
  'picket:3': 'Each side draws a card a turn: volley, cover or feint, seen by its commander alone',
  'picket:4': 'Each unit shoots once a turn, into its own lane or the next, or scouts instead',
  'picket:4.1': 'A unit that scouts shows its commander the enemy hand until the turn ends',
  'picket:5': 'A die for each man, hitting on 5 or 6; on a 4 too after an order to advance',
  'picket:5.1': 'Against a side that holds, the number of dice is halved, rounded up',
  'picket:6': 'Volley adds two dice; cover halves them; feint cancels the card before it',
  'picket:7': 'A side without men loses; after the last turn, or by the clock, more men win',
} as const

export type PicketClause = keyof typeof clauses

/** Cites a clause. */
export const clause = (id: PicketClause): PicketClause => id
