import type { Json, Refusal } from '@grognard/kernel'
import { commanderOf, type Unit, type Vf } from '@grognard/rules-vf/functions'
import { whyNoShot } from '../why-not.ts'
import type { Plan } from './plan.ts'

/** An answer that will not do, and why. */
export type Tried = { readonly answer: Json | null; readonly refusal: Refusal }

/** Why a unit of the own side has no part in a volley: it may not shoot, or not support this one. */
export function whyOut(
  seen: Vf,
  unit: Unit,
  target: Unit,
  plan: Plan,
  judged: (plan: Plan) => Tried | null,
): Tried | null {
  const lender = { unit: unit.id, skirmish: false }
  const tried = judged(
    plan.main ? { ...plan, support: [...plan.support, lender] } : { main: lender, support: [] },
  )
  const isOwn = commanderOf(seen, unit) === seen.you
  const wrong = isOwn && whyNoShot(seen, unit, target)
  return wrong ? { answer: tried?.answer ?? null, refusal: wrong } : tried
}
