import type { Scenario } from '@grognard/kernel'
import { barrosa } from './barrosa.ts'
import { firstBattle } from './first-battle.ts'
import { sabugal } from './sabugal.ts'
import { sahagun } from './sahagun.ts'
import { setPieces } from './set-piece.ts'

export const scenarios: readonly [Scenario, ...Scenario[]] = [
  ...setPieces,
  firstBattle,
  barrosa,
  sabugal,
  sahagun,
]
