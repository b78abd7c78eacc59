import type { Language } from '@grognard/toolkit'

/** Levels are opponents; sparring partners have one fixed habit and stay as the yardstick. */
export type PlayerKind = 'level' | 'sparring'

/** What a list of computer players shows of one. */
export type Listed = {
  readonly kind: PlayerKind
  readonly title: Readonly<Record<Language, string>>
}

/** Every computer player there is, the usual opponent first. */
export const listed = {
  regular: { kind: 'level', title: { en: 'Regular', it: 'Regolare' } },
  recruit: { kind: 'level', title: { en: 'Recruit', it: 'Recluta' } },
  assault: { kind: 'sparring', title: { en: 'All-out assault', it: 'Assalto a oltranza' } },
  camper: {
    kind: 'sparring',
    title: { en: 'Camps on the objectives', it: 'Presidia gli obiettivi' },
  },
  gunner: { kind: 'sparring', title: { en: 'Fire only', it: 'Solo fuoco' } },
  random: { kind: 'sparring', title: { en: 'Any lawful move', it: 'Una mossa lecita qualsiasi' } },
} as const satisfies Readonly<Record<string, Listed>>

export type PlayerName = keyof typeof listed

/** All of them by name, for a rulebook that has every one; random can play any other. */
export const EVERY_PLAYER: readonly [PlayerName, ...PlayerName[]] = Object.keys(listed) as [
  PlayerName,
  ...PlayerName[],
]
