import type { ArmyRule, Profile } from '../units/profile.ts'

/** An army sheet: its rows and its rule. Its fate table stands among the cards. (1.5) */
export type Sheet = {
  readonly name: SheetName
  readonly title: string
  readonly profiles: readonly Profile[]
  readonly rule: ArmyRule | null
}

export type SheetName = 'british' | 'french'
