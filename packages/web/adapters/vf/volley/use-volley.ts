import {
  ownShootersAt,
  refusePick,
  unitOf,
  withCards,
  type CardPlay,
  type Rank,
  type Side,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/functions'
import type { Json } from '@grognard/kernel'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import type { Args, Asking } from './asking.ts'
import { playOf, withCard } from './cards.ts'
import { isIn, NOBODY, partakers, partsFor, toggled, type May, type Plan } from './plan.ts'
import { whyOut, type Tried } from './why-out.ts'

/** A target, by hand or because there is no other, and who takes part. */
type Draft = { readonly target: UnitId; readonly plan: Plan; readonly byHand: boolean }

type Hand = {
  readonly draft: Draft | null
  readonly cards: readonly CardPlay[]
  readonly isEnding: boolean
  /** What was tried last and will not do. */
  readonly tried: Tried | null
}

const EMPTY: Hand = { draft: null, cards: [], isEnding: false, tried: null }

/** A volley that is put together, and all that can be done to it. */
export function useVolley(
  { seen, ask, table, judge }: Pick<ControlProps<Vf>, 'seen' | 'ask' | 'table' | 'judge'>,
  side: Side,
  asking: Asking,
) {
  const args = ask.args as Args
  const answerWith = (target: UnitId, plan: Plan, cards: readonly CardPlay[]): Json | null =>
    asking.answer(args, target, plan, cards)
  const mayWith =
    (target: UnitId, cards: readonly CardPlay[]): May =>
    (plan) => {
      const answer = answerWith(target, plan, cards)
      return answer !== null && judge(answer) === null
    }
  const inForce = (cards: readonly CardPlay[]): Vf =>
    withCards(seen, side, [...(args.cards ?? []), ...cards])
  const begun = (target: UnitId, cards: readonly CardPlay[], lead: UnitId | null): Plan =>
    asking.begin(inForce(cards), side, args, target, mayWith(target, cards), lead)

  const [hand, setHand] = useState<Hand>(() => {
    const [only, another] = asking.targets(seen, side, args)
    return only === undefined || another !== undefined
      ? EMPTY
      : { ...EMPTY, draft: { target: only, plan: begun(only, [], null), byHand: false } }
  })
  const { draft, cards } = hand
  const then = useMemo(() => inForce(cards), [seen, ask, cards])
  const targets = useMemo(() => asking.targets(then, side, args), [then])
  const plays = useMemo(() => asking.plays(seen, side), [seen, ask])
  const answer = useMemo(
    () => (draft ? answerWith(draft.target, draft.plan, cards) : null),
    [draft, cards],
  )
  const refusal = useMemo(() => (answer === null ? null : judge(answer)), [answer])
  /** Own units that take part or may; whoever could shoot at somebody, where there is no target yet. */
  const able = useMemo((): readonly Unit[] => {
    if (draft) {
      const shooters = ownShootersAt(then, side, unitOf(then, draft.target))
      return partakers(then, shooters, draft.plan, mayWith(draft.target, cards))
    }
    const ids = targets.flatMap((id) => ownShootersAt(then, side, unitOf(then, id)))
    return [...new Set(ids.map(({ unit }) => unit))].map((id) => unitOf(then, id))
  }, [then, targets, draft])

  const change = (more: Partial<Hand>): void =>
    setHand({ ...hand, isEnding: false, tried: null, ...more })

  /** A target is aimed at by the best volley, led by the unit in hand if it can. */
  function aim(target: UnitId, lead: UnitId | null): void {
    if (draft?.target === target) return change({ draft: { ...draft, byHand: true } })
    if (targets.includes(target))
      return change({ draft: { target, plan: begun(target, cards, lead), byHand: true } })
    const wrong = refusePick(seen, side, { target, cards })
    change({ tried: wrong && { answer: answerWith(target, NOBODY, cards), refusal: wrong } })
  }

  /** One own unit leads, supports or stays out; why it cannot, where it is out for good. */
  function toggle(unit: Unit): void {
    if (!draft) return
    const { target, plan } = draft
    const may = mayWith(target, cards)
    if (isIn(plan, unit.id) || partsFor(then, plan, unit, may).length > 0)
      return change({ draft: { ...draft, plan: toggled(then, plan, unit, may) } })
    const judged = (tried: Plan): Tried | null => {
      const given = answerWith(target, tried, cards)
      const wrong = given === null ? null : judge(given)
      return wrong && { answer: given, refusal: wrong }
    }
    change({ tried: whyOut(then, unit, unitOf(then, target), plan, judged) })
  }

  /** A card goes with the volley, or stays in hand; whom it let see drops out with it. */
  function play(one: CardPlay): void {
    const next = withCard(cards, one)
    const isTarget = draft && asking.targets(inForce(next), side, args).includes(draft.target)
    if (!draft || !isTarget) return change({ cards: next, draft: null })
    const { target, plan } = draft
    const stays = mayWith(target, next)(plan)
    change({ cards: next, draft: { ...draft, plan: stays ? plan : begun(target, next, null) } })
  }

  return {
    ...hand,
    args,
    /** The battle with the cards in force that go with the volley. */
    field: then,
    targets,
    plays,
    able,
    answer,
    refusal,
    aim,
    toggle,
    play,
    playRank(rank: Rank): void {
      const found = playOf(seen, plays, rank, draft?.plan ?? NOBODY)
      const held = cards.find(({ card }) => card === rank)
      if (held ?? found) play((held ?? found) as CardPlay)
    },
    end: () => change({ draft: null, isEnding: true }),
    /** Gives up whatever is in hand; false where there is nothing. */
    drop(): boolean {
      const isEmpty = !draft && cards.length === 0 && !hand.isEnding
      setHand(EMPTY)
      if (!isEmpty) table.selected.value = null
      return !isEmpty
    },
  }
}
