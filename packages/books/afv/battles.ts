import type { BattleTold } from '../told.ts'

export const afvBattles: readonly BattleTold[] = []
