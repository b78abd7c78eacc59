import type { BrigadeId, Side, UnitId } from './ids.ts'

/** Those of the scenario, before the battle. (A) */
export const BEFORE = [
  'attacker',
  'terrain',
  'edges',
  'objectives',
  'commands',
  'deployment',
  'first turn',
] as const

/** The three forms of scenario A. (A7.0.1, A7.0.2) */
export type ScenarioForm = 'set-piece' | 'meeting engagement' | 'assault'

export type Edge = 'top' | 'bottom' | 'left' | 'right'

/** When and where a side's reinforcements come onto the table. (11.0, A4.1) */
export type Arrivals = {
  /** The first turn of their side on which they come. */
  readonly from: number
  /** Anywhere along it. */
  readonly edge: Edge
  /** How many units may come on the same turn. */
  readonly most: number
  /** How many have come this turn. */
  readonly come: number
}

/** What a scenario has to be set up with before the battle, and who arrives later. (A) */
export type SettingUp = {
  readonly form: ScenarioForm
  /** Who makes the terrain; 'given' if the position brings it. (A3.1) */
  readonly terrain: 'by the defender' | 'generated' | 'given'
  readonly attacker: Side | null
  /** Each side's own edge of the battlefield. (A3.0) */
  readonly edges: { readonly [side in Side]: Edge } | null
  /** Whose brigade is set up next, and the one that is being set up. (A4.0) */
  readonly turn: Side
  readonly deploying: BrigadeId | null
  /** Brigades that have been set up, and units that were placed or held back. */
  readonly deployed: readonly BrigadeId[]
  readonly placed: readonly UnitId[]
  readonly arrivals: { readonly [side in Side]: Arrivals | null }
}
