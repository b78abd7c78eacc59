import type { CardPlay, Side, Unit, UnitId, Vf } from '@grognard/rules-vf/functions'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { cardName } from '../choices/cards.ts'
import { doing } from '../choices/doing.ts'
import { frameFor } from '../frame.ts'
import { bodyOf, unitIn } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { ByHand } from './by-hand.tsx'
import { Cards } from './cards.tsx'
import { caughtLine } from './caught.ts'
import {
  ACTING,
  answerIn,
  BREAKING,
  cardsWith,
  draftFor,
  insteadOf,
  movesFirst,
  orderIn,
  planIn,
  RETREATING,
  urgesIn,
  type Draft,
  type Manner,
} from './draft.ts'
import { OutlookList } from './outlook-list.tsx'
import {
  against,
  draggedTo,
  drawnIn,
  legBack,
  nudged,
  orderOf,
  planFor,
  stopped,
  thenOf,
  isEmpty,
  type Plan,
} from './plan.ts'
import { Proposals } from './proposals.tsx'
import { Refused } from './refused.tsx'
import { planShown } from './show.ts'
import { STEPS } from './steps.ts'
import { caughtBy, type Caught } from './thresholds.ts'
import { useHand, useImagined } from './use-hand.ts'

/** Gives units their orders: by dragging, by keys, by buttons, or from a list. */
const ordering = (manner: Manner) =>
  function GiveOrders({ seen, ask, language, table, judge, give }: ControlProps<Vf>) {
    const wording = wordingIn(language)
    const w = wording.text.control
    const side = sideAsked(seen, ask)
    const args = ask.args as Parameters<Manner['units']>[1]
    const units = useMemo(() => manner.units(seen, args), [seen, ask])
    const frame = useMemo(() => frameFor(seen, side), [seen, side])
    const urges = useMemo(() => (manner.isWhole ? urgesIn(seen, side, judge) : []), [seen, ask])
    const instead = useMemo(() => insteadOf(manner, judge), [seen, ask])
    const selected = unitIn(seen, table.selected.value ?? '')
    const [only] = units.length === 1 ? units : []
    const unit = units.find(({ id }) => id === selected?.id) ?? only ?? null
    const plays = useMemo(
      () => (unit && manner.isWhole ? cardsWith(seen, unit, judge) : []),
      [seen, ask, unit?.id],
    )

    const [draft, setDraft] = useState<Draft | null>(null)
    const [cards, setCards] = useState<readonly CardPlay[]>([])
    const [lastCaught, setCaught] = useState<Caught | null>(null)
    const plan = useMemo(() => planIn(draft, unit), [draft, unit])
    const caught = lastCaught?.plan === draft ? lastCaught : null
    const own = draftFor(draft, unit)
    const answer = useMemo(() => answerIn(own, cards, manner), [own, cards])
    const refusal = useMemo(() => (answer === null ? null : judge(answer)), [answer, seen, ask])
    const surprise = args.surprise === true || cards.some((play) => movesFirst(seen, side, play))
    const then = useMemo(
      () => (unit && plan && !isEmpty(plan) ? thenOf(seen, unit, plan) : null),
      [seen, unit, plan],
    )
    useImagined(table, then)

    const isLawful = (next: Plan): boolean => {
      const order = orderOf(next)
      return order !== null && judge(manner.answer(order, cards)) === null
    }
    /** What the hand works on: the plan, or a new one. */
    const handOf = (one: Unit): Plan | null =>
      planIn(draft, one) ?? (one.pose ? planFor(one, manner.doings[0]) : null)
    const act = (make: (plan: Plan, unit: Unit) => Plan | null): void => {
      const base = unit && handOf(unit)
      if (unit && base) setDraft(make(base, unit) ?? base)
    }
    const select = (next: Unit): void => {
      table.selected.value = bodyOf(next.id)
      if (next.id !== unit?.id) setCards([])
    }
    const commit = (): void => {
      if (answer !== null && !refusal) give(answer)
    }
    const assault = (enemy: UnitId): void =>
      act((base, one) => against(seen, one, enemy, surprise && base.doing === 'move' ? base : null))

    // Whoever alone can act is in hand already, with its card.
    useEffect(() => {
      if (only) select(only)
    }, [only])
    const shown = useMemo(() => {
      const planned = unit && planShown(seen, unit, plan, refusal, frame, wording)
      return {
        able: units.map(({ id }) => bodyOf(id)),
        movable: units.flatMap(({ id, pose }) => (pose || plan?.unit === id ? [bodyOf(id)] : [])),
        ...planned,
        lines: [...(planned?.lines ?? []), ...(caught ? caughtLine(caught, frame, wording) : [])],
      }
    }, [units, unit, plan, caught, refusal, frame, wording])
    useHand(table, shown, {
      pick(thing, by) {
        const picked = 'body' in thing ? unitIn(seen, thing.body) : null
        const mine = units.find(({ id }) => id === picked?.id)
        if (mine && mine.id === unit?.id && by === 'keyboard') commitOrGoOn(commit, answer !== null)
        else if (mine) select(mine)
        else if (unit && picked && picked.side !== unit.side && manner.isWhole) assault(picked.id)
        else if ('body' in thing) table.selected.value = thing.body
      },
      ground: (at) => act((base, one) => draggedTo(seen, one, base, frame.point(at))),
      drag(body, at, done) {
        const one = units.find(({ id }) => bodyOf(id) === body)
        const base = one && handOf(one)
        if (!one || !base) return
        if (one.id !== unit?.id) select(one)
        const hand = draggedTo(seen, one, base, frame.point(at))
        const held = caughtBy(seen, one, hand, isLawful)
        const next = held?.plan ?? hand
        const end = done && held ? stopped(next) : next
        setCaught(held && { ...held, plan: end })
        if (!done || held) return setDraft(end)
        const settled = drawnInIfNear(seen, one, next, isLawful)
        // What may not stand is dragged on from where it was before.
        return setDraft(settled ? stopped(settled) : next)
      },
      key(key) {
        if (key === 'escape' && draft !== null) {
          setDraft(null)
          return true
        }
        const step = STEPS[key]
        if (!unit || !(step || key === 'backspace')) return false
        act((base, one) => (step ? nudged(seen, one, base, step) : legBack(base)))
        return true
      },
    })

    return (
      <div class="control order-control">
        {units.length > 1 && (
          <fieldset>
            <legend>{w.units}</legend>
            <ul class="subjects">
              {units.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-pressed={one.id === unit?.id}
                    onClick={() => select(one)}
                  >
                    {wording.name(one)}
                  </button>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {unit === null ? (
          <p>{w.chooseUnit}</p>
        ) : (
          <>
            <ByHand
              {...{ seen, unit, wording, act, assault, surprise }}
              plan={handOf(unit)}
              doings={manner.doings}
              assaults={manner.isWhole}
            />
            {plays.length > 0 && (
              <Cards {...{ seen, side, wording, plays, cards }} change={setCards} />
            )}
            <Proposals
              {...{ seen, unit, wording, judge, manner }}
              chosen={draft}
              choose={setDraft}
            />
          </>
        )}
        {(urges.length > 0 || instead) && (
          <fieldset>
            <legend>{instead === 'none' ? w.cornered : w.brigade}</legend>
            <ul>
              {urges.map((urge) => (
                <li key={`${urge.initiative.card} ${urge.initiative.unit}`}>
                  <button
                    type="button"
                    aria-pressed={draft === urge}
                    onClick={() => setDraft(urge)}
                  >
                    {draftName(seen, side, urge, wording)}
                  </button>
                </li>
              ))}
              {instead && (
                <li>
                  <button
                    type="button"
                    class="grave"
                    aria-pressed={draft === instead}
                    onClick={() => setDraft(instead)}
                  >
                    {draftName(seen, side, instead, wording)}
                  </button>
                </li>
              )}
            </ul>
          </fieldset>
        )}
        <div class="commit">
          <Refused
            refusal={refusal}
            wording={wording}
            of={{ seen, ask, answer, always: plan?.doing === 'assault' }}
          />
          <OutlookList {...{ seen, unit, plan, caught, wording }} trails={shown.trails ?? []} />
          <div class="row">
            {refusal && plan && plan.way.length > 0 && (
              <button type="button" onClick={() => act((base, one) => drawnIn(seen, one, base))}>
                {w.nearest}
              </button>
            )}
            <button
              type="button"
              class="do-it"
              disabled={answer === null || refusal !== null}
              onClick={commit}
            >
              {own === null || answer === null
                ? w.commitNothing
                : w.commit(draftName(seen, side, own, wording))}
            </button>
          </div>
        </div>
      </div>
    )
  }

/** Enter on the unit in hand orders what is planned, or goes on to what can be planned. */
function commitOrGoOn(commit: () => void, isPlanned: boolean): void {
  if (isPlanned) commit()
  else document.querySelector<HTMLElement>('.order-control .pad button')?.focus()
}

function draftName(seen: Vf, side: Side, draft: Draft, wording: Wording): string {
  const { choice } = wording.text
  if (draft === 'done') return choice.doneOrders
  if (draft === 'none') return choice.noWayBack
  if ('initiative' in draft) {
    const { card, unit } = draft.initiative
    const name = wording.name(seen.units[unit] ?? { name: '' })
    return choice.giveUp(cardName({ seen, side, wording }, card), name)
  }
  const order = orderIn(draft)
  const unit = seen.units[draft.unit]
  return order && unit ? doing(seen, unit, order, wording) : ''
}

/** Half an inch of unsteady hand is forgiven: the unit goes to the nearest lawful place. */
function drawnInIfNear(
  seen: Vf,
  unit: Unit,
  plan: Plan,
  isLawful: (plan: Plan) => boolean,
): Plan | null {
  if (isLawful(plan)) return plan
  const near = drawnIn(seen, unit, plan)
  const [wished, got] = [plan.way.at(-1), near?.way.at(-1)]
  if (!near || !wished || !got || !isLawful(near)) return null
  return Math.hypot(wished.x - got.x, wished.y - got.y) <= FORGIVEN ? near : null
}

const FORGIVEN = 500

export const GiveOrders = ordering(ACTING)
export const BreakThrough = ordering(BREAKING)
export const WayBack = ordering(RETREATING)
