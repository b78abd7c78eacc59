/** What sets one plain player apart from another; all else is the same good sense. */
export type Temper = {
  /** Where its units want to be. */
  readonly goes: 'for objectives' | 'straight on' | 'for the enemy' | 'to camp' | 'to shoot'
  readonly assaults: 'when it pays' | 'when it would win' | 'always' | 'never'
}

export const PLAIN: Temper = { goes: 'for objectives', assaults: 'when it pays' }
export const GREEN: Temper = { goes: 'straight on', assaults: 'when it would win' }
export const ALL_OUT: Temper = { goes: 'for the enemy', assaults: 'always' }
export const CAMPING: Temper = { goes: 'to camp', assaults: 'never' }
export const SHOOTING: Temper = { goes: 'to shoot', assaults: 'never' }
