import type { Battle } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Reported, RosterEntry } from '../reported.ts'

/** The order of battle; nothing where nobody has taught how it is drawn up. */
export const rosterOf = (
  { roster }: Reported,
  battle: Battle,
  language: Language = 'en',
): readonly RosterEntry[] => (roster === 'none' ? [] : roster(battle, language))

/** The same as lines of a page. */
export const rosterLines = (reported: Reported, battle: Battle): readonly string[] =>
  rosterOf(reported, battle).map(({ title, units }) => `- **${title}**: ${units.join('; ')}`)
