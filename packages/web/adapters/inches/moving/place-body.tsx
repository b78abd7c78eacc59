import { INCH, posed, type Pose } from '@grognard/geometry'
import { same, type Json } from '@grognard/kernel'
import type { Body, Emphasis, Point } from '@grognard/table'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { Pad } from '../hand/pad.tsx'
import { STEPS, turnedBy, type Step } from '../hand/steps.ts'
import { useHand, useImagined } from '../hand/use-hand.ts'
import { Refused } from '../refused.tsx'
import type { Setting } from '../setting.ts'
import { linesOf } from './show.ts'
import { Ok } from '../../parts/ok.tsx'

/** How something stands while it is being placed; without a formation it looks nowhere. */
export type Placed<Formation> = { readonly pose: Pose; readonly formation: Formation | null }

/** What is placed, whatever it is. */
export type Placing<Formation> = {
  readonly body: string
  readonly formations: readonly Formation[]
  readonly begin: () => Placed<Formation>
  readonly ghost: (placed: Placed<Formation>) => Body | null
  readonly answer: (placed: Placed<Formation>) => Json
  /** What else may be answered, in words. */
  readonly others: readonly { readonly answer: Json; readonly label: string }[]
  /** What is shown besides: where it may stand, which way it comes. */
  readonly shown: (placed: Placed<Formation>) => Partial<Emphasis>
  /** The front of a leader's base is so far before the place that is named. */
  readonly behind: number
}

type Props<Formation> = Pick<ControlProps, 'seen' | 'ask' | 'table' | 'judge' | 'give'> &
  Placing<Formation> & {
    readonly setting: Setting
    readonly formed: (formation: Formation) => string
    /** The battle with it already there, to measure from it. */
    readonly imagined: (placed: Placed<Formation>) => unknown
  }

/** Places a unit or a leader: by dragging, by a tap on the ground, by keys or by the pad. */
export function PlaceBody<Formation>(props: Props<Formation>) {
  const { seen, ask, table, judge, give, setting } = props
  const { frame, words } = setting
  const w = words.control
  const others = useMemo(
    () => props.others.filter((one) => judge(one.answer) === null),
    [seen, ask, words],
  )
  const [placed, setPlaced] = useState<Placed<Formation>>(props.begin)
  /** Something else than a place: held back, or inside a feature. */
  const [other, setOther] = useState<{ readonly answer: Json } | null>(() => {
    if (judge(props.answer(placed)) === null) return null
    const [only, another] = others
    return only && !another ? only : null
  })
  const answer = other ? other.answer : props.answer(placed)
  const refusal = useMemo(() => judge(answer), [placed, other, seen, ask])
  const put = (next: Placed<Formation>): void => {
    setOther(null)
    setPlaced(next)
  }
  const goTo = (at: Point): void => {
    const { x, y } = frame.point(at)
    put({ ...placed, pose: { ...placed.pose, x: Math.round(x), y: Math.round(y) } })
  }
  const step = ({ ahead, right, turn }: Step): void => {
    const to = posed(placed.pose, right * INCH, -ahead * INCH)
    put({ ...placed, pose: { ...to, facing: turnedBy(placed.pose.facing, turn) } })
  }
  const shown = useMemo(() => {
    const ghost = other === null ? props.ghost(placed) : null
    return {
      ...props.shown(placed),
      ghosts: ghost ? [ghost] : [],
      movable: [props.body],
      lines: linesOf(refusal, frame, words),
    }
  }, [placed, other, refusal, frame, words])
  const then = useMemo(
    () => (other === null ? props.imagined(placed) : null),
    [seen, props.body, placed, other],
  )
  useImagined(table, then)
  useHand(table, shown, {
    // A pick of somebody who stands there already shows his card.
    pick: (thing) => 'body' in thing && (table.selected.value = thing.body),
    ground: goTo,
    drag: (_body, { x, y }) => goTo({ x, y: y + props.behind }),
    key(key) {
      const found = STEPS[key]
      if (found) step(found)
      return found !== undefined
    },
  })
  const chosen = others.find((one) => other !== null && same(one.answer, other.answer))
  return (
    <div class="control place-control">
      <p class="soft">
        {placed.formation ? w.hint : w.hintPlace}{' '}
        <span class="keys-hint">{placed.formation ? w.hintKeys : w.hintPlaceKeys}</span>
      </p>
      {props.formations.length > 1 && (
        <label class="setting">
          <span>{w.form}</span>
          <select
            value={JSON.stringify(placed.formation)}
            onChange={({ currentTarget }) =>
              put({ ...placed, formation: JSON.parse(currentTarget.value) as Formation })
            }
          >
            {props.formations.map((one) => (
              <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
                {props.formed(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div class="pad-and-legs">
        <Pad words={w} turns={placed.formation !== null} step={step} />
        {others.length > 0 && (
          <ul class="legs">
            {others.map((one) => (
              <li key={one.label}>
                <button type="button" aria-pressed={one === chosen} onClick={() => setOther(one)}>
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="commit">
        <Refused {...{ setting, refusal, answer }} />
        <Ok
          table={table}
          label={chosen?.label ?? w.here}
          can={refusal === null}
          give={() => give(answer)}
        />
      </div>
    </div>
  )
}
