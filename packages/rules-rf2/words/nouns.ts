import type { Phase, Side, Spent, Unit } from '../battle.ts'
import type { Cover } from '../fire/cover.ts'
import type { GroundTag } from '../terrain/going.ts'
import type { FormationKind } from '../units/formations.ts'
import type { Kind } from '../units/kinds.ts'
import type { Band, WeaponName } from '../units/weapons.ts'

/** What a unit is said to be besides its formation. */
export type StateName = 'disordered' | 'retreating' | 'halted' | 'spent' | 'fired'

/** What things are called, in one language. */
export type Rf2Nouns = {
  readonly side: { readonly [side in Side]: string }
  readonly kind: { readonly [kind in Kind]: string }
  readonly weight: { readonly [weight in Unit['weight']]: string }
  readonly dismounted: string
  readonly formation: { readonly [kind in FormationKind]: string }
  readonly trait: { readonly [trait in Unit['traits'][number]]: string }
  readonly weapon: { readonly [weapon in WeaponName]: string }
  readonly band: { readonly [band in Band]: string }
  readonly cover: { readonly [cover in Cover]: string }
  readonly ground: { readonly [tag in GroundTag]: string }
  readonly phase: { readonly [phase in Phase]: string }
  readonly state: { readonly [state in StateName]: string }
  /** Why it moves no more: 'has charged'. */
  readonly spent: { readonly [why in Spent]: string }
  readonly leader: string
  readonly commander: string
  readonly outcome: { readonly [name in Side | 'draw']: string }
  stands(n: number): string
  breakPoints(n: number): string
}
