import { enemyOf, type Side, type Vf } from '../battle.ts'
import { BEFORE, type Edge, type SettingUp } from '../setting-up.ts'

/** What is being set up; only asked for while it is. */
export function settingOf({ settingUp }: Pick<Vf, 'settingUp'>): SettingUp {
  if (!settingUp) throw new RangeError('This battle has no scenario to be set up.')
  return settingUp
}

export function changeSetting(battle: Vf, fields: Partial<SettingUp>): void {
  battle.settingUp = { ...settingOf(battle), ...fields }
}

export const attackerIn = (battle: Pick<Vf, 'settingUp'>): Side =>
  settingOf(battle).attacker ?? 'red'
export const defenderIn = (battle: Pick<Vf, 'settingUp'>): Side => enemyOf(attackerIn(battle))

/** Nobody has fought yet: the table and the armies are still being set up. (A) */
export const isSettingUp = ({ phase }: { readonly phase?: unknown }): boolean =>
  BEFORE.some((early) => early === phase)

export const OPPOSITE: { readonly [edge in Edge]: Edge } = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
}

/** Each edge, and which way one looks who stands with it behind oneself. */
export const LOOKS: { readonly [edge in Edge]: number } = {
  bottom: 0,
  left: 16_384,
  top: 32_768,
  right: 49_152,
}
