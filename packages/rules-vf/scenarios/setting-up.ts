import type { Side } from '../battle.ts'

/** What a scenario has to be set up with before the battle, and who arrives later. (A) */
export type SettingUp = {
  readonly scenario: 'set-piece' | 'meeting-engagement' | 'assault'
  readonly attacker: Side | null
}
