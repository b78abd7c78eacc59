import { randomFrom } from '@grognard/kernel'
import {
  assaultTargets,
  formationsFor,
  ordersFor,
  unitOf,
  unitsToAct,
  type BrigadeId,
  type Order,
  type Unit,
  type UnitId,
  type Vf,
} from '@grognard/rules-vf/computing'
import { useEffect, useState } from 'preact/hooks'
import { ClauseLink } from '../../../parts/clause.tsx'
import type { ControlProps } from '../../adapter.ts'
import { doing as doingOf } from '../choices/doing.ts'
import { frameFor } from '../frame.ts'
import { bodyOf, unitIn } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { speaking, type Tongue } from '../tongue.ts'
import {
  against,
  draggedTo,
  drawnIn,
  isEmpty,
  legBack,
  nudged,
  orderOf,
  planFor,
  reformed,
  stopped,
  turnedBy,
  type Doing,
  type Plan,
} from './plan.ts'
import { outlook, planShown } from './show.ts'

const EIGHTH = 8192
const QUARTER = 16_384

/** Gives the units of a brigade their orders: by dragging, by keys, by buttons, or from a list. */
export function GiveOrders({ seen, ask, language, table, judge, give }: ControlProps<Vf>) {
  const tongue = speaking(language)
  const w = tongue.text.control
  const { brigade, unit: only } = ask.args as {
    readonly brigade: BrigadeId
    readonly unit: UnitId | null
  }
  const units = only === null ? unitsToAct(seen, brigade) : [unitOf(seen, only)]
  const selected = unitIn(seen, table.selected.value ?? '')
  const unit = units.find(({ id }) => id === selected?.id) ?? null
  const [plan, setPlan] = useState<Plan | null>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const own = unit && plan?.unit === unit.id ? plan : unit && unit.pose ? planFor(unit) : null
  const planned = order?.unit === unit?.id && order ? order : own && orderOf(own)
  const refusal = planned ? judge({ order: planned }) : null
  const frame = frameFor(seen, sideAsked(seen, ask))

  const change = (next: Plan | null): void => {
    setOrder(null)
    setPlan(next)
  }
  const act = (make: (plan: Plan, unit: Unit) => Plan | null) => (): void => {
    if (unit && own) change(make(own, unit) ?? own)
  }
  const select = (next: Unit): void => {
    table.selected.value = bodyOf(next.id)
    change(null)
  }
  const commit = (): void => {
    if (planned && !refusal) give({ order: planned })
  }
  const assault = (enemy: UnitId): void => {
    if (unit) change(against(seen, unit, enemy) ?? own)
  }

  const shown = unit && own ? planShown(seen, unit, own, refusal, frame, tongue) : {}
  useEffect(() => {
    table.emphasise({
      able: units.map(({ id }) => bodyOf(id)),
      movable: unit?.pose ? [bodyOf(unit.id)] : [],
      ...shown,
    })
  }, [JSON.stringify(shown), unit?.id])
  useEffect(() => {
    const stops = [
      table.onPick((thing) => {
        if (!('body' in thing)) return
        const picked = unitIn(seen, thing.body)
        const mine = units.find(({ id }) => id === picked?.id)
        if (mine) select(mine)
        else if (unit && picked && picked.side !== unit.side) assault(picked.id)
        else table.selected.value = thing.body
      }),
      table.onGround((at) => {
        if (unit && own) change(draggedTo(unit, own, frame.point(at)))
      }),
      table.onDrag((body, at, done) => {
        if (!unit || body !== bodyOf(unit.id) || !own) return
        const next = draggedTo(unit, own, frame.point(at))
        const settled = done ? (drawnInIfNear(seen, unit, next, judgeOf(judge)) ?? next) : next
        change(done ? stopped(settled) : settled)
      }),
      table.onKey((key) => {
        const step = unit && own ? KEYS[key] : undefined
        if (!step || !unit || !own) return false
        change(step(own, unit))
        return true
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  useEffect(() => () => table.emphasise({}), [])

  return (
    <div class="control order-control">
      <fieldset>
        <legend>{w.units}</legend>
        <ul>
          {units.map((one) => (
            <li key={one.id}>
              <button type="button" aria-pressed={one.id === unit?.id} onClick={() => select(one)}>
                {tongue.name(one)}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      {unit === null ? (
        <p>{w.chooseUnit}</p>
      ) : (
        <>
          {own && <ByHand {...{ seen, unit, plan: own, tongue, act, assault, change }} />}
          <Proposals {...{ seen, unit, tongue, chosen: order, choose: setOrder }} />
          <div class="commit">
            <p class="refusal" role="status">
              {refusal && (
                <>
                  {tongue.words.refusal(refusal)}{' '}
                  {refusal.clause !== null && <ClauseLink id={refusal.clause} />}
                </>
              )}
            </p>
            {refusal && own && order === null && (
              <button type="button" onClick={act((p, u) => drawnIn(seen, u, p))}>
                {w.nearest}
              </button>
            )}
            {own && order === null && !isEmpty(own) && (
              <ul class="outlook">
                {outlook(seen, unit, own, tongue).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <div class="row">
              <button
                type="button"
                class="do-it"
                disabled={planned === null || refusal !== null}
                onClick={commit}
              >
                {planned ? w.commit(doingOf(seen, unit, planned, tongue)) : w.commitNothing}
              </button>
            </div>
          </div>
        </>
      )}
      <button type="button" class="quiet" onClick={() => give('done')}>
        {tongue.text.choice.doneOrders}
      </button>
    </div>
  )
}

type Judge = (plan: Plan) => boolean
const judgeOf =
  (judge: ControlProps<Vf>['judge']): Judge =>
  (plan) => {
    const order = orderOf(plan)
    return order !== null && judge({ order }) === null
  }

/** Half an inch of unsteady hand is forgiven: the unit goes to the nearest lawful place. */
function drawnInIfNear(seen: Vf, unit: Unit, plan: Plan, isLawful: Judge): Plan | null {
  if (isLawful(plan)) return plan
  const near = drawnIn(seen, unit, plan)
  const [wished, got] = [plan.way.at(-1), near?.way.at(-1)]
  if (!near || !wished || !got || !isLawful(near)) return null
  return Math.hypot(wished.x - got.x, wished.y - got.y) <= 500 ? near : null
}

const inches = (n: number) => (plan: Plan, unit: Unit) => nudged(unit, plan, n, 0)

const KEYS: { readonly [key: string]: (plan: Plan, unit: Unit) => Plan } = {
  w: (plan, unit) => nudged(unit, plan, 0.5, 0),
  x: (plan, unit) => nudged(unit, plan, -0.5, 0),
  a: (plan, unit) => nudged(unit, plan, 0, -0.5),
  d: (plan, unit) => nudged(unit, plan, 0, 0.5),
  q: (plan, unit) => turnedBy(unit, plan, -EIGHTH / 4),
  e: (plan, unit) => turnedBy(unit, plan, EIGHTH / 4),
  z: (plan, unit) => turnedBy(unit, plan, -QUARTER),
  c: (plan, unit) => turnedBy(unit, plan, QUARTER),
  s: (plan, unit) => turnedBy(unit, plan, 2 * QUARTER),
  backspace: (plan) => legBack(plan),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [String(n), inches(n)] as const)),
}

type HandProps = {
  readonly seen: Vf
  readonly unit: Unit
  readonly plan: Plan
  readonly tongue: Tongue
  readonly act: (make: (plan: Plan, unit: Unit) => Plan | null) => () => void
  readonly assault: (enemy: UnitId) => void
  readonly change: (plan: Plan) => void
}

const DOINGS: readonly Doing[] = ['move', 'double', 'retreat']

/** Everything that can be done to a plan without a pointer. */
function ByHand({ seen, unit, plan, tongue, act, assault, change }: HandProps) {
  const w = tongue.text.control
  const targets = assaultTargets(seen, unit)
  const formations = formationsFor(unit).slice(0, 12)
  return (
    <>
      <fieldset class="nudges">
        <legend>{w.byHand}</legend>
        <p class="soft">{w.hint}</p>
        <div class="row">
          {DOINGS.map((doing) => (
            <button
              key={doing}
              type="button"
              aria-pressed={plan.doing === doing}
              onClick={() => change({ ...plan, doing })}
            >
              {tongue.text.capital(tongue.nouns.order[doing])}
            </button>
          ))}
        </div>
        <div class="row">
          {(
            [
              [w.ahead, (p, u) => nudged(u, p, 1, 0)],
              [w.aback, (p, u) => nudged(u, p, -1, 0)],
              [w.left, (p, u) => nudged(u, p, 0, -1)],
              [w.right, (p, u) => nudged(u, p, 0, 1)],
              [w.turnLeft, (p, u) => turnedBy(u, p, -EIGHTH / 2)],
              [w.turnRight, (p, u) => turnedBy(u, p, EIGHTH / 2)],
              [w.aboutFace, (p, u) => turnedBy(u, p, 2 * QUARTER)],
              [w.stop, (p) => stopped(p)],
              [w.back, (p) => legBack(p)],
              [w.anew, (_p, u) => planFor(u)],
            ] as readonly (readonly [string, (p: Plan, u: Unit) => Plan])[]
          ).map(([label, make]) => (
            <button key={label} type="button" onClick={act(make)}>
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      {formations.length > 1 && (
        <label class="setting">
          <span>{w.form}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              const formation = formations[Number(currentTarget.value)]
              if (formation) change(reformed(seen, unit, plan, formation))
            }}
          >
            <option value="">{tongue.nouns.formed(unit.formation)}</option>
            {formations.map((formation, i) => (
              <option key={i} value={String(i)}>
                {tongue.nouns.formed(formation)}
              </option>
            ))}
          </select>
        </label>
      )}
      {targets.length > 0 && (
        <fieldset>
          <legend>{tongue.text.capital(tongue.nouns.order.assault)}</legend>
          {targets.map(({ target }) => (
            <button key={target} type="button" onClick={() => assault(target)}>
              {tongue.name(unitOf(seen, target))}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

type ProposalProps = {
  readonly seen: Vf
  readonly unit: Unit
  readonly tongue: Tongue
  readonly chosen: Order | null
  readonly choose: (order: Order | null) => void
}

const SOME = 6

/** Orders that need no place, and some that the rules propose. */
function Proposals({ seen, unit, tongue, chosen, choose }: ProposalProps) {
  const found = ordersFor(seen, unit, SOME, randomFrom(`propose/${seen.turn}/${unit.id}`))
  const plain: readonly Order[] = [
    { unit: unit.id, do: 'stay' },
    ...(unit.losses > 0 ? [{ unit: unit.id, do: 'rally' } as const] : []),
  ]
  const all = [...plain, ...found.filter((order) => order.do !== 'stay' && order.do !== 'rally')]
  return (
    <fieldset>
      <legend>{tongue.text.control.proposals}</legend>
      <ul>
        {all.map((order, i) => (
          <li key={i}>
            <button
              type="button"
              aria-pressed={chosen === order || JSON.stringify(chosen) === JSON.stringify(order)}
              onClick={() => choose(order)}
            >
              {doingOf(seen, unit, order, tongue)}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
