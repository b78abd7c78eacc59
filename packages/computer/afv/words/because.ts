import type { Facing, Move, React, ZoneId } from '@grognard/rules-afv/functions'

type Place = { readonly zone: ZoneId; readonly columns: number }
type Named = { readonly unit: string }
type Losses = { readonly own: number; readonly other: number }

/** What each reason speaks of. */
export type Because = {
  readonly deploys: Named & Place & { readonly role: 'line' | 'wing' | 'guns' | 'reserve' }
  readonly 'commander-placed': Place
  readonly 'fires-all': { readonly shots: number }
  readonly fires: { readonly shots: number; readonly loss: number }
  readonly allots: Named & { readonly target: string }
  readonly rethrows: { readonly dice: number }
  readonly 'commander-throws': { readonly hits: number; readonly mean: number }
  readonly 'commander-keeps': { readonly hits: number; readonly mean: number }
  readonly removes: Named & { readonly leaves: boolean }
  readonly reacts: Named &
    Losses & {
      readonly enemy: string
      readonly reaction: Exclude<React, 'pass'>['react']
    }
  readonly 'reacts-plainly': Named & {
    readonly enemy: string
    readonly reaction: Exclude<React, 'pass'>['react']
  }
  readonly 'attacks-plainly': Named & {
    readonly enemy: string
    readonly friends: number
    readonly enemies: number
  }
  readonly 'lets-pass': { readonly enemy: string }
  readonly rallies: Named & { readonly way: Facing }
  readonly 'presses-on': Named & { readonly enemy: string }
  readonly engages: Named & Losses & { readonly enemy: string }
  readonly marches: Named & Place
  readonly moves: Named &
    Place & {
      readonly action: Move['do']
      readonly task: 'take' | 'hold' | 'screen' | 'reserve' | 'none'
      /** Whether the task was kept, or why it has just been given. */
      readonly changed: 'kept' | 'first' | 'done' | 'hopeless' | 'better' | 'ground'
      readonly gain:
        | 'objectives'
        | 'strength'
        | 'breaking'
        | 'odds'
        | 'melee'
        | 'support'
        | 'fire'
        | 'exposure'
        | 'command'
        | 'reserves'
        | 'task'
        | 'none'
      /** Stands that the unit can expect to lose, after and before. */
      readonly own: number
      readonly before: number
    }
  readonly forms: Named
  readonly 'draws-back': Named & { readonly stands: number }
  readonly 'commander-rides': Place
  readonly ends: { readonly left: number }
}
