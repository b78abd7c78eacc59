import type { Refusal } from './ask.ts'
import type { SeatId, SideId } from './battle.ts'

/** The codes of what the kernel itself refuses, each with what its sentence speaks of. */
export type KernelRefusals = KeeperRefusals & {
  over: null
  'over-before': null
  stale: { readonly number: number }
  'not-asked': { readonly number: number; readonly seat: SeatId }
  'nothing-asked': { readonly seat: SeatId }
  'answer-form': { readonly ask: string; readonly expects: string }
  'answer-surplus': {
    readonly ask: string
    readonly expects: string
    readonly fields: readonly string[]
  }
  'dice-count': { readonly count: number; readonly given: number }
  'dice-faces': { readonly sides: number }
  'no-card': { readonly card: string }
  'script-dice': { readonly count: number; readonly clause: string; readonly left: number }
  'script-cards': { readonly clause: string }
  'no-until': { readonly rulebook: string; readonly until: string }
  'no-pass': { readonly ask: string }
  'not-beforehand': { readonly ask: string }
  beforehand: null
  often: null
  undo: null
  'no-seat': { readonly seat: SeatId }
  'seat-of-chance': { readonly seat: SeatId }
  'seat-twice': { readonly seat: SeatId }
  chiefs: { readonly side: SideId; readonly chiefs: number }
  'nothing-after': { readonly to: number }
  'too-far-back': null
  'consent-missing': { readonly seat: SeatId }
  'no-proposal': null
  'proposal-open': null
  'proposed-often': null
  'proposal-of-another': { readonly seat: SeatId }
  'consent-not-needed': { readonly seat: SeatId }
  chief: null
  'no-clock': { readonly rulebook: string }
  'no-side': { readonly side: SideId }
  'seat-of-another': { readonly seat: SeatId }
  'no-field': { readonly field: string }
  correction: { readonly why: string }
  'other-rulebook': { readonly given: string; readonly wanted: string }
  'asked-otherwise': {
    readonly ask: string
    readonly seat: SeatId
    readonly waiting: readonly { readonly ask: string; readonly seats: readonly SeatId[] }[]
  }
  automatic: null
  end: { readonly end: 'goes on' | 'not said' | 'differs' }
  changed: null
  checkpoint: { readonly why: string }
}

/** What whoever keeps a battle refuses. */
type KeeperRefusals = {
  'unknown-rulebook': { readonly id: string }
  'no-sense': null
  row: { readonly row: number }
  'not-yours': { readonly seat: SeatId }
  'not-for-you': { readonly order: string }
  begun: null
  'record-secret': null
  'plan-secret': null
  'same-dice': null
}

type Code = keyof KernelRefusals
type DataOf<C extends Code> = KernelRefusals[C] extends null
  ? []
  : [data: NonNullable<KernelRefusals[C]>]

/** A refusal of the kernel's own: the sentence in English, and what it takes to say it otherwise. */
export const refusal = <C extends Code>(code: C, message: string, ...[data]: DataOf<C>): Refusal =>
  data === undefined ? { clause: null, code, message } : { clause: null, code, message, data }
