import type { SheetName } from '../terms.ts'
import type { ArmyRule, Profile } from './profile.ts'

/** An army sheet: its rows and its rule. Its fate table stands among the cards. (1.5) */
export type Sheet = {
  readonly name: SheetName
  readonly title: string
  readonly profiles: readonly Profile[]
  readonly rule: ArmyRule | null
}
