import type { CardPlay, Leader, Side, Unit, UnitId, Vf } from '@grognard/rules-vf/functions'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { useImagined } from '../../inches/hand/use-hand.ts'
import { Listed } from '../../inches/moving/by-hand.tsx'
import { settled } from '../../inches/moving/drawn-in.ts'
import { commitOrGoOn, OrderPanel } from '../../inches/moving/order-panel.tsx'
import { OutlookList } from '../../inches/moving/outlook.tsx'
import { caughtLine } from '../../inches/moving/thresholds.ts'
import { usePlan } from '../../inches/moving/use-plan.ts'
import { useActions } from '../../parts/ok.tsx'
import { cardAction, cardName } from '../choices/cards.ts'
import { toldOf, type Told } from '../choices/doing.ts'
import { assaulting } from '../forecast.ts'
import { bodyOf, leaderBody, unitIn } from '../ids.ts'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'
import { caughtSaid } from './caught.ts'
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
import { ledInto, placesInto } from './into.ts'
import { pressingsFor } from './order-actions.ts'
import { OrderByHand, targetsOf } from './order-by-hand.tsx'
import { broughtBy } from './messenger.ts'
import { outlook, outlookCase } from './outlook.ts'
import {
  against,
  draggedTo,
  drawnIn,
  endOf,
  isEmpty,
  legBack,
  movesTwice,
  nudged,
  orderOf,
  planFor,
  secondMove,
  spent,
  stopped,
  thenOf,
  type Plan,
} from './plan.ts'
import { differing, proposed } from './proposals.ts'
import { Riding, ridersOf, ridesListed, ridesShown, useBefore } from './riding.tsx'
import { planShown } from './show.ts'
import { caughtBy, type Caught } from './thresholds.ts'

/** The key with which the second of two moves begins. (vf1:action.manoeuvre) */
export const SECOND_MOVE = 'n'

/** Gives units their orders: by dragging, by keys, by buttons, or from a list; until a leader is taken up. */
const ordering = (manner: Manner) =>
  function GiveOrders(props: ControlProps<Vf>) {
    const { seen, ask, table } = props
    const riders = useMemo(() => (manner === ACTING ? ridersOf(seen, ask) : []), [seen, ask])
    const { rider, back } = useBefore(table, riders)
    const [draft, setDraft] = useState<Draft | null>(null)
    const [cards, setCards] = useState<readonly CardPlay[]>([])
    return rider ? (
      <Riding
        key={rider.id}
        {...props}
        leader={rider}
        able={[
          ...manner
            .units(seen, ask.args as Parameters<Manner['units']>[1])
            .map(({ id }) => bodyOf(id)),
          ...riders.map(({ id }) => leaderBody(id)),
        ]}
        back={back}
      />
    ) : (
      <UnitOrders {...props} {...{ manner, riders, draft, setDraft, cards, setCards }} />
    )
  }

type Props = ControlProps<Vf> & {
  readonly manner: Manner
  readonly riders: readonly Leader[]
  /** What is planned stays while a leader is in hand. */
  readonly draft: Draft | null
  readonly setDraft: (draft: Draft | null) => void
  readonly cards: readonly CardPlay[]
  readonly setCards: (cards: readonly CardPlay[]) => void
}

function UnitOrders(props: Props) {
  const { seen, ask, table, judge, give, manner, riders, draft, setDraft, cards, setCards } = props
  const { setting, wording, side } = useSetting(props)
  const { frame, words } = setting
  const { control } = wording.text
  const args = ask.args as Parameters<Manner['units']>[1]
  const units = useMemo(() => manner.units(seen, args), [seen, ask])
  const urges = useMemo(() => (manner.isWhole ? urgesIn(seen, side, judge) : []), [seen, ask])
  const instead = useMemo(() => insteadOf(manner, judge), [seen, ask])
  const doings = manner.doings(seen)
  const twice = manner.isWhole && movesTwice(seen)
  const selected = unitIn(seen, table.selected.value ?? '')
  const [only] = units.length === 1 ? units : []
  // Of somebody else's card in view nothing is ordered.
  const isOther = selected?.side === side && selected.id !== only?.id
  const unit = units.find(({ id }) => id === selected?.id) ?? (isOther ? null : only) ?? null
  const plays = useMemo(
    () => (unit && manner.isWhole ? cardsWith(seen, unit, judge) : []),
    [seen, ask, unit?.id],
  )
  const proposals = useMemo(
    () => (unit ? differing(seen, unit, proposed(seen, unit, manner, judge), wording) : []),
    [seen, unit, wording],
  )

  const [lastCaught, setCaught] = useState<Caught | null>(null)
  const plan = useMemo(() => planIn(draft, unit), [draft, unit])
  const caught = lastCaught?.plan === draft ? lastCaught : null
  const drafted = draftFor(draft, unit)
  const answer = useMemo(() => answerIn(drafted, cards, manner), [drafted, cards])
  const refusal = useMemo(() => (answer === null ? null : judge(answer)), [answer, seen, ask])
  const surprise = args.surprise === true || cards.some((play) => movesFirst(seen, side, play))
  const planned = unit && plan && !isEmpty(plan) ? { unit, plan } : null
  const then = useMemo(
    () => planned && thenOf(seen, planned.unit, planned.plan),
    [seen, unit, plan],
  )
  useImagined(table, then)

  const isLawful = (next: Plan): boolean => {
    const order = orderOf(next)
    return order !== null && judge(manner.answer(order, cards)) === null
  }
  /** What the hand works on: the plan, or a new one. */
  const handOf = (one: Unit): Plan | null => {
    const begun = planIn(draft, one) ?? (one.pose ? planFor(one, doings[0]) : null)
    return begun && { ...begun, twice }
  }
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
  const among = (body: string): Unit => unitIn(seen, body) as Unit

  // Whoever alone can act is in hand already, with its card.
  useEffect(() => {
    if (only) select(only)
  }, [only])
  const own = useMemo(
    () => unit && planShown(seen, unit, plan, refusal, frame, wording),
    [seen, unit, plan, refusal, frame, wording],
  )
  const shown = useMemo(() => {
    const rides = ridesShown(seen, riders, props, frame, wording)
    return {
      able: [...units.map(({ id }) => bodyOf(id)), ...riders.map(({ id }) => leaderBody(id))],
      movable: [
        ...units.flatMap(({ id, pose }) => (pose || plan?.unit === id ? [bodyOf(id)] : [])),
        ...riders.map(({ id }) => leaderBody(id)),
      ],
      ...own,
      ghosts: [...(own?.ghosts ?? []), ...rides.ghosts],
      trails: [...(own?.trails ?? []), ...rides.trails],
      lines: [...(own?.lines ?? []), ...(caught ? caughtLine(caught, frame, words) : [])],
    }
  }, [units, own, caught, frame, wording, riders, props.ahead])
  usePlan<Plan, Caught>(table, frame, shown, {
    bodies: units.map(({ id }) => bodyOf(id)),
    inHand: unit && bodyOf(unit.id),
    select: (body) => select(among(body)),
    planFor: (body) => handOf(among(body)),
    draggedTo: (body, base, at) => draggedTo(seen, among(body), base, at),
    nudged: (body, base, step) => nudged(seen, among(body), base, step),
    legBack,
    stopped,
    keys: twice ? { [SECOND_MOVE]: secondMove } : {},
    caughtBy: (body, hand) => caughtBy(seen, among(body), hand, isLawful),
    settled(body, hand) {
      const own = among(body)
      const nearest = (one: Plan): Plan | null => drawnIn(seen, own, one)
      const { used, all } = spent(seen, own, hand)
      const isTooFar = all !== null && used > all
      const end = (one: Plan) => endOf(seen, own, one).pose
      const stands = settled(hand, end, nearest, isLawful, isTooFar)
      return ledInto(seen, own, { put: hand, stands, nearest: () => nearest(hand) }, isLawful)
    },
    set: setDraft,
    setCaught,
    dropped() {
      setDraft(null)
      return draft !== null
    },
    against(body) {
      const enemy = unitIn(seen, body)
      if (!unit || !enemy || enemy.side === unit.side || !manner.isWhole) return false
      assault(enemy.id)
      return true
    },
    takenUp: (body) => (table.selected.value = body),
    enter: () => commitOrGoOn(commit, answer !== null),
  })
  const targets = useMemo(
    () => (unit && manner.isWhole ? targetsOf(seen, unit, surprise ? plan : null) : []),
    [seen, unit, plan, surprise],
  )
  const into = useMemo(
    () => (planned ? placesInto(seen, planned.unit, planned.plan, isLawful) : []),
    [seen, ask, unit, plan, cards],
  )
  const withCards = plays.map((play) => ({
    action: cardAction(play.card),
    label: cardName({ seen, side, wording }, play.card),
    isPressed: cards.includes(play),
    press: () =>
      setCards(cards.includes(play) ? cards.filter((one) => one !== play) : [...cards, play]),
  }))
  const byCard = Object.fromEntries(withCards.map(({ action, ...one }) => [action, one]))
  useActions(table, {
    ...(unit &&
      pressingsFor({
        seen,
        unit,
        manner,
        doings,
        plan,
        targets,
        setDraft,
        act,
        assault,
        draft: drafted,
        isLawful: (given) => judge(given) === null,
      })),
    ...byCard,
  })
  const named = (one: Draft): Told => draftNamed(seen, side, one, wording)
  const offered = (one: Draft, isGrave = false) => ({
    label: named(one).full ?? named(one).brief,
    isPressed: draft === one,
    isGrave,
    press: () => setDraft(one),
  })

  return (
    <OrderPanel
      {...{ table, setting, refusal, answer, commit }}
      units={units.map((one) => ({
        label: wording.name(one),
        isPressed: one.id === unit?.id,
        press: () => select(one),
      }))}
      isInHand={unit !== null}
      besides={{
        title: instead === 'none' ? control.cornered : control.brigade,
        all: [...urges.map((urge) => offered(urge)), ...(instead ? [offered(instead, true)] : [])],
      }}
      afterwards={ridesListed(
        seen,
        riders,
        props,
        wording,
        (body) => (table.selected.value = body),
      )}
      always={plan?.doing === 'assault'}
      first={unit && manner === ACTING ? broughtBy(seen, unit, wording) : null}
      forecast={
        planned && then && planned.plan.doing === 'assault' && refusal === null
          ? assaulting(then, planned.unit.id, wording)
          : null
      }
      outlook={
        <OutlookList
          setting={setting}
          outlook={planned && (() => outlook(seen, planned.unit, planned.plan, wording))}
          carried={(matter) => planned && outlookCase(seen, planned.unit, planned.plan, matter)}
          by={[seen, unit, plan, wording]}
          caught={caught && caughtSaid(seen, caught, wording)}
          trails={own?.trails ?? []}
          {...(unit && { hint: { touch: words.control.hint, keys: words.control.hintKeys } })}
        />
      }
      nearest={
        plan && plan.way.length > 0 ? () => act((base, one) => drawnIn(seen, one, base)) : null
      }
      doing={drafted === null || answer === null ? null : named(drafted)}
      otherwise={
        instead === 'done' ? { label: named(instead).brief, give: () => give(instead) } : null
      }
    >
      {unit && (
        <>
          <OrderByHand
            {...{ seen, unit, wording, act, assault, targets, into, doings }}
            plan={handOf(unit)}
          />
          <Listed isShort title={control.withCard} all={withCards} />
          <Listed
            title={words.control.proposals}
            all={proposals.map(({ order, label }) => ({ ...offered(order), label }))}
          />
        </>
      )}
    </OrderPanel>
  )
}

function draftNamed(seen: Vf, side: Side, draft: Draft, wording: Wording): Told {
  const { choice } = wording.text
  if (draft === 'done') return { brief: choice.doneOrders, full: null }
  if (draft === 'none') return { brief: choice.noWayBack, full: null }
  if ('initiative' in draft) {
    const { card, unit } = draft.initiative
    const name = wording.name(seen.units[unit] ?? { name: '' })
    const called = cardName({ seen, side, wording }, card)
    return { brief: choice.giveUpCard(called), full: choice.giveUp(called, name) }
  }
  const order = orderIn(draft)
  const unit = seen.units[draft.unit]
  return order && unit ? toldOf(seen, unit, order, wording) : { brief: '', full: null }
}

export const GiveOrders = ordering(ACTING)
export const BreakThrough = ordering(BREAKING)
export const WayBack = ordering(RETREATING)
