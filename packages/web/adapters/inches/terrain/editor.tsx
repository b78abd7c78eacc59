import { INCH, type Feature, type Terrain } from '@grognard/geometry'
import type { Json } from '@grognard/kernel'
import type { Feature as ShownFeature, Point } from '@grognard/table'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { ControlProps } from '../../adapter.ts'
import { Pad } from '../hand/pad.tsx'
import { STEPS, type Step } from '../hand/steps.ts'
import { useHand } from '../hand/use-hand.ts'
import { Refused } from '../refused.tsx'
import type { Setting } from '../setting.ts'
import {
  bentHand,
  countOf,
  draftOf,
  heldIn,
  isCrossing,
  middleOfHeld,
  movedHand,
  putCrossing,
  putDown,
  removedHand,
  sizedHand,
  thingAt,
  turnedHand,
  type Draft,
} from './draft.ts'
import type { Palette } from './pieces.ts'
import { gripOf, handShown, holdIn, named, thingsIn, TURN_GRIP, type KindName } from './show.ts'
import { Ok } from '../../parts/ok.tsx'

/** So far from a line or a crossing a tap still means it. */
const REACH = 1.2 * INCH
const LARGER = 1.1

type Props = Pick<ControlProps, 'table' | 'judge' | 'give'> & {
  readonly setting: Setting
  readonly terrain: Terrain
  readonly palette: Palette
  /** The battlefield that is proposed as the first, the second and so on. */
  readonly proposal: (number: number) => readonly Feature[]
  readonly answer: (features: readonly Feature[]) => Json
  /** How it would be drawn. */
  readonly ground: (features: readonly Feature[]) => readonly ShownFeature[]
  readonly called: KindName
  /** How much of everything there may be, in a sentence. */
  readonly limits: string
  /** What the button says that gives the answer. */
  readonly commit: string
}

/** A battlefield: put down by hand, or proposed and changed. */
export function TerrainEditor(props: Props) {
  const { setting, terrain, palette, table, judge, give, called } = props
  const { frame, words } = setting
  const w = words.terrain
  const [map, setMap] = useState(1)
  const [draft, setDraft] = useState<Draft>(() => draftOf(props.proposal(1)))
  /** What is being dragged is drawn as an outline; the ground is drawn anew when it lies still. */
  const [dragged, setDragged] = useState<Draft | null>(null)
  const now = dragged ?? draft
  /** The way to the grip by which it is turned, kept while it is in hand. */
  const grip = useRef(0)
  const held = heldIn(now)
  const answer = useMemo(() => props.answer(now.features), [terrain, now.features])
  const refusal = useMemo(() => named(judge(answer), now, called), [answer, words])
  const change = (make: (from: Draft) => Draft | null): void => {
    setDragged(null)
    setDraft((from) => make(from) ?? from)
  }
  const take = (id: string | null): void => {
    grip.current = 0
    change((from) => ({ ...from, held: id }))
  }
  const propose = (next: number): void => {
    setMap(next)
    change(() => draftOf(props.proposal(next)))
  }
  const step = ({ ahead, right, turn }: Step): void =>
    change((from) => {
      const it = heldIn(from)
      if (!it) return null
      if (turn !== 0) return turnedHand(from, turn, terrain)
      const at = middleOfHeld(it)
      const by = frame.isTurned ? -INCH : INCH
      return movedHand(from, { x: at.x + by * right, y: at.y - by * ahead }, terrain)
    })
  const pull = (id: string, at: Point, done: boolean): void => {
    const to = frame.point(at)
    const hold = holdIn(id)
    const it = heldIn(draft)
    if (!it) return
    let next: Draft
    if (id === TURN_GRIP) {
      const middle = middleOfHeld(it)
      const turn = gripOf(middle, to)
      next = turnedHand(draft, turn - grip.current, terrain)
      if (done) grip.current = turn
    } else next = hold === null ? movedHand(draft, to, terrain) : bentHand(draft, hold, to, terrain)
    if (done) change(() => next)
    else setDragged(next)
  }
  const ground = useMemo(
    () => props.ground(draft.features),
    [terrain, draft.features, frame, words],
  )
  const shown = useMemo(
    () => ({ ground, ...handShown(now, grip.current, frame, w) }),
    [ground, now, frame, w],
  )
  useHand(table, shown, {
    // A grip that is only touched stays where it is.
    pick: () => {},
    ground(at) {
      const to = frame.point(at)
      const there = thingAt(draft, to, REACH)
      if (there !== null && there !== draft.held) take(there)
      else if (there === null && draft.held !== null) change((from) => movedHand(from, to, terrain))
      else take(null)
    },
    drag: pull,
    key(key) {
      const found = STEPS[key]
      if (key === 'escape' && draft.held !== null) take(null)
      else if (key === 'backspace' && draft.held !== null) change(removedHand)
      else if (key === 'k') change((from) => sizedHand(from, LARGER, terrain))
      else if (key === 'j') change((from) => sizedHand(from, 1 / LARGER, terrain))
      else if (found && draft.held !== null) step(found)
      else return false
      return true
    },
  })
  return (
    <div class="control terrain-control">
      <fieldset>
        <legend>{w.proposal(map)}</legend>
        <div class="row">
          <button type="button" disabled={map === 1} onClick={() => propose(map - 1)}>
            {w.before}
          </button>
          <button type="button" onClick={() => propose(map + 1)}>
            {w.another}
          </button>
          <button type="button" onClick={() => change(() => draftOf([]))}>
            {w.clear}
          </button>
        </div>
      </fieldset>
      <fieldset>
        <legend>{w.palette}</legend>
        <ul class="subjects palette">
          {[...palette.kinds, 'bridge' as const, 'ford' as const].map((kind) => (
            <li key={kind}>
              <button
                type="button"
                disabled={isCrossing(kind) && putCrossing(draft, kind, palette) === null}
                onClick={() => {
                  grip.current = 0
                  change((from) =>
                    isCrossing(kind)
                      ? putCrossing(from, kind, palette)
                      : putDown(from, kind, terrain, palette),
                  )
                }}
              >
                {w.pieces[kind]} <small>{countOf(draft, kind, palette)}</small>
              </button>
            </li>
          ))}
        </ul>
        <p class="soft">{props.limits}</p>
      </fieldset>
      {draft.features.length > 0 && (
        <label class="setting">
          <span>{w.inHand}</span>
          <select
            value={draft.held ?? ''}
            onChange={({ currentTarget }) => take(currentTarget.value || null)}
          >
            <option value="">{w.nothing}</option>
            {thingsIn(draft, called).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {held && (
        <>
          <p class="soft">
            {w.hint} <span class="keys-hint">{w.hintKeys}</span>
          </p>
          <div class="pad-and-legs">
            <Pad
              words={{ ...words.control, ahead: w.up, aback: w.down }}
              turns={held.crossing === null}
              step={step}
            />
            <div class="legs">
              {held.crossing === null && (
                <>
                  <button
                    type="button"
                    onClick={() => change((from) => sizedHand(from, LARGER, terrain))}
                  >
                    {w.larger}
                  </button>
                  <button
                    type="button"
                    onClick={() => change((from) => sizedHand(from, 1 / LARGER, terrain))}
                  >
                    {w.smaller}
                  </button>
                </>
              )}
              <button type="button" onClick={() => change(removedHand)}>
                {w.remove}
              </button>
            </div>
          </div>
        </>
      )}
      <div class="commit">
        <Refused {...{ setting, refusal }} />
        <Ok table={table} label={props.commit} can={refusal === null} give={() => give(answer)} />
      </div>
    </div>
  )
}
