/** What sets one plain player apart from another; all else is the same good sense. */
export type Temper = {
  /** Where its units want to be. */
  readonly goes: 'for objectives' | 'straight on' | 'for the enemy' | 'to camp' | 'to shoot'
  readonly assaults: 'when it pays' | 'when it is sure' | 'always' | 'never'
  /** What it has shaken units do. */
  readonly shaken: 'go back' | 'go on'
  readonly shoots: 'where it tells' | 'at the nearest'
  readonly cards: 'played' | 'forgotten'
}

export const PLAIN: Temper = {
  goes: 'for objectives',
  assaults: 'when it pays',
  shaken: 'go back',
  shoots: 'where it tells',
  cards: 'played',
}
export const GREEN: Temper = {
  goes: 'straight on',
  assaults: 'when it is sure',
  shaken: 'go on',
  shoots: 'at the nearest',
  cards: 'forgotten',
}
export const ALL_OUT: Temper = {
  ...PLAIN,
  goes: 'for the enemy',
  assaults: 'always',
  shaken: 'go on',
}
export const CAMPING: Temper = { ...PLAIN, goes: 'to camp', assaults: 'never' }
export const SHOOTING: Temper = { ...PLAIN, goes: 'to shoot', assaults: 'never' }
