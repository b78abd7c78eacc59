/** What sets one plain player apart from another; all else is the same good sense. */
export type Temper = {
  /** Where its units want to be. */
  readonly goes: 'for objectives' | 'straight on' | 'for the enemy' | 'to camp' | 'to shoot'
  readonly assaults: 'when it pays' | 'when it is sure' | 'always' | 'never'
  /** What it has shaken units do. */
  readonly shaken: 'go back' | 'go on'
}

export const PLAIN: Temper = {
  goes: 'for objectives',
  assaults: 'when it pays',
  shaken: 'go back',
}
export const GREEN: Temper = {
  goes: 'straight on',
  assaults: 'when it is sure',
  shaken: 'go back',
}
export const ALL_OUT: Temper = { goes: 'for the enemy', assaults: 'always', shaken: 'go on' }
export const CAMPING: Temper = { goes: 'to camp', assaults: 'never', shaken: 'go back' }
export const SHOOTING: Temper = { goes: 'to shoot', assaults: 'never', shaken: 'go back' }
