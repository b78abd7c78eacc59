import { FULL_TURN } from '@grognard/geometry'
import { refuseRider, type Leader, type Rf2, type Unit } from '@grognard/rules-rf2/functions'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ControlProps, Pressing } from '../../adapter.ts'
import { useImagined } from '../../inches/hand/use-hand.ts'
import { turning, type Step } from '../../inches/hand/steps.ts'
import { bodyOf, leaderBody, unitIn } from '../../inches/ids.ts'
import { ByHand, Listed } from '../../inches/moving/by-hand.tsx'
import { settled } from '../../inches/moving/drawn-in.ts'
import { commitOrGoOn, OrderPanel } from '../../inches/moving/order-panel.tsx'
import { usePlan } from '../../inches/moving/use-plan.ts'
import { sideAsked } from '../../parts/names.ts'
import { useActions } from '../../parts/ok.tsx'
import { RideLeader } from '../leaders/ride.tsx'
import { ableToMove } from '../able.ts'
import type { ActionId } from '../actions.ts'
import { useSetting } from '../setting.ts'
import type { Wording } from '../wording.ts'
import { MoveOutlook } from './outlook.tsx'
import {
  draggedTo,
  drawnIn,
  endOf,
  formationsFor,
  isEmpty,
  legBack,
  nextFormation,
  nudged,
  orderOf,
  planFor,
  priceIn,
  reformed,
  stopped,
  thenOf,
  turnedTo,
  type Plan,
} from './plan.ts'
import { CORNERS, planShown } from './show.ts'

/** A corner that is picked goes ahead by so much. */
const A_LITTLE = FULL_TURN / 32

type Caught = { readonly plan: Plan }

/** Gives units their orders, and leaders who ride by themselves theirs. (6.7, 12.36) */
export function GiveOrders(props: ControlProps<Rf2>) {
  const { seen, ask, table } = props
  const side = sideAsked(seen, ask)
  const riders = useMemo(
    () => seen.leaders.filter((one) => one.side === side && refuseRider(one) === null),
    [seen, side],
  )
  const rider = riders.find(({ id }) => leaderBody(id) === table.selected.value) ?? null
  const [drafted, setPlan] = useState<Plan | null>(null)
  return rider ? (
    <RideLeader
      key={rider.id}
      {...props}
      leader={rider}
      able={[
        ...ableToMove(seen, side).map(({ id }) => bodyOf(id)),
        ...riders.map(({ id }) => leaderBody(id)),
      ]}
    />
  ) : (
    <UnitOrders {...props} {...{ riders, drafted, setPlan }} />
  )
}

type Props = ControlProps<Rf2> & {
  readonly riders: readonly Leader[]
  /** What is planned stays while a leader is in hand. */
  readonly drafted: Plan | null
  readonly setPlan: (plan: Plan | null) => void
}

/** By dragging, by keys and by buttons. */
function UnitOrders(props: Props) {
  const { seen, ask, table, judge, give, riders, drafted, setPlan } = props
  const { setting, wording, side } = useSetting(props)
  const { frame } = setting
  const units = useMemo(() => ableToMove(seen, side), [seen, side])
  const selected = unitIn(seen, table.selected.value ?? '')
  const unit = units.find(({ id }) => id === selected?.id) ?? null
  const plan = unit && drafted?.unit === unit.id ? drafted : null
  const answer = useMemo(() => (unit && plan ? orderOf(unit, plan) : null), [unit, plan])
  const refusal = useMemo(() => (answer === null ? null : judge(answer)), [answer, seen, ask])
  const planned = unit && plan && !isEmpty(plan) ? { unit, plan } : null
  const then = useMemo(
    () => planned && thenOf(seen, planned.unit, planned.plan),
    [seen, unit, plan],
  )
  useImagined(table, then)

  const among = (body: string): Unit => unitIn(seen, body) as Unit
  const handOf = (one: Unit): Plan => (drafted?.unit === one.id ? drafted : planFor(seen, one))
  const isLawfulFor =
    (one: Unit) =>
    (next: Plan): boolean => {
      const order = orderOf(one, next)
      return order !== null && judge(order) === null
    }
  const act = (make: (plan: Plan, unit: Unit) => Plan): void => {
    if (unit) setPlan(make(handOf(unit), unit))
  }
  const select = (one: Unit): void => {
    table.selected.value = bodyOf(one.id)
  }
  const commit = (): void => {
    if (answer !== null && !refusal) give(answer)
  }
  const [only] = units.length === 1 ? units : []
  useEffect(() => {
    if (only) select(only)
  }, [only])

  const own = useMemo(
    () => unit && planShown(seen, unit, plan, refusal, frame, wording),
    [seen, unit, plan, refusal, frame, wording],
  )
  const shown = useMemo(() => {
    const bodies = [...units.map(({ id }) => bodyOf(id)), ...riders.map(({ id }) => leaderBody(id))]
    return {
      able: bodies,
      ...own,
      movable: [...bodies, ...(own?.handles ?? []).map(({ id }) => id)],
    }
  }, [units, riders, own])
  const wheeling = (corner: 'left' | 'right') => ({
    draggedTo: (base: Plan, at: { readonly x: number; readonly y: number }) =>
      unit ? turnedTo(seen, unit, base, corner, at) : base,
    picked: (base: Plan) =>
      unit ? nudged(seen, unit, base, turning(corner === 'left' ? A_LITTLE : -A_LITTLE)) : base,
  })
  usePlan<Plan, Caught>(table, frame, shown, {
    bodies: units.map(({ id }) => bodyOf(id)),
    inHand: unit && bodyOf(unit.id),
    select: (body) => select(among(body)),
    planFor: (body) => handOf(among(body)),
    draggedTo: (body, base, at) => draggedTo(seen, among(body), base, at),
    nudged: (body, base, step) => nudged(seen, among(body), base, step),
    legBack,
    stopped: (base) => (unit ? stopped(unit, base) : base),
    handles: { [CORNERS.left]: wheeling('left'), [CORNERS.right]: wheeling('right') },
    caughtBy: () => null,
    settled(body, hand) {
      const one = among(body)
      const isLawful = isLawfulFor(one)
      const price = priceIn(seen, one, hand)
      const isTooFar = price !== null && price.used > Math.round(price.allowance.value * 1000)
      return settled(
        hand,
        (base) => endOf(seen, one, base).pose,
        (base) => drawnIn(seen, one, base, isLawful),
        isLawful,
        isTooFar,
      )
    },
    set: setPlan,
    setCaught: () => undefined,
    dropped() {
      setPlan(null)
      return drafted !== null
    },
    against: () => false,
    takenUp: (body) => (table.selected.value = body),
    enter: () => commitOrGoOn(commit, answer !== null),
  })
  useActions(table, {
    ...(unit && pressings(seen, unit, plan, act)),
    done: { isPressed: false, press: () => judge('done') === null && give('done') },
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
        title: wording.text.control.riders,
        all: riders.map((leader) => ({
          label: wording.name(leader),
          press: () => (table.selected.value = leaderBody(leader.id)),
        })),
      }}
      afterwards={[]}
      always={true}
      outlook={
        unit && (
          <MoveOutlook {...{ seen, unit, plan, wording, setting }} trails={own?.trails ?? []} />
        )
      }
      nearest={
        unit && plan && plan.way.length > 0
          ? () => act((base, one) => drawnIn(seen, one, base, isLawfulFor(one)) ?? base)
          : null
      }
      doing={planned && { brief: deedOf(planned.unit, planned.plan, wording), full: null }}
      otherwise={{ label: wording.text.control.doneOrders, give: () => give('done') }}
    >
      {unit && <OrderByHand {...{ seen, unit, wording, act }} plan={handOf(unit)} />}
    </OrderPanel>
  )
}

/** 'Move 1st Foot'. */
function deedOf(unit: Unit, plan: Plan, { text, name }: Wording): string {
  const { deed } = text.control
  if (plan.recovers) return deed.recover(name(unit))
  const order = orderOf(unit, plan)
  if (order?.does === 'manhandle') return deed.manhandle(name(unit))
  if (plan.way.length === 0) return deed.form(name(unit))
  return (plan.pace === 'march' ? deed.march : deed.move)(name(unit))
}

type Act = (make: (plan: Plan, unit: Unit) => Plan) => void

/** The book's actions for the unit in hand, as buttons of the row. (12.0) */
function pressings(
  seen: Rf2,
  unit: Unit,
  plan: Plan | null,
  act: Act,
): { readonly [action in ActionId]?: Pressing } {
  const pace = plan?.pace ?? seen.brigades[unit.brigade]?.pace ?? 'normal'
  return {
    march: {
      isPressed: pace === 'march',
      press: () =>
        act((base) => ({
          ...base,
          recovers: false,
          pace: base.pace === 'march' ? 'normal' : 'march',
        })),
    },
    form: {
      isPressed: plan?.before != null || plan?.after != null,
      press: () => act((base, one) => nextFormation(seen, one, base)),
    },
    incline: {
      isPressed: plan?.inclines ?? false,
      press: () => act((base) => ({ ...base, inclines: !base.inclines, way: [], after: null })),
    },
    ...(unit.disordered && {
      recover: {
        isPressed: plan?.recovers ?? false,
        press: () => act((base, one) => ({ ...planFor(seen, one), recovers: !base.recovers })),
      },
    }),
  }
}

type ByHandProps = {
  readonly seen: Rf2
  readonly unit: Unit
  readonly plan: Plan
  readonly wording: Wording
  readonly act: Act
}

/** The legs of an order, and the formation, without a pointer. */
function OrderByHand({ seen, unit, plan, wording, act }: ByHandProps) {
  const w = wording.inches.control
  const { kind } = endOf(seen, unit, plan).formation
  return (
    <>
      <Listed
        isShort
        title={w.form}
        all={formationsFor(unit).map((formation) => ({
          label: wording.text.capital(wording.formed(formation)),
          isPressed: formation.kind === kind,
          press: () => act((base, one) => reformed(seen, one, base, formation)),
        }))}
      />
      <ByHand
        words={w}
        step={(step: Step) => act((base, one) => nudged(seen, one, base, step))}
        legs={[
          ...(plan.files
            ? [{ label: w.stop, press: () => act((base, one) => stopped(one, base)) }]
            : []),
          { label: w.back, press: () => act((base) => legBack(base)) },
          { label: w.anew, press: () => act((_, one) => planFor(seen, one)) },
        ]}
        isHinted={false}
      />
    </>
  )
}
