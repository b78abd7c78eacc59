import type { Json } from '@grognard/kernel'
import type { Order, Unit, UnitId, Vf } from '@grognard/rules-vf/functions'
import type { Pressing } from '../../adapter.ts'
import type { ActionId } from '../actions.ts'
import type { Draft, Manner } from './draft.ts'
import { as, parted, planFor, type Doing, type Plan } from './plan.ts'

type Hand = {
  readonly seen: Vf
  readonly unit: Unit
  readonly manner: Manner
  readonly doings: readonly Doing[]
  /** What is planned for it, if anything. */
  readonly draft: Draft | null
  readonly plan: Plan | null
  /** Whom it could assault, the closest first. */
  readonly targets: readonly UnitId[]
  readonly isLawful: (answer: Json) => boolean
  readonly setDraft: (draft: Draft) => void
  readonly act: (make: (plan: Plan, unit: Unit) => Plan | null) => void
  readonly assault: (enemy: UnitId) => void
}

/** The book's actions for the unit in hand, as buttons of the row. (6.2.1) */
export function pressingsFor(hand: Hand): { readonly [action in ActionId]?: Pressing } {
  const { plan, doings, targets, manner } = hand
  const pressings: { [action in ActionId]?: Pressing } = {}
  for (const doing of ['move', 'double', 'retreat'] as const)
    if (doings.includes(doing))
      pressings[doing] = {
        isPressed: plan?.doing === doing,
        press: () => hand.act((base, unit) => parted(hand.seen, unit, as(base, doing))),
      }
  if (!manner.isWhole) return pressings
  const [closest] = targets
  if (closest !== undefined)
    pressings.assault = {
      isPressed: plan?.doing === 'assault',
      press: () => hand.assault(closest),
    }
  const stay = ordered(hand, 'stay')
  const rally = rallying(hand)
  return { ...pressings, ...(stay && { stay }), ...(rally && { rally }) }
}

/** What needs no way, where it is lawful. */
function ordered(hand: Hand, doing: 'stay' | 'rally'): Pressing | null {
  const order: Order = { unit: hand.unit.id, do: doing }
  if (!hand.isLawful(hand.manner.answer(order, []))) return null
  const { draft } = hand
  return {
    isPressed: draft !== null && typeof draft === 'object' && 'do' in draft && draft.do === doing,
    press: () => hand.setDraft(order),
  }
}

/** Where a move may go before it, it is made like one. (6.7, vf1:action.rally) */
function rallying(hand: Hand): Pressing | null {
  const standing = ordered(hand, 'rally')
  if (!standing || !hand.doings.includes('rally')) return standing
  const { unit, plan, setDraft } = hand
  return {
    isPressed: plan?.doing === 'rally',
    press: () => setDraft(as(plan ?? planFor(unit), 'rally')),
  }
}
