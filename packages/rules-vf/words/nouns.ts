import type { FeatureKind } from '@grognard/geometry'
import type { Phase, Rank, Side } from '../battle.ts'
import type { Formation, FormationKind } from '../formation.ts'
import type { Order } from '../order.ts'
import type { Edge } from '../setting-up.ts'
import type { Arm, SpecialName, TerrainRule } from '../terms.ts'

export type OutcomeName = Side | 'draw'

/** What things are called in one language, but for what cards and army sheets have titles for. */
export type PlainNouns = {
  readonly side: { readonly [side in Side]: string }
  readonly phase: { readonly [phase in Phase]: string }
  readonly arm: { readonly [arm in Arm]: string }
  readonly formation: { readonly [kind in FormationKind]: string }
  /** A formation and its width: 'line, 12 wide'. */
  formed(formation: Formation): string
  readonly edge: { readonly [edge in Edge]: string }
  readonly rank: { readonly [rank in Rank]: string }
  readonly special: { readonly [special in SpecialName]: string }
  /** The rule of a whole army, by its name. */
  readonly armyRule: { readonly [name: string]: string }
  readonly value: { readonly [value in 'fire' | 'melee' | 'tenacity']: string }
  /** What a unit may do: 'move'. */
  readonly order: { readonly [order in Order['do']]: string }
  readonly terrain: { readonly [kind in FeatureKind | 'bridge' | 'ford']: string }
  readonly terrainRule: { readonly [rule in TerrainRule]: string }
  readonly status: { readonly [status in 'reserve' | 'shaken' | 'routed']: string }
  readonly outcome: { readonly [name in OutcomeName]: string }
}
