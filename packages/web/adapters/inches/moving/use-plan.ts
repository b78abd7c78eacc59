import type { By, Emphasis, Point } from '@grognard/table'
import type { ControlTable } from '../../adapter.ts'
import type { Frame } from '../frame.ts'
import { STEPS, type Step } from '../hand/steps.ts'
import { useHand } from '../hand/use-hand.ts'

/** What a hand on the table does to plans. A plan is the rulebook's own; bodies go by their ids. */
export type Planning<Plan, Caught extends { readonly plan: Plan }> = {
  /** Those who may be moved, and who of them is in hand. */
  readonly bodies: readonly string[]
  readonly inHand: string | null
  readonly select: (body: string) => void
  /** What the hand works on: the plan that there is, or a new one; null where it can do nothing. */
  readonly planFor: (body: string) => Plan | null
  readonly draggedTo: (body: string, plan: Plan, at: Point) => Plan
  readonly nudged: (body: string, plan: Plan, step: Step) => Plan
  readonly legBack: (plan: Plan) => Plan
  readonly stopped: (plan: Plan) => Plan
  /** What else keys do to a plan by this rulebook. */
  readonly keys?: { readonly [key: string]: (plan: Plan) => Plan }
  /** Where a dragged ghost catches. */
  readonly caughtBy: (body: string, plan: Plan) => Caught | null
  /** The plan if it is lawful, or drawn in to a place nearby that is; null if neither. */
  readonly settled: (body: string, plan: Plan) => Plan | null
  readonly set: (plan: Plan) => void
  readonly setCaught: (caught: Caught | null) => void
  /** Gives up whatever is in hand; false where there is nothing. */
  readonly dropped: () => boolean
  /** Somebody was picked who is none of those who may be moved; false where that means nothing. */
  readonly against: (body: string) => boolean
  /** What a handle on the table does to the plan in hand: dragged to a place, or picked. */
  readonly handles?: {
    readonly [handle: string]: {
      readonly draggedTo: (plan: Plan, at: Point) => Plan
      readonly picked: (plan: Plan) => Plan
    }
  }
  /** Somebody else who can be moved is dragged: another control takes him. */
  readonly takenUp?: (body: string) => void
  /** Enter on the body in hand. */
  readonly enter: () => void
}

/** Plans are made by dragging, by taps on the ground, by picks and by keys. */
export function usePlan<Plan, Caught extends { readonly plan: Plan }>(
  table: ControlTable,
  frame: Frame,
  shown: Partial<Emphasis>,
  planning: Planning<Plan, Caught>,
): void {
  const { bodies, inHand, select, planFor, set } = planning
  const act = (make: (body: string, plan: Plan) => Plan): void => {
    const plan = inHand === null ? null : planFor(inHand)
    if (inHand !== null && plan !== null) set(make(inHand, plan))
  }
  const picked = (body: string, by: By): void => {
    if (bodies.includes(body)) {
      if (body === inHand && by === 'keyboard') planning.enter()
      else select(body)
    } else if (inHand === null || !planning.against(body)) table.selected.value = body
  }
  useHand(table, shown, {
    pick(thing, by) {
      if ('body' in thing) picked(thing.body, by)
      const handle = 'handle' in thing ? planning.handles?.[thing.handle] : undefined
      if (handle) act((_body, plan) => handle.picked(plan))
    },
    ground: (at) =>
      act((body, plan) => {
        const next = planning.draggedTo(body, plan, frame.point(at))
        return planning.settled(body, next) ?? next
      }),
    drag(body, at, done) {
      const handle = planning.handles?.[body]
      if (handle) {
        act((_body, plan) => handle.draggedTo(plan, frame.point(at)))
        return
      }
      const plan = bodies.includes(body) ? planFor(body) : null
      if (plan === null) {
        if (!bodies.includes(body)) planning.takenUp?.(body)
        return
      }
      if (body !== inHand) select(body)
      const hand = planning.draggedTo(body, plan, frame.point(at))
      const held = planning.caughtBy(body, hand)
      const next = held?.plan ?? hand
      const end = done && held ? planning.stopped(next) : next
      planning.setCaught(held && { ...held, plan: end })
      if (!done || held) return set(end)
      const settled = planning.settled(body, next)
      // What may not stand is dragged on from where it was before.
      return set(settled === null ? next : planning.stopped(settled))
    },
    key(key) {
      if (key === 'escape' && planning.dropped()) return true
      const step = STEPS[key]
      const done = key === 'backspace' ? planning.legBack : planning.keys?.[key]
      if (inHand === null || !(step || done)) return false
      act((body, plan) => (step ? planning.nudged(body, plan, step) : (done?.(plan) ?? plan)))
      return true
    },
  })
}
