import type { Card } from '../cards/card.ts'
import type { Rank } from '../battle.ts'
import type { ArmyRule, Profile } from '../units/profile.ts'

/** An army sheet: its rows, its rule and its fate table. (1.5) */
export type Sheet = {
  readonly name: SheetName
  readonly title: string
  readonly profiles: readonly Profile[]
  readonly rule: ArmyRule | null
  readonly fate: { readonly [rank in Rank]: Card }
}

export type SheetName = 'british' | 'french'
