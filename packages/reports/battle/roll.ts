import type { Battle } from '@grognard/kernel'
import type { Language } from '@grognard/toolkit'
import type { Reported, Roll } from '../reported.ts'

/** The order of battle; nothing where nobody has taught how it is drawn up. */
export const rollsOf = (
  { roll }: Reported,
  battle: Battle,
  language: Language = 'en',
): readonly Roll[] => (roll === 'none' ? [] : roll(battle, language))

/** The same as lines of a page. */
export const rollOf = (reported: Reported, battle: Battle): readonly string[] =>
  rollsOf(reported, battle).map(({ title, units }) => `- **${title}**: ${units.join('; ')}`)
