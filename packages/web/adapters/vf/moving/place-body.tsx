import { INCH, posed, type Pose } from '@grognard/geometry'
import { same, type Json } from '@grognard/kernel'
import { imagine, type Formation, type Vf } from '@grognard/rules-vf/functions'
import type { Body, Emphasis, Point } from '@grognard/table'
import { useMemo, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { frameFor, type Frame } from '../frame.ts'
import { leaderIn, unitIn } from '../ids.ts'
import { sideAsked } from '../prompt.ts'
import { wordingIn, type Wording } from '../wording.ts'
import { Pad } from './pad.tsx'
import { Refused } from './refused.tsx'
import { linesOf } from './show.ts'
import { STEPS, turnedBy, type Step } from './steps.ts'
import { useHand, useImagined } from './use-hand.ts'

/** How a unit or a leader stands while it is being placed. */
export type Placed = { readonly pose: Pose; readonly formation: Formation | null }

/** What is placed, whichever it is. */
export type Placing = {
  readonly body: string
  readonly formations: readonly Formation[]
  readonly begin: () => Placed
  readonly ghost: (placed: Placed, frame: Frame, wording: Wording) => Body | null
  readonly answer: (placed: Placed) => Json
  /** What else may be answered, in words. */
  readonly others: (
    wording: Wording,
  ) => readonly { readonly answer: Json; readonly label: string }[]
  /** What is shown besides: where it may stand, which way it comes. */
  readonly shown: (placed: Placed, frame: Frame, wording: Wording) => Partial<Emphasis>
  /** The front of a leader's base is so far before the place that is named. */
  readonly behind: number
}

/** Places a unit or a leader: by dragging, by a tap on the ground, by keys or by the pad. */
export function PlaceBody(props: ControlProps<Vf> & Placing) {
  const { seen, ask, language, table, judge, give } = props
  const wording = wordingIn(language)
  const w = wording.text.control
  const side = sideAsked(seen, ask)
  const frame = useMemo(() => frameFor(seen, side), [seen, side])
  const [placed, setPlaced] = useState<Placed>(props.begin)
  /** Something else than a place: held back, or inside a feature. */
  const [other, setOther] = useState<{ readonly answer: Json } | null>(() => {
    if (judge(props.answer(placed)) === null) return null
    const [only, another] = props.others(wording).filter((one) => judge(one.answer) === null)
    return only && !another ? only : null
  })
  const answer = other ? other.answer : props.answer(placed)
  const refusal = useMemo(() => judge(answer), [placed, other, seen, ask])
  const put = (next: Placed): void => {
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
    const ghost = other === null ? props.ghost(placed, frame, wording) : null
    return {
      ...props.shown(placed, frame, wording),
      ghosts: ghost ? [ghost] : [],
      movable: [props.body],
      lines: linesOf(refusal, frame, wording),
    }
  }, [placed, other, refusal, frame, wording])
  const then = useMemo(
    () => (other === null ? placedIn(seen, props.body, placed) : null),
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
  const others = useMemo(
    () => props.others(wording).filter((one) => judge(one.answer) === null),
    [seen, ask, wording],
  )
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
                {wording.nouns.formed(one)}
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
        <Refused refusal={refusal} wording={wording} of={{ seen, ask, answer }} />
        <button
          type="button"
          class="do-it"
          disabled={refusal !== null}
          onClick={() => give(answer)}
        >
          {chosen?.label ?? w.here}
        </button>
      </div>
    </div>
  )
}

/** The battle with somebody already there, to measure from it. */
export function placedIn(seen: Vf, body: string, { pose, formation }: Placed): Vf {
  const unit = unitIn(seen, body)
  const leader = leaderIn(seen, body)
  if (unit && formation) return imagine(seen, { unit: unit.id, pose, formation })
  return leader ? imagine(seen, { leader: leader.id, at: { x: pose.x, y: pose.y } }) : seen
}
