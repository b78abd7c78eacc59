import type { BattleTold } from '../told.ts'

export const vfBattles: readonly BattleTold[] = []
