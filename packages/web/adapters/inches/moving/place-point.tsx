import { INCH, type Point } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Emphasis } from '@grognard/table'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Choice, ControlProps } from '../../adapter.ts'
import { Pad } from '../hand/pad.tsx'
import { STEPS, type Step } from '../hand/steps.ts'
import { useHand } from '../hand/use-hand.ts'
import { Refused } from '../refused.tsx'
import type { Setting } from '../setting.ts'
import { linesOf } from './show.ts'
import { Ok } from '../../parts/ok.tsx'

type Props = Pick<ControlProps, 'seen' | 'ask' | 'table' | 'judge' | 'give'> & {
  readonly setting: Setting
  readonly answer: (at: Point) => Json
  /** Who is put there and can be dragged; null for what is only marked. */
  readonly body: string | null
  /** The front of a leader's base is so far before his middle. */
  readonly behind: number
  /** What is being placed, where it would be. */
  readonly shown: (at: Point) => Partial<Emphasis>
  /** From where a hand begins to push it. */
  readonly from: () => Point
  readonly choices: () => readonly Choice[]
  /** Who else can be taken up meanwhile, in the order in which Tab comes to them all. */
  readonly able?: readonly string[]
  /** Where it is put already. */
  readonly begins?: Point | null
  /** Where it may stand it is put as soon as it is dropped. */
  readonly isDroppedAtOnce?: boolean
}

/** Something that is put at one place: where a leader rides, where an objective lies. */
export function PlacePoint(props: Props) {
  const { seen, ask, table, judge, give, setting, body } = props
  const { frame, words } = setting
  const w = words.control
  const [at, setAt] = useState<Point | null>(props.begins ?? null)
  const [chosen, setChosen] = useState<Choice | null>(null)
  const answer = at ? props.answer(at) : chosen?.answer
  const refusal = useMemo(
    () => (answer === undefined ? null : judge(answer)),
    [at, chosen, seen, ask],
  )
  const put = ({ x, y }: Point): void => {
    setChosen(null)
    setAt(rounded({ x, y }))
  }
  const step = ({ ahead, right }: Step): void => {
    const from = at ?? props.from()
    const by = frame.isTurned ? -INCH : INCH
    put({ x: from.x + by * right, y: from.y - by * ahead })
  }
  useEffect(() => {
    if (body !== null) table.selected.value = body
  }, [body])
  const shown = useMemo(() => {
    const bodies = body === null ? [] : [body]
    return {
      ...(at && props.shown(at)),
      able: props.able ?? bodies,
      movable: props.able ?? bodies,
      lines: linesOf(refusal, frame, words),
    }
  }, [at, body, refusal, frame, words])
  useHand(table, shown, {
    pick: (thing) => 'body' in thing && (table.selected.value = thing.body),
    ground: (there) => put(frame.point(there)),
    drag(dragged, { x, y }, done) {
      if (body !== null && dragged !== body) {
        table.selected.value = dragged
        return
      }
      const there = rounded(frame.point({ x, y: y + props.behind }))
      put(there)
      if (done && props.isDroppedAtOnce && judge(props.answer(there)) === null)
        give(props.answer(there))
    },
    key(key) {
      const found = STEPS[key]
      if (found) step(found)
      return found !== undefined
    },
  })
  const choices = useMemo(props.choices, [seen, ask, words])
  const usual = choices.find(({ byDefault }) => byDefault)
  const pick = (choice: Choice): void => {
    setChosen(choice)
    setAt(placeIn(choice.answer))
  }
  return (
    <div class="control place-control">
      <p class="soft">
        {body === null ? w.hintTap : w.hintPlace} <span class="keys-hint">{w.hintPlaceKeys}</span>
      </p>
      <div class="pad-and-legs">
        <Pad words={w} turns={false} step={step} />
        <Offered choices={choices.filter(isElsewhere)} {...{ chosen, pick }} />
      </div>
      {!choices.every(isElsewhere) && (
        <fieldset>
          <legend>{w.proposals}</legend>
          <Offered choices={choices.filter((one) => !isElsewhere(one))} {...{ chosen, pick }} />
        </fieldset>
      )}
      <div class="commit">
        <Refused {...{ setting, refusal, answer }} />
        {answer === undefined && usual ? (
          <Ok
            table={table}
            label={usual.brief ?? usual.label}
            can
            isUsual
            give={() => give(usual.answer)}
          />
        ) : (
          <Ok
            table={table}
            label={chosen?.label ?? w.here}
            can={answer !== undefined && refusal === null}
            give={() => answer !== undefined && give(answer)}
          />
        )}
      </div>
    </div>
  )
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** Something else than a place on the table: to stay, to ride into a village. */
const isElsewhere = ({ answer }: Choice): boolean => placeIn(answer) === null

type OfferedProps = {
  readonly choices: readonly Choice[]
  readonly chosen: Choice | null
  readonly pick: (choice: Choice) => void
}

const Offered = ({ choices, chosen, pick }: OfferedProps) => (
  <ul class="legs">
    {choices.map((choice) => (
      <li key={choice.label}>
        <button type="button" aria-pressed={choice === chosen} onClick={() => pick(choice)}>
          {choice.label}
        </button>
      </li>
    ))}
  </ul>
)

/** The place that an answer names; null where it names none. */
function placeIn(answer: Json): Point | null {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return null
  const { at, x, y } = answer as { at?: Json; x?: Json; y?: Json }
  if (at !== undefined) return placeIn(at)
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}
